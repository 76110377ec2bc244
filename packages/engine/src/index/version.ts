import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { FactChange } from '../facts/change.ts'
import type { Compacted, CompactionOrder } from './delta/compact-worker.ts'
import { LOG, readLog } from './delta/log.ts'
import { Writer } from './delta/writer.ts'
import { readMeta } from './files/meta.ts'
import { compileKernels } from './kernels/compile.ts'
import { markFirsts } from './load/firsts.ts'
import { type Loaded, type LoadProgress, load } from './load/load.ts'
import { NoRoomError, type Room } from './load/room.ts'
import { Pool } from './pool.ts'
import { type IndexStoreOptions, type Live, liveOf } from './query/store.ts'

const VERSION = /^v(\d{6})$/
const COMPACTOR = new URL('./delta/compact-worker.ts', import.meta.url)

export type OpenOptions = Room & { onProgress?: (progress: LoadProgress) => void }

/** Versions that are whole, the newest last. */
export async function versionsIn(dir: string): Promise<string[]> {
  const names = await readdir(dir).catch(() => [])
  return names.filter((name) => VERSION.test(name)).sort()
}

export const versionAfter = (version: string | undefined): string =>
  `v${String(Number(version?.slice(1) ?? 0) + 1).padStart(6, '0')}`

/** Removes what a newer version replaced and what a crash left behind. */
export async function removeOthers(dir: string, version: string): Promise<void> {
  for (const name of await readdir(dir)) {
    if (name !== version && name.startsWith('v')) await rm(path.join(dir, name), { recursive: true, force: true })
  }
}

/** One version: in memory, with those who read it and the one who writes. */
export class Version {
  readonly folder: string
  readonly loaded: Loaded
  readonly pool: Pool
  live: Live
  log_bytes: number
  /** What is in memory is not to be relied on, or nothing can be written to it any more: it must be opened again. */
  isBroken = false
  readonly #module: WebAssembly.Module
  #writer: Writer | null

  private constructor(
    loaded: Loaded,
    module: WebAssembly.Module,
    live: Live,
    pool: Pool,
    writer: Writer | null,
    log_bytes: number,
  ) {
    this.folder = loaded.folder
    this.loaded = loaded
    this.live = live
    this.pool = pool
    this.log_bytes = log_bytes
    this.#module = module
    this.#writer = writer
  }

  /** Nothing where its log needs more room than it has: then it must be built anew. */
  static async open(folder: string, { onProgress, ...room }: OpenOptions): Promise<Version | null> {
    const [module, loaded] = await Promise.all([compileKernels(), load(folder, readMeta(folder), room, onProgress)])
    await markFirsts(loaded, module)
    const first = liveOf(loaded.meta)
    const { bytes } = readLog(path.join(folder, LOG))
    if (bytes === 0) {
      return new Version(loaded, module, first, new Pool({ loaded, module, live: first, patches: [] }), null, 0)
    }
    const writer = new Writer(storeOptions(loaded, module, first))
    const reply = await writer.tell({ do: 'replay' }).catch(async (error) => {
      await writer.close()
      throw error
    })
    if (reply.done !== 'prepared') {
      await writer.close()
      return null
    }
    const { live, patch, log_bytes } = reply
    return new Version(loaded, module, live, new Pool({ loaded, module, live, patches: [patch] }), writer, log_bytes)
  }

  /** So that the first change is as quick as others. */
  async getReadyToWrite(): Promise<void> {
    await this.#writing().tell({ do: 'get_ready' })
  }

  #writing(): Writer {
    this.#writer ??= new Writer(storeOptions(this.loaded, this.#module, this.live))
    return this.#writer
  }

  /** Whether the change shows; where there is no room for it, it only lies in the log. */
  async apply(change: FactChange): Promise<boolean> {
    const writer = this.#writing()
    const reply = await writer.tell({ do: 'prepare', change }).catch((error) => {
      this.isBroken = writer.hasEnded
      throw error
    })
    if (reply.done !== 'prepared' && reply.done !== 'full') throw new Error('the writer answered out of turn')
    this.log_bytes = reply.log_bytes
    if (reply.done === 'full') return false
    await this.pool.change(async () => {
      this.isBroken = true
      await writer.tell({ do: 'show' })
      this.isBroken = false
      return reply
    })
    this.live = reply.live
    return true
  }

  async close(): Promise<void> {
    await this.pool.close()
    await this.#writer?.close()
  }
}

const storeOptions = (
  { folder, meta, layout, memory }: Loaded,
  module: WebAssembly.Module,
  live: Live,
): IndexStoreOptions => ({
  folder,
  meta,
  layout,
  memory,
  module,
  live,
})

/** Builds a version anew, with its log up to a place, into a folder that no one opens yet. */
export async function compactInto(compaction: CompactionOrder): Promise<void> {
  const worker = new Worker(COMPACTOR, { workerData: compaction })
  await new Promise<void>((resolve, reject) => {
    worker.once('message', ({ needed_bytes }: Compacted) => {
      if (needed_bytes === undefined) resolve()
      else reject(new NoRoomError(needed_bytes, compaction.room.memory_bytes))
    })
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`compaction ended with ${code}`)))
  })
  await worker.terminate()
}
