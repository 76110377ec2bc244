import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely'
import { isId } from './ids.ts'
import { after, inOrder, limitOf, type Page, type Paging, pageOf, refuseBadCursor } from './page.ts'
import { dbOf, type Rows } from './rows.ts'
import type { Row, Tables } from './tables.ts'
import { isRemovable, type RemovableTable, UNDO_MS } from './tidy.ts'

type With<K extends string> = { [T in keyof Tables]: K extends keyof Tables[T] ? T : never }[keyof Tables]
/** Tables whose rows belong to a team, or to a person. */
export type OwnedTable<O> = Extract<O extends { team_id: string } ? With<'team_id'> : With<'user_id'>, With<'id'>>
export type Owner = { team_id: string } | { user_id: string }

type Where<T extends keyof Tables> = { [C in keyof Row<T>]?: Row<T>[C] | readonly Row<T>[C][] }
/** By id, which is by time, the newest first; or by a column that is never null. */
type Order<T extends keyof Tables> = { by?: keyof Row<T> & string; ascending?: boolean }
type Wanted<T extends keyof Tables> = Paging & { where?: Where<T>; order?: Order<T> }
type Values<T extends keyof Tables> = Omit<Insertable<Tables[T]>, 'id' | 'team_id' | 'user_id'> &
  Partial<Insertable<Tables[T]>>

export type ReadTable<T extends keyof Tables> = {
  /** What was removed is not there, unless it is asked for. */
  find(pk: string, which?: { removed: boolean }): Promise<Row<T> | undefined>
  page(wanted: Wanted<T>): Promise<Page<Row<T>>>
}
export type WriteTable<T extends keyof Tables> = ReadTable<T> & {
  add(values: Values<T>): Promise<Row<T>>
  change(pk: string, values: Updateable<Tables[T]>): Promise<Row<T> | undefined>
  /** For good, unless rows of this table can be brought back. */
  remove(pk: string): Promise<Row<T> | undefined>
  restore: T extends RemovableTable ? (pk: string) => Promise<Row<T> | undefined> : never
}

const keyOf = (owner: Owner) => Object.entries(owner)[0] as [string, string]

/** The rows of one owner: reading another owner's row is not expressible. */
export function readTable<O extends Owner, T extends OwnedTable<O>>(rows: Rows, owner: O, table: T): ReadTable<T> {
  const [key, id] = keyOf(owner)
  const mine = sql<boolean>`${sql.ref(key)} = ${id}`
  const there = sql<boolean>`${mine} and ${isRemovable(table) ? sql`removed_at is null` : sql`true`}`
  return {
    find: async (pk, { removed } = { removed: false }) => {
      if (!isId(pk)) return undefined
      const which = removed ? mine : there
      const found = await sql<Row<T>>`select * from ${sql.table(table)} where id = ${pk} and ${which}`.execute(
        dbOf(rows),
      )
      return found.rows[0]
    },
    page: async ({ where = {}, order: { by = 'id', ascending = false } = {}, ...paging }) => {
      const which = sql.join([there, ...conditions(where), after(paging, [by, 'id'], ascending)], sql` and `)
      const { rows: found } = await sql<Row<T> & { id: string }>`
        select * from ${sql.table(table)} where ${which}
        order by ${inOrder([by, 'id'], ascending)} limit ${limitOf(paging) + 1}`
        .execute(dbOf(rows))
        .catch(refuseBadCursor(paging))
      return pageOf(found, paging, (row) => (row as Record<string, Date | string>)[by]!)
    },
  }
}

function conditions(where: object): RawBuilder<boolean>[] {
  return Object.entries(where).map(([column, value]) => {
    if (value === null) return sql<boolean>`${sql.ref(column)} is null`
    return Array.isArray(value)
      ? sql<boolean>`${sql.ref(column)} = any(${value})`
      : sql<boolean>`${sql.ref(column)} = ${value}`
  })
}

type Moment = { now: Date; newId(): string }

/** The same, to be changed. */
export function writeTable<O extends Owner, T extends OwnedTable<O>>(
  rows: Rows & Moment,
  owner: O,
  table: T,
): WriteTable<T> {
  const [key, id] = keyOf(owner)
  const { now, newId } = rows
  const update = async (pk: string, values: object, which: RawBuilder<boolean>) => {
    if (!isId(pk)) return undefined
    const set = sql.join(Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`))
    const { rows: changed } = await sql<Row<T>>`
      update ${sql.table(table)} set ${set} where id = ${pk} and ${sql.ref(key)} = ${id} and ${which}
      returning *`.execute(dbOf(rows))
    return changed[0]
  }
  const there = isRemovable(table) ? sql<boolean>`removed_at is null` : sql<boolean>`true`
  const restore = (pk: string) =>
    update(pk, { removed_at: null }, sql`removed_at > ${new Date(now.getTime() - UNDO_MS)}`)
  return {
    ...readTable(rows, owner, table),
    add: async (values) => {
      const whole = Object.entries({ id: newId(), ...values, ...owner }).filter(([, value]) => value !== undefined)
      const columns = sql.join(whole.map(([column]) => sql.ref(column)))
      const given = sql.join(whole.map(([, value]) => value))
      const { rows: added } = await sql<Row<T>>`
        insert into ${sql.table(table)} (${columns}) values (${given}) returning *`.execute(dbOf(rows))
      return added[0]!
    },
    change: (pk, values) => update(pk, values, there),
    remove: async (pk) => {
      if (isRemovable(table)) return update(pk, { removed_at: now }, there)
      if (!isId(pk)) return undefined
      const { rows: removed } = await sql<Row<T>>`
        delete from ${sql.table(table)} where id = ${pk} and ${sql.ref(key)} = ${id} returning *`.execute(dbOf(rows))
      return removed[0]
    },
    restore: restore as WriteTable<T>['restore'],
  }
}
