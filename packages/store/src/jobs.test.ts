import { randomBytes } from 'node:crypto'
import { isInsideChange } from '@starling/contract/inside-change'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { Store } from './index.ts'
import { createDatabase, dropDatabase } from './testing/index.ts'

const name = `jobs_${randomBytes(6).toString('hex')}`
const connection = { ...inject('postgres'), database: name }

let store: Store
beforeAll(async () => {
  await createDatabase(inject('postgres'), name, 'starling_template')
  store = await Store.open({ connection, now: () => new Date(), onError: () => {} })
})
afterAll(async () => {
  await store.close()
  await dropDatabase(inject('postgres'), name)
})

test('a job is never taken for a part of the change whose connection its bell came over', async () => {
  const change = () =>
    store.change('operator', async (change) => {
      await change.audit('test.changed')
      await change.enqueue('tidy', {})
    })
  // Each opens a connection of its own, and the jobs will listen on one of them.
  await Promise.all(Array.from({ length: 8 }, change))
  const wasInside: boolean[] = []
  const jobs = await store.startJobs({
    work: { note: async () => void wasInside.push(isInsideChange()) } as never,
    couriers: {} as never,
    crons: [],
  })
  for (let n = 0; n < 5; n++) {
    await jobs.settle()
    await store.change('operator', async (change) => {
      await change.audit('test.changed')
      await change.enqueue('note' as never, {} as never)
    })
  }
  await jobs.settle()
  await jobs.stop()
  expect(wasInside).toEqual([false, false, false, false, false])
})

test('a job that fails while requests have taken all connections is on record, and is tried again', async () => {
  const limits = { connections: 2, acquire_ms: 200, idle_in_change_ms: 60_000 }
  const busy = await Store.open({ connection, now: () => new Date(), onError: () => {}, limits })
  let fail = () => {}
  const failing = new Promise<never>((_, reject) => {
    fail = () => reject(new Error('no luck'))
  })
  let tries = 0
  const work = { note: () => (tries++ === 0 ? failing : Promise.resolve()) }
  const jobs = await busy.startJobs({ work: work as never, couriers: {} as never, crons: [] })
  await busy.change('operator', async (change) => {
    await change.audit('test.changed')
    await change.enqueue('note' as never, {} as never)
  })
  await expect.poll(() => tries).toBe(1)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const holders = [1, 2].map(() =>
    busy.change('operator', async ({ audit }) => {
      await audit('test.holds')
      await held
    }),
  )
  await new Promise((resolve) => setTimeout(resolve, 100))
  fail()
  await new Promise((resolve) => setTimeout(resolve, 600))
  release()
  await Promise.all(holders)
  await jobs.settle()
  expect(tries).toBe(2)
  await jobs.stop()
  await busy.close()
})
