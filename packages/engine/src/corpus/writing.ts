import path from 'node:path'
import { compactTable } from './compaction.ts'
import { type Database, openDatabase, parquet, quote } from './database.ts'
import { type CorpusPlace, removeFiles, replaceFile } from './disk.ts'
import { Import, type ImportOptions, newPending } from './import.ts'
import { forgetWriter, noteWriter, seqAfter } from './leftovers.ts'
import {
  forgetManifests,
  type ImportEntry,
  type Manifest,
  replaceManifest,
  type Segment,
  segmentsByTable,
} from './manifest.ts'
import { dropPending, type PendingImport, savePending } from './pending.ts'
import { type Gone, type Removal, removeFrom } from './removal.ts'
import type { Report } from './report.ts'
import { segmentFile } from './segment.ts'
import { TABLE_NAMES, type TableName } from './tables.ts'
import { Writers } from './writers.ts'

/** How long merged files stay for who still reads them. */
const RETIRED_MS = 10 * 60_000
const MEMORY_MB = 768
const WORKERS = 2

/** What the one writer of a corpus may do; every change ends in one replacement of the manifest. */
export class Writing {
  readonly place: CorpusPlace
  readonly #worker_count: number
  readonly #lost: AbortSignal | undefined
  #manifest: Manifest
  #pending: PendingImport[]
  #next_seq: number
  #writers: Writers | undefined
  readonly #importing = new Set<string>()
  #last: Promise<unknown> = Promise.resolve()

  /** `taken` are files that are not ours: their numbers are left to them. */
  constructor(
    place: CorpusPlace,
    manifest: Manifest,
    pending: PendingImport[],
    { workers = WORKERS, lost, taken }: { workers?: number; lost?: AbortSignal; taken: string[] },
  ) {
    this.place = place
    this.#worker_count = workers
    this.#lost = lost
    this.#manifest = manifest
    this.#pending = pending
    const used = pending.flatMap(({ segments }) => segments.map(({ seq }) => seq))
    this.#next_seq = Math.max(manifest.next_seq, seqAfter(taken), ...used.map((seq) => seq + 1))
  }

