import { type RawBuilder, sql } from 'kysely'
import { dbOf, type Rows } from './rows.ts'
import type { Tables } from './tables.ts'

const DAY_MS = 24 * 60 * 60_000
/** How long what was removed can be brought back; then it is deleted for good. */
export const UNDO_MS = 30 * DAY_MS

/** Tables whose rows can be brought back. */
export type RemovableTable = { [T in keyof Tables]: 'removed_at' extends keyof Tables[T] ? T : never }[keyof Tables]

const removables = new Map<string, RawBuilder<boolean>>()
type Tidying = (rows: Rows, daysAgo: (days: number) => Date) => Promise<void>
const works: Tidying[] = []

/** Said by the room of the table; `unless` names rows that others still need. */
export function removable(table: RemovableTable, unless: RawBuilder<boolean> = sql<boolean>`false`): void {
  removables.set(table, unless)
}
export const isRemovable = (table: string): boolean => removables.has(table)
export const removableTables = (): string[] => [...removables.keys()]

/** Said by a room: what of its rows is over some day. */
export function whenTidying(work: Tidying): void {
  works.push(work)
}

/** Deletes what is over: spent codes, ended sessions, old keys, and what was removed too long ago to be brought back. */
export async function tidy(rows: Rows, now: Date): Promise<void> {
  const db = dbOf(rows)
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  for (const [table, unless] of removables) {
    const over = new Date(now.getTime() - UNDO_MS)
    await sql`delete from ${sql.table(table)} where removed_at < ${over} and not (${unless})`.execute(db)
  }
  for (const work of works) await work(rows, daysAgo)
  await db.deleteFrom('idempotency_keys').where('created_at', '<', daysAgo(7)).execute()
}
