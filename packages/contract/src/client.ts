import type { Answer, IsStream, Sent } from './call.ts'
import type { AllCalls, CallId } from './calls.ts'
import { describeError } from './describe-error.ts'
import { ERRORS, type ErrorCode } from './errors.ts'
import type { Download, FileAnswer } from './file.ts'
import { nameIn } from './file-name.ts'
import { buildRequest, type Given, type WireRequest } from './request.ts'
import { READERS, type Stream, StreamCut, StreamFailed } from './stream.ts'
import type { WireCall } from './wire.ts'

/** A call that failed: any status of 400 or above, or 0 when the server was not reached. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly body: unknown
  readonly code: ErrorCode | undefined
  readonly request_id: string | undefined
  readonly retry_after_s: number | undefined

  constructor(status: number, body: unknown, headers: Headers = new Headers(), cause?: unknown) {
    super(describeError(status, body), { cause })
    this.status = status
    this.body = body
    const code = headers.get('x-error-code') ?? (body as { code?: unknown } | null)?.code
    this.code = typeof code === 'string' ? (code as ErrorCode) : undefined
    this.request_id = headers.get('x-request-id') ?? undefined
    this.retry_after_s = Number(headers.get('retry-after')) || undefined
  }
}

export type Settings = {
  /** Put before relative paths. */
  root: string
  /** Headers of every call, and those that a call's credential wants. */
  headers: (call: WireCall) => Record<string, string>
  fetch?: typeof fetch
  /** `omit`: no cookie goes along, nor is one taken. They do without it. */
  credentials?: 'include' | 'omit'
  /** Awaited before a call's headers are asked for. */
  before?: (call: WireCall) => Promise<unknown> | undefined
  /** Told about every call while it is under way. */
  onCall?: (answered: Promise<unknown>) => void
  /** Asked about a refusal: where it says so, the call is made once more. */
  recover?: (error: ApiError) => Promise<boolean>
  onError?: (error: ApiError) => void
}
type Options = {
  signal?: AbortSignal
  onProgress?: (share: number) => void
  idempotency_key?: string
  /** Of a page that was asked for with a limit: told where the next one begins; null after the last. */
  onNext?: (cursor: string | null) => void
}
type Args<C> = Record<never, never> extends Sent<C> ? [sent?: Sent<C>, options?: Options] : [Sent<C>, Options?]
type Received<A> = A extends FileAnswer ? Download : A
type Answering<C> = IsStream<C> extends true ? AsyncGenerator<Answer<C>, void> : Promise<Received<Answer<C>>>
export type Client = { [K in CallId]: (...args: Args<AllCalls[K]>) => Answering<AllCalls[K]> }

/** One function per call that is given, derived from the contract. */
export function createClient<Id extends CallId>(
  wire: Readonly<Record<Id, WireCall>>,
  settings: Settings,
): Pick<Client, Id> {
  const send =
    (call: WireCall) =>
    (given?: Given, options: Options = {}) => {
      if (call.stream) return streamOf({ ...call, stream: call.stream }, given ?? {}, options, settings)
      const ask = () => whole(call, given ?? {}, options, settings)
      const answered = ask()
        .catch(async (error: ApiError) => {
          if (await settings.recover?.(error)) return ask()
          throw error
        })
        .catch((error: ApiError) => {
          settings.onError?.(error)
          throw error
        })
      settings.onCall?.(answered)
      return answered
    }
  return Object.fromEntries(Object.entries<WireCall>(wire).map(([id, call]) => [id, send(call)])) as unknown as Client
}

/** A list is given whole, page after page; who wants one page says how long it is. */
async function whole(call: WireCall, given: Given, options: Options, settings: Settings): Promise<unknown> {
  const first = await exchange(call, given, options, settings)
  if (given.query?.limit !== undefined) options.onNext?.(first.next ?? null)
  if (!first.next || given.query?.limit !== undefined) return first.body
  const rows = first.body as unknown[]
  for (let next: string | null | undefined = first.next; next; ) {
    const page: Exchanged = await exchange(
      call,
      { ...given, query: { ...given.query, cursor: next } },
      options,
      settings,
    )
    rows.push(...(page.body as unknown[]))
    next = page.next
  }
  return rows
}

