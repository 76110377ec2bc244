import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { isTyped } from './columns.ts'
import type { SegmentOrder, WriteAnswer, WrittenSegment } from './worker.ts'

const MEMORY_MB = 128
/** The models and one chunk; without a limit a thread's heap grows as long as the machine has memory. */
const HEAP = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 }

/** A thread loads the models for most of a second: another one is worth that once so many rows wait. */
const WORTH_ROWS = 2_000

function endOf(worker: Worker): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  worker.once('exit', () => resolve())
  worker.ref()
  worker.postMessage('end')
  return promise
}

type Job = { order: SegmentOrder; resolve: (written: WrittenSegment) => void; reject: (error: unknown) => void }

/** Worker threads that write segments, no more than `count`: what finds none of them free waits in `write`. */
export class Writers {
  readonly count: number
  readonly #spill: string
  #started = 0
  readonly #idle: Worker[] = []
  readonly #all: Worker[] = []
  readonly #waiting: Job[] = []
  readonly #running = new Map<Worker, Job>()

  constructor(count: number, spill: string) {
    this.count = count
    this.#spill = spill
  }

  write(order: SegmentOrder): Promise<WrittenSegment> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ order, resolve, reject })
      this.#next()
    })
  }

  /** Each ends by itself after what it has in hand: a thread that is cut off while DuckDB works takes the process along. */
  async close(): Promise<void> {
    await Promise.all(this.#all.splice(0).map(endOf))
  }

  #next(): void {
    if (this.#idle.length === 0 && this.#isWorthAnother()) this.#start()
    while (this.#idle.length && this.#waiting.length) {
      const worker = this.#idle.pop()!
      const job = this.#waiting.shift()!
      this.#running.set(worker, job)
      // A job in hand keeps the process alive; an idle worker does not.
      worker.ref()
      const columns = Object.values(job.order.chunk.columns)
      worker.postMessage(
        job.order,
        columns.filter(isTyped).map(({ buffer }) => buffer as ArrayBuffer),
      )
    }
  }

  #isWorthAnother(): boolean {
    if (this.#all.length === 0) return this.#waiting.length > 0
    const rows = this.#waiting.reduce((sum, { order }) => sum + order.chunk.rows, 0)
    return this.#all.length < this.count && rows > WORTH_ROWS
  }

  #start(): void {
    const spill = path.join(this.#spill, `${process.pid}-${this.#started++}`)
    const workerData = { spill, memory_mb: MEMORY_MB, threads: 1 }
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData, resourceLimits: HEAP })
    worker.on('message', (answer: WriteAnswer) => this.#done(worker, answer))
    worker.on('error', (error) => this.#lost(worker, error))
    worker.unref()
    this.#all.push(worker)
    this.#idle.push(worker)
  }

  #done(worker: Worker, answer: WriteAnswer): void {
    const job = this.#running.get(worker)
    this.#running.delete(worker)
    // One that is to end is waited for.
    if (this.#all.includes(worker)) {
      worker.unref()
      this.#idle.push(worker)
    }
    if ('segment' in answer) job?.resolve(answer)
    else job?.reject(answer.error)
    this.#next()
  }

  /** A worker that dies takes its job with it; with none left the waiting jobs fail too instead of hanging. */
  #lost(worker: Worker, error: unknown): void {
    this.#running.get(worker)?.reject(error)
    this.#running.delete(worker)
    this.#all.splice(this.#all.indexOf(worker), 1)
    const idle = this.#idle.indexOf(worker)
    if (idle >= 0) this.#idle.splice(idle, 1)
    if (this.#all.length === 0) for (const job of this.#waiting.splice(0)) job.reject(error)
  }
}
