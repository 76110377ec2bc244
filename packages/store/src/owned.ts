import { type Kysely, sql } from 'kysely'
import { isId } from './ids.ts'
import type { Row, Tables } from './tables.ts'

type With<K extends string> = { [T in keyof Tables]: K extends keyof Tables[T] ? T : never }[keyof Tables]
/** Tables whose rows belong to a team, or to a person. */
export type OwnedTable<O> = Extract<O extends { team_id: string } ? With<'team_id'> : With<'user_id'>, With<'id'>>
export type Owner = { team_id: string } | { user_id: string }

/** The rows of one owner: reading or changing another owner's row is not expressible. */
export function owned<O extends Owner, T extends OwnedTable<O>>(db: Kysely<Tables>, owner: O, table: T) {
  const [key, id] = Object.entries(owner)[0] as [string, string]
  const mine = sql`${sql.ref(key)} = ${id}`
  const one = (pk: string) => sql`id = ${pk} and ${mine}`
  return {
    all: async (): Promise<Row<T>[]> => {
      const { rows } = await sql<Row<T>>`select * from ${sql.table(table)} where ${mine} order by id desc`.execute(db)
      return rows
    },
    find: async (pk: string): Promise<Row<T> | undefined> => {
      if (!isId(pk)) return undefined
      const { rows } = await sql<Row<T>>`select * from ${sql.table(table)} where ${one(pk)}`.execute(db)
      return rows[0]
    },
    remove: async (pk: string): Promise<Row<T> | undefined> => {
      if (!isId(pk)) return undefined
      const { rows } = await sql<Row<T>>`delete from ${sql.table(table)} where ${one(pk)} returning *`.execute(db)
      return rows[0]
    },
    change: async (pk: string, values: Partial<Row<T>>): Promise<Row<T> | undefined> => {
      if (!isId(pk)) return undefined
      const set = sql.join(Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`))
      const { rows } = await sql<Row<T>>`update ${sql.table(table)} set ${set} where ${one(pk)} returning *`.execute(db)
      return rows[0]
    },
  }
}
