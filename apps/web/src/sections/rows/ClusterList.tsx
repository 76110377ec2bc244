import type { Format } from '@starling/charts'
import type { AnswerRow } from '@starling/contract/browser'
import { useText } from '@starling/text'
import type { ReactNode } from 'react'
import { ExploreLink, useFrozen } from '../../question/index.ts'

const WORDS_SHOWN = 10

/** Each cluster with its words, the most used first. */
export function ClusterList({
  rows,
  format,
  onBehind,
}: {
  rows: readonly AnswerRow[]
  format: Format
  onBehind: (row: number) => void
}) {
  const { t } = useText()
  const isFrozen = useFrozen() !== null
  return (
    <ol className="-mx-2 grid max-h-90 gap-3 overflow-y-auto overscroll-contain px-2">
      {rows.map((row, at) => {
        const words = Array.isArray(row.words) ? row.words.map(String) : []
        return (
          <li key={String(row.cluster)} className="grid gap-1.5 border-line border-t pt-3 first:border-t-0 first:pt-0">
            <p className="flex flex-wrap items-baseline gap-x-2 text-13">
              <span className="font-medium">{words.slice(0, 2).join(' · ')}</span>
              <People isFrozen={isFrozen} onPress={() => onBehind(at)}>
                {t('{{n}} people', { n: format.short('count', row.people) })}
                {row.mark === 'few' && '*'}
              </People>
              <span className="tabular text-12 text-faint">{format.short('share', row.share)}</span>
            </p>
            <p className="flex flex-wrap gap-1.5">
              {words.slice(0, WORDS_SHOWN).map((word) => (
                <ExploreLink
                  key={word}
                  question={{ query_type: 'conversation', keywords: [[word]] }}
                  className="rounded-full border border-line-strong px-2.5 text-13 leading-6 hover:border-accent"
                >
                  {word}
                </ExploreLink>
              ))}
            </p>
          </li>
        )
      })}
    </ol>
  )
}

function People({ isFrozen, onPress, children }: { isFrozen: boolean; onPress: () => void; children: ReactNode }) {
  const { t } = useText()
  const title = t('People who use its first word')
  if (isFrozen) {
    return (
      <span className="tabular text-muted" title={title}>
        {children}
      </span>
    )
  }
  return (
    <button
      type="button"
      onClick={onPress}
      className="tabular rounded-[4px] text-muted underline decoration-line-strong underline-offset-3 hover:decoration-accent"
      title={title}
    >
      {children}
    </button>
  )
}
