import { Readable } from 'node:stream'
import { AppError, type Call, describeError, FRAMES, frameOf, type Stream } from '@starling/contract'
import { type Language, say } from '@starling/text/both'
import type { FastifyReply } from 'fastify'
import { WrittenEvents } from '../floor/index.ts'

/** Threat 15: no stream is endless, whatever it passes on. An analysis has three steps of half a minute at most. */
const LONGEST_MS = 100_000
const MOST_LETTERS = 1_000_000
const QUIET_MS = 15_000

/** Aborted when who asked is gone before the answer, and when a stream has had its time. */
export function signalOf(reply: FastifyReply, { stream }: Call): AbortSignal {
  const left = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) left.abort(new DOMException('who asked is gone', 'AbortError'))
  })
  return stream ? AbortSignal.any([left.signal, AbortSignal.timeout(LONGEST_MS)]) : left.signal
}

type Streamed = {
  call: Call & { stream: Stream }
  signal: AbortSignal
  /** Makes a failure ours, and notes it. */
  judge: (cause: unknown) => AppError
  language: Language
  quiet_ms?: number
}

/** Sends what a handler yields as soon as it is there. Nothing on the way may gather or change it. */
export function sendStream(reply: FastifyReply, yielded: AsyncIterable<unknown>, streamed: Streamed): FastifyReply {
  reply.headers({
    'content-type': FRAMES[streamed.call.stream].type,
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  })
  return reply.send(Readable.from(framed(yielded, streamed), { highWaterMark: 1 }))
}

/** What goes over the wire: the pieces, then the end marker or the failure. */
export async function* framed(
  yielded: AsyncIterable<unknown>,
  { call, signal, judge, language, quiet_ms = QUIET_MS }: Streamed,
): AsyncGenerator<string, void> {
  const { open, piece, end, failed, alive } = FRAMES[call.stream]
  const iterator = yielded[Symbol.asyncIterator]()
  const patience = new Patience(signal, quiet_ms)
  let letters = 0
  try {
    if (open !== '') yield open
    for (let next = iterator.next(); ; ) {
      const step = await patience.wait(next)
      if (step === 'quiet') {
        if (alive !== '') yield alive
        continue
      }
      if (step.done) break
      const ours = step.value instanceof WrittenEvents ? writtenAs(step.value) : undefined
      const text = ours ?? piece(call.answer.parse(step.value))
      // What we wrote ourselves has as many rows as the contract allows; what is passed on may go on for ever.
      if (ours === undefined) letters += text.length
      if (letters > MOST_LETTERS) throw new AppError('too_large')
      if (text !== '') yield text
      next = iterator.next()
    }
    yield end
  } catch (cause) {
    if (signal.aborted && !isLate(signal.reason)) return
    const error = judge(isLate(cause) ? new AppError('took_too_long', { cause }) : cause)
    yield failed({ detail: describeError(error.status, error.bodyIn(say(language))), code: error.code })
  } finally {
    patience.end()
    // A handler that is in the midst of waiting hears of it by the signal; it is not waited for.
    iterator.return?.().then(undefined, () => {})
  }
}

const writtenAs = ({ events }: WrittenEvents<unknown>) => events.map(({ event, json }) => frameOf(event, json)).join('')

const isLate = (cause: unknown) => cause instanceof DOMException && cause.name === 'TimeoutError'

/** Waits for the next piece, but not when the signal says stop, and never silently for long. */
class Patience {
  readonly #stopped: Promise<never>
  readonly #quiet_ms: number
  #timer: NodeJS.Timeout | undefined

  constructor(signal: AbortSignal, quiet_ms: number) {
    this.#quiet_ms = quiet_ms
    this.#stopped = new Promise((_, reject) => {
      if (signal.aborted) reject(signal.reason)
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    })
    this.#stopped.catch(() => {})
  }

  wait<T>(next: Promise<T>): Promise<T | 'quiet'> {
    next.catch(() => {})
    clearTimeout(this.#timer)
    const quiet = new Promise<'quiet'>((resolve) => {
      this.#timer = setTimeout(resolve, this.#quiet_ms, 'quiet')
    })
    return Promise.race([next, quiet, this.#stopped])
  }

  end(): void {
    clearTimeout(this.#timer)
  }
}
