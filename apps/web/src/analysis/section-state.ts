import { type Answered, ApiError, type SectionAnswers } from '@starling/contract/browser'
import type { SectionId } from '@starling/sections'
import { sayError, sayText } from '../errors/say-error.ts'

export type Failure = { text: string; request_id?: string }
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

export function failureOf(error: unknown): Failure {
  const request_id = error instanceof ApiError ? error.request_id : undefined
  return { text: sayError(error), ...(request_id && { request_id }) }
}

export function isSameState(one: SectionState, other: SectionState): boolean {
  if (one.at === 'answered' && other.at === 'answered')
    return one.answer === other.answer && one.changing === other.changing
  if (one.at === 'failed' && other.at === 'failed') return one.failure.text === other.failure.text
  return one.at === other.at
}
