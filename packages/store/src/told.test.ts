import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { addUser, leftOut, rowsAbout, Store } from './index.ts'
import { allRows, createDatabase, dropDatabase } from './testing/index.ts'
import { tellingsByTable, told } from './told.ts'

type ColumnInfo = { table_schema: string; table_name: string; column_name: string }
const name = `told_${randomBytes(6).toString('hex')}`
/** Of the migrator, which knows no person. */
const NOT_OURS = ['kysely_migration', 'kysely_migration_lock']
let store: Store
let columns: ColumnInfo[]
beforeAll(async () => {
  const connection = await createDatabase(inject('postgres'), name, 'starling_template')
  store = await Store.open({ connection, now: () => new Date(), onError: () => {} })
  const all = (await allRows(connection, 'information_schema.columns' as never)) as ColumnInfo[]
  columns = all.filter(({ table_schema, table_name }) => table_schema === 'public' && !NOT_OURS.includes(table_name))
})
afterAll(async () => {
  await store.close()
  await dropDatabase(inject('postgres'), name)
})

/** Tables that are neither told nor named with a reason, and columns of told ones likewise. */
function forgotten(all: readonly ColumnInfo[]): string[] {
  const tellings = tellingsByTable()
  const whole = new Set(leftOut().map(({ what }) => what))
  return all
    .filter(({ table_name, column_name }) => {
      if (whole.has(table_name)) return false
      const its = tellings.filter(({ table }) => table === table_name)
      const said = its.flatMap(({ columns, untold }) => [...columns, ...Object.values(untold).flat()])
      return its.length === 0 || !['user_id', ...said].includes(column_name)
    })
    .map(({ table_name, column_name }) => `${table_name}.${column_name}`)
}

test('every table and column is told to whom it is about, or named with a reason', () => {
  expect(columns.length).toBeGreaterThan(150)
  expect(forgotten(columns)).toEqual([])
})

test('a table or column that a room says nothing of is found', () => {
  const planted = (table_name: string, column_name: string) => ({ table_schema: 'public', table_name, column_name })
  expect(forgotten([planted('diaries', 'user_id'), planted('sessions', 'pin'), planted('passes', 'x')])).toEqual([
    'diaries.user_id',
    'sessions.pin',
  ])
})

test('a column of which nothing is said does not compile', () => {
  // @ts-expect-error seen_at and secret_hash are missing
  const forgetful = () => told('tokens', { columns: ['id', 'kind', 'name', 'created_at', 'expires_at'] })
  expect(forgetful).toBeTypeOf('function')
})

test('nothing that is told has the name of a secret', () => {
  const names = tellingsByTable().flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`))
  expect(names.filter((name) => /secret|hash|sealed|bearer|password|grant$/.test(name))).toEqual([])
})

test('rows come in batches, all of them once, and only those of whom they are about', async () => {
  const person = (email: string) => ({ email, first_name: '', last_name: '' })
  const [mine, theirs] = await store.change('operator', async (change) => {
    const ids = [await addUser(change, person('a@new.example')), await addUser(change, person('b@new.example'))]
    for (const [at, user_id] of ids.entries()) {
      for (let n = 0; n < (at === 0 ? 503 : 7); n++) await change.audit('test.noted', { user_id, detail: { n } })
    }
    return ids
  })
  const seen: unknown[] = []
  const batches: string[] = []
  for await (const { name, rows } of rowsAbout(store, { id: mine!, email: 'a@new.example' })) {
    batches.push(name)
    if (name === 'audit') seen.push(...rows.map(({ detail }) => (detail as { n: number }).n))
    if (name === 'users') expect(rows).toMatchObject([{ id: mine, email: 'a@new.example' }])
    expect(JSON.stringify(rows)).not.toContain(theirs)
  }
  expect(seen.toSorted((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 503 }, (_, n) => n))
  expect(batches.filter((name) => name === 'audit')).toHaveLength(2)
  expect(batches).toContain('monitor_results')
})
