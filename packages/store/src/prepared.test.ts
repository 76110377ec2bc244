import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { prepared } from './prepared.ts'
import { Store } from './store.ts'
import { addTeam } from './teams/index.ts'
import { createDatabase, dropDatabase } from './testing/index.ts'

const name = `prepared_${randomBytes(6).toString('hex')}`
let store: Store
beforeAll(async () => {
  const connection = await createDatabase(inject('postgres'), name, 'starling_template')
  store = await Store.open({ connection, now: () => new Date(), onError: () => {}, limits: { connections: 1 } })
})
afterAll(async () => {
  await store.close()
  await dropDatabase(inject('postgres'), name)
})

test('the same plan answers for other values', async () => {
  const teamNamed = prepared('team_named', (db, slug: string) =>
    db.selectFrom('teams').select(['teams.id', 'teams.slug']).where('slug', '=', slug),
  )
  await store.change('operator', async (change) => {
    await change.audit('test.added')
    for (const slug of ['one', 'two']) await addTeam(change, { slug, name: slug })
  })
  for (const slug of ['one', 'two', 'one']) expect(await teamNamed(store, slug)).toMatchObject({ slug })
  expect(await teamNamed(store, 'three')).toBeUndefined()
})

test('values in another order than the query uses them are refused before anything is asked', async () => {
  const mixed = prepared('mixed', (db, id: string, slug: string) =>
    db.selectFrom('teams').select('teams.id').where('slug', '=', slug).where('id', '=', id),
  )
  await expect(mixed(store, 'an id', 'a name')).rejects.toThrow('in their order')
})
