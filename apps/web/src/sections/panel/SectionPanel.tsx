import type { Answered } from '@starling/contract/browser'
import type { AskedQuestion } from '@starling/question'
import { type GridSpan, type SectionId, sectionOf } from '@starling/sections'
import { useText } from '@starling/text'
import { Checkbox } from '@starling/ui'
import { clsx } from 'clsx'
import { memo, useEffect, useId, useState } from 'react'
import { type Explorer, type PanelView, useFrozen } from '../../question/index.ts'
import { isSameState, type SectionState } from '../asking/section-state.ts'
import { usePanelState } from '../asking/use-sections.ts'
import { sayOfSection } from '../chart-words.ts'
import { FrozenFoot } from './FrozenFoot.tsx'
import { bodyHeight } from './layout.ts'
import { SectionActions } from './SectionActions.tsx'
import { SectionBody } from './SectionBody.tsx'
import { FoldedFoot, SectionFoot } from './SectionFoot.tsx'
import { useFormat } from './use-format.ts'
import { useNear } from './use-near.ts'

export type SectionPanelProps = {
  id: SectionId
  span: GridSpan
  tall: boolean
  /** Nothing is to be shown of it: a line says why. */
  folded: boolean
  /** In sight when the page is opened. */
  seen: boolean
  question: AskedQuestion
  others: readonly AskedQuestion[]
  panel: PanelView
  state: SectionState
  utc_offset_minutes: number
  isPicked: boolean
  lookAt: Explorer['lookAt']
  look: Explorer['look']
  onPick: (id: SectionId, picked: boolean) => void
  /** A row of the answer that stands on the screen. */
  onBehind: (id: SectionId, row: number, answer: Answered) => void
  onMethod: (id: SectionId) => void
  /** What stands on the screen, for files and the chat. */
  onAnswer: (id: SectionId, answer: Answered | null) => void
}

const SPANS: Record<GridSpan, string> = {
  4: 'md:col-span-6 xl:col-span-4',
  6: 'xl:col-span-6',
  8: 'xl:col-span-8',
  12: 'xl:col-span-12',
}
const doubled = (span: GridSpan): GridSpan => (span === 4 ? 8 : 12)

/** One panel serves all sections: what differs stands in their description. */
export const SectionPanel = memo(Panel, isSame)

function Panel(props: SectionPanelProps) {
  const { id, span, tall, folded, question, others, panel, utc_offset_minutes, isPicked, onAnswer } = props
  const state = usePanelState(id, { question, panel, others, utc_offset_minutes }, props.state)
  const isUnasked = waitsForOthers(props)
  const { ref, near } = useNear<HTMLElement>(question, { seen: props.seen, ready: state.at !== 'loading' || isUnasked })
  const titleId = useId()
  const answer = state.at === 'answered' ? state.answer : null
  useEffect(() => {
    onAnswer(id, answer)
    return () => onAnswer(id, null)
  }, [id, answer, onAnswer])
  return (
    <section
      ref={ref}
      id={id}
      aria-labelledby={titleId}
      data-section={id}
      data-state={state.at}
      data-near={near}
      tabIndex={-1}
      className={clsx(
        'group/panel col-span-12 flex min-w-0 scroll-mt-40 flex-col rounded-card border bg-raised shadow-card outline-none transition-colors',
        isPicked ? 'border-accent-two' : 'border-line',
        SPANS[panel.wide ? doubled(span) : span],
        tall && !panel.wide && 'xl:row-span-2',
      )}
    >
      {near || folded ? <Inside {...props} state={state} titleId={titleId} /> : <Outline id={id} titleId={titleId} />}
    </section>
  )
}

/** Nothing is awaited: it asks for a second audience. */
const waitsForOthers = ({ id, others }: SectionPanelProps): boolean =>
  sectionOf(id).with_others === true && others.length === 0

