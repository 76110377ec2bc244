import { AppError, ERRORS, type ErrorCode, type Refused } from '@starling/contract'
import { AskError } from '@starling/engine'

type Log = (error: unknown, what: string) => void

/** Why a section has no answer, in words for who asked. What we did not foresee is told to the log only. */
export function refusalOf(error: unknown, signal: AbortSignal, log: Log): Refused['error'] {
  if (signal.aborted) return told('took_too_long')
  if (!(error instanceof AskError)) {
    log(error, 'a section could not be answered')
    return told('internal')
  }
  switch (error.code) {
    case 'not_ready':
    case 'unreachable':
    case 'cancelled':
      return told('unavailable')
    case 'damaged':
      return told('corpus_damaged')
    case 'no_room':
      return told('corpus_too_large')
    default:
      return { code: 'invalid', detail: error.message }
  }
}

/** Why the question makes no sense, whatever is asked about it. */
export function refusalOfAll(failures: readonly unknown[], asked: number): AskError | undefined {
  const refusals = failures.filter((error) => error instanceof AskError)
  const bad = refusals.find(({ code }) => code === 'bad_scope')
  return bad ?? (refusals.length === asked ? refusals.find(({ code }) => code === 'too_large') : undefined)
}

/** The question as a whole makes no sense, or is too large. */
export const questionRefused = ({ message }: AskError): AppError =>
  new AppError('invalid', { fields: { question: [{ code: 'engine_refused', values: { reason: message } }] } })

const told = (code: ErrorCode) => ({ code, detail: ERRORS[code].message })
