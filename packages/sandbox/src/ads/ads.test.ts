import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AdsDesk, dataOf, faultsOf, type Json, listOf, startAds } from './test-client.ts'

let desk: AdsDesk
let base: string
let funding: string

beforeAll(async () => {
  desk = await startAds()
  base = `/accounts/${desk.account}`
  funding = String(listOf(await desk.ask('GET', `${base}/funding_instruments`))[0]!.id)
})
afterAll(() => desk.stop())

const campaign = (more: Json = {}) => ({
  name: 'autumn',
  funding_instrument_id: funding,
  daily_budget_amount_local_micro: 140_000_000,
  entity_status: 'PAUSED',
  ...more,
})
const lineItem = (campaign_id: unknown, more: Json = {}) => ({
  campaign_id,
  objective: 'ENGAGEMENTS',
  product_type: 'PROMOTED_TWEETS',
  placements: 'ALL_ON_TWITTER',
  bid_amount_local_micro: 3_000_000,
  start_time: '2026-11-02T00:00:00Z',
  end_time: '2026-12-01T00:00:00Z',
  entity_status: 'PAUSED',
  ...more,
})
const idOf = ({ id }: Json) => String(id)

test.each([
  ['in the query', (given: Json) => ({ query: given })],
  ['in a form', (given: Json) => ({ form: given })],
  ['as JSON', (given: Json) => ({ json: given })],
])('a campaign is made from parameters %s', async (_where, put) => {
  const reply = await desk.ask('POST', `${base}/campaigns`, put(campaign()))
  expect(reply.status).toBe(200)
  expect(dataOf(reply)).toMatchObject({
    name: 'autumn',
    daily_budget_amount_local_micro: 140_000_000,
    entity_status: 'PAUSED',
    servable: false,
    reasons_not_servable: ['PAUSED_BY_ADVERTISER'],
    deleted: false,
  })
  expect(reply.body.request).toMatchObject({
    params: { account_id: desk.account, daily_budget_amount_local_micro: 140_000_000, name: 'autumn' },
  })
})

test('both versions, a slash at the end and booleans in Python words are the same', async () => {
  for (const path of ['/11/accounts', '/12/accounts/', '/12/accounts']) {
    expect(listOf(await desk.ask('GET', path, { query: { with_deleted: 'True' } })).map(idOf)).toContain(desk.account)
  }
})

test.each([
  ['no signature at all', ''],
  ['another scheme', 'Bearer abc'],
  ['a wrong signature', 'OAuth oauth_consumer_key="x", oauth_signature="y", oauth_nonce="z", oauth_token="t"'],
])('%s is refused', async (_what, authorization) => {
  const reply = await desk.ask('GET', '/accounts', { authorization })
  expect([reply.status, faultsOf(reply)]).toEqual([401, ['UNAUTHORIZED_ACCESS']])
  expect(reply.body.request).toEqual({ params: {} })
})

test('somebody else’s account is not there, neither to read nor to write', async () => {
  for (const method of ['GET', 'POST'] as const) {
    const reply = await desk.ask(method, `${base}/campaigns`, { user: 1, query: campaign() })
    expect([reply.status, faultsOf(reply)]).toEqual([403, ['ACCOUNT_NOT_FOUND']])
  }
})

test('an analyst looks and does not touch', async () => {
  const { user_id } = desk.credentials.users[4]!
  const access = { id: `${desk.account} ${user_id}`, account_id: desk.account, user_id, permissions: ['ANALYST'] }
  desk.records.change(() => desk.records.put('access', user_id, access))
  expect((await desk.ask('GET', `${base}/campaigns`, { user: 4 })).status).toBe(200)
  const reply = await desk.ask('POST', `${base}/campaigns`, { user: 4, form: campaign() })
  expect([reply.status, faultsOf(reply)]).toEqual([403, ['ACTION_NOT_ALLOWED']])
  const mine = dataOf(await desk.ask('GET', `${base}/authenticated_user_access`, { user: 4 }))
  expect(mine).toEqual({ user_id, permissions: ['ANALYST'] })
})

test('an unknown path and a known path with another method are told apart', async () => {
  expect(faultsOf(await desk.ask('GET', '/nothing'))).toEqual(['ROUTE_NOT_FOUND'])
  const reply = await desk.ask('PUT', `${base}/campaigns`)
  expect([reply.status, faultsOf(reply)]).toEqual([405, ['METHOD_NOT_ALLOWED']])
})

test('several faults come at once, in the words of the sheet', async () => {
  const reply = await desk.ask('POST', `${base}/line_items`, {
    form: { start_time: '', objective: 'FAME', bid_amount_local_micro: 'x' },
  })
  expect(reply.status).toBe(400)
  expect(faultsOf(reply).sort()).toEqual(
    [
      'INVALID_PARAMETER',
      'INVALID_PARAMETER',
      'INVALID_PARAMETER',
      'MISSING_PARAMETER',
      'MISSING_PARAMETER',
      'MISSING_PARAMETER',
    ].sort(),
  )
  expect(reply.body.errors).toContainEqual({
    code: 'INVALID_PARAMETER',
    message: 'Expected time, got "" for start_time',
    parameter: 'start_time',
    details: 'invalid date',
    value: '',
  })
})

