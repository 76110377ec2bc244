import { AppError, type ErrorCode } from '@starling/contract'
import { CorpusError } from '@starling/engine'
import { QuestionRefused } from '@starling/question'
import { type Language, say } from '@starling/text/both'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Disk, languageFor } from '../floor/index.ts'

/** Lost connections, waits that took too long, a database that stops or starts: it passes, and nothing was written. */
const DATABASE_AWAY = /^(08...|57P0[123]|57014|55P03|25P03|53300|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)$/
/** Said without a code by what speaks to the database, of a connection that broke under it. */
const LOST = /^Connection terminated|is not queryable$/
const NO_ROOM = /^(53100|ENOSPC|EDQUOT)$/

/** Two made the same at once: one of them did, and the other finds it when it asks again. */
const TAKEN = '23505'

/** The one place where a failure becomes an answer. What we did not foresee is told to the log, not to the caller. */
export function answerFailures(app: FastifyInstance, disk: Disk, onFailure: OnFailure): void {
  app.setErrorHandler(async (cause, request, reply) => {
    const error = judge(cause, request, onFailure)
    // A database that has no room left stops, and then there is no more to be heard of it.
    const isForRoom = error.code === 'unavailable' && (await disk.isFull())
    return refuse(reply, isForRoom ? new AppError('disk_full') : error, languageFor(request))
  })
}

export type OnFailure = (cause: unknown, url: string) => void

const OURS: readonly ErrorCode[] = ['unavailable', 'disk_full', 'corpus_damaged', 'corpus_too_large']

export function judge(cause: unknown, request: FastifyRequest, onFailure: OnFailure): AppError {
  const error = asAppError(cause)
  // Without a cause it is a plain answer: the corpus is still being read in.
  if (error.code === 'internal' || (OURS.includes(error.code) && error.cause !== undefined)) {
    request.log.error({ err: cause }, 'request failed')
    onFailure(cause, `${request.method} ${request.routeOptions.url ?? ''}`)
  }
  return error
}

export function refuse(reply: FastifyReply, error: AppError, language: Language): FastifyReply {
  if (error.retry_after_s !== undefined) reply.header('retry-after', error.retry_after_s)
  if (error.code === 'no_such_range') reply.header('content-range', `bytes */${error.values?.size}`)
  return reply
    .status(error.status)
    .header('x-error-code', error.code)
    .send(error.bodyIn(say(language)))
}

export function asAppError(cause: unknown): AppError {
  if (cause instanceof AppError) return cause
  if (cause instanceof QuestionRefused)
    return new AppError('invalid', { fields: { [cause.field]: [{ code: cause.code, values: cause.values }] } })
  if (cause instanceof CorpusError && (cause.code === 'damaged' || cause.code === 'no_manifest'))
    return new AppError('corpus_damaged', { cause })
  const { statusCode, code, message } = cause as { statusCode?: number; code?: string; message?: string }
  if (statusCode === 413) return new AppError('too_large')
  if (statusCode === 415) return new AppError('unsupported_media')
  if (statusCode === 404) return new AppError('not_found')
  if (statusCode !== undefined && statusCode < 500) {
    return new AppError('invalid', { fields: { non_field_errors: [{ code: 'not_json' }] } })
  }
  if (code === TAKEN) return new AppError('in_flight', { cause })
  if (code !== undefined && NO_ROOM.test(code)) return new AppError('disk_full', { cause })
  if ((code !== undefined && DATABASE_AWAY.test(code)) || LOST.test(message ?? ''))
    return new AppError('unavailable', { cause, retry_after_s: 2 })
  return new AppError('internal', { cause })
}
