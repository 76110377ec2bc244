import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TargetingInsights } from '@starling/contract'
import { launchPostgres, runningPostgres, type Tables } from '@starling/store'
import { allRows, holdUp, letGo, untilHeldUp } from '@starling/store/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateInto } from './network/generate.ts'
import { ProductProcess } from './product-process.ts'

const DONE_MS = 60_000
/** In the order in which one generation writes them: each is a place to be killed in. */
const WRITTEN: [table: keyof Tables, row: string][] = [
  ['targeting_insights', 'new.done = 1'],
  ['audit', `new.action = 'targeting.stepped' and new.detail ->> 'done' = '1'`],
  ['targeting_insights', 'new.done = 2'],
  ['targeting_insights', 'new.done = 3'],
  ['targeting_insights', 'new.done = 4'],
  ['targeting_insights', `new.done = 5 and new.state = 'waiting'`],
  ['targeting_insights', `new.state = 'ready'`],
  ['audit', `new.action = 'targeting.ready'`],
]
const DRAFT = { draft: { posted_about: ['coffee'], excluded_keywords: ['decaf'] } }

let dir: string
let product: ProductProcess
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'starling-targeting-kill-'))
  const network = { seed: 1, accounts: 1_500, posts: 12_000, now: new Date() }
  await generateInto(path.join(dir, 'corpus'), network, () => {})
  product = await ProductProcess.at(dir)
})
afterAll(async () => {
  await product.stop()
  await rm(dir, { recursive: true, force: true })
})

test('kill -9 while a targeting package is made: the next start makes it, once, wherever it struck', async () => {
  await product.start()
  const headers = { authorization: `Token ${await product.operatorToken()}` }
  const ask = async <T>(method: string, call: string, body?: object): Promise<T> => {
    const answer = await product.call(method, call, headers, body)
    expect(answer.ok, `${method} ${call}: ${answer.status}`).toBe(true)
    return (await answer.json()) as T
  }
  const all = () => ask<TargetingInsights[]>('GET', '/api/starling/insights/')
  const begin = () => ask<TargetingInsights>('POST', '/api/build-audience/', DRAFT)
  const ended = async (id: string): Promise<TargetingInsights> => {
    const find = async () => (await all()).find((one) => one.id === id)!
    await expect.poll(async () => (await find()).processing, { timeout: DONE_MS, interval: 50 }).toBe(false)
    return find()
  }
  const untouched = await ended((await begin()).id)
  expect(untouched).toMatchObject({ state: 'ready', done: 5, error: null })

  for (const [at, [table, row]] of WRITTEN.entries()) {
    const where = `killed while it wrote ${table}, ${row}`
    await holdUp((await running())!, table, row)
    const { id } = await begin()
    await untilHeldUp((await running())!)
    await product.kill()
    await letGoOf(table)
    await product.start()
    const { draft, size, targeting_package, left_out } = untouched
    expect(await ended(id), where).toMatchObject({
      ...{ state: 'ready', done: 5, total: 5, error: null },
      ...{ draft, size, targeting_package, left_out },
    })
    expect((await all()).length, where).toBe(at + 2)
    const acts = (await allRows((await running())!, 'audit')).filter(({ subject_id }) => subject_id === id)
    const once = acts.map(({ action }) => action).filter((action) => action !== 'targeting.stepped')
    expect(once.toSorted(), where).toEqual(['targeting.asked', 'targeting.ready'])
  }
})

const running = () => runningPostgres(path.join(dir, 'postgres'))

/** PostgreSQL ends with the process that was killed: the next start finds nobody held up. */
async function letGoOf(table: keyof Tables): Promise<void> {
  const postgres = await launchPostgres(path.join(dir, 'postgres'))
  await letGo(postgres.connection, table)
  await postgres.stop()
}
