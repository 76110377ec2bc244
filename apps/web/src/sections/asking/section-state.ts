import type { Answered, SectionAnswers } from '@starling/contract/browser'
import type { SectionId } from '@starling/sections'
import { type Failure, failureOf, sayError, sayText } from '../../errors/index.ts'

/** Where the answer to one section stands. */
export type SectionState =
  | { at: 'loading' }
  /** Still loading after the time of spec 9. */
  | { at: 'too slow' }
  | { at: 'failed'; failure: Failure; retry: () => unknown }
  | { at: 'answered'; answer: Answered; changing: boolean }

type Asked = {
  data: SectionAnswers | undefined
  error: unknown
  isFetching: boolean
  isPlaceholderData?: boolean
  refetch: () => unknown
}

export function stateOf(id: SectionId, asked: Asked, tooSlow: boolean): SectionState {
  const { data, error, isFetching } = asked
  const retry = () => asked.refetch()
  if (data && !(error && !isFetching)) {
    const found = data.sections.find(({ section }) => section === id)
    if (!found) return { at: 'failed', failure: { text: sayError(null) }, retry }
    if ('error' in found) {
      if (isFetching) return { at: 'loading' }
      return { at: 'failed', failure: { text: sayText(found.error.detail) }, retry }
    }
    return { at: 'answered', answer: found, changing: asked.isPlaceholderData === true }
  }
  if (isFetching || !error) return { at: tooSlow ? 'too slow' : 'loading' }
  return { at: 'failed', failure: failureOf(error), retry }
}

export function isSameState(one: SectionState, other: SectionState): boolean {
  if (one.at === 'answered' && other.at === 'answered')
    return one.answer === other.answer && one.changing === other.changing
  if (one.at === 'failed' && other.at === 'failed') return one.failure.text === other.failure.text
  return one.at === other.at
}
