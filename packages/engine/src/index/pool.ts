import { Worker } from 'node:worker_threads'
import type { Primitive } from '@starling/sections'
import type { PrimitiveAnswers } from '../port/answers.ts'
import type { AskOptions } from '../port/backend.ts'
import { AskError } from '../port/error.ts'
import { LeastServed } from '../port/least-served.ts'
import { CostEstimate, DEAR_POSTS } from './cost.ts'
import type { Patch } from './delta/overlay.ts'
import type { Loaded } from './load/load.ts'
import type { Reply, Start, WorkerOrder } from './messages.ts'
import type { Asked } from './query/answers/asking.ts'
import type { Live } from './query/store.ts'
import { AnswerReceiver } from './wire.ts'

const WORKER = new URL('./worker.ts', import.meta.url)
/** So many questions a worker is thought to remember. */
const REMEMBERED = 8

type Question = {
  asker: string
  order: Extract<WorkerOrder, { do: 'ask' }>
  key: string
  isDear: boolean
  resolve: (answers: PrimitiveAnswers[Primitive['do']][]) => void
  reject: (error: Error) => void
}

type Seat = {
  start: Start
  worker: Worker
  receiver: AnswerReceiver
  running: Question | null
  /** Of what was asked here lately, the newest last. */
  remembered: string[]
  /** The number of the last question. */
  used: number
}

export type PoolOptions = { loaded: Loaded; live: Live; module: WebAssembly.Module; patches: Patch[] }

const CLOSING = () => new AskError('cancelled', 'the engine is closing')

/** One count for all pools: a question may be handed over. */
let asked = 0

/**
 * Workers and who waits for them: who had least of them lately goes first, to a worker that knows the scope if one is
 * free. One is kept for who does not ask dear questions.
 */
export class Pool {
  /** CPU time that all answers took, in the workers. */
  cpu_ms = 0
  readonly #seats: Seat[]
  readonly #waiting: Question[] = []
  readonly #turns = new LeastServed()
  readonly #cost: CostEstimate
  #isClosed = false
  #isPaused = false
  #heir: Pool | null = null
  #onIdle: (() => void)[] = []