  /** From now on what nobody lists is known to be of this writer, should it be killed. */
  async begun(): Promise<void> {
    await noteWriter(this.place, { version: this.#manifest.version, from_seq: this.#next_seq })
    // A deletion that was killed after its commit is brought to its end.
    if (this.#manifest.retired.some(({ at }) => at === ERASED_AT)) await this.#inTurn(() => this.#erase())
  }

  get pending(): readonly PendingImport[] {
    return this.#pending
  }

  get isImporting(): boolean {
    return this.#importing.size > 0
  }

  get writers(): Writers {
    this.#writers ??= new Writers(this.#worker_count, this.place.spill)
    return this.#writers
  }

  takeSeq(): number {
    return this.#next_seq++
  }

  begin(options: ImportOptions): Import {
    const known = options.key === undefined ? undefined : this.#pending.find(({ key }) => key === options.key)
    const pending = known ?? newPending(options)
    this.#pending = [...this.#pending.filter((one) => one !== known), pending]
    this.#importing.add(pending.id)
    return new Import(this, pending)
  }

  commitImport(pending: PendingImport, report: Report): Promise<ImportEntry> {
    return this.#inTurn(() => this.#commitImport(pending, report))
  }

  async #commitImport(pending: PendingImport, report: Report): Promise<ImportEntry> {
    const { id, key, source, fetched_at, gone, awaits } = pending
    const all = [...this.#manifest.segments, ...pending.segments]
    const removal = gone.accounts.length || gone.posts.length ? await this.#remove(all, gone) : undefined
    const segments = apply(all, removal)
    const kept = apply(pending.segments, removal)
    const dropped = sumOf(pending.segments) - sumOf(kept)
    if (dropped > 0) report.refuse('of_protected_account', undefined, dropped)
    const rows = countRows(kept)
    const entry: ImportEntry = {
      id,
      key,
      source,
      fetched_at,
      committed_at: new Date().toISOString(),
      rows,
      malformed: report.malformed.counts,
      ...(awaits && { awaits }),
    }
    const told = { ...entry, malformed: report.malformed }
    await replaceFile(path.join(this.place.reports, `${id}.json`), `${JSON.stringify(told, null, 1)}\n`)
    const retired = [...this.#manifest.retired, ...erasedBy(removal)]
    await this.#replace({ segments, retired, imports: [...this.#manifest.imports, entry] })
    await this.#dropPending(id)
    if (removal?.replaced.size) await this.#erase()
    await this.#dropRetired(RETIRED_MS)
    return entry
  }

  acknowledge(pending: PendingImport): Promise<void> {
    return this.#inTurn(() => savePending(this.place, pending))
  }

  /** Takes back an import that was not committed. */
  forget(pending: PendingImport, written: Segment[]): Promise<void> {
    return this.#inTurn(async () => {
      // Without a place to go on from it is a leftover that names its files.
      if (pending.position) await savePending(this.place, { ...pending, position: null })
      await this.#removeSegments([...pending.segments, ...written])
      await this.#dropPending(pending.id)
    })
  }

  /** Takes back only what was not acknowledged. */
  leave(pending: PendingImport, written: Segment[]): Promise<void> {
    if (pending.position === null) return this.forget(pending, written)
    this.#importing.delete(pending.id)
    return this.#inTurn(() => this.#removeSegments(written))
  }

  /** Removes accounts and posts everywhere, unfinished imports included. */
  delete(gone: Gone): Promise<Removal['removed']> {
    return this.#inTurn(() => this.#delete(gone))
  }

  async #delete(gone: Gone): Promise<Removal['removed']> {
    const unfinished = this.#pending.flatMap(({ segments }) => segments)
    const removal = await this.#remove([...this.#manifest.segments, ...unfinished], gone)
    for (const one of this.#pending) {
      one.segments = apply(one.segments, removal)
      // What an unfinished import has yet to write may hold them too: it drops them when it is committed.
      one.gone = { accounts: [...one.gone.accounts, ...gone.accounts], posts: [...one.gone.posts, ...gone.posts] }
      if (one.position) await savePending(this.place, one)
    }
    const retired = [...this.#manifest.retired, ...erasedBy(removal)]
    await this.#replace({ segments: apply(this.#manifest.segments, removal), retired })
    await this.#erase()
    return removal.removed
  }

  compact(): Promise<{ before: number; after: number }> {
    return this.#inTurn(() => this.#compact())
  }

  async #compact(): Promise<{ before: number; after: number }> {
    const before = this.#manifest.segments.length
    const made: Segment[] = []
    const merged = new Set<Segment>()
    await this.#withDatabase(async (database) => {
      for (const [table, segments] of Object.entries(segmentsByTable(this.#manifest.segments))) {
        const newName = () => {
          const seq = this.takeSeq()
          return { table: table as TableName, seq, file: segmentFile(table as TableName, seq) }
        }
        const done = await compactTable(database, this.place.segments, table as TableName, segments, newName)
        made.push(...done.made)
        for (const segment of done.merged) merged.add(segment)
      }
    })
    if (merged.size) {
      const at = new Date().toISOString()
      const retired = [...this.#manifest.retired, ...[...merged].map(({ file }) => ({ file, at }))]
      await this.#replace({
        segments: [...this.#manifest.segments.filter((one) => !merged.has(one)), ...made],
        retired,
      })
    }
    await this.#dropRetired(RETIRED_MS)
    return { before, after: this.#manifest.segments.length }
  }

  /** The ids of accounts that have or had one of the handles. */
  async accountIdsOf(handles: string[]): Promise<string[]> {
    const files = [...this.#manifest.segments, ...this.#pending.flatMap(({ segments }) => segments)]
      .filter(({ table }) => table === 'accounts')
      .map(({ file }) => path.join(this.place.segments, file))
    if (files.length === 0 || handles.length === 0) return []
    const wanted = handles.map((handle) => quote(handle.replace(/^@/, '').toLowerCase())).join(', ')
    return this.#withDatabase(async (database) =>
      (
        await database.rows(
          `SELECT DISTINCT id::VARCHAR AS id FROM ${parquet(files)} WHERE lower(handle) IN (${wanted})`,
        )
      ).map(({ id }) => String(id)),
    )
  }

  async close(): Promise<void> {
    await this.#writers?.close()
    await this.#last
    await forgetWriter(this.place)
  }

  /** Changes of the manifest follow each other: two at once would lose one. */
  #inTurn<T>(change: () => Promise<T>): Promise<T> {
    const mine = this.#last.then(change, change)
    this.#last = mine.catch(() => undefined)
    return mine
  }

  #remove(segments: Segment[], gone: Gone): Promise<Removal> {
    const newName = ({ table, seq }: Segment) =>
      segmentFile(table, seq).replace('.parquet', `-${this.takeSeq()}.parquet`)
    return this.#withDatabase((database) => removeFrom(database, this.place.segments, segments, gone, newName))
  }

