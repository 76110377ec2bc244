import { randomBytes } from 'node:crypto'
import { ColumnBuffer } from './columns.ts'
import { syncFolder } from './disk.ts'
import { CorpusError } from './error.ts'
import type { Awaits, ImportEntry, Segment } from './manifest.ts'
import type { PendingImport, Position } from './pending.ts'
import { Report } from './report.ts'
import type { RowBatch } from './rows.ts'
import { segmentFile } from './segment.ts'
import { TABLE_NAMES, type TableName } from './tables.ts'
import type { Writing } from './writing.ts'

export type ImportOptions = {
  source: string
  fetched_at: Date
  /** The same key resumes an import that was cut short. */
  key?: string
  /** Older posts follow with another import: until it is there, answers that reach further back can say so. */
  awaits?: Awaits
}

/**
 * Rows on their way into the corpus. `checkpoint` acknowledges: what was added before it survives a kill and the next
 * import with the same key goes on after it. Nothing is seen by readers before `commit`.
 */
export class Import {
  readonly report: Report
  readonly #writing: Writing
  readonly #pending: PendingImport
  readonly #buffers = new Map<TableName, ColumnBuffer>()
  readonly #flying = new Set<Promise<void>>()
  readonly #refused = new Set<string>()
  #written: Segment[] = []
  #failure: unknown
  #isOver = false

  constructor(writing: Writing, pending: PendingImport) {
    this.#writing = writing
    this.#pending = pending
    this.report = new Report(pending.malformed)
  }

  get id(): string {
    return this.#pending.id
  }

  /** Where a resumed import goes on; null at the start. */
  get position(): Position | null {
    return this.#pending.position
  }

  get fetched_at(): Date {
    return new Date(this.#pending.fetched_at)
  }

  async add(batch: RowBatch): Promise<void> {
    this.#mustBeOpen()
    for (const table of TABLE_NAMES) {
      for (const row of batch[table] ?? []) {
        if ('protected' in row && (row.protected as boolean)) {
          this.refuseAccount(row.id)
          continue
        }
        const buffer = this.#bufferOf(table)
        buffer.push(row)
        if (buffer.isFull) await this.#send(buffer)
      }
    }
  }

  /** A protected account: neither it nor anything of it is in the corpus once this import is committed. */
  refuseAccount(id: string): void {
    if (!this.#refused.has(id)) this.#pending.gone.accounts.push(id)
    this.#refused.add(id)
  }

  async checkpoint(position: Position): Promise<void> {
    this.#mustBeOpen()
    await this.#flush()
    this.#pending.position = position
    this.#pending.malformed = this.report.malformed
    await syncFolder(this.#writing.place.segments)
    this.#pending.segments.push(...this.#written.splice(0))
    await this.#writing.acknowledge(this.#pending)
  }

  async commit(): Promise<ImportEntry> {
    this.#mustBeOpen()
    await this.#flush()
    this.#isOver = true
    await syncFolder(this.#writing.place.segments)
    this.#pending.segments.push(...this.#written.splice(0))
    return this.#writing.commitImport(this.#pending, this.report)
  }

  /** Takes back everything, checkpoints included. */
  async abort(): Promise<void> {
    this.#mustBeOpen()
    this.#isOver = true
    await Promise.all(this.#flying)
    await this.#writing.forget(this.#pending, this.#written)
  }

  /** Leaves off after a failure: what is acknowledged waits to be resumed, the rest is taken back. */
  async stop(): Promise<void> {
    if (this.#isOver) return
    this.#isOver = true
    await Promise.all(this.#flying)
    await this.#writing.leave(this.#pending, this.#written)
  }

  #bufferOf(table: TableName): ColumnBuffer {
    const known = this.#buffers.get(table)
    if (known) return known
    const made = new ColumnBuffer(table)
    this.#buffers.set(table, made)
    return made
  }

  /** Waits while the writers are busy: memory is bounded by what they hold. */
  async #send(buffer: ColumnBuffer): Promise<void> {
    while (this.#flying.size > this.#writing.writers.count) await Promise.race(this.#flying)
    if (this.#failure) throw this.#failure
    const { table } = buffer
    const chunk = buffer.take()
    const seq = this.#writing.takeSeq()
    const name = { table, seq, file: segmentFile(table, seq) }
    const { source, fetched_at } = this.#pending
    const folder = this.#writing.place.segments
    const flight = this.#writing.writers
      .write({ folder, name, chunk, provenance: { source, fetched_at } })
      .then(({ segment, unjudged }) => {
        this.#written.push(segment)
        this.report.clean('unjudged', unjudged)
      })
      .catch((error) => {
        this.#failure ??= error
      })
      .finally(() => this.#flying.delete(flight))
    this.#flying.add(flight)
  }

  async #flush(): Promise<void> {
    for (const buffer of this.#buffers.values()) if (buffer.rows > 0) await this.#send(buffer)
    await Promise.all(this.#flying)
    if (this.#failure) throw this.#failure
  }

  #mustBeOpen(): void {
    if (this.#isOver) throw new CorpusError('import_over', 'this import is over')
  }
}

export function newPending({ source, fetched_at, key, awaits }: ImportOptions): PendingImport {
  const id = `${Date.now().toString(36)}-${randomBytes(4).toString('hex')}`
  return {
    id,
    key: key ?? id,
    source,
    fetched_at: fetched_at.toISOString(),
    started_at: new Date().toISOString(),
    position: null,
    segments: [],
    malformed: new Report().malformed,
    gone: { accounts: [], posts: [] },
    ...(awaits && { awaits }),
  }
}
