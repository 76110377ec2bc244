import { open, rename, rm, truncate } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Scope } from '@starling/question'
import type { Primitive } from '@starling/sections'
import { syncFolder } from '../corpus/disk.ts'
import type { FactChange } from '../facts/change.ts'
import { ownFolder } from '../own-folder.ts'
import type { AnswerTo } from '../port/answers.ts'
import type { AskOptions, Backend, BackendState } from '../port/backend.ts'
import { checkQuestion } from '../port/check.ts'
import { AskError } from '../port/error.ts'
import { type Batches, type BuildOptions, buildFolder } from './build/build.ts'
import type { CorpusBuild, CorpusBuildMessage } from './build/build-worker.ts'
import { LOG } from './delta/log.ts'
import { isOfThisFormat } from './files/meta.ts'
import { memoryByName } from './load/layout.ts'
import type { LoadProgress } from './load/load.ts'
import { MOST_MEMORY, NoRoomError, type Room } from './load/room.ts'
import { compactInto, type OpenOptions, removeOthers, Version, versionAfter, versionsIn } from './version.ts'
import { warmUp } from './warm-up.ts'

const MAX_WORKERS = 4
const BUILDER = new URL('./build/build-worker.ts', import.meta.url)

export type IndexOptions = {
  workers?: number
  /** The most that it may take; as much as one memory can hold if left out. */
  memory_bytes?: number
  /** Changes will come: what they need is made while questions are already answered. */
  writes?: boolean
  onProgress?: (progress: LoadProgress) => void
}

/** Builds a new version from all facts. */
export async function buildIndex(dir: string, batches: Batches, options?: BuildOptions): Promise<void> {
  await ownFolder(dir)
  await buildFolder(path.join(dir, versionAfter((await versionsIn(dir)).at(-1))), batches, options)
}

/** The same of a corpus, in a thread of its own. */
export async function buildIndexOf(corpus: string, dir: string, options: BuildOptions = {}): Promise<void> {
  await ownFolder(dir)
  const folder = path.join(dir, versionAfter((await versionsIn(dir)).at(-1)))
  const workerData: CorpusBuild = { corpus, folder, sources: options.sources ?? [], room: options.room }
  // It ends by itself: a thread that is cut off while DuckDB works takes the process along.
  const worker = new Worker(BUILDER, { workerData })
  const needed_bytes = await new Promise<number | undefined>((resolve, reject) => {
    let end: Exclude<CorpusBuildMessage, { progress: unknown }> | undefined
    worker.on('message', (message: CorpusBuildMessage) => {
      if ('progress' in message) options.onProgress?.(message.progress)
      else end = message
    })
    worker.once('error', reject)
    worker.once('exit', (code) => {
      if (end) resolve(end.needed_bytes)
      else reject(new Error(`the build ended with ${code}`))
    })
  })
  if (needed_bytes !== undefined) throw new NoRoomError(needed_bytes, options.room!.memory_bytes)
}

/** Whether there is one that this program can open: one of before an update may be of another format. */
export async function hasIndex(dir: string): Promise<boolean> {
  const name = (await versionsIn(dir)).at(-1)
  return name !== undefined && isOfThisFormat(path.join(dir, name))
}

export const roomOf = ({ workers, memory_bytes }: Pick<IndexOptions, 'workers' | 'memory_bytes'>): Room => ({
  workers: workers ?? Math.min(availableParallelism(), MAX_WORKERS),
  memory_bytes: memory_bytes ?? MOST_MEMORY,
})

/** Opens the newest version, with all changes that were acknowledged. */
export async function openIndex(dir: string, options: IndexOptions = {}): Promise<Index> {
  const { onProgress } = options
  const opening: OpenOptions = { ...roomOf(options), ...(onProgress && { onProgress }) }
  const name = (await versionsIn(dir)).at(-1)
  if (!name) throw new AskError('not_ready', 'there is no index yet')
  const version = (await Version.open(path.join(dir, name), opening)) ?? (await openAnew(dir, name, opening))
  await removeOthers(dir, path.basename(version.folder))
  await warmUp(version)
  const index = new Index(dir, version, opening)
  if (options.writes) void index.getReadyToWrite()
  return index
}

/** A version whose log has outgrown it. */
async function openAnew(dir: string, name: string, opening: OpenOptions): Promise<Version> {
  await commit(dir, name, opening, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY)
  return (await Version.open(path.join(dir, versionAfter(name)), opening))!
}

/** Builds the next version with the log up to a place; changes that came later go along as its own log. */
async function commit(
  dir: string,
  name: string,
  { workers, memory_bytes }: Room,
  from: number,
  to: number,
  isBuilt = false,
): Promise<string> {
  const next = versionAfter(name)
  const folder = path.join(dir, name)
  const waiting = path.join(dir, `${next}.next`)
  if (!isBuilt) {
    await rm(waiting, { recursive: true, force: true })
    await compactInto({ folder, log_bytes: from, to: waiting, room: { workers, memory_bytes } })
  }
  if (to > from) await copyPart(path.join(folder, LOG), path.join(waiting, LOG), from, to)
  await rename(waiting, path.join(dir, next))
  await syncFolder(dir)
  return next
}

