import type { Answered, SharedAnalysis } from '@starling/contract/browser'
import type { AskedQuestion } from '@starling/question'
import { SECTION_FOR, type SectionId } from '@starling/sections'
import { shortNumber, useText } from '@starling/text'
import { EmptyState } from '@starling/ui'
import { useMemo, useState } from 'react'
import { usePageSubject } from '../../floor/index.ts'
import {
  DEFAULT_VIEW,
  FrozenContext,
  type PanelView,
  sentenceOf,
  titleOfQuestion,
  type View,
} from '../../question/index.ts'
import {
  DownloadContext,
  downloadsOf,
  MethodDrawer,
  partsFor,
  SectionGrid,
  SectionIndex,
  SectionMenu,
  type SectionState,
  useFoldedParts,
} from '../../sections/index.ts'
import { useStable } from '../use-stable.ts'
import { SharedFacts } from './SharedFacts.tsx'
import { SharedFrame } from './SharedFrame.tsx'
import { SharedSummary } from './SharedSummary.tsx'

const NO_PANEL = {}
/** Sections that stand above the fold of the smallest desk. */
const SEEN = 2
const NOTHING = () => undefined

/** The sections and charts of Explore, from answers that are kept: nothing on this page asks. */
export function SharedAnalysisPage({ shared, token }: { shared: SharedAnalysis; token: string }) {
  const { t, language } = useText()
  const { answers, utc_offset_minutes } = shared
  const question = shared.question as AskedQuestion
  const others = shared.others as AskedQuestion[]
  usePageSubject(titleOfQuestion(question, language))
  const { view, lookAt } = useView(shared)
  const [method, setMethod] = useState<SectionId | null>(null)
  const states = useMemo(() => statesOf(answers), [answers])
  const all = useMemo(
    () =>
      partsFor(
        question.query_type,
        answers.map(({ section }) => section),
      ),
    [question.query_type, answers],
  )
  const parts = useFoldedParts(all, states, view.panels)
  const frozen = useMemo(
    () => ({ hashOf: (at: SectionId) => String(new URLSearchParams({ link: token, at })) }),
    [token],
  )
  const size = answers.find(({ section }) => section === SECTION_FOR.size)
  const sentence = (people: string) =>
    sentenceOf(question, { people, days: undefined, language })
      .map(({ text }) => text)
      .join('')
      .trim()
  const asked = sentence(t('People'))
  const downloads = downloadsOf({
    question,
    others,
    panels: view.panels,
    asked,
    language,
    utc_offset_minutes,
    background: view.background,
  })
  const empty = emptyOf(size)
  const people = peopleOf(size)
  return (
    <FrozenContext value={frozen}>
      <DownloadContext value={downloads}>
        <SharedFrame menu={!empty && <SectionMenu parts={parts} />}>
          <div className="grid gap-6">
            <SharedFacts
              shared={shared}
              title={sentence(people ? t('{{n}} people', { n: shortNumber(people), count: people }) : t('People'))}
            />
            {empty ? (
              <EmptyState level={2} title={t(empty.title)} reason={t(empty.reason)} />
            ) : (
              <div className="grid gap-6 xl:grid-cols-[12.5rem_minmax(0,1fr)]">
                <aside className="max-xl:hidden">
                  <div className="sticky top-20 max-h-[calc(100dvh-6rem)] overflow-y-auto overscroll-contain pb-4">
                    <SectionIndex parts={parts} />
                  </div>
                </aside>
                <div className="grid min-w-0 gap-8">
                  <SharedSummary shared={shared} asked={asked} />
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
                      look={NOTHING}
                      lookAt={lookAt}
                      onPick={NOTHING}
                      onBehind={NOTHING}
                      onMethod={setMethod}
                      onAnswer={NOTHING}
                    />
                  ))}
                </div>
              </div>
            )}
          </div>
        </SharedFrame>
        <MethodDrawer
          id={method}
          question={question}
          others={others}
          panel={(method && view.panels[method]) ?? NO_PANEL}
          utc_offset_minutes={utc_offset_minutes}
          onClose={() => setMethod(null)}
        />
      </DownloadContext>
    </FrozenContext>
  )
}

/** As it was looked at when it was shared; a reader may look at a section otherwise, as a table or wider. */
function useView(shared: SharedAnalysis) {
  const [panels, setPanels] = useState<View['panels']>(shared.panels)
  const lookAt = useStable((id: SectionId, change: { [K in keyof PanelView]?: PanelView[K] | undefined }) => {
    const next = Object.fromEntries(Object.entries({ ...panels[id], ...change }).filter(([, value]) => value))
    setPanels({ ...panels, [id]: next })
  })
  const view = useMemo(
    (): View => ({ ...DEFAULT_VIEW, others: shared.others as AskedQuestion[], panels }),
    [shared.others, panels],
  )
  return { view, lookAt }
}

const statesOf = (answers: readonly Answered[]): Partial<Record<SectionId, SectionState>> =>
  Object.fromEntries(answers.map((answer) => [answer.section, { at: 'answered', answer, changing: false }]))

function peopleOf(size: Answered | undefined): number | undefined {
  const accounts = size?.rows[0]?.accounts
  return typeof accounts === 'number' ? accounts : undefined
}

function emptyOf(size: Answered | undefined) {
  if (size?.base.hidden)
    return {
      title: 'Fewer than 5 people',
      reason: 'With so few people individuals could be identified, so nothing is shown.',
    } as const
  if (size && !peopleOf(size))
    return { title: 'Nobody was found', reason: 'Nobody known here matches this question.' } as const
  return null
}
