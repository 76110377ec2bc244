import type { SectionAnswers, Understood } from '@starling/contract/browser'
import type { AskedQuestion } from '@starling/question'
import { type SectionGroup, type SectionId, STEPS, sectionOf } from '@starling/sections'
import { hashKey, keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { type Failure, failureOf } from '../../errors/index.ts'
import { useTooSlow } from '../../floor/index.ts'
import {
  askOf,
  detailOptions,
  groupOptions,
  type How,
  type SectionAsking,
  sectionsOf,
  turnIn,
  understoodOptions,
} from './asking.ts'
import { type SectionState, stateOf } from './section-state.ts'

export type Sections = {
  understood: Understood | undefined
  /** The question itself was refused, or could not be sent. */
  failure: Failure | undefined
  states: Partial<Record<SectionId, SectionState>>
  /** Seconds until our turn, while the server is busy. */
  turn_in_s: number | undefined
}

type Result = {
  data: SectionAnswers | undefined
  error: unknown
  failureReason: unknown
  isFetching: boolean
  refetch: () => unknown
}
type Asked = { group: SectionGroup; key: string; result: Result }

/** The chain of spec 4: step after step, those of a step at once; a failure or a slow one does not hold the next up. */
export function useSections(question: AskedQuestion, how: How): Sections {
  const understood = useQuery(understoodOptions(question))
  const first = useStep(STEPS[0]!, question, how, true)
  const second = useStep(STEPS[1]!, question, how, first.over && isOver(understood))
  const third = useStep(STEPS[2]!, question, how, second.over)
  const asked = [first, second, third]
  const states: Partial<Record<SectionId, SectionState>> = Object.assign({}, ...asked.map((step) => step.states))
  return {
    understood: understood.data,
    failure: understood.error && !understood.isFetching ? failureOf(understood.error) : undefined,
    states,
    turn_in_s: asked.find((step) => step.turn_in_s !== undefined)?.turn_in_s,
  }
}

const isOver = ({ data, error }: { data: unknown; error: unknown }) => data !== undefined || error !== null

function useStep(
  step: readonly SectionGroup[],
  question: AskedQuestion,
  how: How,
  enabled: boolean,
): Pick<Sections, 'states' | 'turn_in_s'> & { over: boolean } {
  const groups = step.filter((group) => sectionsOf(group, question).length > 0)
  const options = groups.map((group) => groupOptions(group, question, how))
  const results = useQueries({ queries: options.map((each) => ({ ...each, enabled })) })
  const asked: Asked[] = groups.map((group, at) => ({
    group,
    key: hashKey(options[at]!.queryKey),
    result: results[at]!,
  }))
  const slow = useTooSlow(asked.filter(({ result }) => result.isFetching).map(({ key }) => key))
  return {
    turn_in_s: results
      .map(({ isFetching, failureReason }) => (isFetching ? turnIn(failureReason) : undefined))
      .find(Boolean),
    over: enabled && asked.every(({ key, result }) => isOver(result) || slow.has(key)),
    states: Object.fromEntries(
      asked.flatMap(({ group, key, result }) =>
        sectionsOf(group, question).map((id) => [id, stateOf(id, result, slow.has(key))] as const),
      ),
    ),
  }
}

/** A section as this reader wants it; the answer of the group stands until theirs is there. */
export function usePanelState(id: SectionId, asking: SectionAsking, ofGroup: SectionState): SectionState {
  const { order, baseline } = asking.panel
  const isOwn = sectionOf(id).with_others ? asking.others.length > 0 : order !== undefined || baseline !== undefined
  const options = detailOptions(id, askOf(id, asking))
  const own = useQuery({ ...options, enabled: isOwn, placeholderData: keepPreviousData })
  const slow = useTooSlow(own.isFetching ? [hashKey(options.queryKey)] : [])
  if (!isOwn) return ofGroup
  const state = stateOf(id, own, slow.size > 0)
  if (state.at === 'loading' && ofGroup.at === 'answered') return { ...ofGroup, changing: true }
  return state
}