type Exchanged = { body: unknown; next?: string | null }
async function exchange(call: WireCall, given: Given, options: Options, settings: Settings): Promise<Exchanged> {
  await settings.before?.(call)
  const headers = {
    ...settings.headers(call),
    ...(options.idempotency_key ? { 'idempotency-key': options.idempotency_key } : {}),
  }
  const request = buildRequest(settings.root, call, given, headers)
  // fetch cannot tell how much of a body has left; XMLHttpRequest can.
  const response = options.onProgress ? await upload(request, options) : await fetched(request, options, settings)
  if (call.file && response.status < 400) {
    const name = nameIn(response.headers.get('content-disposition'))
    return { body: { name, blob: await response.blob() } satisfies Download }
  }
  const body = readBody(response.headers.get('content-type') ?? '', await response.text())
  if (response.status >= 400) throw new ApiError(response.status, body, response.headers)
  return { body, next: response.headers.get('x-next-cursor') }
}

/** What a stream yields, as it comes. It is not opened again when it breaks off, and stops where its reader stops. */
async function* streamOf(
  call: WireCall & { stream: Stream },
  given: Given,
  options: Options,
  settings: Settings,
): AsyncGenerator<unknown, void> {
  const stopped = new AbortController()
  const signal = options.signal ? AbortSignal.any([options.signal, stopped.signal]) : stopped.signal
  try {
    await settings.before?.(call)
    const request = buildRequest(settings.root, call, given, settings.headers(call))
    const response = await fetched(request, { signal }, settings)
    if (response.status >= 400) {
      const body = readBody(response.headers.get('content-type') ?? '', await response.text())
      throw new ApiError(response.status, body, response.headers)
    }
    yield* READERS[call.stream](textsOf(response, signal))
  } catch (cause) {
    if (signal.aborted) throw cause
    const error = streamError(cause)
    settings.onError?.(error)
    throw error
  } finally {
    stopped.abort()
  }
}

async function* textsOf({ body }: Response, signal: AbortSignal): AsyncGenerator<string, void> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  signal.addEventListener('abort', () => void reader?.cancel().catch(() => {}), { once: true })
  for (;;) {
    const { value, done } = (await reader?.read()) ?? { done: true }
    if (done) return
    yield value!
  }
}

function streamError(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause
  if (cause instanceof StreamFailed) {
    const { failure } = cause
    return new ApiError(ERRORS[failure.code]?.status ?? 500, failure, undefined, cause)
  }
  if (cause instanceof StreamCut || cause instanceof TypeError) return new ApiError(0, undefined, undefined, cause)
  return new ApiError(500, undefined, undefined, cause)
}

async function fetched(request: WireRequest, { signal }: Options, settings: Settings): Promise<Response> {
  const { fetch: send = fetch, credentials = 'include' } = settings
  const { url, ...init } = request
  try {
    return await send(url, { ...init, credentials, signal: signal ?? null })
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new ApiError(0, undefined, undefined, cause)
  }
}

function upload(request: WireRequest, { signal, onProgress }: Options): Promise<Response> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    xhr.open(request.method, request.url)
    xhr.withCredentials = true
    for (const [name, value] of Object.entries(request.headers)) xhr.setRequestHeader(name, value)
    xhr.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 1)
    xhr.onload = () => resolve(new Response(xhr.responseText || null, { status: xhr.status, headers: headersOf(xhr) }))
    xhr.onerror = () => reject(new ApiError(0, undefined))
    xhr.onabort = () => reject(signal?.reason)
    signal?.addEventListener('abort', () => xhr.abort(), { once: true })
    xhr.send(request.body as XMLHttpRequestBodyInit | null)
  })
}

function headersOf(xhr: XMLHttpRequest): [string, string][] {
  const lines = xhr.getAllResponseHeaders().trim().split(/\r?\n/).filter(Boolean)
  return lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()])
}

function readBody(type: string, text: string): unknown {
  if (text === '') return undefined
  if (!type.includes('json')) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
