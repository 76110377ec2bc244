import { CALLS, type Call, isForExtension } from '@starling/contract'
import { World } from '@starling/world'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { session } from '../test-kit/matrix/identities.ts'

const OWNER = 'admin@meridian.example'
let world: World
const calls = Object.entries<Call>(CALLS)

beforeAll(async () => {
  world = await World.create(inject('postgres'))
})
afterAll(() => world.stop())

const PATH: Record<string, string> = {
  slug: 'meridian',
  team_id: 'meridian',
  network: 'x',
  pk: '0198c0de-0000-7000-8000-000000000000',
}

const kindFor = (call: Call) => (isForExtension(call) ? 'extension' : 'personal')

/** By hand: a contract cannot judge itself. The specification's nine, what can be applied, and the token itself. */
const BY_EXTENSION = [
  'checkCustomAudiences',
  'createAudiencesAdAccount',
  'createExtensionAdAccount',
  'endExtensionToken',
  'exploreConfigInsights',
  'getExtensionAdAccount',
  'getExtensionList',
  'getExtensionPerson',
  'listExtensionAdAccounts',
  'listExtensionAudiences',
  'listExtensionLists',
  'listFundingInstruments',
  'recordTargetingListUse',
  'validateAdAccount',
]
test('an extension token opens these calls, and no other that wants to know who asks', async () => {
  const authorization = `Token ${(await world.token(OWNER, 'extension')).token}`
  const opened: string[] = []
  for (const [id, call] of calls.filter(([, { who, testing }]) => who !== 'anyone' && !testing)) {
    const { headers } = await world.product.app.inject({
      method: call.method,
      url: call.path.replace(/\{(\w+)\}/g, (_, key: string) => PATH[key]!),
      headers: { host: 'localhost:4000', authorization },
      ...(call.method !== 'GET' && { payload: { smuggled: 1 } }),
    })
    if (headers['x-error-code'] !== 'wrong_credential') opened.push(id)
  }
  expect(opened.toSorted()).toEqual(BY_EXTENSION)
})

// What is signed over its bytes has no fields.
describe.each(calls.filter(([, { method, raw }]) => method !== 'GET' && !raw))('%s', (_, call) => {
  test('refuses unknown fields', async () => {
    const headers = call.own_session
      ? await session({ world }, OWNER)
      : { host: 'localhost:4000', authorization: `Token ${(await world.token(OWNER, kindFor(call))).token}` }
    const answer = await world.product.app.inject({
      method: call.method,
      url: call.path.replace(/\{(\w+)\}/g, (_, key: string) => PATH[key]!),
      headers,
      payload: { smuggled: 1 },
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ smuggled: ['Unknown field'] })
  })
})

test.each(['..%2f..%2fadmin', '%00', '1;drop table users', 'a'.repeat(65), '%F0%9F%90%A6', "'"])(
  '%s in a path names nothing',
  async (pk) => {
    const { token } = await world.token(OWNER)
    const answer = await world.product.app.inject({
      url: `/api/teams/meridian/members/${pk}/`,
      headers: { authorization: `Token ${token}` },
    })
    expect(answer.statusCode).toBe(404)
  },
)

test.each([
  ['__proto__', '{"__proto__":{"polluted":1},"name":"x"}'],
  ['constructor', '{"constructor":{"prototype":{"polluted":1}},"name":"x"}'],
  ['no JSON', '{"name":'],
  ['nested deep', `{"name":${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
])('a body with %s is refused', async (_, payload) => {
  const { token } = await world.token(OWNER)
  const answer = await world.product.app.inject({
    method: 'POST',
    url: '/api/teams/',
    headers: { authorization: `Token ${token}`, 'content-type': 'application/json' },
    payload,
  })
  expect(answer.statusCode).toBe(400)
  expect(({} as { polluted?: number }).polluted).toBeUndefined()
})

test('a browser keeps no answer but lists that are the same for everybody', async () => {
  const { token } = await world.token(OWNER)
  const kept: string[] = []
  let answered = 0
  for (const [id, call] of calls.filter(([, { method, testing }]) => method === 'GET' && !testing)) {
    const { statusCode, headers } = await world.product.app.inject({
      url: call.path.replace(/\{(\w+)\}/g, (_, key: string) => PATH[key]!),
      headers: { host: 'localhost:4000', authorization: `Token ${token}` },
    })
    if (statusCode !== 200) continue
    answered++
    if (!call.lasting && !String(headers['cache-control']).includes('no-store')) kept.push(id)
  }
  expect(kept).toEqual([])
  expect(answered).toBeGreaterThan(20)
})

test('the document describes every call and nothing else', async () => {
  const { openapi, paths } = await (await world.as()).getSchema()
  expect(openapi).toBe('3.1.0')
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(described.toSorted()).toEqual(calls.map(([, { method, path }]) => `${method} ${path}`).toSorted())
})
