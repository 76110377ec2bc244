import type { Client } from '@starling/contract/browser'
import type { Question } from '@starling/question'
import { spend } from '@starling/store'
import { type World, worldWithNetwork } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { codeOf } from '../../test-kit/code-of.ts'

const COFFEE: Question = { query_type: 'conversation', keywords: [['coffee']] }

let world: World
let admin: Client
beforeAll(async () => {
  world = await worldWithNetwork(inject('postgres'), { env: { BUSY_AFTER_MS: '30000' } })
  admin = await world.as('admin@meridian.example')
}, 180_000)
afterAll(() => world.stop())

test('days that no campaign has are refused', async () => {
  const year = world.clock.now().getUTCFullYear()
  const body = { body: COFFEE, name: 'Dated' }
  const { id } = await admin.createProAudienceConfig({ body })
  const path = { pk: id }
  for (const dates of [
    { starts_at: '0000-01-01T00:00:00Z' },
    { starts_at: '2005-12-31T23:59:59Z' },
    { ends_at: '9999-12-31T00:00:00Z' },
    { ends_at: `${year + 11}-01-01T00:00:00Z` },
  ]) {
    const [field] = Object.keys(dates)
    const words = [expect.stringMatching(/^This must be a day from 2006-01-01 to \d{4}-\d\d-\d\d\.$/)]
    for (const ask of [
      () => admin.createProAudienceConfig({ body: { ...body, ...dates } }),
      () => admin.createAudienceConfig({ body: { ...body, ...dates, team: 'meridian' } }),
      () => admin.replaceProAudienceConfig({ path, body: { ...body, ...dates } }),
    ]) {
      await expect(ask()).rejects.toMatchObject({ status: 400, body: { [field!]: words } })
    }
  }
  const dates = { starts_at: '2006-01-01T00:00:00Z', ends_at: `${year + 10}-01-01T00:00:00Z` }
  await admin.replaceProAudienceConfig({ path, body: { ...body, ...dates } })
  await admin.deleteAudienceConfig({ path })
})

test('an audience that nobody counts by itself does not say when it will be', async () => {
  const DAY = 86_400_000
  const inDays = (days: number) => new Date(world.clock.now().getTime() + days * DAY).toISOString()
  const asked = { body: COFFEE, name: 'Counted daily', refresh: 'daily' } as const
  const made = await admin.createProAudienceConfig({ body: asked })
  const path = { pk: made.id }
  const nextOf = async (patch: object) =>
    (await admin.replaceProAudienceConfig({ path, body: { ...asked, ...patch } })).refresh_at
  expect(made.refresh_at).not.toBe(null)
  const starts_at = inDays(5)
  // Not before its first day, and not where it would be after its last.
  expect(await nextOf({ starts_at })).toBe(starts_at)
  expect(await nextOf({ ends_at: inDays(0.5) })).toBe(null)
  expect(await nextOf({ ends_at: inDays(3) })).toBe(made.refresh_at)
  expect(await nextOf({ status: 'paused' })).toBe(null)
  expect(await nextOf({ starts_at: inDays(-3), ends_at: inDays(-2) })).toBe(null)
  expect((await admin.listProAudienceConfigs({ query: { text: 'Counted daily' } }))[0]).toMatchObject({
    status: 'expired',
    refresh: 'daily',
    refresh_at: null,
  })
  expect(await nextOf({})).toBe(made.refresh_at)
  await admin.deleteAudienceConfig({ path })
})

test('an audience that was kept before a rule came can still be opened, counted and laid beside others', async () => {
  const [odd, other] = [
    await admin.createProAudienceConfig({ body: { body: COFFEE, name: 'Odd' } }),
    await admin.createProAudienceConfig({ body: { body: COFFEE, name: 'Other' } }),
  ]
  const { id: user_id } = await admin.getMe()
  const who = { all: [{ posted: { groups: [['coffee']] } }, { not: { genders: ['xyzzy'] } }] }
  await world.product.store.change('operator', async (change) => {
    const body = JSON.stringify({ query_type: 'builder', who })
    await change.table({ user_id }, 'audiences').change(odd.id, { body })
    await change.audit('search.changed')
  })
  const path = { pk: odd.id }
  expect((await admin.getProAudienceConfig({ path })).body).toEqual({ query_type: 'builder', who })
  expect((await admin.countAudienceConfig({ path })).size).toBeGreaterThan(4)
  const { pairs } = await admin.compareAudiences({ body: { audience_config_ids: [odd.id, other.id] } })
  expect(pairs[0]!.shared).toBeGreaterThan(4)
  for (const { id } of [odd, other]) await admin.deleteAudienceConfig({ path: { pk: id } })
})

test('nobody counts an audience anew without end', async () => {
  const member = await world.as('member@meridian.example')
  const { id } = await member.createProAudienceConfig({ body: { body: COFFEE } })
  const path = { pk: id }
  const answers: string[] = []
  for (let n = 0; n < 105 && !answers.includes('too_many'); n++) {
    answers.push(await codeOf(member.countAudienceConfig({ path })))
  }
  expect(answers.filter((one) => one === 'ok')).toHaveLength(100)
  expect(answers.at(-1)).toBe('too_many')
  expect(await member.listAudienceSizes({ path })).toHaveLength(101)
  // Another person's are their own, and tomorrow is another day.
  const { id: other } = await admin.createProAudienceConfig({ body: { body: COFFEE } })
  await admin.countAudienceConfig({ path: { pk: other } })
  world.clock.advance(86_400_000)
  await member.countAudienceConfig({ path })
}, 60_000)

test('nobody makes versions of an audience without end', async () => {
  const { id: user_id } = await admin.getMe()
  const { id } = await admin.createProAudienceConfig({ body: { body: COFFEE } })
  await world.product.store.change('operator', async (change) => {
    await spend(change, { key: `version of ${user_id}`, limit: 500, window_ms: 86_400_000, amount: 499 })
    await change.audit('search.changed')
  })
  const named = (name: string) => admin.replaceProAudienceConfig({ path: { pk: id }, body: { body: COFFEE, name } })
  expect(await codeOf(named('One more'))).toBe('ok')
  expect(await codeOf(named('And another'))).toBe('too_many')
  expect(await codeOf(named('One more')), 'what is no other version').toBe('ok')
})
