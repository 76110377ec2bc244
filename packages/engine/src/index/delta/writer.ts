import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { FactChange } from '../../facts/change.ts'
import type { Live, StoreOptions } from '../query/store.ts'
import type { Patch } from './overlay.ts'

const WORKER = new URL('./worker.ts', import.meta.url)

export type WriteOrder = { do: 'get_ready' } | { do: 'prepare'; change: FactChange } | { do: 'replay' } | { do: 'show' }
export type WriteReply =
  | { done: 'prepared'; live: Live; patch: Patch; log_bytes: number }
  /** There is no room for the change; it is in the log. */
  | { done: 'full'; log_bytes: number }
  | { done: 'ready' | 'shown' }
  | { done: 'failed'; reason: string }

/** The one thread that writes; told one thing at a time. */
export class Writer {
  readonly #worker: Worker

  constructor(options: StoreOptions) {
    this.#worker = new Worker(WORKER, { workerData: options })
  }

  async tell(order: WriteOrder): Promise<Exclude<WriteReply, { done: 'failed' }>> {
    const answered = once(this.#worker, 'message') as Promise<[WriteReply]>
    this.#worker.postMessage(order)
    const [reply] = await answered
    if (reply.done === 'failed') throw new Error(reply.reason)
    return reply
  }

  async close(): Promise<void> {
    await this.#worker.terminate()
  }
}
