import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { Scope } from '@starling/question'
import type { Primitive } from '@starling/sections'
import { openCorpus } from '../corpus/corpus.ts'
import { namedDamage } from '../corpus/damage.ts'
import { type CorpusPlace, placeOf } from '../corpus/disk.ts'
import { CorpusError } from '../corpus/error.ts'
import { type Manifest, manifestOf, readManifest } from '../corpus/manifest.ts'
import { listPending } from '../corpus/pending.ts'
import { readFacts } from '../facts/read.ts'
import { buildIndexOf, hasIndex, type Index, openIndex, roomOf } from '../index/index.ts'
import { NoRoomError } from '../index/load/room.ts'
import type { AnswerTo } from '../port/answers.ts'
import type { AskOptions, BackendState } from '../port/backend.ts'
import { AskError } from '../port/error.ts'
import { CorpusFolder } from './corpus-folder.ts'
import { gathered } from './gathered.ts'
import type { EngineStatus, Keeper, KeeperOptions } from './keeper.ts'
import { type Known, knownOf, shareOf, TAKEN_IN } from './lag.ts'
import { forgetRefused, mustHaveRoom, noteRefused } from './refused.ts'
import { behind, type Lag, readStamp, stampOf, writeStamp } from './stamp.ts'

const LOOK_EVERY_MS = 1_000
/** Nobody mends files within a second, and reading them all again takes its time. */
const LOOK_FOR_MENDED_MS = 10_000
/** So many rows beside the index are worth being built into it. */
const COMPACT_AFTER = 500_000

export type IndexKeeperOptions = KeeperOptions & {
  corpus_dir: string
  index_dir: string
  workers?: number
  /** The most that the index may take. */
  memory_bytes?: number
}

type Open = { index: Index; asking: number; isLeft: boolean }

/** An index that follows its corpus: made when there is none, renewed when rows come or go, answering meanwhile. */
export class IndexKeeper implements Keeper {
  status: EngineStatus = { phase: 'empty', share: 0 }
  readonly corpus: CorpusFolder
  readonly #options: IndexKeeperOptions
  #open: Open | undefined
  #looked = ''
  #timer: NodeJS.Timeout | undefined
  /** One at a time, each after the one before. */
  #keeping: Promise<void> = Promise.resolve()
  #known: Partial<Known> = { as_of: null, sources: [], whole_since: null }
  /** The corpus as it is now does not fit; it is not tried again before it has changed. */
  #refused: NoRoomError | undefined
  #taken = 0
  /** Odd while rows are taken in. */
  #changes = 0
  #isClosed = false
  /** Said once, not every time. */
  #complaint = ''

  constructor(options: IndexKeeperOptions) {
    this.#options = options
    this.corpus = new CorpusFolder(path.resolve(options.corpus_dir))
    this.#look()
  }

  async ask<const P extends readonly Primitive[]>(
    scope: Scope,
    primitives: P,
    asked?: AskOptions,
  ): Promise<{ [K in keyof P]: AnswerTo<P[K]> }> {
    return this.#use((index) => index.ask(scope, primitives, asked))
  }

