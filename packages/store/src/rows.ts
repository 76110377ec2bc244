import { isInsideChange } from '@starling/contract/inside-change'
import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

const DATABASE: unique symbol = Symbol('database')

/** What a query takes: the store, or a change. Only this package sees the database behind it. */
export type Rows = { readonly [DATABASE]: Kysely<Tables> }

export const dbOf = (rows: Rows): Kysely<Tables> => rows[DATABASE]

export const rowsOf = (db: Kysely<Tables>): Rows => ({ [DATABASE]: db })

/** Whoever holds one connection and waits for another can wait for ever: inside a change only the change is asked. */
export abstract class OutsideChanges implements Rows {
  readonly #db: Kysely<Tables>

  constructor(db: Kysely<Tables>) {
    this.#db = db
  }

  get [DATABASE](): Kysely<Tables> {
    if (isInsideChange()) throw new Error('the store was asked inside a change: ask the change')
    return this.#db
  }
}
