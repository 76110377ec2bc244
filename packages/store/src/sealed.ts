import { type RawBuilder, sql } from 'kysely'
import { dbOf } from './rows.ts'
import type { Store } from './store.ts'
import type { Row, Tables } from './tables.ts'

const BATCH = 200
const sealings: { table: keyof Tables; column: string }[] = []

type TextColumn<T extends keyof Tables> = {
  [C in keyof Row<T> & string]: Extract<Row<T>[C], string> extends never ? never : C
}[keyof Row<T> & string]

/** Said by the room of a table: columns that are encrypted with the installation's secret, bound to the row's `id`. */
export function sealed<T extends keyof Tables>(table: T, ...columns: TextColumn<T>[]): void {
  sealings.push(...columns.map((column) => ({ table, column })))
}

/** What is now kept under another secret: undefined where it is under the right one already. */
export type Reseal = (sealed: string, id: string) => string | undefined
export type Resealed = { what: string; rows: number; resealed: number; lost: number }

/**
 * Seals everything anew, while the product runs: a value that is changed meanwhile is sealed by who changed it. What no
 * secret opens is counted and left as it is.
 */
export async function resealAll(store: Store, reseal: Reseal): Promise<Resealed[]> {
  const done: Resealed[] = []
  for (const { table, column } of sealings) {
    const told = { what: `${table}.${column}`, rows: 0, resealed: 0, lost: 0 }
    for (let last = FIRST; ; ) {
      const found = await batchAfter(store, table, column, last)
      for (const { id, value } of found) {
        told.rows++
        const outcome = await resealOne(store, { table, column, id, value }, reseal)
        if (outcome !== 'right') told[outcome]++
      }
      if (found.length < BATCH) break
      last = found.at(-1)!.id
    }
    done.push(told)
  }
  return done
}

const FIRST = '00000000-0000-0000-0000-000000000000'
const at = (table: string, column: string): [RawBuilder<unknown>, RawBuilder<unknown>] => [
  sql.table(table),
  sql.ref(column),
]

async function batchAfter(store: Store, table: string, column: string, last: string) {
  const [rows, value] = at(table, column)
  const found = await sql<{ id: string; value: string }>`
    select id, ${value} as value from ${rows} where id > ${last} and ${value} is not null order by id limit ${BATCH}`.execute(
    dbOf(store),
  )
  return found.rows
}

type Sealed = { table: string; column: string; id: string; value: string }
async function resealOne(
  store: Store,
  { table, column, id, value }: Sealed,
  reseal: Reseal,
): Promise<'right' | 'resealed' | 'lost'> {
  let again: string | undefined
  try {
    again = reseal(value, id)
  } catch {
    return 'lost'
  }
  if (again === undefined) return 'right'
  const [rows, name] = at(table, column)
  await store.change('operator', async (change) => {
    await sql`update ${rows} set ${name} = ${again} where id = ${id} and ${name} = ${value}`.execute(dbOf(change))
    await change.audit('secret.resealed', { subject_id: id, detail: { what: `${table}.${column}` } })
  })
  return 'resealed'
}
