import type { AskedQuestion } from '@starling/question'
import { fullNumber, shortNumber, useText } from '@starling/text'
import { Skeleton } from '@starling/ui'
import { memo } from 'react'
import type { RefinePart } from './RefineDrawer.tsx'
import { type SentencePart, sentenceOf } from './sentence.ts'

/** A button is a box to the browser, and a line may end or begin beside it: what must not goes into the box. */
const LEADING = /^[,;、。）]+/
const TRAILING = /（$/
const isSlot = (part: SentencePart): part is Extract<SentencePart, { slot: string }> => 'slot' in part
const isButton = (part: SentencePart | undefined) => part !== undefined && isSlot(part) && part.slot !== 'people'
const edgeOf = (part: SentencePart | undefined, edge: RegExp) =>
  part && !isSlot(part) ? (edge.exec(part.text)?.[0] ?? '') : ''

/** What was understood; each part opens the place where it can be changed. */
export const UnderstoodSentence = memo(Sentence)

function Sentence({
  question,
  days,
  people,
  onChange,
}: {
  question: AskedQuestion
  days: number | undefined
  /** Null: hidden, there are too few; undefined: not counted yet; `uncounted`: nor will they be. */
  people: number | null | undefined | 'uncounted'
  onChange: (part: RefinePart) => void
}) {
  const { t, language } = useText()
  const count =
    people === null
      ? t('Fewer than 5 people')
      : people === undefined || people === 'uncounted'
        ? t('People')
        : t('{{n}} people', { n: shortNumber(people), count: people })
  const parts = sentenceOf(question, { people: count, days, language })
  return (
    <h1 className="min-w-0 text-pretty font-strong text-20">
      {parts.map((part, at) => {
        const key = `${at} ${part.text}`
        if (!isSlot(part)) {
          const opened = isButton(parts[at + 1]) ? part.text.replace(TRAILING, '') : part.text
          return <span key={key}>{isButton(parts[at - 1]) ? opened.replace(LEADING, '') : opened}</span>
        }
        if (part.slot === 'people') {
          return people === undefined ? (
            <Skeleton key={key} className="inline-block! h-5 w-28 align-[-0.2em]" />
          ) : (
            <span key={key} className="text-accent" title={typeof people === 'number' ? fullNumber(people) : undefined}>
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
            className="group inline rounded-[4px] text-left text-text"
          >
            {edgeOf(parts[at - 1], TRAILING)}
            <span className="underline decoration-line-strong decoration-1 underline-offset-4 transition-colors group-hover:decoration-accent">
              {part.text}
            </span>
            {edgeOf(parts[at + 1], LEADING)}
          </button>
        )
      })}
    </h1>
  )
}
