import { afterAll, beforeAll, expect, test } from 'vitest'
import { HOUR } from '../moments.ts'
import { sha256 } from '../people.ts'
import { type AdsDesk, dataOf, faultsOf, type Json, listOf, startAds } from '../test-client.ts'

let desk: AdsDesk
let base: string
let handles: string[]

beforeAll(async () => {
  desk = await startAds()
  base = `/accounts/${desk.account}/custom_audiences`
  const network = await desk.world.network()
  handles = Array.from({ length: 300 }, (_, slot) => network.accountAt(slot)!.handle)
})
afterAll(() => desk.stop())

const make = async (name: string) => String(dataOf(await desk.ask('POST', base, { form: { name } })).id)
const hashed = (list: string[]) => list.map((handle) => ({ handle: [sha256(handle.toLowerCase())] }))
const upload = (id: string, users: Json[], operation_type = 'Update', more: Json = {}) =>
  desk.ask('POST', `${base}/${id}/users`, { json: [{ operation_type, params: { users, ...more } }] })
const stateOf = async (id: string) => {
  const { targetable, reasons_not_targetable, audience_size } = dataOf(await desk.ask('GET', `${base}/${id}`))
  return { targetable, reasons_not_targetable, audience_size }
}

test('the hash of a handle is that of the published vector', () => {
  expect(sha256('@AdsAPI'.replace(/^@/, '').trim().toLowerCase())).toBe(
    '49e0be2aeccfb51a8dee4c945c8a70a9ac500cf6f5cb08112575f74db9b1470d',
  )
})

test('an audience is processed on the clock, and can be targeted when it is large enough', async () => {
  const large = await make('large')
  const small = await make('small')
  const reply = await upload(large, hashed(handles.slice(0, 150)))
  expect(reply.body.data).toEqual({ success_count: 150, total_count: 150 })
  await upload(small, hashed(handles.slice(0, 99)))
  const waiting = { targetable: false, reasons_not_targetable: ['PROCESSING', 'TOO_SMALL'], audience_size: null }
  expect([await stateOf(large), await stateOf(small)]).toEqual([waiting, waiting])
  desk.pass(5 * HOUR)
  expect(await stateOf(large)).toEqual(waiting)
  desk.pass(3 * HOUR)
  expect(await stateOf(large)).toEqual({ targetable: true, reasons_not_targetable: [], audience_size: 150 })
  expect(await stateOf(small)).toEqual({
    targetable: false,
    reasons_not_targetable: ['TOO_SMALL'],
    audience_size: null,
  })
  await upload(large, hashed(handles.slice(0, 30)), 'Delete')
  expect(await stateOf(large)).toMatchObject({ targetable: true, audience_size: 150 })
  desk.pass(8 * HOUR)
  expect(await stateOf(large)).toMatchObject({ targetable: true, audience_size: 120 })
})

test('people leave when their time is over', async () => {
  const id = await make('short')
  const expires_at = new Date(Date.parse('2026-11-02T10:00:00Z') + 48 * HOUR).toISOString().slice(0, 19)
  await upload(id, hashed(handles.slice(0, 140)), 'Update', { expires_at: `${expires_at}Z` })
  desk.pass(9 * HOUR)
  expect(await stateOf(id)).toMatchObject({ audience_size: 140 })
  desk.pass(48 * HOUR)
  expect(await stateOf(id)).toMatchObject({ targetable: false, reasons_not_targetable: ['TOO_SMALL'] })
})

test('the same addresses always reach the same number of people', async () => {
  const users = Array.from({ length: 400 }, (_, at) => ({ email: [sha256(`person${at}@company.example`)] }))
  const [one, two] = [await make('mail one'), await make('mail two')]
  await upload(one, users)
  await upload(two, users.toReversed())
  desk.pass(9 * HOUR)
  const [first, second] = [await stateOf(one), await stateOf(two)]
  expect(first.audience_size).toBeGreaterThan(100)
  expect(second).toEqual(first)
})