  constructor({ loaded, live, module, patches }: PoolOptions) {
    const { folder, meta, layout, memory, scratch } = loaded
    this.#cost = new CostEstimate(loaded)
    this.#seats = scratch.map((own) => {
      const cancelled = new SharedArrayBuffer(4)
      return this.#sit({ folder, meta, layout, memory, module, live, patches, scratch: own, cancelled })
    })
  }

  /**
   * Lets a change show while nobody reads; questions that come meanwhile wait. Where it fails half of it may show, so
   * they wait until they are handed over.
   */
  async change(show: () => Promise<{ live: Live; patch: Patch }>): Promise<void> {
    await this.hold()
    const { live, patch } = await show()
    for (const { start, worker } of this.#seats) {
      start.live = live
      start.patches = [...start.patches, patch]
      worker.postMessage({ do: 'see', live, patch } satisfies WorkerOrder)
    }
    this.#isPaused = false
    this.#next()
  }

  /** Until nobody reads, and from now on nobody does. */
  async hold(): Promise<void> {
    this.#isPaused = true
    await this.drain()
  }

  /** Until nothing is being answered. */
  async drain(): Promise<void> {
    while (this.#seats.some(({ running }) => running)) {
      await new Promise<void>((resolve) => this.#onIdle.push(resolve))
    }
  }

  /** Questions that wait are asked of another from now on. */
  handOver(to: Pool): void {
    this.#heir = to
    to.#waiting.push(...this.#waiting.splice(0))
    to.#next()
  }

  /** How many questions are answered at once. */
  get seats(): number {
    return this.#seats.length
  }

  ask(
    about: Asked,
    primitives: readonly Primitive[],
    { signal, asker = '' }: Pick<AskOptions, 'signal' | 'asker'> = {},
  ) {
    asked = (asked + 1) & 0x3fffffff
    const question = asked
    return new Promise<PrimitiveAnswers[Primitive['do']][]>((resolve, reject) => {
      const stop = () => this.cancel(question)
      const settle = () => signal?.removeEventListener('abort', stop)
      if (this.#isClosed) return reject(CLOSING())
      signal?.addEventListener('abort', stop, { once: true })
      this.#waiting.push({
        asker,
        order: { do: 'ask', question, primitives, ...about },
        key: JSON.stringify([about.scope.who, about.scope.window]),
        isDear: this.#cost.postsOf(about.scope, primitives, this.#seats[0]!.start.live) >= DEAR_POSTS,
        resolve: (answers) => {
          settle()
          resolve(answers)
        },
        reject: (error) => {
          settle()
          reject(error)
        },
      })
      this.#next()
    })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    for (const question of this.#waiting.splice(0)) question.reject(CLOSING())
    await Promise.all(
      this.#seats.map(async (seat) => {
        seat.running?.reject(CLOSING())
        seat.running = null
        await seat.worker.terminate()
      }),
    )
  }

  #sit(start: Start): Seat {
    const worker = new Worker(WORKER, { workerData: start })
    const seat: Seat = { start, worker, receiver: new AnswerReceiver(), running: null, remembered: [], used: 0 }
    seat.worker.on('message', (reply: Reply) => this.#settle(seat, reply))
    seat.worker.on('error', (error) => this.#replace(seat, error))
    seat.worker.on('exit', (code) => this.#replace(seat, new Error(`a thread that answers ended with ${code}`)))
    return seat
  }

  /** A worker that fell over takes its question with it, not those that wait. */
  #replace(seat: Seat, error: unknown): void {
    const at = this.#seats.indexOf(seat)
    if (this.#isClosed || at < 0) return
    const { running, start } = seat
    this.#seats[at] = this.#sit(start)
    running?.reject(error instanceof Error ? error : new Error(String(error)))
    for (const resolve of this.#onIdle.splice(0)) resolve()
    this.#next()
  }

  cancel(question: number): void {
    const index = this.#waiting.findIndex(({ order }) => order.question === question)
    if (index >= 0) this.#waiting.splice(index, 1)[0]!.reject(new AskError('cancelled', 'the question was taken back'))
    const seat = this.#seats.find(({ running }) => running?.order.question === question)
    if (seat) Atomics.store(new Int32Array(seat.start.cancelled), 0, question)
    this.#heir?.cancel(question)
  }

  #settle(seat: Seat, { answers, refused, failed, cpu_ms }: Reply): void {
    const { running } = seat
    seat.running = null
    this.cpu_ms += cpu_ms
    if (running) this.#turns.note(running.asker, cpu_ms)
    // Unpacked in any case: later answers build on the cards of this one.
    const unpacked = answers === undefined ? null : seat.receiver.unpack(answers)
    if (unpacked) running?.resolve(unpacked)
    else if (refused) running?.reject(new AskError(refused.code, refused.message))
    else running?.reject(new Error(failed))
    for (const resolve of this.#onIdle.splice(0)) resolve()
    this.#next()
  }

  #nextWaiting(): Question | undefined {
    const dear = this.#seats.filter(({ running }) => running?.isDear).length
    const mayBeDear = dear < Math.max(1, this.#seats.length - 1)
    const at = this.#turns.next(this.#waiting, ({ isDear }) => mayBeDear || !isDear)
    return at < 0 ? undefined : this.#waiting.splice(at, 1)[0]
  }

  #next(): void {
    while (!this.#isPaused) {
      const free = this.#seats.filter(({ running }) => running === null)
      const question = free.length > 0 ? this.#nextWaiting() : undefined
      if (!question) return
      const seat = free.find(({ remembered }) => remembered.includes(question.key)) ?? lastUsed(free)
      seat.running = question
      seat.used = question.order.question
      seat.remembered = [...seat.remembered.filter((key) => key !== question.key), question.key].slice(-REMEMBERED)
      seat.worker.postMessage(question.order)
    }
  }
}

/** What it needs is still in the cache of a processor. */
const lastUsed = (seats: Seat[]): Seat => seats.reduce((last, seat) => (seat.used > last.used ? seat : last))
