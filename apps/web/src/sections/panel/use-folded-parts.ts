import { type SectionId, sectionOf } from '@starling/sections'
import { useMemo } from 'react'
import type { View } from '../../question/index.ts'
import type { SectionState } from '../asking/section-state.ts'
import { foldedParts, type PlacedPart } from './layout.ts'

type States = Partial<Record<SectionId, SectionState>>

/** A part settles once: when all of its sections have come. */
export function useFoldedParts(parts: readonly PlacedPart[], states: States, panels: View['panels']): PlacedPart[] {
  const empty = parts
    .map(({ sections }) => sections.map(({ id }) => id))
    .filter((ids) => ids.every((id) => sectionOf(id).with_others || isSettled(states[id])))
    .flatMap((ids) => ids.filter((id) => isEmpty(states[id]) && isAsItComes(id, panels)))
    .join(' ')
  return useMemo(() => foldedParts(parts, empty.split(' ') as SectionId[]), [parts, empty])
}

const isSettled = (state: SectionState | undefined) => state?.at === 'answered' || state?.at === 'failed'

const isEmpty = (state: SectionState | undefined) =>
  state?.at === 'answered' && (state.answer.base.hidden || state.answer.rows.length === 0)

/** Where a reader chose the order, whom to compare with or names, what they chose stays at hand. */
function isAsItComes(id: SectionId, panels: View['panels']): boolean {
  const { order, baseline, comparison } = panels[id] ?? {}
  return !sectionOf(id).of_names && [order, baseline, comparison].every((chosen) => chosen === undefined)
}
