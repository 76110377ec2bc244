import { type RawBuilder, sql } from 'kysely'
import { dbOf, type Rows } from './rows.ts'
import type { Row, Tables } from './tables.ts'

/** Why a person who asks what is held about them is not told something. */
export type WhyUntold =
  /** It opens something, or proves who someone is. */
  | 'secret'
  | 'belongs_to_team'
  | 'about_someone_else'
  /** How the product does its work: it says nothing about a person that other rows do not. */
  | 'workings'
  /** Gone within days. */
  | 'short_lived'

export type Whom = { id: string; email: string }
type ToldTable = {
  table: keyof Tables
  name: string
  columns: readonly string[]
  untold: Partial<Record<WhyUntold, readonly string[]>>
  whose: (whom: Whom) => RawBuilder<boolean>
  key: string
}
const tellings: ToldTable[] = []
const untolds = new Map<keyof Tables, WhyUntold>()

type Column<T extends keyof Tables> = Exclude<keyof Row<T>, 'user_id'> & string
type Told<T extends keyof Tables, C extends Column<T>, U extends Column<T>> = {
  /** Where one table tells two things. */
  name?: string
  columns: readonly C[]
  untold?: { readonly [W in WhyUntold]?: readonly U[] }
  /** Without it the rows with the person's `user_id`. */
  whose?: (whom: Whom) => RawBuilder<boolean>
  /** One of the columns, by which no two rows of a person are alike. */
  key?: C
} & ([Exclude<Column<T>, C | U>] extends [never] ? unknown : { neither_told_nor_untold: Exclude<Column<T>, C | U> })

/** Said by the room of a table: what of its rows is told to the person they are about. A column left out does not compile. */
export function told<T extends keyof Tables, C extends Column<T>, U extends Column<T> = never>(
  table: T,
  { name = table, columns, untold = {}, whose, key }: Told<T, C, U>,
): void {
  tellings.push({
    table,
    name,
    columns,
    untold,
    whose: whose ?? (({ id }) => sql<boolean>`user_id = ${id}`),
    key: key ?? 'id',
  })
}

/** Said by the room of a table of which nothing is told. */
export function untold(why: WhyUntold, ...tables: (keyof Tables)[]): void {
  for (const table of tables) untolds.set(table, why)
}

const BATCH = 500

/** Everything that is told to a person, so many rows at a time: of each name at least one batch, which may be empty. */
export async function* rowsAbout(
  rows: Rows,
  whom: Whom,
): AsyncGenerator<{ name: string; rows: Record<string, unknown>[] }, void> {
  for (const { table, name, columns, whose, key } of tellings) {
    let last: unknown
    for (;;) {
      const rest = last === undefined ? sql<boolean>`true` : sql<boolean>`${sql.ref(key)} > ${last}`
      const { rows: found } = await sql<Record<string, unknown>>`
        select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)}
        where ${whose(whom)} and ${rest} order by ${sql.ref(key)} limit ${BATCH}`.execute(dbOf(rows))
      yield { name, rows: found }
      if (found.length < BATCH) break
      last = found.at(-1)![key]
    }
  }
}

/** What is left out: whole tables, and columns as `table.column`. */
export function leftOut(): { what: string; why: WhyUntold }[] {
  const columns = tellings.flatMap(({ name, untold }) =>
    Object.entries(untold).flatMap(([why, names]) =>
      names.map((column) => ({ what: `${name}.${column}`, why: why as WhyUntold })),
    ),
  )
  return [...[...untolds].map(([what, why]) => ({ what, why })), ...columns]
}

/** For the test that no table is forgotten. */
export const tellingsByTable = (): Pick<ToldTable, 'table' | 'columns' | 'untold'>[] => tellings
