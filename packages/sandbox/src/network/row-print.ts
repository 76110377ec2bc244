import { createHash, type Hash } from 'node:crypto'
import type { RowBatch } from './rows.ts'

/** One number for all rows in the order they came, however they were cut into batches: equal rows, equal print. */
export class RowPrint {
  readonly #tables = new Map<string, Hash>()

  add(batch: RowBatch): void {
    for (const [table, rows] of Object.entries(batch)) {
      const hash = this.#tables.get(table) ?? createHash('sha256')
      this.#tables.set(table, hash)
      for (const row of rows) hash.update(`${JSON.stringify(row)}\n`)
    }
  }

  text(): string {
    const prints = [...this.#tables].map(([table, hash]) => `${table} ${hash.copy().digest('hex')}`).sort()
    return createHash('sha256').update(prints.join('\n')).digest('hex')
  }
}
