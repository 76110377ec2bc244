import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY } from '../moments.ts'
import { type AdsDesk, dataOf, faultsOf, type Json, listOf, startAds } from '../test-client.ts'

let desk: AdsDesk
let base: string
let campaign: Json
let item: Json
let promoted: Json

beforeAll(async () => {
  desk = await startAds()
  base = `/accounts/${desk.account}`
  const [funding] = listOf(await desk.ask('GET', `${base}/funding_instruments`))
  campaign = dataOf(
    await desk.ask('POST', `${base}/campaigns`, {
      form: { name: 'shown', funding_instrument_id: funding!.id, daily_budget_amount_local_micro: 1_000_000_000 },
    }),
  )
  item = dataOf(
    await desk.ask('POST', `${base}/line_items`, {
      form: {
        campaign_id: campaign.id,
        objective: 'REACH',
        product_type: 'PROMOTED_TWEETS',
        placements: 'ALL_ON_TWITTER',
        start_time: '2026-11-02T00:00:00Z',
        end_time: '2026-11-20T00:00:00Z',
      },
    }),
  )
  const post = dataOf(
    await desk.ask('POST', `${base}/tweet`, { form: { as_user_id: desk.user_id, text: 'Look here' } }),
  )
  ;[promoted] = listOf(
    await desk.ask('POST', `${base}/promoted_tweets`, { form: { line_item_id: item.id, tweet_ids: post.id_str } }),
  ) as [Json]
  desk.pass(3 * DAY)
})
afterAll(() => desk.stop())

const WINDOW = { start_time: '2026-11-02T00:00:00Z', end_time: '2026-11-06T00:00:00Z' }
const ask = (entity: string, entity_ids: unknown, more: Json = {}) => ({
  entity,
  entity_ids,
  ...WINDOW,
  granularity: 'TOTAL',
  placement: 'ALL_ON_TWITTER',
  metric_groups: 'ENGAGEMENT,BILLING',
  ...more,
})
type Metrics = Record<string, number[] | null>
const metricsOf = (body: Json, at = 0) => ((body.data as Json[])[at]!.id_data as { metrics: Metrics }[])[0]!.metrics
const stats = (query: Json) => desk.ask('GET', `/stats${base}`, { query })

test('people are shown ads, within the budget, and the same ones whenever asked', async () => {
  const first = await stats(ask('LINE_ITEM', item.id))
  const metrics = metricsOf(first.body)
  expect(metrics.impressions![0]).toBeGreaterThan(500)
  expect(metrics.engagements![0]).toBeLessThan(metrics.impressions![0]!)
  expect(metrics.billed_charge_local_micro![0]).toBeGreaterThan(0)
  expect(metrics.billed_charge_local_micro![0]).toBeLessThanOrEqual(4 * 1_000_000_000)
  expect(metrics.app_clicks).toBeNull()
  expect((await stats(ask('LINE_ITEM', item.id))).body).toEqual(first.body)
})

test('hours add up to the whole, and every level to the one above', async () => {
  const total = metricsOf((await stats(ask('LINE_ITEM', item.id))).body).impressions![0]
  const byHour = await stats(ask('LINE_ITEM', item.id, { granularity: 'HOUR' }))
  expect(byHour.body.time_series_length).toBe(96)
  expect(metricsOf(byHour.body).impressions!.reduce((sum, one) => sum + one, 0)).toBe(total)
  for (const [entity, id] of [
    ['CAMPAIGN', campaign.id],
    ['PROMOTED_TWEET', promoted.id],
    ['ACCOUNT', desk.account],
  ] as const) {
    expect(metricsOf((await stats(ask(entity, id))).body).impressions![0]).toBe(total)
  }
})

