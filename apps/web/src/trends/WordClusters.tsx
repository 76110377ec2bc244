import type { Answered } from '@starling/contract/browser'
import { formatOf } from '@starling/sections/cells'
import { fullNumber, say, useText } from '@starling/text'
import { clsx } from 'clsx'
import { ToExplore, topicQuestion } from '../question/index.ts'

const WORDS_SHOWN = 10

/** Words that the same people use, cluster by cluster. */
export function WordClusters({ answer, country }: { answer: Answered; country: string | null }) {
  const { t, language } = useText()
  const format = formatOf(say(language), 0)
  if (answer.rows.length === 0) return <p className="text-muted">{t('Nothing to show')}</p>
  return (
    <ol className="grid grid-cols-1 gap-x-8 md:grid-cols-2">
      {answer.rows.map((row) => {
        const words = Array.isArray(row.words) ? row.words.map(String) : []
        return (
          <li
            key={String(row.cluster)}
            className={clsx('grid content-start gap-1.5 border-line border-t py-3', row.mark && 'text-muted')}
          >
            <p className="tabular text-12 text-muted">
              {t('{{n}} people', { n: fullNumber(Number(row.people)) })}
              {row.mark === 'few' && '*'} <span aria-hidden>·</span> {format.short('share', row.share)} (
              {format.short('interval', row.interval)})
            </p>
            <p className="flex flex-wrap gap-1.5">
              {words.slice(0, WORDS_SHOWN).map((word) => (
                <ToExplore
                  key={word}
                  question={topicQuestion(word, country)}
                  className="rounded-full border border-line-strong px-2.5 text-13 leading-6 hover:border-accent"
                >
                  {word}
                </ToExplore>
              ))}
            </p>
          </li>
        )
      })}
    </ol>
  )
}
