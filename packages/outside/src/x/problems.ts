import { AppError } from '@starling/contract'

/** What X said when it refused. Its words may name people and posts, so they go to the cause, never to a log. */
export type XProblem = { status: number; title?: string; detail?: string; code?: string; reset_at?: number }

export class XRefusal extends Error {
  override name = 'XRefusal'
  readonly refusal: XProblem
  constructor(refusal: XProblem) {
    super(`X answered ${refusal.status}`)
    this.refusal = refusal
  }
}

type Body = {
  title?: string
  detail?: string
  errors?: { code?: string | number; message?: string; detail?: string; title?: string }[]
}

/** Reads both error shapes: the problem document of v2 and the list of the Ads API and of 1.1. */
export function refusalOf(status: number, body: unknown, reset_at?: number): XProblem {
  const { title, detail, errors } = (typeof body === 'object' && body ? body : {}) as Body
  const first = errors?.[0]
  const said = detail ?? first?.message ?? first?.detail
  const code = first?.code
  return {
    status,
    ...(title ? { title } : {}),
    ...(said ? { detail: said } : {}),
    ...(code === undefined ? {} : { code: String(code) }),
    ...(reset_at === undefined ? {} : { reset_at }),
  }
}

/** One of our codes for every way in which X fails. */
export function problem(cause: XRefusal, now: number): AppError {
  const { status, detail, reset_at } = cause.refusal
  if (status === 401) return new AppError('reconnect_needed', { cause })
  if (status === 403) return refused(cause, detail)
  if (status === 404) return new AppError('not_found', { cause })
  if (status === 429) {
    const retry_after_s = reset_at === undefined ? 60 : Math.max(1, Math.ceil(reset_at - now / 1000))
    return new AppError('upstream_limit', { cause, retry_after_s })
  }
  if (status >= 500) return new AppError('upstream_down', { cause })
  return refused(cause, detail)
}

const refused = (cause: XRefusal, said: string | undefined) =>
  new AppError('upstream_refused', { cause, ...(said && { values: { said } }) })