test.each<[string, unknown, string]>([
  [
    'a plain address',
    [{ operation_type: 'Update', params: { users: [{ email: ['ann@company.example'] }] } }],
    'INVALID_PARAMETER',
  ],
  ['a user without anything', [{ operation_type: 'Update', params: { users: [{}] } }], 'INVALID_PARAMETER'],
  [
    'an unknown operation',
    [{ operation_type: 'Create', params: { users: [{ handle: [sha256('a')] }] } }],
    'INVALID_PARAMETER',
  ],
  ['nobody', [{ operation_type: 'Update', params: {} }], 'MISSING_PARAMETER'],
])('an upload of %s is refused as a whole', async (what, json, code) => {
  const id = await make(`refused: ${what}`)
  const good = { operation_type: 'Update', params: { users: hashed(handles.slice(0, 150)) } }
  const reply = await desk.ask('POST', `${base}/${id}/users`, { json: [good, ...(json as Json[])] })
  expect(reply.status).toBe(400)
  expect((reply.body.operation_errors as Json[][])[1]!.map((fault) => fault.code)).toEqual([code])
  desk.pass(9 * HOUR)
  expect(await stateOf(id)).toMatchObject({ audience_size: null })
})

test('too many operations or bytes are refused', async () => {
  const id = await make('too much')
  const operations = Array.from({ length: 2_501 }, () => ({
    operation_type: 'Update',
    params: { users: hashed(['a']) },
  }))
  expect(faultsOf(await desk.ask('POST', `${base}/${id}/users`, { json: operations }))).toEqual(['REQUEST_TOO_COMPLEX'])
  const users = Array.from({ length: 66_000 }, () => ({ handle: [sha256('a')] }))
  expect(faultsOf(await upload(id, users))).toEqual(['REQUEST_TOO_COMPLEX'])
})

test('a name is used once, and an audience that is not ready cannot be targeted', async () => {
  const id = await make('once')
  expect((await desk.ask('POST', base, { form: { name: 'once' } })).status).toBe(400)
  const account = `/accounts/${desk.account}`
  const [funding] = listOf(await desk.ask('GET', `${account}/funding_instruments`))
  const campaign = dataOf(
    await desk.ask('POST', `${account}/campaigns`, { form: { name: 'a', funding_instrument_id: funding!.id } }),
  )
  const item = dataOf(
    await desk.ask('POST', `${account}/line_items`, {
      form: {
        campaign_id: campaign.id,
        objective: 'ENGAGEMENTS',
        product_type: 'PROMOTED_TWEETS',
        placements: 'ALL_ON_TWITTER',
      },
    }),
  )
  const form = { line_item_id: item.id, targeting_type: 'CUSTOM_AUDIENCE', targeting_value: id }
  const refused = await desk.ask('POST', `${account}/targeting_criteria`, { form })
  expect(refused.body.errors).toMatchObject([{ code: 'INVALID', attribute: 'targeting_value' }])
  await upload(id, hashed(handles.slice(0, 200)))
  desk.pass(9 * HOUR)
  expect(dataOf(await desk.ask('POST', `${account}/targeting_criteria`, { form }))).toMatchObject({ name: 'once' })
  const targeted = listOf(await desk.ask('GET', `${base}/${id}/targeted`))
  expect(targeted).toMatchObject([{ campaign_id: campaign.id, line_items: [{ id: item.id, servable: true }] }])
})

test('a shared audience is read by the other account and changed only with leave', async () => {
  const id = await make('shared')
  const other = desk.credentials.ad_accounts[1]!.id
  const permission = dataOf(
    await desk.ask('POST', `${base}/${id}/permissions`, {
      form: { granted_account_id: other, permission_level: 'READ_ONLY' },
    }),
  )
  const theirs = `/accounts/${other}/custom_audiences`
  const seen = listOf(await desk.ask('GET', theirs, { user: 1, query: { permission_scope: 'SHARED' } }))
  expect(seen).toMatchObject([{ id, permission_level: 'READ_ONLY', owner_account_id: desk.account }])
  const json = [{ operation_type: 'Update', params: { users: hashed(['a']) } }]
  expect(faultsOf(await desk.ask('POST', `${theirs}/${id}/users`, { user: 1, json }))).toEqual(['ACTION_NOT_ALLOWED'])
  await desk.ask('DELETE', `${base}/${id}/permissions/${permission.id}`)
  expect((await desk.ask('GET', `${theirs}/${id}`, { user: 1 })).status).toBe(404)
})
