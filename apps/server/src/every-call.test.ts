import { CALLS, type Call } from '@starling/contract'
import type { Client } from '@starling/contract/browser'
import { consentAt, World } from '@starling/world'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import * as capabilities from './capabilities.ts'
import type { Opening, Service, Sweeping } from './floor/index.ts'

const OWNER = 'admin@meridian.example'
const STRANGER = 'admin@halcyon.example'
let world: World
let owner: Client
let rows: Record<string, string>
const calls = Object.entries<Call>(CALLS)
const SWEEPS = (Object.values(capabilities) as unknown as Service[]).flatMap(({ sweep }) => (sweep ? [sweep] : []))

/** Real rows of one team and one person, so that a refusal cannot be mistaken for an id that never was. */
beforeAll(async () => {
  world = await World.create(inject('postgres'))
  owner = await world.as(OWNER)
  const made = new Map<string, PromiseWithResolvers<string>>()
  const promised = (name: string) => {
    const known = made.get(name) ?? Promise.withResolvers<string>()
    made.set(name, known)
    return known
  }
  // One sign-in for all rooms: of two at once, one would take the other's code.
  const browser = world.signIn(OWNER)
  const users = (await world.sandbox.world.credentials()).users
  const sweeping: Sweeping = {
    owner,
    email: OWNER,
    product: world.product,
    known_handle: users[1]!.username,
    row: (name) => promised(name).promise,
    browser: () => browser,
    connectX: async () => connectX(await browser),
  }
  const all = await Promise.all(
    SWEEPS.map(async ({ rows: make }) => {
      const mine = (await make?.(sweeping)) ?? {}
      for (const [name, id] of Object.entries(mine)) promised(name).resolve(id)
      return mine
    }),
  )
  rows = Object.assign({}, ...all)
})
afterAll(() => world.stop())

async function connectX(browser: Client): Promise<string> {
  const path = { network: 'x' }
  const { authorize_url } = await browser.connectSocialAccount({ path, body: {} })
  const { searchParams } = await consentAt(authorize_url)
  await browser.finishSocialRedirect({ path, body: Object.fromEntries(searchParams) })
  return (await owner.listSocialAccounts())[0]!.id
}

const send = (call: Call, authorization: string | undefined, path: Record<string, string>, payload?: object) =>
  world.product.app.inject({
    method: call.method,
    url: call.path.replace(/\{(\w+)\}/g, (_, key: string) => path[key]!),
    headers: { host: 'localhost:4000', ...(authorization ? { authorization: `Token ${authorization}` } : {}) },
    ...(payload ? { payload } : {}),
  })

const NOBODY = { slug: 'nobody', team_id: 'nobody', network: 'x', pk: '0198c0de-0000-7000-8000-000000000000' }

describe.each(calls.filter(([, { who }]) => who !== 'anyone'))('%s', (_, call) => {
  test('refuses a stranger, whatever they send', async () => {
    const answer = await send(call, undefined, NOBODY, call.method === 'GET' ? undefined : {})
    expect(answer.statusCode).toBe(403)
    expect(answer.headers['x-error-code']).toBe('sign_in_needed')
  })
  test('refuses a token that is not one', async () => {
    const forged = (await world.token(OWNER)).token.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a'))
    expect((await send(call, forged, NOBODY)).statusCode).toBe(403)
  })
  test('refuses an extension token', async () => {
    const { token } = await world.token(OWNER, 'extension')
    const answer = await send(call, token, NOBODY)
    expect(answer.headers['x-error-code']).toBe('wrong_credential')
  })
})

describe.each(calls.filter(([, { method }]) => method !== 'GET'))('%s', (_, call) => {
  test('refuses unknown fields', async () => {
    const { token } = await world.token(OWNER)
    const answer = await send(call, token, { ...NOBODY, slug: 'meridian', team_id: 'meridian' }, { smuggled: 1 })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ smuggled: ['Unknown field'] })
  })
})

/** How much of it is on record: in the log of the team, where the call is a team's. */
const noted = async ({ who }: Call) =>
  (await world.rows(who === 'member' || who === 'admin' ? 'audit_teams' : 'audit')).length

/** Every call that names a row, with rows that its owner can open. What the owner sends must be a success. */
const OPENINGS = SWEEPS.flatMap(({ opens }) => Object.entries<Opening>(opens)).flatMap(([id, opening]) =>
  typeof opening === 'string' ? [] : [{ id, ...opening }],
)

test.each(OPENINGS)(
  '$id: what its owner opens does not exist for anyone else',
  async ({ id, path: pathOf, body: given }) => {
    const call = calls.find(([one]) => one === id)![1]
    const path = pathOf(rows)
    const body = typeof given === 'function' ? given(rows) : given
    const stranger = (await world.token(STRANGER)).token
    const refused = await send(call, stranger, path, body)
    expect(refused.statusCode).toBe(404)
    const never = await send(call, stranger, { ...NOBODY, ...('slug' in path ? {} : { pk: NOBODY.pk }) }, body)
    expect(refused.body).toBe(never.body)
    if (path.team_id) {
      const through = await send(call, stranger, { ...path, team_id: 'halcyon' }, body)
      if (path.pk) expect(through.statusCode).toBe(404)
    }
    // What a call before this one began may stand in its way, as a run does that still reads.
    await world.settle()
    const mine = (await world.token(OWNER)).token
    const before = await noted(call)
    const opened = await send(call, mine, path, body)
    expect(opened.statusCode).toBeLessThan(300)
    // What changes a team is in its log; what changes what is a person's own is on record.
    if (call.method !== 'GET') expect(await noted(call)).toBeGreaterThan(before)
  },
)

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

test('the document describes every call and nothing else', async () => {
  const { openapi, paths } = await owner.getSchema()
  expect(openapi).toBe('3.1.0')
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(described.toSorted()).toEqual(calls.map(([, { method, path }]) => `${method} ${path}`).toSorted())
})