async function copyPart(source: string, target: string, from: number, to: number): Promise<void> {
  const reading = await open(source)
  const writing = await open(target, 'w')
  try {
    const part = Buffer.alloc(to - from)
    await reading.read(part, 0, part.length, from)
    await writing.writeFile(part)
    await writing.sync()
  } finally {
    await reading.close()
    await writing.close()
  }
}

/** The default backend: one machine, all of it in memory that is counted, answers at once. */
export class Index implements Backend {
  readonly #dir: string
  readonly #opening: OpenOptions
  #version: Version
  /** Changes and compactions, one after the other. */
  #writes: Promise<unknown> = Promise.resolve()
  #isClosed = false

  constructor(dir: string, version: Version, opening: OpenOptions) {
    this.#dir = dir
    this.#version = version
    this.#opening = opening
  }

  async ask<const P extends readonly Primitive[]>(
    scope: Scope,
    primitives: P,
    { baseline = 'all', comparison = 'adjusted', ...asked }: AskOptions = {},
  ): Promise<{ [K in keyof P]: AnswerTo<P[K]> }> {
    if (asked.signal?.aborted) throw new AskError('cancelled', 'the question was taken back')
    checkQuestion(scope, primitives, baseline)
    const answers = await this.#version.pool.ask({ scope, baseline, comparison }, primitives, asked)
    return answers as { [K in keyof P]: AnswerTo<P[K]> }
  }

  getReadyToWrite(): Promise<void> {
    return this.#inTurn(() => this.#version.getReadyToWrite()).catch(() => {})
  }

  /** Settles when the change is on disk and every later answer knows it. */
  apply(change: FactChange): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#version.isBroken) await this.#reopen()
      const before = this.#version.log_bytes
      try {
        if (await this.#version.apply(change)) return
      } catch (error) {
        // Where this fails, too, questions are refused until the next change tries it again.
        if (this.#version.isBroken) await this.#reopen().catch(() => this.#version.pool.close())
        throw error
      }
      const { log_bytes } = this.#version
      const next = await commit(this.#dir, this.#name, this.#opening, log_bytes, log_bytes).catch(async (error) => {
        if (error instanceof NoRoomError) await this.#takeBack(before)
        throw error
      })
      await this.#swap(next)
    })
  }

  /** Builds anew from all that is there, while questions and changes go on. */
  async compact(): Promise<void> {
    const { log_bytes, folder } = this.#version
    const waiting = path.join(this.#dir, `${versionAfter(this.#name)}.next`)
    await rm(waiting, { recursive: true, force: true })
    const { workers, memory_bytes } = this.#opening
    await compactInto({ folder, log_bytes, to: waiting, room: { workers, memory_bytes } })
    await this.#inTurn(async () => {
      // A change that had no room was quicker and built the next version itself.
      if (this.#version.folder !== folder) return
      await this.#swap(await commit(this.#dir, this.#name, this.#opening, log_bytes, this.#version.log_bytes, true))
    })
  }

  async state(): Promise<BackendState> {
    const { live, loaded } = this.#version
    return {
      as_of: live.as_of === null ? null : new Date(live.as_of * 1000).toISOString(),
      sources: loaded.meta.sources,
      whole_since: null,
      accounts: live.accounts,
      posts: live.posts_there,
      follows: live.follows,
      memory_bytes: loaded.memory.buffer.byteLength,
    }
  }

  /** Bytes of memory by array. */
  memory(): Record<string, number> {
    return memoryByName(this.#version.loaded.layout)
  }

  /** CPU time of all workers for all answers so far. */
  get cpu_ms(): number {
    return this.#version.pool.cpu_ms
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#writes.catch(() => {})
    await this.#version.close()
  }

  get #name(): string {
    return path.basename(this.#version.folder)
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#writes
      .catch(() => {})
      .then(() => {
        if (this.#isClosed) throw new AskError('cancelled', 'the engine is closing')
        return work()
      })
    this.#writes = turn
    return turn
  }

  /** A change that will never have room must not keep this version from being opened again. */
  async #takeBack(log_bytes: number): Promise<void> {
    await truncate(path.join(this.#version.folder, LOG), log_bytes)
    this.#version.log_bytes = log_bytes
    this.#version.isBroken = true
  }

  /** The same version from its files and its log. Nobody may read the old one: texts of its log are written anew. */
  async #reopen(): Promise<void> {
    await this.#version.pool.hold()
    const name = this.#name
    const version = await Version.open(path.join(this.#dir, name), this.#opening)
    await this.#replace(version ?? (await openAnew(this.#dir, name, this.#opening)))
  }

  async #swap(name: string): Promise<void> {
    const version = await Version.open(path.join(this.#dir, name), this.#opening)
    if (!version) throw new Error('a version that was just built has no room for its log')
    await warmUp(version)
    await this.#replace(version)
  }

  /** Questions go to the new version; the old one answers those it has, then it goes. */
  async #replace(version: Version): Promise<void> {
    const old = this.#version
    this.#version = version
    old.pool.handOver(version.pool)
    await old.pool.drain()
    await old.close()
    await removeOthers(this.#dir, path.basename(version.folder))
  }
}