  async state(): Promise<BackendState> {
    return { ...(await this.#use((index) => index.state())), ...this.#known }
  }

  get version(): string | undefined {
    return this.#open && this.#changes % 2 === 0 ? String(this.#changes) : undefined
  }

  keepUp(): Promise<void> {
    const mine = this.#keeping
      .then(() => this.#keep())
      .catch((error) => {
        this.#noteDamage(error)
        throw error
      })
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
    if (!open && this.status.problem) {
      throw new AskError(this.status.trouble === 'too_large' ? 'no_room' : 'damaged', this.status.problem)
    }
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
      .catch((error) => this.#tellFailure(error))
      .finally(() => {
        const after_ms = this.status.problem ? LOOK_FOR_MENDED_MS : LOOK_EVERY_MS
        if (!this.#isClosed) this.#timer = setTimeout(() => this.#look(), after_ms).unref()
      })
  }

  #tellFailure(error: unknown): void {
    if (this.#isClosed || String(error) === this.#complaint) return
    this.#complaint = String(error)
    this.#options.onError?.(error)
  }

  #noteDamage(error: unknown): void {
    if (!(error instanceof CorpusError) || (error.code !== 'damaged' && error.code !== 'no_manifest')) return
    this.#tellTrouble('damaged', error.message)
  }

  #tellTrouble(trouble: NonNullable<EngineStatus['trouble']>, problem: string): void {
    const phase = this.#open ? 'ready' : trouble
    this.status = { phase, share: this.#open ? 1 : 0, trouble, problem }
    this.#options.onStatus?.(this.status)
  }

  /** What was open goes on, or else what was built last: an index of before is better than none. */
  async #noteRefused(error: NoRoomError, manifest: Manifest, seen: string): Promise<void> {
    const { index_dir } = this.#options
    await noteRefused(index_dir, manifest, error)
    this.#refused = error
    this.#looked = seen
    if (!this.#open && (await hasIndex(index_dir))) {
      // Its date and sources are its own: the corpus has gone on without it.
      this.#known = {}
      await this.#load().catch((failure) => {
        if (!(failure instanceof NoRoomError)) throw failure
      })
    }
    this.#tellTrouble('too_large', error.message)
  }

  async #keep(): Promise<void> {
    const { corpus_dir, index_dir } = this.#options
    const place = placeOf(path.resolve(corpus_dir))
    const seen = await stat(path.join(place.dir, 'manifest.json')).then(
      ({ mtimeMs, ino }) => `${mtimeMs} ${ino}`,
      () => '',
    )
    if (seen === '') await mustBeNew(place)
    if (seen !== '' && seen === this.#looked && this.#refused) throw this.#refused
    if (seen === '' || seen === this.#looked || this.#isClosed) return
    const manifest = await readManifest(place)
    if (manifest.segments.length === 0) return
    // Known before anyone can ask: the first answers have their date, too.
    if (!this.#open) this.#known = knownOf(manifest)
    const stamp = (await hasIndex(index_dir)) ? await readStamp(index_dir) : undefined
    const lag = stamp ? behind(stamp, manifest) : 'rewritten'
    try {
      await this.#follow(lag, manifest)
    } catch (error) {
      if (error instanceof NoRoomError) await this.#noteRefused(error, manifest, seen)
      throw error
    }
    if (this.#refused) await forgetRefused(index_dir)
    this.#refused = undefined
    this.#known = knownOf(manifest)
    this.#changes += 2
    this.#looked = seen
    this.#complaint = ''
    if (this.status.problem) this.#tell('ready', 1)
  }

  async #follow(lag: Lag, manifest: Manifest): Promise<void> {
    const { index_dir } = this.#options
    if (lag !== 'current') await mustHaveRoom(index_dir, manifest, roomOf(this.#options).memory_bytes)
    if (lag === 'rewritten' || (lag !== 'current' && shareOf(lag.fresh, manifest) > TAKEN_IN)) {
      await this.#build(manifest)
      return
    }
    if (!this.#open) await this.#load()
    if (lag !== 'current') await this.#takeIn(lag.fresh, manifest)
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
      room: roomOf(this.#options),
      onProgress: ({ done, total }) => this.#tell('building', done / total),
    }).catch(async (error) => {
      if (error instanceof NoRoomError) throw error
      // It was read in another thread, of whose failures only the words arrive.
      throw (await namedDamage(placeOf(path.resolve(corpus_dir)), manifest.segments, error)) ?? error
    })
    if (this.#isClosed) return
    await this.#load()
    // Written last: an index without its stamp is made anew.
    await writeStamp(index_dir, stampOf(manifest))
  }

  async #load(): Promise<void> {
    const { index_dir } = this.#options
    this.#tell('loading', 0)
    const index = await openIndex(index_dir, {
      writes: true,
      ...roomOf(this.#options),
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
  #tell(phase: EngineStatus['phase'], share: number): void {
    if ((this.#open || this.status.problem) && phase !== 'ready') return
    this.status = { phase, share }
    this.#options.onStatus?.(this.status)
  }
}

/** Rows that no manifest lists are no new corpus. */
async function mustBeNew(place: CorpusPlace): Promise<void> {
  const unfinished = await listPending(place)
  await manifestOf(
    place,
    unfinished.flatMap(({ segments }) => segments.map(({ file }) => file)),
  )
}
