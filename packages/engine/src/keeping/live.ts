import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { Primitive, Scope } from '@starling/sections'
import { openCorpus } from '../corpus/corpus.ts'
import { placeOf } from '../corpus/disk.ts'
import { type Manifest, readManifest } from '../corpus/manifest.ts'
import { readFacts } from '../facts/read.ts'
import { buildIndexOf, type Index, openIndex } from '../index/index.ts'
import type { AnswerTo } from '../port/answers.ts'
import type { Asked, Backend, BackendState } from '../port/backend.ts'
import { AskError } from '../port/error.ts'
import { gathered } from './gathered.ts'
import { behind, readStamp, stampOf, writeStamp } from './stamp.ts'

const LOOK_EVERY_MS = 1_000
/** More fresh rows than this share of the whole are quicker built anew than taken in. */
const TAKEN_IN = 0.2
/** So many rows beside the index are worth being built into it. */
const COMPACT_AFTER = 500_000

export type LiveOptions = {
  corpus_dir: string
  index_dir: string
  workers?: number
  onStatus?: (status: LiveStatus) => void
  /** A failure to keep up; what is open goes on answering. */
  onError?: (error: unknown) => void
}
/** `empty`: nothing was imported yet. `share` of the step, 0 to 1. */
export type LiveStatus = { phase: 'empty' | 'building' | 'loading' | 'ready'; share: number }

type Open = { index: Index; asking: number; isLeft: boolean }

/** An index that follows its corpus: made when there is none, renewed when rows come or go, answering meanwhile. */
export class Live implements Backend {
  status: LiveStatus = { phase: 'empty', share: 0 }
  readonly #options: LiveOptions
  #open: Open | undefined
  #looked = ''
  #timer: NodeJS.Timeout | undefined
  /** One at a time, each after the one before. */
  #keeping: Promise<void> = Promise.resolve()
  #known: Known = { as_of: null, sources: [] }
  #taken = 0
  /** Odd while rows are taken in. */
  #changes = 0
  #isClosed = false

  constructor(options: LiveOptions) {
    this.#options = options
    this.#look()
  }

  async ask<const P extends readonly Primitive[]>(
    scope: Scope,
    primitives: P,
    asked?: Asked,
  ): Promise<{ [K in keyof P]: AnswerTo<P[K]> }> {
    return this.#use((index) => index.ask(scope, primitives, asked))
  }

  async state(): Promise<BackendState> {
    return { ...(await this.#use((index) => index.state())), ...this.#known }
  }

  /** Another number whenever answers may be other ones; none while rows are taken in. */
  get version(): number | undefined {
    return this.#open && this.#changes % 2 === 0 ? this.#changes : undefined
  }

  /** Resolves when everything that is in the corpus now can be asked about. */
  keepUp(): Promise<void> {
    const mine = this.#keeping.then(() => this.#keep())
    this.#keeping = mine.catch(() => {})
    return mine
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#timer)
    await this.#keeping
    await this.#open?.index.close()
  }

  async #use<T>(work: (index: Index) => Promise<T>): Promise<T> {
    const open = this.#open
    if (!open) throw new AskError('not_ready', 'The network is still being read in.')
    open.asking++
    try {
      return await work(open.index)
    } finally {
      open.asking--
      if (open.isLeft && open.asking === 0) await open.index.close()
    }
  }

  #look(): void {
    this.keepUp()
      .catch((error) => this.#isClosed || this.#options.onError?.(error))
      .finally(() => {
        if (!this.#isClosed) this.#timer = setTimeout(() => this.#look(), LOOK_EVERY_MS).unref()
      })
  }

  async #keep(): Promise<void> {
    const { corpus_dir, index_dir } = this.#options
    const place = placeOf(path.resolve(corpus_dir))
    const seen = await stat(path.join(place.dir, 'manifest.json')).then(
      ({ mtimeMs, ino }) => `${mtimeMs} ${ino}`,
      () => '',
    )
    if (seen === '' || seen === this.#looked || this.#isClosed) return
    const manifest = await readManifest(place)
    if (manifest.segments.length === 0) return
    const stamp = await readStamp(index_dir)
    const lag = stamp ? behind(stamp, manifest) : 'rewritten'
    if (lag === 'rewritten' || (lag !== 'current' && shareOf(lag.fresh, manifest) > TAKEN_IN))
      await this.#build(manifest)
    else {
      if (!this.#open) await this.#load()
      if (lag !== 'current') await this.#takeIn(lag.fresh, manifest)
    }
    this.#known = knownOf(manifest)
    this.#changes += 2
    this.#looked = seen
  }

  /** Rows that were taken in before a kill are taken in again: the newest of a key wins, so that changes nothing. */
  async #takeIn(fresh: Set<number>, manifest: Manifest): Promise<void> {
    const { corpus_dir, index_dir } = this.#options
    const corpus = await openCorpus(corpus_dir)
    this.#changes++
    try {
      for await (const upsert of gathered(readFacts(corpus, fresh))) {
        await this.#open!.index.apply({ upsert })
        this.#taken += Object.values(upsert).reduce((sum, { length }) => sum + length, 0)
      }
    } finally {
      this.#changes++
      await corpus.close()
    }
    await writeStamp(index_dir, stampOf(manifest))
    if (this.#taken < COMPACT_AFTER) return
    this.#taken = 0
    await this.#open!.index.compact()
  }

  async #build(manifest: Manifest): Promise<void> {
    const { corpus_dir, index_dir } = this.#options
    this.#tell('building', 0)
    await buildIndexOf(corpus_dir, index_dir, {
      sources: knownOf(manifest).sources,
      onProgress: ({ done, total }) => this.#tell('building', done / total),
    })
    if (this.#isClosed) return
    await this.#load()
    // Written last: an index without its stamp is made anew.
    await writeStamp(index_dir, stampOf(manifest))
  }

  async #load(): Promise<void> {
    const { index_dir, workers } = this.#options
    this.#tell('loading', 0)
    const index = await openIndex(index_dir, {
      writes: true,
      ...(workers ? { workers } : {}),
      onProgress: ({ bytes, total }) => this.#tell('loading', total ? bytes / total : 1),
    })
    const former = this.#open
    this.#open = { index, asking: 0, isLeft: false }
    this.#changes += 2
    this.#tell('ready', 1)
    if (former) {
      former.isLeft = true
      if (former.asking === 0) await former.index.close()
    }
  }

  /** While an index answers, what is made behind it is nobody's business. */
  #tell(phase: LiveStatus['phase'], share: number): void {
    if (this.#open && phase !== 'ready') return
    this.status = { phase, share }
    this.#options.onStatus?.(this.status)
  }
}

type Known = Pick<BackendState, 'as_of' | 'sources'>

const knownOf = ({ imports }: Manifest): Known => ({
  as_of: imports.reduce<string | null>(
    (latest, { fetched_at }) => (latest && latest > fetched_at ? latest : fetched_at),
    null,
  ),
  sources: [...new Set(imports.map(({ source }) => source))].sort(),
})

function shareOf(fresh: ReadonlySet<number>, { segments }: Manifest): number {
  const rowsOf = (some: Manifest['segments']) => some.reduce((sum, { rows }) => sum + rows, 0)
  return rowsOf(segments.filter(({ seq }) => fresh.has(seq))) / rowsOf(segments)
}
