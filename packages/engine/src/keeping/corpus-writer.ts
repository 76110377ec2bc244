import { setTimeout as sleep } from 'node:timers/promises'
import { type Corpus, openCorpus } from '../corpus/corpus.ts'
import { CorpusError } from '../corpus/error.ts'
import { type Alone, freely } from './alone.ts'

const LOOK_EVERY_MS = 500

/** What may be done to the corpus while it is one's turn. */
export type CorpusWrites = Pick<Corpus, 'import' | 'delete'>

/** The one door through which this process writes the corpus: one after the other, and in turn with other processes. */
export class CorpusWriter {
  readonly #dir: string
  readonly #alone: Alone
  #last: Promise<unknown> = Promise.resolve()

  constructor(dir: string, alone: Alone = freely) {
    this.#dir = dir
    this.#alone = alone
  }

  /**
   * Opens, lets `use` write, and closes again, so that others get their turn. Gives up waiting with the signal. Others
   * are told `what` is being done.
   */
  write<T>(what: string, use: (corpus: CorpusWrites) => Promise<T>, signal: AbortSignal): Promise<T> {
    const mine = this.#last.then(() => this.#write(what, use, signal))
    this.#last = mine.catch(() => undefined)
    return mine
  }

  async #write<T>(what: string, use: (corpus: CorpusWrites) => Promise<T>, signal: AbortSignal): Promise<T> {
    for (;;) {
      const turn = await this.#alone('corpus', (lost) => this.#attempt(what, use, lost))
      if (turn && 'written' in turn.done) return turn.done.written
      await sleep(LOOK_EVERY_MS, undefined, { signal })
    }
  }

  async #attempt<T>(what: string, use: (corpus: CorpusWrites) => Promise<T>, lost: AbortSignal) {
    const corpus = await openCorpus(this.#dir, { write: true, what, workers: 1, lost }).catch((error) => {
      if (error instanceof CorpusError && error.code === 'locked') return undefined
      throw error
    })
    if (!corpus) return {}
    try {
      return { written: await use(corpus) }
    } finally {
      await corpus.close()
    }
  }
}