test('a change touches only what is given, and an empty value takes it away', async () => {
  const made = dataOf(
    await desk.ask('POST', `${base}/campaigns`, { form: campaign({ total_budget_amount_local_micro: 900_000_000 }) }),
  )
  const path = `${base}/campaigns/${made.id}`
  const changed = dataOf(
    await desk.ask('PUT', path, { query: { total_budget_amount_local_micro: '', name: 'winter' } }),
  )
  expect(changed).toMatchObject({
    name: 'winter',
    total_budget_amount_local_micro: null,
    daily_budget_amount_local_micro: 140_000_000,
  })
})

test('what is deleted is gone unless asked for, and goes once', async () => {
  const { id } = dataOf(await desk.ask('POST', `${base}/campaigns`, { form: campaign() }))
  const path = `${base}/campaigns/${id}`
  expect(dataOf(await desk.ask('DELETE', path))).toMatchObject({ id, deleted: true })
  expect(faultsOf(await desk.ask('DELETE', path))).toEqual(['CAMPAIGN_NOT_FOUND'])
  expect((await desk.ask('GET', path)).status).toBe(404)
  expect(dataOf(await desk.ask('GET', path, { query: { with_deleted: true } }))).toMatchObject({ deleted: true })
})

test('pages go through everything once, in the order asked for', async () => {
  for (const name of ['page-a', 'page-b', 'page-c', 'page-d', 'page-e'])
    await desk.ask('POST', `${base}/campaigns`, { form: campaign({ name }) })
  const names: unknown[] = []
  let cursor: unknown
  do {
    const query = { q: 'PAGE-', count: 2, sort_by: 'name-desc', ...(cursor ? { cursor } : {}) }
    const reply = await desk.ask('GET', `${base}/campaigns`, { query })
    names.push(...listOf(reply).map(({ name }) => name))
    cursor = reply.body.next_cursor
  } while (cursor)
  expect(names).toEqual(['page-e', 'page-d', 'page-c', 'page-b', 'page-a'])
})

test.each([
  [{ cursor: 'made-up' }, 'INVALID_PARAMETER'],
  [{ count: 0 }, 'INVALID_PARAMETER'],
  [{ count: 1001 }, 'INVALID_PARAMETER'],
  [{ sort_by: 'colour-asc' }, 'INVALID_PARAMETER'],
  [{ with_total_count: true, cursor: 'x' }, 'EXCLUSIVE_PARAMETERS'],
  [{ campaign_ids: Array.from({ length: 201 }, (_, at) => at).join(',') }, 'INVALID_PARAMETER'],
])('a listing refuses %j', async (query, code) => {
  const reply = await desk.ask('GET', `${base}/campaigns`, { query })
  expect([reply.status, faultsOf(reply)]).toEqual([400, [code]])
})

test.each<[string, Json, string]>([
  ['a second objective in the campaign', { objective: 'REACH', bid_strategy: 'AUTO' }, 'INVALID'],
  ['a bid strategy without a bid', { bid_strategy: 'MAX', bid_amount_local_micro: '' }, 'MISSING_PARAMETER'],
  ['profiles alone', { placements: 'TWITTER_PROFILE' }, 'INVALID_PLACEMENT_TYPE'],
  ['an end before the start', { end_time: '2026-11-01T00:00:00Z' }, 'INVALID_TIME_WINDOW'],
  ['half a cent', { bid_amount_local_micro: 1_234 }, 'INVALID_DENOMINATION'],
  ['a cap without its time', { frequency_cap: 2 }, 'INCLUSIVE_PARAMETERS'],
  [
    'more in a day than in all',
    { daily_budget_amount_local_micro: 20_000_000, total_budget_amount_local_micro: 10_000_000 },
    'SPEND_EXCEEDS_BUDGET',
  ],
])('a line item refuses %s', async (_what, more, code) => {
  const { id } = dataOf(await desk.ask('POST', `${base}/campaigns`, { form: campaign() }))
  dataOf(await desk.ask('POST', `${base}/line_items`, { form: lineItem(id) }))
  expect(faultsOf(await desk.ask('POST', `${base}/line_items`, { form: lineItem(id, more) }))).toEqual([code])
})