test('what is changed today does not change yesterday', async () => {
  const before = await stats(ask('LINE_ITEM', item.id))
  await desk.ask('PUT', `${base}/line_items/${item.id}`, { form: { daily_budget_amount_local_micro: 10_000_000 } })
  const keyword = { line_item_id: item.id, targeting_type: 'BROAD_KEYWORD', targeting_value: 'coffee' }
  await desk.ask('POST', `${base}/targeting_criteria`, { form: keyword })
  const until = { end_time: '2026-11-05T10:00:00Z' }
  expect((await stats(ask('LINE_ITEM', item.id, until))).body.data).toEqual(before.body.data)
  desk.pass(DAY)
  const next = { start_time: '2026-11-05T11:00:00Z', end_time: '2026-11-06T10:00:00Z' }
  const later = metricsOf((await stats(ask('LINE_ITEM', item.id, next))).body)
  const earlier = metricsOf(
    (await stats(ask('LINE_ITEM', item.id, { start_time: '2026-11-04T11:00:00Z', end_time: '2026-11-05T10:00:00Z' })))
      .body,
  )
  expect(later.impressions?.[0] ?? 0).toBeLessThan(earlier.impressions![0]! / 2)
})

test('what X does not let pass is not shown', async () => {
  const form = { as_user_id: desk.user_id, text: 'A miracle cure for everybody' }
  const post = dataOf(await desk.ask('POST', `${base}/tweet`, { form }))
  const [row] = listOf(
    await desk.ask('POST', `${base}/promoted_tweets`, { form: { line_item_id: item.id, tweet_ids: post.id_str } }),
  ) as [Json]
  expect(row.approval_status).toBe('REJECTED')
  desk.pass(3_600_000)
  expect(metricsOf((await stats(ask('PROMOTED_TWEET', row.id))).body).impressions).toBeNull()
})

test('nothing is shown while paused', async () => {
  await desk.ask('PUT', `${base}/line_items/${item.id}`, { form: { entity_status: 'PAUSED' } })
  desk.pass(2 * DAY)
  const window = { start_time: '2026-11-07T00:00:00Z', end_time: '2026-11-08T00:00:00Z' }
  expect(metricsOf((await stats(ask('LINE_ITEM', item.id, window))).body).impressions).toBeNull()
  const active = listOf(
    await desk.ask('GET', `/stats${base}/active_entities`, { query: { entity: 'LINE_ITEM', ...WINDOW } }),
  )
  expect(active).toMatchObject([{ entity_id: item.id, placements: ['ALL_ON_TWITTER'] }])
})

test.each<[Json, string]>([
  [{ start_time: '2026-11-02T00:30:00Z' }, 'INVALID_PARAMETER'],
  [{ end_time: '2026-11-12T00:00:00Z' }, 'INVALID_TIME_WINDOW'],
  [{ end_time: '2026-11-01T00:00:00Z' }, 'INVALID_TIME_WINDOW'],
  [{ metric_groups: 'LOVE' }, 'INVALID_PARAMETER'],
  [{ entity_ids: Array.from({ length: 21 }, (_, at) => `a${at}`).join(',') }, 'INVALID_PARAMETER'],
])('stats refuse %j', async (more, code) => {
  expect(faultsOf(await stats(ask('LINE_ITEM', item.id, more)))).toEqual([code])
})

test('days are those of the account, also as bare dates', async () => {
  const query = ask('LINE_ITEM', item.id, { granularity: 'DAY', start_time: '2026-11-02', end_time: '2026-11-05' })
  const reply = await stats(query)
  expect(reply.body.time_series_length).toBe(3)
})

