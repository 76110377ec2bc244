import type { Answered } from '@starling/contract/browser'
import type { AskedQuestion } from '@starling/question'
import type { SectionId } from '@starling/sections'
import { useText } from '@starling/text'
import type { Explorer, View } from '../../question/index.ts'
import type { SectionState } from '../asking/section-state.ts'
import type { PlacedPart } from './layout.ts'
import { SectionPanel } from './SectionPanel.tsx'

const LOADING: SectionState = { at: 'loading' }
const NO_PANEL = {}

export type SectionGridProps = {
  part: PlacedPart
  /** How many of its sections are in sight when the page is opened. */
  seen: number
  question: AskedQuestion
  view: View
  others: readonly AskedQuestion[]
  states: Partial<Record<SectionId, SectionState>>
  utc_offset_minutes: number
  look: Explorer['look']
  lookAt: Explorer['lookAt']
  onPick: (id: SectionId, picked: boolean) => void
  onBehind: (id: SectionId, row: number, answer: Answered) => void
  onMethod: (id: SectionId) => void
  onAnswer: (id: SectionId, answer: Answered | null) => void
}

/** One part of the page: its sections in twelve columns, on a phone in one. */
export function SectionGrid({ part, seen, view, states, ...rest }: SectionGridProps) {
  const { t } = useText()
  return (
    <section aria-labelledby={`part-${part.id}`} className="grid gap-3">
      <h2 id={`part-${part.id}`} className="font-strong text-16">
        {t(part.title)}
      </h2>
      <div className="grid grid-cols-12 gap-4">
        {part.sections.map(({ id, span, tall, folded }, at) => (
          <SectionPanel
            key={id}
            id={id}
            span={span}
            tall={tall === true}
            folded={folded === true}
            seen={at < seen}
            panel={view.panels[id] ?? NO_PANEL}
            state={states[id] ?? LOADING}
            isPicked={view.picked.includes(id)}
            {...rest}
          />
        ))}
      </div>
    </section>
  )
}
