import { ApiError } from '@starling/contract/browser'
import { sayError } from './say-error.ts'

/** What is said of a failure, and the id to report it by. */
export type Failure = { text: string; request_id?: string }

export function failureOf(error: unknown): Failure {
  const request_id = error instanceof ApiError ? error.request_id : undefined
  return { text: sayError(error), ...(request_id && { request_id }) }
}