test('a job ends with a packed file of the same shape', async () => {
  const form = ask('LINE_ITEM', item.id, { segmentation_type: 'GENDER' })
  const job = dataOf(await desk.ask('POST', `/stats/jobs${base}`, { form }))
  expect(job).toMatchObject({ status: 'PROCESSING', url: null })
  desk.pass(3_000)
  const [done] = listOf(await desk.ask('GET', `/stats/jobs${base}`, { query: { job_ids: job.id_str } }))
  expect(done).toMatchObject({ status: 'SUCCESS', id: job.id })
  const file = await desk.app.inject({ url: new URL(String(done!.url)).pathname, headers: { host: 'localhost' } })
  expect(file.headers['content-type']).toBe('application/gzip')
  const body = JSON.parse(gunzipSync(file.rawPayload).toString()) as Json
  const whole = metricsOf((await stats(ask('LINE_ITEM', item.id))).body).impressions![0]!
  const parts = (body.data as Json[])[0]!.id_data as { metrics: Metrics; segment: Json }[]
  expect(parts.map(({ segment }) => segment.segment_name)).toContain('Female')
  const sum = parts.reduce((all, { metrics }) => all + (metrics.impressions?.[0] ?? 0), 0)
  expect(Math.abs(sum - whole) / whole).toBeLessThan(0.1)
})

const estimate = (criteria: Json[]) =>
  desk.ask('POST', `${base}/audience_estimate`, { json: { targeting_criteria: criteria } })
const sizeOf = async (criteria: Json[]) =>
  (dataOf(await estimate(criteria)).audience_size as { min: number; max: number }).max
const find = async (list: string, query: Json) =>
  listOf(await desk.ask('GET', `/targeting_criteria/${list}`, { query }))[0]!

test('an estimate counts the network: narrowing makes it smaller, another primary larger', async () => {
  const { targeting_value: coffee } = await find('interests', { q: 'coffee' })
  const { targeting_value: sports } = await find('interests', { q: 'sports' })
  const { targeting_value: japan } = await find('locations', { q: 'japan', location_type: 'COUNTRIES' })
  const interest = { targeting_type: 'INTEREST', targeting_value: coffee }
  const one = await sizeOf([interest])
  const more = await sizeOf([interest, { targeting_type: 'INTEREST', targeting_value: sports }])
  const here = await sizeOf([interest, { targeting_type: 'LOCATION', targeting_value: japan }])
  const women = await sizeOf([interest, { targeting_type: 'GENDER', targeting_value: '2' }])
  const without = await sizeOf([interest, { targeting_type: 'GENDER', targeting_value: '2', operator_type: 'NE' }])
  expect(more).toBeGreaterThan(one)
  expect(here).toBeLessThan(one)
  expect(women).toBeLessThan(one)
  expect(Math.abs(women + without - one)).toBeLessThanOrEqual(3)
})

test('followers are those of the network', async () => {
  const network = await desk.world.network()
  const followers = network.followerSlots(network.account(desk.user_id)!.slot).length
  const size = await sizeOf([{ targeting_type: 'FOLLOWERS_OF_USER', targeting_value: desk.user_id }])
  expect(size).toBeGreaterThan(0)
  expect(size).toBeLessThanOrEqual(Math.ceil(followers * 1.05))
})

test.each<[Json[], string]>([
  [[], 'MISSING_PARAMETER'],
  [[{ targeting_type: 'AGE', targeting_value: 'AGE_OVER_21' }], 'INVALID_PARAMETER'],
  [[{ targeting_type: 'MOON', targeting_value: '1' }], 'INVALID_TARGETING_TYPE'],
])('an estimate refuses %j', async (criteria, code) => {
  expect(faultsOf(await estimate(criteria))).toEqual([code])
})

test('limits are counted, told and held', async () => {
  const tight = await startAds({ limit_multiplier: () => 0.01 })
  const path = `/stats/accounts/${tight.account}`
  const query = ask('ACCOUNT', tight.account)
  const seen = []
  for (let n = 0; n < 4; n++) seen.push(await tight.ask('GET', path, { query }))
  expect(seen.map(({ status }) => status)).toEqual([200, 200, 200, 429])
  expect(seen[0]!.headers).toMatchObject({ 'x-account-rate-limit-limit': '3', 'x-account-rate-limit-remaining': '2' })
  expect(Number(seen[3]!.headers['x-account-rate-limit-reset'])).toBeGreaterThan(Date.now() / 1000 - 1)
  expect(faultsOf(seen[3]!)).toEqual(['TOO_MANY_REQUESTS'])
  await tight.stop()
})