/** As high as the panel will be. */
function Outline({ id, titleId }: { id: SectionId; titleId: string }) {
  const isFrozen = useFrozen() !== null
  return (
    <>
      <header className="flex items-start gap-2 pt-3 pr-2 pl-4">
        <h3 id={titleId} className="min-w-min grow wrap-break-word pt-1 font-strong text-14">
          {sayOfSection(sectionOf(id).title)}
        </h3>
        <span className="size-8 shrink-0 pointer-coarse:size-10" />
      </header>
      <div className="grow" style={{ minHeight: bodyHeight(id, isFrozen) }} />
      <div className="h-[41px] border-line border-t" />
    </>
  )
}

function Inside(props: SectionPanelProps & { titleId: string }) {
  const { id, span, folded, question, others, panel, state, utc_offset_minutes, isPicked, titleId } = props
  const { lookAt, look, onPick, onBehind, onMethod } = props
  const { t } = useText()
  const isFrozen = useFrozen() !== null
  const described = sectionOf(id)
  const format = useFormat(id, utc_offset_minutes)
  const [explained, setExplained] = useState(false)
  const [picked, setPicked] = useState({ shown: isPicked, address: isPicked })
  // The address follows a moment later; a box that waits for it feels broken.
  if (picked.address !== isPicked) setPicked({ shown: isPicked, address: isPicked })
  const meaningId = useId()
  const title = sayOfSection(described.title)
  const answer = state.at === 'answered' ? state.answer : null
  const isUnasked = waitsForOthers(props)
  return (
    <>
      <header className="flex items-start gap-2 pt-3 pr-2 pl-4">
        <div className="min-w-min grow wrap-break-word pt-1">
          <h3 id={titleId} className="font-strong text-14">
            <button
              type="button"
              aria-expanded={explained}
              aria-controls={meaningId}
              title={t('What is this?')}
              onClick={() => setExplained(!explained)}
              className="rounded-[4px] text-left decoration-line-strong decoration-dotted underline-offset-4 hover:underline"
            >
              {title}
            </button>
          </h3>
          <p id={meaningId} hidden={!explained} className="mt-1 text-13 text-muted">
            {sayOfSection(described.meaning)}
          </p>
        </div>
        <SectionActions {...props} title={title} answer={answer} />
        {!isFrozen && (
          <span
            className="grid size-8 shrink-0 place-items-center pointer-coarse:size-10"
            title={t('Select for download')}
          >
            <Checkbox
              aria-label={t('Select {{section}} for download', { section: title })}
              checked={picked.shown}
              onChange={({ currentTarget: { checked } }) => {
                setPicked({ ...picked, shown: checked })
                onPick(id, checked)
              }}
            />
          </span>
        )}
      </header>
      <div
        className="relative flex min-w-0 grow flex-col px-4 pt-1 pb-3"
        style={isUnasked || folded ? {} : { minHeight: bodyHeight(id, isFrozen, answer?.rows.length) }}
      >
        <SectionBody
          id={id}
          state={state}
          question={question}
          others={others}
          panel={panel}
          folded={folded}
          format={format}
          wide={panel.wide === true || span >= 8}
          look={look}
          onBehind={(row) => answer && onBehind(id, row, answer)}
        />
      </div>
      {folded && answer && <FoldedFoot base={answer.base} />}
      {isFrozen && answer && !folded && <FrozenFoot answer={answer} utc_offset_minutes={utc_offset_minutes} />}
      {!isFrozen && !isUnasked && !folded && (
        <SectionFoot
          id={id}
          answer={answer}
          panel={panel}
          utc_offset_minutes={utc_offset_minutes}
          onBaseline={(baseline) => lookAt(id, { baseline })}
          onComparison={(comparison) => lookAt(id, { comparison })}
          onZone={(minutes) => look({ utc_offset_minutes: minutes })}
          onMethod={onMethod}
        />
      )}
    </>
  )
}

/** An answer that is the same is not drawn again because another one came. */
function isSame(before: SectionPanelProps, after: SectionPanelProps): boolean {
  return (Object.keys(after) as (keyof SectionPanelProps)[]).every((name) =>
    name === 'state' ? isSameState(before.state, after.state) : Object.is(before[name], after[name]),
  )
}
