import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Primitive, Scope } from '@starling/sections'
import { placeOf } from '../corpus/disk.ts'
import { type Manifest, readManifest } from '../corpus/manifest.ts'
import { type Index, openIndex } from '../index/index.ts'
import type { AnswerTo } from '../port/answers.ts'
import type { Asked, Backend, BackendState } from '../port/backend.ts'
import { AskError } from '../port/error.ts'
import { behind, readStamp, stampOf, writeStamp } from './stamp.ts'

const BUILDER = new URL('./builder.ts', import.meta.url)
const LOOK_EVERY_MS = 1_000

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
  #builder: Worker | undefined
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

  state(): Promise<BackendState> {
    return this.#use((index) => index.state())
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
    await this.#builder?.terminate()
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
    if (!stamp || behind(stamp, manifest) !== 'current') await this.#build(manifest)
    else if (!this.#open) await this.#load()
    this.#looked = seen
  }

  async #build(manifest: Manifest): Promise<void> {
    const { corpus_dir, index_dir } = this.#options
    const sources = [...new Set(manifest.imports.map(({ source }) => source))].sort()
    this.#tell('building', 0)
    const builder = new Worker(BUILDER, { workerData: { corpus_dir, index_dir, sources } })
    this.#builder = builder
    builder.on('message', (share: number) => this.#tell('building', share))
    try {
      await new Promise<void>((resolve, reject) => {
        builder.on('error', reject)
        builder.on('exit', (code) => (code === 0 ? resolve() : reject(new Error('the index was not finished'))))
      })
    } finally {
      this.#builder = undefined
    }
    await this.#load()
    // Written last: an index without its stamp is made anew.
    await writeStamp(index_dir, stampOf(manifest))
  }

  async #load(): Promise<void> {
    const { index_dir, workers } = this.#options
    this.#tell('loading', 0)
    const index = await openIndex(index_dir, {
      ...(workers ? { workers } : {}),
      onProgress: ({ bytes, total }) => this.#tell('loading', total ? bytes / total : 1),
    })
    const former = this.#open
    this.#open = { index, asking: 0, isLeft: false }
    this.#tell('ready', 1)
    if (former) {
      former.isLeft = true
      if (former.asking === 0) await former.index.close()
    }
    await dropOlder(index_dir)
  }

  /** While an index answers, what is made behind it is nobody's business. */
  #tell(phase: LiveStatus['phase'], share: number): void {
    if (this.#open && phase !== 'ready') return
    this.status = { phase, share }
    this.#options.onStatus?.(this.status)
  }
}

/** Versions that nobody opens any more. Files that a last question still reads stay until it has its answer. */
async function dropOlder(dir: string): Promise<void> {
  const versions = (await readdir(dir)).filter((name) => /^v\d{6}$/.test(name)).sort()
  for (const name of versions.slice(0, -1)) await rm(path.join(dir, name), { recursive: true, force: true })
}
