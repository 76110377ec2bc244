import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '@starling/contract'
import { refuseInsideChange } from '@starling/contract/inside-change'
import { authorizationHeader, type OAuth1Keys } from './oauth1.ts'
import { problem, refusalOf, XRefusal } from './problems.ts'

export type Credentials = { bearer: string } | { oauth1: OAuth1Keys }
export type Params = Record<string, string | number | boolean | readonly string[] | null | undefined>

export type RequestParts = {
  query?: Params
  form?: Params
  json?: unknown
  /** A write is sent again only when the answer proves that nothing happened. */
  repeatable?: boolean
}
export type HttpAnswer<T> = { body: T; status: number; headers: Headers }

export type RequesterOptions = {
  base_url: string
  credentials: Credentials | (() => Promise<Credentials>)
  signal?: AbortSignal
  timeout_ms?: number
  /** The longest that a used-up limit is waited for; beyond it the caller is told when to come again. */
  max_wait_ms?: number
  tries?: number
  now?: () => number
  /** Told before each wait, for a progress line. */
  onWait?: (until: number) => void
}

const TIMEOUT_MS = 30_000
/** A little more than the fifteen minutes after which X's limits begin anew. */
const MAX_WAIT_MS = 16 * 60_000
const TRIES = 5
/** A limit that is still used up after this many waits is not ours to wait for. */
const LIMIT_WAITS = 12
const FIRST_PAUSE_MS = 500
const MAX_BYTES = 32 * 1024 * 1024

/** Asks X's hosts: signs, waits for limits, tries again where that is safe, and turns failures into our codes. */
export class Requester {
  readonly #options: Required<Omit<RequesterOptions, 'signal'>> & { signal: AbortSignal | undefined }
  /** Until when nothing of a path may be asked (ms), learnt from its last answer. */
  readonly #closed = new Map<string, number>()

  constructor(options: RequesterOptions) {
    const usual = { timeout_ms: TIMEOUT_MS, max_wait_ms: MAX_WAIT_MS, tries: TRIES, now: Date.now, onWait: () => {} }
    this.#options = { ...usual, signal: undefined, ...options }
  }

  async ask<T>(method: string, path: string, asked: RequestParts = {}): Promise<HttpAnswer<T>> {
    refuseInsideChange('X')
    const { tries, now } = this.#options
    const repeatable = asked.repeatable ?? method === 'GET'
    const door = `${method} ${path.replace(/\/\d+(?=\/|$)/g, '/:id')}`
    for (let attempt = 1; ; attempt++) {
      await this.#waitFor(door)
      try {
        return await this.#once<T>(method, path, asked, door)
      } catch (error) {
        this.#options.signal?.throwIfAborted()
        const isLimit = error instanceof XRefusal && error.refusal.status === 429
        if (isLimit && attempt < LIMIT_WAITS && this.#mayWait(door)) continue
        const isOver = attempt >= tries || !(isPassing(error) && (repeatable || isUnheard(error)))
        if (isOver) throw error instanceof XRefusal ? problem(error, now()) : ourError(error)
        await this.#pause(FIRST_PAUSE_MS * 2 ** (attempt - 1))
      }
    }
  }

  async #once<T>(
    method: string,
    path: string,
    { query, form, json }: RequestParts,
    door: string,
  ): Promise<HttpAnswer<T>> {
    const { base_url, credentials, timeout_ms, signal } = this.#options
    const url = new URL(base_url.replace(/\/$/, '') + path)
    for (const [name, value] of pairs(query)) url.searchParams.append(name, value)
    const fields = form ? pairs(form) : undefined
    const keys = typeof credentials === 'function' ? await credentials() : credentials
    const authorization =
      'bearer' in keys
        ? `Bearer ${keys.bearer}`
        : authorizationHeader(keys.oauth1, { method, url, ...(fields ? { form: fields } : {}) })
    const deadline = AbortSignal.timeout(timeout_ms)
    const response = await fetch(url, {
      method,
      headers: { authorization, accept: 'application/json', ...(json === undefined ? {} : JSON_TYPE) },
      ...(fields ? { body: new URLSearchParams(fields) } : json === undefined ? {} : { body: JSON.stringify(json) }),
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
      // A redirect would carry the signature to another place.
      redirect: 'error',
    })
    const text = await readLimited(response)
    const reset_at = this.#noteLimits(response, door)
    const body = parse(text)
    if (!response.ok) throw new XRefusal(refusalOf(response.status, body, reset_at))
    if (body === undefined) throw new AppError('upstream_down', { cause: new Error('the answer is not JSON') })
    return { body: body as T, status: response.status, headers: response.headers }
  }

  /** Account limits stand before the user's where an answer has both (Ads). Returns when the limit begins anew, in seconds. */
  #noteLimits({ headers, status }: Response, door: string): number | undefined {
    for (const kind of ['x-account-rate-limit', 'x-rate-limit']) {
      const reset = Number(headers.get(`${kind}-reset`) ?? Number.NaN)
      if (Number.isNaN(reset)) continue
      if (status === 429 || headers.get(`${kind}-remaining`) === '0') this.#closed.set(door, reset * 1000)
      return reset
    }
    if (status !== 429) return undefined
    const seconds = Number(headers.get('retry-after') ?? 60)
    this.#closed.set(door, this.#options.now() + seconds * 1000)
    return Math.ceil(this.#options.now() / 1000 + seconds)
  }

  #mayWait(door: string): boolean {
    const until = this.#closed.get(door) ?? 0
    return until - this.#options.now() <= this.#options.max_wait_ms
  }

  async #waitFor(door: string): Promise<void> {
    const { now, onWait } = this.#options
    const until = this.#closed.get(door)
    if (until === undefined) return
    if (until > now()) {
      if (!this.#mayWait(door)) throw problem(new XRefusal({ status: 429, reset_at: until / 1000 }), now())
      onWait(until)
      await this.#pause(until - now())
    }
    this.#closed.delete(door)
  }

  async #pause(ms: number): Promise<void> {
    const { signal } = this.#options
    await sleep(ms, undefined, signal ? { signal } : {})
  }
}

const JSON_TYPE = { 'content-type': 'application/json' }

/** Lists are parted by commas; null and undefined are left out. */
function pairs(params: Params = {}): [string, string][] {
  return Object.entries(params).flatMap(([name, value]): [string, string][] => {
    if (value === null || value === undefined) return []
    return [[name, Array.isArray(value) ? value.join(',') : String(value)]]
  })
}

async function readLimited(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    if (bytes > MAX_BYTES) throw new AppError('upstream_down', { cause: new Error('the answer is too long') })
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A failure that may be gone with the next try. */
function isPassing(error: unknown): boolean {
  if (error instanceof XRefusal) return error.refusal.status >= 500 || error.refusal.status === 429
  return !(error instanceof AppError) || error.code === 'upstream_down'
}

/** Proof that a write did nothing: it was refused for its limit, or no connection was made at all. */
function isUnheard(error: unknown): boolean {
  if (error instanceof XRefusal) return error.refusal.status === 429 || error.refusal.status === 503
  const code = (error as { cause?: { code?: string } }).cause?.code
  return code === 'ECONNREFUSED' || code === 'ENOTFOUND'
}

function ourError(cause: unknown): AppError {
  if (cause instanceof AppError) return cause
  const isLate = cause instanceof Error && cause.name === 'TimeoutError'
  return new AppError(isLate ? 'took_too_long' : 'upstream_down', { cause })
}
