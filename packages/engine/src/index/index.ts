import { mkdir, readdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import type { Primitive, Scope } from '@starling/sections'
import type { AnswerTo } from '../port/answers.ts'
import type { Asked, Backend, BackendState } from '../port/backend.ts'
import { checkQuestion } from '../port/check.ts'
import { AskError } from '../port/error.ts'
import { type Batches, type BuildOptions, buildFolder } from './build/build.ts'
import { readMeta } from './files/meta.ts'
import { compileKernels } from './kernels/compile.ts'
import { memoryByName } from './load/layout.ts'
import { type Loaded, type LoadProgress, load } from './load/load.ts'
import { Pool } from './pool.ts'
import { type Live, liveOf } from './query/store.ts'
import { warmUp } from './warm-up.ts'

const MAX_WORKERS = 4
const VERSION = /^v(\d{6})$/

export type IndexOptions = { workers?: number; onProgress?: (progress: LoadProgress) => void }

/** Versions of an index that are whole, the newest last. */
async function versionsIn(dir: string): Promise<string[]> {
  const names = await readdir(dir).catch(() => [])
  return names.filter((name) => VERSION.test(name)).sort()
}

const versionAfter = (versions: string[]): string =>
  `v${String(Number(versions.at(-1)?.slice(1) ?? 0) + 1).padStart(6, '0')}`

/** Builds a new version from all facts; whoever has an older one open keeps it. */
export async function buildIndex(dir: string, batches: Batches, options?: BuildOptions): Promise<void> {
  await mkdir(dir, { recursive: true })
  await buildFolder(path.join(dir, versionAfter(await versionsIn(dir))), batches, options)
}

/** Opens the newest version. */
export async function openIndex(dir: string, options: IndexOptions = {}): Promise<Index> {
  const version = (await versionsIn(dir)).at(-1)
  if (!version) throw new AskError('not_ready', 'there is no index yet')
  const folder = path.join(dir, version)
  const workers = options.workers ?? Math.min(availableParallelism(), MAX_WORKERS)
  const [module, loaded] = await Promise.all([
    compileKernels(),
    load(folder, readMeta(folder), workers, options.onProgress),
  ])
  const index = new Index(loaded, module)
  await warmUp(index)
  return index
}

/** The default backend: one machine, all of it in memory that is counted, answers at once. */
export class Index implements Backend {
  readonly #loaded: Loaded
  readonly #pool: Pool
  readonly #live: Live

  constructor(loaded: Loaded, module: WebAssembly.Module) {
    this.#loaded = loaded
    this.#live = liveOf(loaded.meta)
    this.#pool = new Pool({ loaded, module, live: this.#live })
  }

  async ask<const P extends readonly Primitive[]>(
    scope: Scope,
    primitives: P,
    { baseline = 'all', signal }: Asked = {},
  ): Promise<{ [K in keyof P]: AnswerTo<P[K]> }> {
    if (signal?.aborted) throw new AskError('cancelled', 'the question was taken back')
    checkQuestion(scope, primitives, baseline)
    return (await this.#pool.ask(scope, primitives, baseline, signal)) as { [K in keyof P]: AnswerTo<P[K]> }
  }

  async state(): Promise<BackendState> {
    const { accounts, posts_there, follows, as_of } = this.#live
    return {
      as_of: as_of === null ? null : new Date(as_of * 1000).toISOString(),
      sources: this.#loaded.meta.sources,
      accounts,
      posts: posts_there,
      follows,
      memory_bytes: this.#loaded.memory.buffer.byteLength,
    }
  }

  /** Bytes of memory by array. */
  memory(): Record<string, number> {
    return memoryByName(this.#loaded.layout)
  }

  /** CPU time of all workers for all answers so far. */
  get cpu_ms(): number {
    return this.#pool.cpu_ms
  }

  close(): Promise<void> {
    return this.#pool.close()
  }
}
