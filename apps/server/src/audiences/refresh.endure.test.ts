import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Question } from '@starling/question'
import { holdUp, letGo, untilHeldUp } from '@starling/store/testing'
import { World } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { SmallCorpus } from '../../test-kit/refresh/small-corpus.ts'
import { unpackIds } from './moves.ts'
import { refreshDueAudiences } from './refresh.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 })
const PROCESS = fileURLToPath(new URL('../../test-kit/refresh/refresh-process.ts', import.meta.url))
const ESPRESSO: Question = { query_type: 'conversation', keywords: [['espresso']] }
/** In the order in which one refresh writes them. */
const WRITTEN = ['audience_members', 'audience_sizes', 'audiences', 'outbox', 'audit'] as const

let world: World
let corpus: SmallCorpus
beforeAll(async () => {
  world = await World.create(inject('postgres'))
  corpus = new SmallCorpus(world)
  const numbers = Array.from({ length: 120 }, (_, n) => n)
  const said = (n: number, days: number) => corpus.post(n, days, 'Espresso again')
  await corpus.put(
    numbers.map((n) => corpus.account(n)),
    [...numbers.slice(0, 40).map((n) => said(n, -20)), ...numbers.slice(30, 118).map((n) => said(n, 10))],
  )
})
afterAll(() => world.stop())

test('kill -9 while an audience is counted anew loses and doubles nothing, wherever it strikes', async () => {
  const admin = await world.as('admin@meridian.example')
  const { id } = await admin.createProAudienceConfig({
    body: { body: ESPRESSO, days: 30, name: 'Espresso', refresh: 'daily' },
  })
  world.clock.advance(30 * 86_400_000)
  const records = async () => {
    const [audience] = (await world.rows('audiences')).filter((one) => one.id === id)
    const sizes = (await world.rows('audience_sizes')).filter((one) => one.audience_id === id)
    const [members] = (await world.rows('audience_members')).filter((one) => one.audience_id === id)
    const mails = (await world.rows('outbox')).filter(({ kind }) => kind === 'mail.audience_moved')
    const acts = (await world.rows('audit')).filter(
      ({ action, subject_id }) => action === 'search.refreshed' && subject_id === id,
    )
    return { audience, sizes, members, mails: mails.length, acts: acts.length }
  }
  const before = await records()
  expect(before).toMatchObject({ sizes: [{ size: 40 }], mails: 0, acts: 0 })
  for (const table of WRITTEN) {
    await killInside(table, id)
    expect(await records(), `killed while it wrote ${table}`).toEqual(before)
  }

  await refreshDueAudiences(world.product)
  await world.settle()
  const after = await records()
  expect(after).toMatchObject({ audience: { size: 88 }, mails: 1, acts: 1 })
  expect(after.sizes.map(({ size, joined, left }) => ({ size, joined, left }))).toEqual([
    { size: 40, joined: null, left: null },
    { size: 88, joined: 78, left: 30 },
  ])
  expect((await unpackIds(after.members!.people)).length).toBe(88)
  // Whoever comes too late finds nothing to do.
  const late = start(id)
  await once(late, 'exit')
  expect(late.exitCode).toBe(0)
  expect(await records()).toEqual(after)
})

function start(audience_id: string): ChildProcess {
  const { connection, product, clock } = world
  const given = { connection, data_dir: product.config.DATA_DIR, now: clock.now(), audience_id }
  return spawn(process.execPath, [PROCESS, JSON.stringify(given)], { stdio: ['ignore', 'inherit', 'inherit'] })
}

/** The database holds whoever writes there up, and they are ended meanwhile. */
async function killInside(table: (typeof WRITTEN)[number], id: string): Promise<void> {
  await holdUp(world.connection, table)
  const child = start(id)
  const ended = once(child, 'exit')
  await untilHeldUp(world.connection)
  child.kill('SIGKILL')
  expect((await ended)[1]).toBe('SIGKILL')
  await letGo(world.connection, table)
}
