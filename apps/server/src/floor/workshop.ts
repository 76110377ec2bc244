import { Worker } from 'node:worker_threads'

/** A module that makes files. */
export type Maker<T> = { make: (task: T) => Promise<Uint8Array> }
export type WorkOrder<T> = { id: number; task: T }
export type Delivery = { id: number; bytes?: Uint8Array; error?: string }

/** Files that take seconds to make: one after the other in a thread of their own, as nobody would be answered meanwhile. */
export class Workshop<T> {
  readonly #maker: URL
  readonly #waiting = new Map<number, PromiseWithResolvers<Uint8Array>>()
  #worker: Worker | undefined
  #orders = 0

  /** Where a `Maker` of such tasks lies. */
  constructor(maker: URL) {
    this.#maker = maker
  }

  make(task: T): Promise<Uint8Array> {
    const order: WorkOrder<T> = { id: ++this.#orders, task }
    const answer = Promise.withResolvers<Uint8Array>()
    this.#waiting.set(order.id, answer)
    this.#worker ??= this.#start()
    this.#worker.postMessage(order)
    return answer.promise
  }

  #start(): Worker {
    const started = new Worker(new URL('./workshop-worker.ts', import.meta.url), { workerData: this.#maker.href })
    started.on('message', ({ id, bytes, error }: Delivery) => {
      const answer = this.#waiting.get(id)
      this.#waiting.delete(id)
      if (bytes) answer?.resolve(bytes)
      else answer?.reject(new Error(error))
    })
    // The next order starts another one.
    const end = (cause: unknown) => {
      this.#worker = undefined
      for (const answer of this.#waiting.values()) answer.reject(new Error('the file was not made', { cause }))
      this.#waiting.clear()
    }
    started.on('error', end)
    started.on('exit', (code) => this.#worker === started && end(code))
    started.unref()
    return started
  }
}