  async #replace(change: Partial<Pick<Manifest, 'segments' | 'retired' | 'imports'>>): Promise<void> {
    this.#lost?.throwIfAborted()
    this.#manifest = await replaceManifest(this.place, this.#manifest, { ...change, next_seq: this.#next_seq })
  }

  /** Leaves nothing of what was removed: neither the old files, nor merged ones, nor manifests that name their ids. */
  async #erase(): Promise<void> {
    await forgetManifests(this.place, this.#manifest.version - 1)
    await this.#dropRetired(0)
  }

  async #dropRetired(older_than_ms: number): Promise<void> {
    const old = this.#manifest.retired.filter(({ at }) => Date.now() - Date.parse(at) >= older_than_ms)
    if (old.length === 0) return
    // The files first: once the manifest has forgotten them nobody knows whose they are.
    await removeFiles(
      this.place.segments,
      old.map(({ file }) => file),
    )
    await this.#replace({ retired: this.#manifest.retired.filter((one) => !old.includes(one)) })
  }

  #removeSegments(segments: Segment[]): Promise<void> {
    return removeFiles(
      this.place.segments,
      segments.map(({ file }) => file),
    )
  }

  async #dropPending(id: string): Promise<void> {
    await dropPending(this.place, id)
    this.#importing.delete(id)
    this.#pending = this.#pending.filter((one) => one.id !== id)
  }

  async #withDatabase<T>(use: (database: Database) => Promise<T>): Promise<T> {
    const database = await openDatabase({
      spill: path.join(this.place.spill, String(process.pid)),
      memory_mb: MEMORY_MB,
      threads: 2,
    })
    try {
      return await use(database)
    } finally {
      database.close()
    }
  }
}

/** Nobody may read what was removed: such files are long over. */
const ERASED_AT = new Date(0).toISOString()
const erasedBy = (removal: Removal | undefined): Manifest['retired'] =>
  [...(removal?.replaced.keys() ?? [])].map(({ file }) => ({ file, at: ERASED_AT }))

function apply(segments: Segment[], removal: Removal | undefined): Segment[] {
  return segments.flatMap((segment) => {
    if (!removal?.replaced.has(segment)) return [segment]
    return removal.replaced.get(segment) ?? []
  })
}

const sumOf = (segments: Segment[]) => segments.reduce((sum, { rows }) => sum + rows, 0)

function countRows(segments: Segment[]): ImportEntry['rows'] {
  const rows: ImportEntry['rows'] = {}
  for (const table of TABLE_NAMES) {
    const sum = sumOf(segments.filter((one) => one.table === table))
    if (sum > 0) rows[table] = sum
  }
  return rows
}
