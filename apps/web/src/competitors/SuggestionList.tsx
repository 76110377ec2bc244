import { MOST_COMPETITORS, type SuggestedCompetitor } from '@starling/contract/browser'
import { formatOf } from '@starling/sections/cells'
import { interestName } from '@starling/sections/names'
import { fullNumber, say, useText } from '@starling/text'
import { Avatar, Button } from '@starling/ui'
import { Check, Plus } from 'lucide-react'

/** Who competes, and why it is thought so. */
export function SuggestionList({
  suggested,
  chosen,
  onChange,
}: {
  suggested: readonly SuggestedCompetitor[]
  chosen: readonly string[]
  onChange: (handles: string[]) => void
}) {
  const { t, language } = useText()
  const format = formatOf(say(language), 0)
  return (
    <ol className="grid grid-cols-1 gap-x-8 md:grid-cols-2">
      {suggested.map((one) => {
        const handle = one.handle.toLowerCase()
        const isChosen = chosen.includes(handle)
        const toggle = () => onChange(isChosen ? chosen.filter((other) => other !== handle) : [...chosen, handle])
        const why = [
          ...(one.followers_in_common > 0
            ? [
                t('{{n}} followers in common, {{share}} ({{interval}})', {
                  n: fullNumber(one.followers_in_common),
                  share: format.short('share', one.share),
                  interval: format.short('interval', one.interval),
                }),
              ]
            : []),
          ...(one.interests.length > 0
            ? [
                one.interests
                  .slice(0, 3)
                  .map((id) => interestName(id, language))
                  .join(', '),
              ]
            : []),
        ]
        return (
          <li
            key={one.id}
            className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2 border-line border-t py-3 sm:grid-cols-[auto_minmax(0,1fr)_auto_auto]"
          >
            <Avatar name={one.name || one.handle} image={one.avatar_url} size={36} decorative />
            <div className="min-w-0">
              <p className="flex min-w-0 flex-wrap items-baseline gap-x-1.5">
                <span className="min-w-0 break-words font-medium">{one.name || one.handle}</span>
                <span className="min-w-0 break-words text-13 text-muted">@{one.handle}</span>
              </p>
              {why.length > 0 && <p className="tabular text-12 text-muted">{why.join(' · ')}</p>}
              {one.words.length > 0 && (
                <p className="text-pretty break-words text-13">
                  <span className="text-muted">{t('People say')}</span> {one.words.join(', ')}
                </p>
              )}
            </div>
            <p className="tabular shrink-0 text-right" title={t('Similarity out of 100')}>
              <span className="font-strong">{format.short('score', one.score)}</span>
            </p>
            <Button
              size="small"
              variant={isChosen ? 'primary' : 'secondary'}
              aria-pressed={isChosen}
              aria-label={t('Compare with {{handle}}', { handle: `@${one.handle}` })}
              aria-disabled={!isChosen && chosen.length >= MOST_COMPETITORS}
              icon={
                isChosen ? (
                  <Check size={16} strokeWidth={1.5} aria-hidden />
                ) : (
                  <Plus size={16} strokeWidth={1.5} aria-hidden />
                )
              }
              onClick={toggle}
              className="max-sm:col-start-2 max-sm:justify-self-start"
            >
              <span aria-hidden>{t('Compare')}</span>
            </Button>
          </li>
        )
      })}
    </ol>
  )
}
