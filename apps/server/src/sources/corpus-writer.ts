import { setTimeout as sleep } from 'node:timers/promises'
import { type Corpus, CorpusError, openCorpus } from '@starling/engine'

const LOOK_EVERY_MS = 500

/** The one door through which this process writes the corpus: one after the other, and in turn with other processes. */
export class CorpusWriter {
  readonly #dir: string
  readonly #what: string
  #last: Promise<unknown> = Promise.resolve()

  constructor(dir: string, what: string) {
    this.#dir = dir
    this.#what = what
  }

  /** Opens, lets `use` write, and closes again, so that others get their turn. Gives up waiting with the signal. */
  write<T>(use: (corpus: Corpus) => Promise<T>, signal: AbortSignal): Promise<T> {
    const mine = this.#last.then(() => this.#write(use, signal))
    this.#last = mine.catch(() => undefined)
    return mine
  }

  async #write<T>(use: (corpus: Corpus) => Promise<T>, signal: AbortSignal): Promise<T> {
    const corpus = await this.#open(signal)
    try {
      return await use(corpus)
    } finally {
      await corpus.close()
    }
  }

  async #open(signal: AbortSignal): Promise<Corpus> {
    for (;;) {
      try {
        return await openCorpus(this.#dir, { write: true, what: this.#what, workers: 1 })
      } catch (error) {
        if (!(error instanceof CorpusError) || error.code !== 'locked') throw error
        await sleep(LOOK_EVERY_MS, undefined, { signal })
      }
    }
  }
}
