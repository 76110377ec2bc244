import type { Answered } from '@starling/contract/browser'
import { type AskedQuestion, withDays } from '@starling/question'
import { labelOfRow, SECTION_FOR, type SectionId, sectionOf } from '@starling/sections'
import { formatOf } from '@starling/sections/cells'
import { say, useText } from '@starling/text'
import { clsx } from 'clsx'
import { useMemo, useState } from 'react'
import { ownOffset } from '../figures/index.ts'
import { useFirstSeen } from '../floor/index.ts'
import { type Explorer, type RefinePart, sentenceOf, UnderstoodSentence, withoutVoice } from '../question/index.ts'
import {
  BehindDrawer,
  DownloadContext,
  type DownloadFormat,
  downloadsOf,
  MethodDrawer,
  type Opened,
  partsFor,
  SectionGrid,
  SectionIndex,
  type SectionState,
  sayOfSection,
  useAskAhead,
  useFoldedParts,
  useSections,
} from '../sections/index.ts'
import { useTeamAtHand } from '../session/index.ts'
import { AnalysisProgress } from './AnalysisProgress.tsx'
import { AnalysisSummary } from './AnalysisSummary.tsx'
import { AnalysisTools } from './AnalysisTools.tsx'
import { ChatDock } from './ChatDock.tsx'
import { DownloadBar } from './DownloadBar.tsx'
import { MissingNote } from './MissingNote.tsx'
import { OlderPostsNote } from './OlderPostsNote.tsx'
import { OtherWords, useOtherWords } from './OtherWords.tsx'
import { TargetingSuggestions } from './TargetingSuggestions.tsx'
import { useAnswers } from './use-answers.ts'
import { useSame } from './use-same.ts'
import { useStable } from './use-stable.ts'
import { useSuggestionPrompt } from './use-suggestion-prompt.ts'
import { WholePage } from './WholePage.tsx'
import { wholeStateOf } from './whole-state.ts'

const NO_PANEL = {}
/** Sections that stand above the fold of the smallest desk. */
const SEEN = 2

