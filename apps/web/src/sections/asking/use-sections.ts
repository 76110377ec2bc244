import type { Understood } from '@starling/contract/browser'
import type { AskedQuestion } from '@starling/question'
import { type SectionId, sectionOf } from '@starling/sections'
import { hashKey, keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTooSlow } from '../../floor/index.ts'
import { useFrozen } from '../../question/index.ts'
import {
  type Analysed,
  analysisOptions,
  askOf,
  asksOf,
  detailOptions,
  isNotReady,
  type SectionAsking,
  sectionsOf,
  turnIn,
} from './asking.ts'
import { type SectionState, stateOf } from './section-state.ts'

export type Sections = {
  understood: Understood | undefined
  /** The question itself was refused, or could not be sent: nothing came of it. */
  failed: { error: unknown } | undefined
  /** Asks again for what was not answered. */
  retry: () => unknown
  states: Partial<Record<SectionId, SectionState>>
  /** Seconds until our turn, while the server is busy. */
  turn_in_s: number | undefined
  /** Nothing can be asked about yet; it is asked again by itself. */
  isNotReady: boolean
}

/** The whole of an analysis; a failure or a slow one holds no other up. */
export function useSections(question: AskedQuestion, utc_offset_minutes: number): Sections {
  const asks = useMemo(() => asksOf(question, utc_offset_minutes), [question, utc_offset_minutes])
  const options = asks.map(analysisOptions)
  const results = useQueries({ queries: options })
  const keys = options.map(({ queryKey }) => hashKey(queryKey))
  const slow = useTooSlow(keys.filter((_, at) => results[at]!.isFetching))
  const states: Sections['states'] = {}
  for (const [at, { sections = sectionsOf(question) }] of asks.entries()) {
    const result = results[at]!
    for (const id of sections) {
      const asked = { ...result, isThere: result.data !== undefined }
      const own = stateOf(result.data?.answers[id], asked, slow.has(keys[at]!))
      states[id] = standingIn(own, states[id])
    }
  }
  const [whole] = results as [(typeof results)[number], ...typeof results]
  return {
    understood: whole.data?.understood,
    failed: whole.error && !whole.isFetching && !hasAnswers(whole.data) ? { error: whole.error } : undefined,
    retry: () => whole.refetch(),
    states,
    turn_in_s: results
      .map(({ isFetching, failureReason }) => (isFetching ? turnIn(failureReason) : undefined))
      .find(Boolean),
    isNotReady: isNotReady(whole.data),
  }
}

const hasAnswers = (analysed: Analysed | undefined) => Object.keys(analysed?.answers ?? {}).length > 0

/** A section as this reader wants it; the answer of the whole stands until theirs is there. */
export function usePanelState(id: SectionId, asking: SectionAsking, ofWhole: SectionState): SectionState {
  const { order, baseline, comparison } = asking.panel
  const isFrozen = useFrozen() !== null
  const isAsked = sectionOf(id).with_others
    ? asking.others.length > 0
    : [order, baseline, comparison].some((chosen) => chosen !== undefined)
  const isOwn = isAsked && !isFrozen
  const options = detailOptions(id, askOf(id, asking))
  const own = useQuery({ ...options, enabled: isOwn, placeholderData: keepPreviousData })
  const slow = useTooSlow(own.isFetching ? [hashKey(options.queryKey)] : [])
  if (!isOwn) return ofWhole
  const answer = own.data?.sections.find(({ section }) => section === id)
  const isAgain = own.isFetching && (own.error !== null || (answer !== undefined && 'error' in answer))
  const asked = { ...own, isThere: own.data !== undefined }
  return standingIn(stateOf(isAgain ? undefined : answer, asked, slow.size > 0), ofWhole)
}

function standingIn(own: SectionState, whole: SectionState | undefined): SectionState {
  return own.at === 'loading' && whole?.at === 'answered' ? { ...whole, changing: true } : own
}