test('a batch happens as a whole or not at all, and says what was wrong with which', async () => {
  const before = listOf(await desk.ask('GET', `${base}/campaigns`)).length
  const bad = [
    { operation_type: 'Create', params: campaign({ name: 'batch one' }) },
    { operation_type: 'Create', params: campaign({ funding_instrument_id: 'nope' }) },
    { operation_type: 'Explode', params: {} },
  ]
  const refused = await desk.ask('POST', `/batch${base}/campaigns`, { json: bad })
  expect(refused.status).toBe(404)
  expect(refused.body.errors).toEqual([])
  expect((refused.body.operation_errors as Json[][]).map((list) => list.map(({ code }) => code))).toEqual([
    [],
    ['FUNDING_INSTRUMENT_NOT_FOUND'],
    ['INVALID_PARAMETER'],
  ])
  expect(listOf(await desk.ask('GET', `${base}/campaigns`)).length).toBe(before)
  const done = await desk.ask('POST', `/batch${base}/campaigns`, { json: bad.slice(0, 1) })
  expect(done.body.request).toMatchObject([
    { operation_type: 'Create', params: { name: 'batch one', account_id: desk.account } },
  ])
  expect(listOf(done)).toHaveLength(1)
  const many = Array.from({ length: 41 }, () => bad[0])
  expect(faultsOf(await desk.ask('POST', `/batch${base}/campaigns`, { json: many }))).toEqual(['REQUEST_TOO_COMPLEX'])
})

test('targeting takes what its lists hold, each kind as often as it may', async () => {
  const { id } = dataOf(await desk.ask('POST', `${base}/campaigns`, { form: campaign() }))
  const item = dataOf(await desk.ask('POST', `${base}/line_items`, { form: lineItem(id) }))
  const [japan] = listOf(
    await desk.ask('GET', '/targeting_criteria/locations', { query: { q: 'japan', location_type: 'COUNTRIES' } }),
  )
  const [interest] = listOf(await desk.ask('GET', '/targeting_criteria/interests', { query: { q: 'coffee' } }))
  const create = (targeting_type: string, targeting_value: unknown, operator_type?: string) => ({
    operation_type: 'Create',
    params: { line_item_id: item.id, targeting_type, targeting_value, ...(operator_type ? { operator_type } : {}) },
  })
  const batch = [
    create('LOCATION', japan!.targeting_value),
    create('INTEREST', interest!.targeting_value),
    create('BROAD_KEYWORD', 'コーヒー'),
    create('BROAD_KEYWORD', 'spam', 'NE'),
    create('AGE', 'AGE_25_TO_54'),
    create('SIMILAR_TO_FOLLOWERS_OF_USER', desk.user_id),
  ]
  const made = listOf(await desk.ask('POST', `/batch${base}/targeting_criteria`, { json: batch }))
  expect(made.map(({ name, operator_type }) => [name, operator_type])).toEqual([
    ['Japan', 'EQ'],
    [interest!.name, 'EQ'],
    ['コーヒー', 'EQ'],
    ['spam', 'NE'],
    ['AGE_25_TO_54', 'EQ'],
    [`@${desk.credentials.users[0]!.username}`, 'EQ'],
  ])
  expect(made[0]).toMatchObject({ targeting_value: '06ef846bfc783874', location_type: 'COUNTRY' })
  const wrong: [Json, string][] = [
    [create('AGE', 'AGE_35_TO_49').params, 'INVALID_TARGETING_TYPE'],
    [create('SHOE_SIZE', '44').params, 'INVALID_TARGETING_TYPE'],
    [create('INTEREST', '99999').params, 'INVALID_PARAMETER'],
    [create('LOCATION', 'Atlantis').params, 'INVALID_PARAMETER'],
    [create('SIMILAR_TO_FOLLOWERS_OF_USER', '123').params, 'INVALID_USER_ID'],
    [create('CUSTOM_AUDIENCE', 'nope').params, 'TAILORED_AUDIENCE_OR_TAILORED_AUDIENCE_EXPANDED_NOT_FOUND'],
  ]
  for (const [form, code] of wrong)
    expect(faultsOf(await desk.ask('POST', `${base}/targeting_criteria`, { form }))).toEqual([code])
  const query = { line_item_ids: item.id }
  expect(listOf(await desk.ask('GET', `${base}/targeting_criteria`, { query }))).toHaveLength(6)
  // Asked for again it is the same one; a place that only X knows is one too.
  const again = dataOf(await desk.ask('POST', `${base}/targeting_criteria`, { form: batch[0]!.params }))
  expect(again.id).toBe(made[0]!.id)
  const far = create('LOCATION', '00a8b25e420adc94').params
  expect(dataOf(await desk.ask('POST', `${base}/targeting_criteria`, { form: far }))).toMatchObject({
    operator_type: 'EQ',
  })
})

test('what was written is there after a restart, and ids go on', async () => {
  const made = dataOf(await desk.ask('POST', `${base}/campaigns`, { form: campaign({ name: 'kept' }) }))
  await desk.stop(true)
  desk = await startAds({ data_dir: desk.data_dir })
  expect(dataOf(await desk.ask('GET', `${base}/campaigns/${made.id}`))).toMatchObject({ name: 'kept' })
  const next = dataOf(await desk.ask('POST', `${base}/campaigns`, { form: campaign() }))
  expect(next.id).not.toBe(made.id)
})