export function Results({
  explorer,
  asked,
  onRefine,
}: {
  explorer: Explorer
  asked: AskedQuestion
  onRefine: (part: RefinePart) => void
}) {
  const { t, language } = useText()
  const { view } = explorer.analysis
  // Fixed for as long as the question stands: its window must not move while it is read.
  const now = useFirstSeen(JSON.stringify([withoutVoice(asked), view.days]), () => Date.now() / 1000)
  const asking = JSON.stringify(asked)
  const question = useMemo(
    () => withDays(JSON.parse(asking) as AskedQuestion, view.days, now),
    [asking, view.days, now],
  )
  const others = useSame(view.others)
  const utc_offset_minutes = view.utc_offset_minutes ?? ownOffset()
  useAskAhead(question, utc_offset_minutes)
  const sections = useSections(question, utc_offset_minutes)
  const { states, understood } = sections
  const whole = wholeStateOf(sections)
  const people = peopleIn(states[SECTION_FOR.size])
  const wordings = useOtherWords(question, !whole && people !== undefined)
  const all = useMemo(() => partsFor(question.query_type), [question.query_type])
  const parts = useFoldedParts(all, states, view.panels)
  const ids = useMemo(() => parts.flatMap(({ sections }) => sections.map(({ id }) => id)), [parts])
  const [method, setMethod] = useState<SectionId | null>(null)
  const [opened, setOpened] = useState<Opened | null>(null)
  const { shown, onAnswer } = useAnswers()
  const [isChatting, setIsChatting] = useState(false)
  const [isSuggesting, setIsSuggesting] = useState(false)
  const words = sentenceOf(asked, { people: t('People'), days: view.days, language })
    .map(({ text }) => text)
    .join('')
    .trim()
  const team_id = useTeamAtHand()
  const settings = () => ({
    question,
    others,
    panels: view.panels,
    team_id,
    asked: words,
    language,
    utc_offset_minutes,
    background: view.background,
  })
  const downloads = {
    png: useStable((answer: Answered) => downloadsOf(settings()).png(answer)),
    zip: useStable((answers: readonly Answered[]) => downloadsOf(settings()).zip(answers)),
    file: useStable((format: DownloadFormat, ids: readonly SectionId[]) => downloadsOf(settings()).file(format, ids)),
  }

  const look = useStable(explorer.look)
  const lookAt = useStable(explorer.lookAt)
  useSuggestionPrompt(question, { isAnswered: !whole && (people ?? 0) > 0, show: () => setIsSuggesting(true) })
  const onPick = useStable((id: SectionId, isPicked: boolean) =>
    look(({ picked }) => ({ picked: isPicked ? [...picked, id] : picked.filter((each) => each !== id) })),
  )
  const onBehind = useStable((section: SectionId, at: number, answer: Answered) => {
    const row = answer.rows[at]
    const found = row && sectionOf(section).behind?.(row, question)
    if (!row || !found) return
    const title = labelOfRow(section, row, formatOf(say(language), utc_offset_minutes))
    setOpened({ title, section: sayOfSection(sectionOf(section).title), behind: found })
  })

  const picked = view.picked.filter((id) => ids.includes(id))
  return (
    <DownloadContext value={downloads}>
      <div className={clsx('grid gap-5', isChatting && !whole && 'md:pr-92')}>
        <div className="relative flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <UnderstoodSentence
            question={asked}
            days={view.days}
            people={whole && (people === undefined || whole.at === 'unread') ? 'uncounted' : people}
            onChange={onRefine}
          />
          <AnalysisTools
            question={question}
            window={understood?.question.window}
            utc_offset_minutes={utc_offset_minutes}
            explorer={explorer}
            isEmpty={whole !== null}
            onChat={() => setIsChatting(!isChatting)}
            onSuggest={() => setIsSuggesting(true)}
          />
          {!whole && <AnalysisProgress question={question} states={states} turn_in_s={sections.turn_in_s} />}
        </div>
        {understood && <OlderPostsNote question={question} understood={understood} />}
        <OtherWords wordings={wordings} explorer={explorer} />
        {!whole && understood && <MissingNote missing={understood.missing} />}
        {whole ? (
          <WholePage state={whole} question={question} explorer={explorer} />
        ) : (
          <div className="grid gap-6 xl:grid-cols-[12.5rem_minmax(0,1fr)]">
            <aside className="max-xl:hidden">
              <div className="sticky top-36 max-h-[calc(100dvh-10rem)] overflow-y-auto overscroll-contain pb-4">
                <SectionIndex parts={parts} />
              </div>
            </aside>
            <div className="grid min-w-0 gap-8">
              <AnalysisSummary
                question={question}
                asked={words}
                states={states}
                shown={shown}
                utc_offset_minutes={utc_offset_minutes}
              />
              {parts.map((part, at) => (
                <SectionGrid
                  key={part.id}
                  part={part}
                  seen={at === 0 ? SEEN : 0}
                  question={question}
                  view={view}
                  others={others}
                  states={states}
                  utc_offset_minutes={utc_offset_minutes}
                  look={look}
                  lookAt={lookAt}
                  onPick={onPick}
                  onBehind={onBehind}
                  onMethod={setMethod}
                  onAnswer={onAnswer}
                />
              ))}
            </div>
          </div>
        )}
        <DownloadBar
          picked={whole ? [] : picked}
          all={ids.filter((id) => !sectionOf(id).with_others || view.others.length > 0)}
          answersOf={() => picked.flatMap((id) => shown.get().get(id) ?? [])}
          background={view.background}
          onBackground={(background) => look({ background })}
          onPicked={(next) => look({ picked: next })}
        />
      </div>
      <MethodDrawer
        id={method}
        question={question}
        others={others}
        panel={(method && view.panels[method]) ?? NO_PANEL}
        utc_offset_minutes={utc_offset_minutes}
        onClose={() => setMethod(null)}
      />
      {isChatting && !whole && (
        <ChatDock
          question={question}
          shown={shown}
          utc_offset_minutes={utc_offset_minutes}
          onClose={() => setIsChatting(false)}
        />
      )}
      <TargetingSuggestions open={isSuggesting} shown={shown} onClose={() => setIsSuggesting(false)} />
      <BehindDrawer opened={opened} onClose={() => setOpened(null)} />
    </DownloadContext>
  )
}

/** Null: too few to be shown. */
function peopleIn(state: SectionState | undefined): number | null | undefined {
  if (state?.at !== 'answered') return undefined
  if (state.answer.base.hidden) return null
  const accounts = state.answer.rows[0]?.accounts
  return typeof accounts === 'number' ? accounts : 0
}
