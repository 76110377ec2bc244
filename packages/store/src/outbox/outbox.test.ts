import { randomBytes } from 'node:crypto'
import { AppError } from '@starling/contract'
import { isInsideChange } from '@starling/contract/inside-change'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Couriers, giveUpEntry, type Jobs, retryEntry, Store, stuckEntries } from '../index.ts'
import { allRows, createDatabase, dropDatabase } from '../testing/index.ts'

const name = `outbox_${randomBytes(6).toString('hex')}`
const connection = { ...inject('postgres'), database: name }
const KIND = 'test.act' as never
type Act = { subject: string; n: number }

/** What the other side has taken, in its order, and what it says before it does. */
const taken: Act[] = []
const answers = new Map<string, (AppError | undefined)[]>()
const refusals: string[] = []
const courier = {
  carry: async ({ payload }: { payload: Act }) => {
    expect(isInsideChange()).toBe(false)
    const why = answers.get(payload.subject)?.shift()
    if (why) throw why
    taken.push(payload)
    return { n: payload.n }
  },
  refused: async (_: unknown, { subject }: { subject: string }, why: AppError) => {
    refusals.push(`${subject} ${why.code}`)
  },
}

let store: Store
let jobs: Jobs
beforeAll(async () => {
  await createDatabase(inject('postgres'), name, 'starling_template')
  store = await Store.open({ connection, now: () => new Date(), onError: () => {} })
  const couriers = { [KIND]: courier } as unknown as Couriers
  jobs = await store.startJobs({ work: {}, couriers, crons: [] }, { first_pause_s: 0.01, most_attempts: 3 })
})
afterAll(async () => {
  await jobs.stop()
  await store.close()
  await dropDatabase(inject('postgres'), name)
})

const send = (subject: string, n: number, about = `${n}`) =>
  store.change('operator', async (change) => {
    await change.audit('test.sent')
    return change.send(KIND, { subject, n } as never, { owner: undefined, subject, about })
  })
const entriesOf = async (subject: string) =>
  (await allRows(connection, 'outbox')).filter((entry) => entry.subject === subject)
const down = () => new AppError('upstream_down')

test('entries of a subject leave in their order, each once, and not before their change has happened', async () => {
  await expect(
    store.change('operator', async (change) => {
      await change.send(KIND, { subject: 'never', n: 0 } as never, { owner: undefined, subject: 'never' })
      throw new Error('changed my mind')
    }),
  ).rejects.toThrow('changed my mind')
  for (let n = 0; n < 10; n++) await send('order', n)
  await jobs.settle()
  expect(taken.filter(({ subject }) => subject === 'order').map(({ n }) => n)).toEqual([...Array(10).keys()])
  expect(await entriesOf('never')).toEqual([])
  expect(taken.some(({ subject }) => subject === 'never')).toBe(false)
})

test('a side that is away is asked again, and those behind wait for their turn', async () => {
  answers.set('away', [down(), new AppError('took_too_long')])
  await send('away', 1)
  await send('away', 2)
  await jobs.settle()
  expect(taken.filter(({ subject }) => subject === 'away').map(({ n }) => n)).toEqual([1, 2])
  const [first] = (await entriesOf('away')).toSorted((a, b) => a.seq - b.seq)
  expect(first).toMatchObject({ state: 'done', attempts: 3, uncertain: true, result: { n: 1 } })
})

test('a limit is no reason to doubt that nothing happened', async () => {
  answers.set('limit', [new AppError('upstream_limit', { retry_after_s: 0.01 })])
  await send('limit', 1)
  await jobs.settle()
  expect(await entriesOf('limit')).toMatchObject([{ state: 'done', attempts: 2, uncertain: false }])
})

test('a disk of ours that is full is no refusal', async () => {
  answers.set('full', [new AppError('disk_full')])
  await send('full', 1)
  await jobs.settle()
  expect(await entriesOf('full')).toMatchObject([{ state: 'done', attempts: 2 }])
  expect(refusals.filter((one) => one.startsWith('full'))).toEqual([])
})

test('a refusal ends an entry, its room is told, and the next one goes on', async () => {
  answers.set('refused', [new AppError('upstream_refused')])
  await send('refused', 1)
  await send('refused', 2)
  await jobs.settle()
  expect((await entriesOf('refused')).toSorted((a, b) => a.seq - b.seq)).toMatchObject([
    { state: 'failed', error: 'upstream_refused' },
    { state: 'done' },
  ])
  expect(refusals).toContain('refused upstream_refused')
})

test('what was tried too often is stuck until an operator tries it again or gives it up', async () => {
  answers.set('stuck', [down(), down(), down()])
  const id = await send('stuck', 1)
  await expect
    .poll(() => stuckEntries(store, 10), { timeout: 20_000 })
    .toMatchObject([{ id, error: 'upstream_down', attempts: 3 }])
  await send('stuck', 2)
  await store.change('operator', (change) => retryEntry(change, id))
  await jobs.settle()
  expect(taken.filter(({ subject }) => subject === 'stuck').map(({ n }) => n)).toEqual([1, 2])

  answers.set('hopeless', [down(), down(), down()])
  const hopeless = await send('hopeless', 1)
  await expect.poll(() => stuckEntries(store, 10), { timeout: 20_000 }).toMatchObject([{ id: hopeless }])
  await store.change('operator', (change) => giveUpEntry(change, hopeless))
  await jobs.settle()
  expect(await entriesOf('hopeless')).toMatchObject([{ state: 'failed' }])
  expect(refusals).toContain('hopeless upstream_down')
})

test('every step is on record', async () => {
  const actions = new Set((await allRows(connection, 'audit')).map(({ action }) => action))
  for (const step of ['sent', 'delayed', 'failed', 'stuck', 'retried', 'given_up']) {
    expect(actions).toContain(`outbox.${step}`)
  }
})
