import type { AskedQuestion } from '@starling/question'
import { type SectionId, sectionOf } from '@starling/sections'
import {
  type Summary,
  type SummarySentence,
  summaryOf,
  summarySections,
  textOfSentence,
} from '@starling/sections/summary'
import { dateTime, type Language, useText } from '@starling/text'
import { CopyButton, SkeletonGroup } from '@starling/ui'
import { clsx } from 'clsx'
import { memo, useId, useMemo } from 'react'
import { Link, useLocation } from 'react-router'
import { zoneShort } from '../figures/index.ts'
import { notify, type Store, useStore } from '../floor/index.ts'
import { useHashOf } from '../question/index.ts'
import { type Sections, sayOfSection } from '../sections/index.ts'
import type { Answers } from './use-answers.ts'

/** About as high as it turns out: what stands below it hardly moves. */
const HEIGHTS: Record<Language, string> = {
  en: 'min-h-136 md:min-h-88 xl:min-h-72',
  ja: 'min-h-160 md:min-h-96 xl:min-h-80',
}
/** So many sentences are to be expected; fewer do without the room. */
const USUAL = 4

type SummaryProps = {
  question: AskedQuestion
  /** The question as it stands above. */
  asked: string
  states: Sections['states']
  shown: Store<Answers>
  utc_offset_minutes: number
}

/** What the sections say, in five sentences; each figure leads to the section that it is from. */
export function AnalysisSummary({ question, asked, states, shown, utc_offset_minutes }: SummaryProps) {
  const say = useText()
  const { t } = say
  const titleId = useId()
  const { search } = useLocation()
  const ids = useMemo(() => summarySections(question), [question])
  const answers = useStore(shown)
  const told = ids.flatMap((id) => answers.get(id) ?? [])
  // What failed or takes too long is left out; all else comes at once, so that nothing jumps while it is read.
  const isThere = ids.every((id) => {
    const { at } = states[id] ?? { at: 'loading' }
    return at === 'answered' ? answers.has(id) : at !== 'loading'
  })
  const summary = isThere ? summaryOf({ question, asked, answers: told, say, utc_offset_minutes }) : null
  if (summary?.sentences.length === 0) return null
  return (
    <section
      aria-labelledby={titleId}
      data-summary={isThere ? 'there' : 'loading'}
      className={clsx(
        'rounded-card border border-line bg-raised px-5 pt-4 pb-5 shadow-card',
        (!summary || summary.sentences.length >= USUAL) && HEIGHTS[say.language],
      )}
    >
      <header className="mb-2 flex min-h-8 items-center justify-between gap-4">
        <h2 id={titleId} className="font-strong text-16">
          {t('Summary')}
        </h2>
        {summary && (
          <CopyButton
            content={() => textOfSummary(summary)}
            label={t('Copy the summary')}
            copied={t('The summary was copied.')}
            iconOnly
            variant="ghost"
            notify={(text, { level }) => notify(text, level)}
          />
        )}
      </header>
      {summary ? <SummarySentences summary={summary} to={search} /> : <Waiting />}
    </section>
  )

  /** As it goes into a mail or a slide: with when it was made and where it can be looked up. */
  function textOfSummary({ sentences, note }: Summary): string {
    const now = new Date()
    const made = t('Made at {{time}}', { time: `${dateTime(now)} ${zoneShort(say.language, now)}` })
    return [...sentences.map(textOfSentence), ...(note ? [note] : []), '', made, location.href.split('#')[0]].join('\n')
  }
}

/** `to`: the analysis that the figures lead into, by its address without a fragment. */
export const SummarySentences = memo(function SummarySentences({ summary, to }: { summary: Summary; to: string }) {
  const { sentences, note } = summary
  return (
    <div className="max-w-[62rem] text-pretty">
      <ol className="grid gap-2">
        {sentences.map((sentence) => (
          <li key={textOfSentence(sentence)}>
            <Sentence sentence={sentence} to={to} />
          </li>
        ))}
      </ol>
      {note && <p className="mt-3 text-12 text-muted">{note}</p>}
    </div>
  )
})

function Sentence({ sentence, to }: { sentence: SummarySentence; to: string }) {
  const { t } = useText()
  const hashOf = useHashOf()
  // Within the page it is no step of its own.
  const isHere = !to.startsWith('/')
  const titleOf = (section: SectionId) => t('Go to {{section}}', { section: sayOfSection(sectionOf(section).title) })
  return sentence.map(({ text, section }, at) => {
    const key = `${at} ${text}`
    if (!section) return <span key={key}>{text}</span>
    return (
      <Link
        key={key}
        to={`${to}#${isHere ? hashOf(section) : section}`}
        replace={isHere}
        title={titleOf(section)}
        className="tabular rounded-[4px] font-medium text-text underline decoration-1 decoration-line-strong underline-offset-4 transition-colors hover:decoration-accent"
      >
        {text}
      </Link>
    )
  })
}

const LINES = [96, 88, 92, 84, 72]

function Waiting() {
  return (
    <SkeletonGroup className="grid max-w-[62rem] gap-4 pt-1">
      {LINES.map((width) => (
        <div key={width} style={{ width: `${width}%` }}>
          <span aria-hidden className="block h-4 rounded-control bg-text/10 motion-safe:animate-pulse" />
        </div>
      ))}
    </SkeletonGroup>
  )
}
