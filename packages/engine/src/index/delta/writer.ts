import { Worker } from 'node:worker_threads'
import type { FactChange } from '../../facts/change.ts'
import type { IndexStoreOptions, Live } from '../query/store.ts'
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
  #told: PromiseWithResolvers<WriteReply> | null = null
  /** Why it is no longer there. */
  #ended: Error | null = null

  constructor(options: IndexStoreOptions) {
    this.#worker = new Worker(WORKER, { workerData: options })
    this.#worker.on('message', (reply: WriteReply) => this.#told?.resolve(reply))
    this.#worker.on('error', (error) => this.#end(error instanceof Error ? error.message : String(error)))
    this.#worker.on('exit', (code) => this.#end(`code ${code}`))
  }

  get hasEnded(): boolean {
    return this.#ended !== null
  }

  async tell(order: WriteOrder): Promise<Exclude<WriteReply, { done: 'failed' }>> {
    if (this.#ended) throw this.#ended
    this.#told = Promise.withResolvers()
    this.#worker.postMessage(order)
    const reply = await this.#told.promise
    if (reply.done === 'failed') throw new Error(reply.reason)
    return reply
  }

  #end(why: string): void {
    this.#ended ??= new Error(`the thread that writes the index ended (${why}): the change may not be in the index`)
    this.#told?.reject(this.#ended)
  }

  async close(): Promise<void> {
    await this.#worker.terminate()
  }
}
