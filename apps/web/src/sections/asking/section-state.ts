import type { Answered, Refused } from '@starling/contract/browser'
import { type Failure, failureOf, sayError, sayText } from '../../errors/index.ts'

/** Where the answer to one section stands. */
export type SectionState =
  | { at: 'loading' }
  /** Still loading after the time of spec 9. */
  | { at: 'too slow' }
  | { at: 'failed'; failure: Failure; retry: () => unknown }
  | { at: 'answered'; answer: Answered; changing: boolean }

/** Where what it was asked with stands; `isThere`: whether something came of it at all. */
export type SectionAsked = {
  isThere: boolean
  error: unknown
  isFetching: boolean
  isPlaceholderData?: boolean
  refetch: () => unknown
}

export function stateOf(answer: Answered | Refused | undefined, asked: SectionAsked, tooSlow: boolean): SectionState {
  const { error, isFetching, isPlaceholderData, refetch } = asked
  const retry = () => refetch()
  if (answer && 'rows' in answer) return { at: 'answered', answer, changing: isPlaceholderData === true }
  if (answer) return { at: 'failed', failure: { text: sayText(answer.error.detail) }, retry }
  if (isFetching || (!error && !asked.isThere)) return { at: tooSlow ? 'too slow' : 'loading' }
  return { at: 'failed', failure: error ? failureOf(error) : { text: sayError(null) }, retry }
}

export function isSameState(one: SectionState, other: SectionState): boolean {
  if (one.at === 'answered' && other.at === 'answered')
    return one.answer === other.answer && one.changing === other.changing
  if (one.at === 'failed' && other.at === 'failed') return one.failure.text === other.failure.text
  return one.at === other.at
}
