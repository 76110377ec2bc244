import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { addTeam, addUser, type Change, Store } from './index.ts'
import { allRows, createDatabase, dropDatabase } from './testing/index.ts'
import { removableTables, UNDO_MS } from './tidy.ts'

const name = `table_${randomBytes(6).toString('hex')}`
const DAY_MS = 24 * 60 * 60_000
let ahead_ms = 0
let store: Store
let mine: { user_id: string }
let theirs: { user_id: string }
beforeAll(async () => {
  const connection = await createDatabase(inject('postgres'), name, 'starling_template')
  store = await Store.open({ connection, now: () => new Date(Date.now() + ahead_ms), onError: () => {} })
  const person = (email: string) => ({ email, first_name: '', last_name: '' })
  await changed(async (change) => {
    mine = { user_id: await addUser(change, person('a@new.example')) }
    theirs = { user_id: await addUser(change, person('b@new.example')) }
  })
})
afterAll(async () => {
  await store.close()
  await dropDatabase(inject('postgres'), name)
})

const changed = <T>(work: (change: Change) => Promise<T>): Promise<T> =>
  store.change('operator', async (change) => {
    await change.audit('test.changed')
    return work(change)
  })
const SEARCH = {
  query_type: 'handle_analysis' as const,
  body: '{}',
  days: null,
  audience_creator_query_id: 'q',
  ad_account_id: null,
  made_by: null,
  region: null,
  starts_at: null,
  ends_at: null,
  sized_at: null,
  removed_at: null,
}
const save = (name: string) =>
  changed(({ now, table }) => table(mine, 'audiences').add({ ...SEARCH, name, created_at: now, changed_at: now }))

test('another owner’s row is neither found, changed, removed nor restored', async () => {
  const { id } = await save('Mine')
  expect(await store.table(theirs, 'audiences').find(id)).toBeUndefined()
  await changed(async ({ table }) => {
    const foreign = table(theirs, 'audiences')
    expect(await foreign.change(id, { name: 'Taken' })).toBeUndefined()
    expect(await foreign.remove(id)).toBeUndefined()
    await table(mine, 'audiences').remove(id)
    expect(await foreign.restore(id)).toBeUndefined()
    expect(await table(mine, 'audiences').restore(id)).toMatchObject({ id, name: 'Mine' })
  })
  expect(await store.table(mine, 'audiences').find('not an id')).toBeUndefined()
})

test('pages follow each other without a gap or a double while rows come and go', async () => {
  const rows: { id: string }[] = []
  for (let n = 0; n < 25; n++) rows.push(await save(`Page ${n}`))
  const searches = store.table(mine, 'audiences')
  const order = { by: 'created_at' as const, ascending: true }
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const { rows: page, next } = await searches.page({ limit: 4, cursor, order })
    seen.push(...page.map(({ id }) => id))
    cursor = next ?? undefined
    if (seen.length === 12) {
      await changed(({ table }) => table(mine, 'audiences').remove(rows[0]!.id))
      await save('Late')
    }
  } while (cursor)
  expect(new Set(seen).size).toBe(seen.length)
  expect(rows.every(({ id }) => seen.includes(id))).toBe(true)
  for (const bad of ['x', Buffer.from('["x","y"]').toString('base64url'), 'W10']) {
    await expect(searches.page({ limit: 4, cursor: bad, order })).rejects.toMatchObject({ code: 'invalid' })
  }
  const noDate = Buffer.from(JSON.stringify(['no date', rows[0]!.id])).toString('base64url')
  await expect(searches.page({ limit: 4, cursor: noDate, order })).rejects.toMatchObject({ code: 'invalid' })
})

test('what was removed can be brought back for 30 days; then it is gone', async () => {
  const { id } = await save('Removed')
  await changed(({ table }) => table(mine, 'audiences').remove(id))
  expect(await store.table(mine, 'audiences').find(id)).toBeUndefined()
  expect(await store.table(mine, 'audiences').find(id, { removed: true })).toMatchObject({ id })
  ahead_ms = UNDO_MS + DAY_MS
  expect(await changed(({ table }) => table(mine, 'audiences').restore(id))).toBeUndefined()
  ahead_ms = 0
})

test('every table with a time of removal says that its rows can be brought back', async () => {
  const connection = { ...inject('postgres'), database: name }
  await changed((change) => addTeam(change, { slug: 'one', name: 'One' }))
  const columns = await allRows(connection, 'information_schema.columns' as never)
  const tables = (columns as { column_name: string; table_name: string }[])
    .filter(({ column_name }) => column_name === 'removed_at')
    .map(({ table_name }) => table_name)
  // Who owns rows is deleted with all of them, by `deletion` alone.
  expect(tables.toSorted()).toEqual([...removableTables(), 'teams', 'users'].toSorted())
})
