import path from 'node:path'
import { ownFolder } from '../own-folder.ts'
import { botScores } from './bot-scores.ts'
import type { Chunk } from './columns.ts'
import { namedDamage } from './damage.ts'
import { type Database, openDatabase } from './database.ts'
import { type CorpusPlace, makeFolders, placeOf } from './disk.ts'
import { CorpusError } from './error.ts'
import type { Import, ImportOptions } from './import.ts'
import { killedWriter, sweep } from './leftovers.ts'
import { lockCorpus, writerOf } from './lock.ts'
import {
  bestManifest,
  type Manifest,
  manifestToWrite,
  readManifest,
  segmentsByTable,
  sweepManifests,
} from './manifest.ts'
import { listPending, type PendingImport } from './pending.ts'
import { readRows } from './read.ts'
import type { Removal } from './removal.ts'
import { repliesTo } from './replies.ts'
import { type CorpusStats, stats } from './stats.ts'
import type { TableName } from './tables.ts'
import { type Verdict, verify } from './verify.ts'
import { Writing } from './writing.ts'

const READ_MEMORY_MB = 768

export type CorpusOptions = {
  write?: boolean
  /** Told to a second writer. */
  what?: string
  workers?: number
  memory_mb?: number
  /** Aborted when the corpus is no longer this writer's: from then on nothing is committed. */
  lost?: AbortSignal
}

/**
 * Opens the corpus in `dir`. Any number of readers, at any time; one writer, who first clears what a killed one left,
 * and that alone: where the files do not say what they are, nobody writes.
 */
export async function openCorpus(dir: string, options: CorpusOptions = {}): Promise<Corpus> {
  const place = placeOf(path.resolve(dir))
  if (!options.write) return new Corpus(place, options)
  await ownFolder(place.dir)
  const unlock = await lockCorpus(place.dir, options.what ?? path.basename(process.argv[1] ?? 'starling'))
  try {
    await makeFolders(place)
    const unfinished = (await listPending(place)).flatMap(({ segments }) => segments.map(({ file }) => file))
    const manifest = await manifestToWrite(place, unfinished)
    const killed = await killedWriter(place, manifest)
    await sweepManifests(place, manifest, killed !== undefined)
    const { pending, stray } = await sweep(place, manifest, killed)
    const writing = new Writing(place, manifest, pending, { ...options, taken: stray })
    await writing.begun()
    return new Corpus(place, options, writing, unlock)
  } catch (error) {
    await unlock()
    throw error
  }
}

export class Corpus {
  readonly place: CorpusPlace
  readonly #options: CorpusOptions
  readonly #writing: Writing | undefined
  readonly #unlock: (() => Promise<void>) | undefined
  #reading: Promise<Database> | undefined

  constructor(place: CorpusPlace, options: CorpusOptions, writing?: Writing, unlock?: () => Promise<void>) {
    this.place = place
    this.#options = options
    this.#writing = writing
    this.#unlock = unlock
  }

  /** What is committed now. */
  manifest(): Promise<Manifest> {
    return readManifest(this.place)
  }

  /** Imports that were cut short and can go on. */
  unfinished(): Promise<PendingImport[]> {
    return listPending(this.place)
  }

  import(options: ImportOptions): Import {
    return this.#mustWrite().begin(options)
  }

  /** Drops every unfinished import; returns how many. */
  async rollback(): Promise<number> {
    const writing = this.#mustWrite()
    const unfinished = [...writing.pending]
    for (const one of unfinished) await writing.forget(one, [])
    return unfinished.length
  }

  /** Accounts by id or @handle. Everything of them goes: posts, reposts of these, follows, engagements, snapshots. */
  async delete(gone: { accounts?: string[]; posts?: string[] }): Promise<Removal['removed']> {
    const writing = this.#mustWrite()
    const named = gone.accounts ?? []
    const isId = (name: string) => /^\d{1,19}$/.test(name)
    const posts = gone.posts ?? []
    const bad = posts.find((id) => !isId(id))
    if (bad !== undefined) throw new CorpusError('bad_input', `${bad} is not the id of a post`)
    const handles = named.filter((name) => !isId(name))
    const accounts = [...named.filter(isId), ...(await writing.accountIdsOf(handles))]
    return writing.delete({ accounts, posts })
  }

  compact(): Promise<{ before: number; after: number }> {
    return this.#mustWrite().compact()
  }

  /** With `fresh` only what the segments of these seqs brought or changed. */
  async *rows(table: TableName, columns: readonly string[], fresh?: ReadonlySet<number>): AsyncGenerator<Chunk> {
    const database = await (await this.#database()).branch()
    try {
      const { segments } = await this.manifest()
      yield* readRows(database, this.place.segments, table, segmentsByTable(segments)[table], columns, fresh)
    } catch (error) {
      throw await this.#named(error, table)
    } finally {
      database.leave()
    }
  }

  /** Ids of the posts that answer any of these, the newest first. */
  repliesTo(ids: readonly string[], limit: number): Promise<string[]> {
    return this.#with(async (database) => {
      const { segments } = await this.manifest()
      return repliesTo(database, this.place.segments, segmentsByTable(segments).posts, ids, limit)
    }).catch(async (error) => {
      throw await this.#named(error, 'posts')
    })
  }

  /** How much like a bot each of these accounts looks, 0 to 1, by id. */
  botScores(ids: readonly string[]): Promise<Map<string, number>> {
    return this.#with(async (database) => {
      const { segments } = await this.manifest()
      return botScores(database, this.place.segments, segmentsByTable(segments).accounts, ids)
    }).catch(async (error) => {
      throw await this.#named(error, 'accounts')
    })
  }

  async stats(): Promise<CorpusStats> {
    return this.#with(async (database) => stats(database, this.place, await this.manifest()))
  }

  /** Reads and tells; it changes nothing, whatever it finds. */
  async verify(): Promise<Verdict> {
    const writer = await this.#whoWrites()
    return this.#with(async (database) => {
      const found = await bestManifest(this.place)
      // Of a writer that is at rest here, the note is its own.
      const isAtRest = this.#writing !== undefined && writer === undefined
      const last = found.manifest && !isAtRest ? await killedWriter(this.place, found.manifest) : undefined
      return verify(database, this.place, found, await this.unfinished(), { writer, last })
    })
  }

  async #whoWrites(): Promise<string | undefined> {
    if (this.#writing) return this.#writing.isImporting ? 'this process' : undefined
    const writer = await writerOf(this.place.dir).catch(() => undefined)
    return writer && `process ${writer.pid} (${writer.what})`
  }

  async close(): Promise<void> {
    await this.#writing?.close()
    const reading = await this.#reading
    reading?.close()
    await this.#unlock?.()
  }

  /** A reading that failed on a file which is still listed, and is not as it was written, is told by that. */
  async #named(error: unknown, table: TableName): Promise<unknown> {
    const { segments } = await this.manifest()
    return (await namedDamage(this.place, segmentsByTable(segments)[table], error)) ?? error
  }

  #mustWrite(): Writing {
    if (!this.#writing) throw new CorpusError('read_only', 'the corpus is open for reading only')
    return this.#writing
  }

  #database(): Promise<Database> {
    const spill = path.join(this.place.spill, `${process.pid}-read`)
    this.#reading ??= openDatabase({ spill, memory_mb: this.#options.memory_mb ?? READ_MEMORY_MB, threads: 2 })
    return this.#reading
  }

  async #with<T>(use: (database: Database) => Promise<T>): Promise<T> {
    const database = await (await this.#database()).branch()
    try {
      return await use(database)
    } finally {
      database.leave()
    }
  }
}
