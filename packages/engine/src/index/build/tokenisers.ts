import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { type TokenisedPosts, tokenisePosts } from './tokenise.ts'

const WORKER = new URL('./tokenise-worker.ts', import.meta.url)
const MAX_WORKERS = 4
/** Up to here it is done before a thread has started. */
const FEW_TEXTS = 20_000

/** Threads that cut texts into words, which is most of the work of a build. */
export class Tokenisers {
  #texts = 0
  #workers: { worker: Worker; last: Promise<unknown> }[] = []
  #next = 0

  run(texts: string[]): Promise<TokenisedPosts> | TokenisedPosts {
    this.#texts += texts.length
    if (this.#texts < FEW_TEXTS) return tokenisePosts(texts)
    if (this.#workers.length === 0) {
      const count = Math.min(availableParallelism(), MAX_WORKERS)
      this.#workers = Array.from({ length: count }, () => ({ worker: new Worker(WORKER), last: Promise.resolve() }))
    }
    const seat = this.#workers[this.#next++ % this.#workers.length]!
    // One at a time each, so that the next message is the answer.
    const answer = seat.last.then(async () => {
      const answered = once(seat.worker, 'message') as Promise<[TokenisedPosts]>
      seat.worker.postMessage(texts)
      return (await answered)[0]
    })
    seat.last = answer.catch(() => {})
    return answer
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map(({ worker }) => worker.terminate()))
  }
}
