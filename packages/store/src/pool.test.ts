import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { findTeam, Store } from './index.ts'
import { createDatabase, dropDatabase } from './testing/index.ts'

const name = `pool_${randomBytes(6).toString('hex')}`
const limits = { connections: 2, acquire_ms: 300, idle_in_change_ms: 60_000 }
let store: Store
beforeAll(async () => {
  const connection = await createDatabase(inject('postgres'), name, 'starling_template')
  store = await Store.open({ connection, now: () => new Date(), onError: () => {}, limits })
})
afterAll(async () => {
  await store.close()
  await dropDatabase(inject('postgres'), name)
})

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: Error) => error,
  )

test('with all connections taken a query is refused, readiness is answered, and then all is well again', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const holders = [1, 2].map(() =>
    store.change('operator', async ({ audit }) => {
      await audit('test.holds')
      await held
    }),
  )
  await new Promise((resolve) => setTimeout(resolve, 100))
  const refused = await refusalOf(findTeam(store, 'meridian'))
  expect(refused).toMatchObject({ code: 'unavailable', status: 503, retry_after_s: 2 })
  expect(await refusalOf(store.ping())).toMatchObject({ code: 'unavailable' })
  release()
  await Promise.all(holders)
  await store.ping()
})

test('inside a change the store itself is not asked, and no other change is begun', async () => {
  const within = (work: () => Promise<unknown>) =>
    store.change('operator', async ({ audit }) => {
      await audit('test.nests')
      await work()
    })
  await expect(within(() => findTeam(store, 'meridian'))).rejects.toThrow('ask the change')
  await expect(within(() => store.change('operator', async () => {}))).rejects.toThrow('ask the change')
})
