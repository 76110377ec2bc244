import { clusterColour } from '@starling/charts'
import type { Community } from '@starling/contract/browser'
import { formatOf } from '@starling/sections/cells'
import { fullNumber, say, useText } from '@starling/text'
import { clsx } from 'clsx'
import { MoodBar } from '../panels/index.ts'
import { nameOfCommunity } from './name-of-community.ts'

const FIRST_ACCOUNTS = 3

/** The same as the map, as a list: each with its neighbours. */
export function CommunityRows({
  communities,
  chosen,
  onChoose,
}: {
  communities: readonly Community[]
  chosen: string
  onChoose: (id: string) => void
}) {
  const { t, language } = useText()
  const format = formatOf(say(language), 0)
  const named = new Map(communities.map((one) => [one.id, nameOfCommunity(one)]))
  const first = new Map(communities.map(({ id, words: [word] }) => [id, word ?? `@${id}`]))
  return (
    <ol className="divide-y divide-line">
      {communities.map((community, at) => {
        const { id, people, growth, mood, accounts, neighbours } = community
        return (
          <li key={id} className="grid gap-x-6 gap-y-1 py-3 md:grid-cols-[minmax(0,1fr)_auto]">
            <div className="grid min-w-0 gap-1">
              <button
                type="button"
                aria-current={id === chosen}
                onClick={() => onChoose(id)}
                className={clsx(
                  'wrap-break-word flex min-h-6 items-baseline gap-2 text-left hover:text-accent hover:underline',
                  id === chosen ? 'font-strong' : 'font-medium',
                )}
              >
                <svg aria-hidden viewBox="0 0 10 10" className="size-2.5 shrink-0 translate-y-px">
                  <circle cx="5" cy="5" r="5" fill={clusterColour(at)} />
                </svg>
                {named.get(id)}
              </button>
              <span className="text-13 text-muted">
                {accounts
                  .slice(0, FIRST_ACCOUNTS)
                  .map(({ handle }) => `@${handle}`)
                  .join(' ')}
              </span>
              {neighbours.length > 0 && (
                <span className="text-13 text-muted">
                  {t('Next to {{names}}', {
                    names: neighbours.map((one) => first.get(one.id) ?? `@${one.id}`).join(', '),
                  })}
                </span>
              )}
            </div>
            <div className="tabular flex flex-wrap items-center gap-x-4 gap-y-1 text-13">
              <span className="font-medium">{t('{{n}} people', { n: fullNumber(people) })}</span>
              <span className="text-muted">
                {growth.rate === null
                  ? t('growth unknown')
                  : `${growth.rate > 0 ? '+' : ''}${format.short('share', growth.rate)}`}
              </span>
              {mood && <MoodBar mood={mood} />}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
