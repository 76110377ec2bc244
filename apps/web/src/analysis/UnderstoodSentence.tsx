import { fullNumber, shortNumber, useText } from '@starling/text'
import { Skeleton } from '@starling/ui'
import type { AskedQuestion } from './analysis.ts'
import type { RefinePart } from './RefineDrawer.tsx'
import { sentenceOf } from './sentence.ts'

/** A button is a box to the browser: without this a line could begin with a comma. */
const JOINER = '\u2060'
const LEADING = /^[,;、）]/

/** What was understood; each part opens the place where it can be changed. */
export function UnderstoodSentence({
  question,
  days,
  people,
  onChange,
}: {
  question: AskedQuestion
  days: number | undefined
  /** Null: hidden, there are too few; undefined: not counted yet. */
  people: number | null | undefined
  onChange: (part: RefinePart) => void
}) {
  const { t, language } = useText()
  const count =
    people === null
      ? t('Fewer than 5 people')
      : people === undefined
        ? '…'
        : t('{{n}} people', { n: shortNumber(people), count: people })
  const parts = sentenceOf(question, { people: count, days, language })
  return (
    <h1 className="min-w-0 text-pretty font-strong text-20">
      {parts.map((part, at) => {
        const key = `${at} ${part.text}`
        if (!('slot' in part)) return <span key={key}>{part.text.replace(LEADING, `${JOINER}$&`)}</span>
        if (part.slot === 'people') {
          return people === undefined ? (
            <Skeleton key={key} className="inline-block! h-5 w-28 align-[-0.2em]" />
          ) : (
            <span key={key} className="text-accent" title={people === null ? undefined : fullNumber(people)}>
              {part.text}
            </span>
          )
        }
        const { slot } = part
        return (
          <button
            key={key}
            type="button"
            title={t('Change')}
            onClick={() => onChange(slot)}
            className="inline rounded-[4px] text-left text-text underline decoration-line-strong decoration-1 underline-offset-4 transition-colors hover:decoration-accent"
          >
            {part.text}
          </button>
        )
      })}
    </h1>
  )
}
