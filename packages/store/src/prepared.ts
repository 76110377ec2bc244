import type { Compilable, CompiledQuery, Kysely } from 'kysely'
import type pg from 'pg'
import { dbOf, type Rows } from './rows.ts'
import type { Tables } from './tables.ts'

/** By their text, as that is what a connection is given. */
const names = new Map<string, string>()

/**
 * A query that stands on the way of every request: built once, and read and planned once by each connection. `build`
 * uses each of its values once, in their order, and names its columns: a plan is kept while a column is added.
 */
export function prepared<V extends readonly unknown[], R>(
  name: string,
  build: (db: Kysely<Tables>, ...values: V) => Compilable<R>,
): (rows: Rows, ...values: V) => Promise<R | undefined> {
  let compiled: CompiledQuery<R> | undefined
  return async (rows, ...values) => {
    const db = dbOf(rows)
    compiled ??= compile(name, build(db, ...values), values)
    const { rows: found } = await db.executeQuery<R>({ ...compiled, parameters: values })
    return found[0]
  }
}

function compile<R>(name: string, query: Compilable<R>, values: readonly unknown[]): CompiledQuery<R> {
  const compiled = query.compile()
  const isInOrder =
    compiled.parameters.length === values.length && values.every((value, at) => value === compiled.parameters[at])
  if (!isInOrder) throw new Error(`${name} does not use its values once each, in their order`)
  names.set(compiled.sql, name)
  return compiled
}

/** The connection as queries see it: those that are prepared are told by their names. */
export function withNames(client: pg.PoolClient): Pick<pg.PoolClient, 'query' | 'release'> {
  const query = (text: string, values: unknown[]) => {
    const name = names.get(text)
    return client.query(name === undefined ? { text, values } : { name, text, values })
  }
  return { query: query as pg.PoolClient['query'], release: (error) => client.release(error) }
}
