import { ApiError, type Client } from '@starling/contract/browser'
import { type World, worldWithNetwork } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { daysInBoth } from './answers.ts'

let world: World
let admin: Client
let member: Client
let stranger: Client
beforeAll(async () => {
  world = await worldWithNetwork(inject('postgres'))
  ;[admin, member, stranger] = [
    await world.as('admin@meridian.example'),
    await world.as('member@meridian.example'),
    await world.as('admin@halcyon.example'),
  ]
}, 180_000)
afterAll(() => world.stop())

const BODY = { name: 'Spring', budget: 10_000, starts_on: '2026-12-01', ends_on: '2026-12-31', parts: [] }
const who = (word: string) => ({ query_type: 'keyword' as const, keywords: [[word]] })
const partOf = (audience_config_id: string, share = 50, from = '2026-12-01', to = '2026-12-31') => ({
  ...{ audience_config_id, share, starts_on: from, ends_on: to },
})
const audience = (client: Client, word: string, team: string) =>
  client.createAudienceConfig({ body: { body: who(word), name: word, team } })
const refusalOf = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error) => (error instanceof ApiError ? [error.status, error.body] : error),
  )

test('a plan has audiences, a split and days, and tells who is in two of them', async () => {
  const [coffee, tea] = [await audience(admin, 'coffee', 'meridian'), await audience(admin, 'tea', 'meridian')]
  const parts = [partOf(coffee.id, 60, '2026-12-01', '2026-12-20'), partOf(tea.id, 40, '2026-12-15')]
  const made = await admin.createAudiencePlan({ body: { ...BODY, parts, team: 'meridian' } })
  expect(made.parts).toMatchObject([
    { name: 'coffee', share: 60, amount: 6_000, size: coffee.size },
    { name: 'tea', share: 40, amount: 4_000, size: tea.size },
  ])
  const { overlaps } = await member.getAudiencePlan({ path: { pk: made.id } })
  const { pairs, rounded } = await admin.compareAudiences({ body: { audience_config_ids: [coffee.id, tea.id] } })
  expect(overlaps).toEqual([{ ...pairs[0], rounded, days: 6 }])
  expect((await member.listAudiencePlans({ query: { team: 'meridian' } })).map(({ id }) => id)).toContain(made.id)
  // An audience that is gone keeps its place, and is in no overlap.
  await admin.deleteAudienceConfig({ path: { pk: tea.id } })
  const without = await admin.getAudiencePlan({ path: { pk: made.id } })
  expect([without.parts[1]!.name, without.overlaps]).toEqual([null, []])
  await admin.changeAudiencePlan({ path: { pk: made.id }, body: { parts, name: 'Later' } })
})

test('what does not fit together is refused', async () => {
  const coffee = await audience(admin, 'coffee', 'meridian')
  const foreign = await audience(stranger, 'coffee', 'halcyon')
  const own = await admin.createProAudienceConfig({ body: { body: who('coffee') } })
  const made = (patch: object) =>
    refusalOf(admin.createAudiencePlan({ body: { ...BODY, ...patch, team: 'meridian' } as never }))
  expect(await made({ ends_on: '2026-11-30' })).toMatchObject([400, { ends_on: {} }])
  expect(await made({ starts_on: 'tomorrow' })).toMatchObject([400, { starts_on: {} }])
  expect(await made({ budget: 0 })).toMatchObject([400, { budget: {} }])
  expect(await made({ parts: [partOf(coffee.id, 50, '2026-11-30')] })).toMatchObject([400, { 'parts.0.starts_on': {} }])
  expect(await made({ parts: [partOf(coffee.id, 10, '2026-12-09', '2026-12-08')] })).toMatchObject([
    400,
    { 'parts.0.ends_on': {} },
  ])
  expect(await made({ parts: [partOf(coffee.id), partOf(coffee.id)] })).toMatchObject([
    400,
    { 'parts.1.audience_config_id': {} },
  ])
  expect(await made({ parts: [partOf(coffee.id, 101)] })).toMatchObject([400, {}])
  const tea = await audience(admin, 'tea', 'meridian')
  expect(await made({ parts: [partOf(coffee.id, 60), partOf(tea.id, 41)] })).toMatchObject([400, { parts: {} }])
  for (const { id } of [foreign, own, { id: 'no id' }]) {
    expect(await made({ parts: [partOf(id)] })).toMatchObject([400, { 'parts.0.audience_config_id': {} }])
  }
})

test('what somebody changed meanwhile is not overwritten; what is deleted comes back, and all of it is in the log', async () => {
  const made = await admin.createAudiencePlan({ body: { ...BODY, team: 'meridian' } })
  const path = { pk: made.id }
  world.clock.advance(1_000)
  const changed = await member.changeAudiencePlan({ path, body: { budget: 500, seen_changed_at: made.changed_at } })
  expect(changed).toMatchObject({ name: 'Spring', budget: 500 })
  const late = admin.replaceAudiencePlan({ path, body: { ...BODY, seen_changed_at: made.changed_at } })
  expect(await refusalOf(late)).toMatchObject([409, {}])
  await admin.replaceAudiencePlan({ path, body: { ...BODY, seen_changed_at: changed.changed_at } })
  await admin.deleteAudiencePlan({ path })
  await expect(admin.getAudiencePlan({ path })).rejects.toMatchObject({ status: 404 })
  expect(await admin.restoreAudiencePlan({ path })).toMatchObject({ id: made.id, budget: 10_000 })
  const acts = (await world.rows('audit')).filter(({ subject_id }) => subject_id === made.id)
  expect(acts.map(({ action }) => action).toSorted()).toEqual([
    ...['plan.changed', 'plan.changed', 'plan.deleted', 'plan.restored', 'plan.saved'],
  ])
})

test('another team’s plan does not exist', async () => {
  const made = await admin.createAudiencePlan({ body: { ...BODY, team: 'meridian' } })
  const path = { pk: made.id }
  for (const asked of [
    () => stranger.getAudiencePlan({ path }),
    () => stranger.replaceAudiencePlan({ path, body: BODY }),
    () => stranger.changeAudiencePlan({ path, body: { name: 'Mine' } }),
    () => stranger.deleteAudiencePlan({ path }),
    () => stranger.restoreAudiencePlan({ path }),
    () => stranger.createAudiencePlan({ body: { ...BODY, team: 'meridian' } }),
    () => stranger.listAudiencePlans({ query: { team: 'meridian' } }),
  ]) {
    expect(await refusalOf(asked())).toMatchObject([404, {}])
  }
  expect(await admin.getAudiencePlan({ path })).toMatchObject({ name: 'Spring' })
})

test('days that both run', () => {
  const days = (starts_on: string, ends_on: string) => ({ starts_on, ends_on })
  expect(daysInBoth(days('2026-12-01', '2026-12-20'), days('2026-12-15', '2026-12-31'))).toBe(6)
  expect(daysInBoth(days('2026-12-01', '2026-12-01'), days('2026-12-01', '2026-12-01'))).toBe(1)
  expect(daysInBoth(days('2026-12-01', '2026-12-02'), days('2026-12-03', '2026-12-04'))).toBe(0)
})
