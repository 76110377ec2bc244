import { CALLS, type Call } from '@starling/contract'
import type { Client } from '@starling/contract/browser'
import { consentAt, World } from '@starling/world'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { queryIdOf } from './analysis/query-id.ts'

const OWNER = 'admin@meridian.example'
const STRANGER = 'admin@halcyon.example'
let world: World
let owner: Client
let rows: Record<string, string>
const calls = Object.entries<Call>(CALLS)

/** Real rows of one team and one person, so that a refusal cannot be mistaken for an id that never was. */
beforeAll(async () => {
  world = await World.create(inject('postgres'))
  owner = await world.as(OWNER)
  const path = { team_id: 'meridian' }
  const [invite] = await owner.createInvites({ path, body: { emails: ['guest@guest.example'] } })
  const [gone] = await owner.createInvites({ path, body: { emails: ['gone@guest.example'] } })
  await owner.withdrawInvite({ path: { ...path, pk: gone!.id } })
  const members = await owner.listMembers({ path })
  const member = members.find(({ user }) => user.email === 'member@meridian.example')!
  const accounts = await connectX()
  const [session] = await owner.listSessions()
  const { id: token } = await owner.createToken({ body: { kind: 'personal', name: 'Sweep' } })
  rows = {
    team: (await owner.getTeam({ path: { slug: 'meridian' } })).id,
    invite: invite!.id,
    gone: gone!.id,
    member: member.id,
    session: session!.id,
    token,
    ...accounts,
    ad_grant: await insertAdGrant(accounts.account, member.id),
    ...(await followX()),
    ...(await saveSearches()),
  }
})
afterAll(() => world.stop())

/** An X account of the owner's, with a list and a preview. */
async function connectX() {
  const browser = await world.signIn(OWNER)
  const path = { network: 'x' }
  const { authorize_url } = await browser.connectSocialAccount({ path, body: {} })
  const { searchParams } = await consentAt(authorize_url)
  await browser.finishSocialRedirect({ path, body: Object.fromEntries(searchParams) })
  const account = (await owner.listSocialAccounts())[0]!.id
  const list = await owner.createXList({ body: { account, name: 'Sweep' } })
  const { username } = (await world.sandbox.world.credentials()).users[1]!
  const run = await owner.followUnfollow({ body: { account, action: 'follow', handles: [username] } })
  return { account, list: list.id, run: run.id }
}

/** A connection that reads X, what it follows, and runs that have nothing to do. */
async function followX() {
  const path = { team_id: 'meridian' }
  const connection = await owner.createConnection({ path, body: { kind: 'installation' } })
  const [source] = await owner.createSources({ path, body: { connection: connection.id, keywords: ['sweep'] } })
  const runs = await Promise.all([1, 2].map(() => owner.estimateIngest({ path, body: { kind: 'check' } })))
  const fetch = await owner.estimateFetch({ path, body: { handles: ['nobody_is_this'] } })
  return {
    connection: connection.id,
    source: source!.id,
    ingest: runs[0]!.id,
    ingest_two: runs[1]!.id,
    fetch: fetch.id,
  }
}

/** Searches, one of them deleted, and a monitor. */
async function saveSearches() {
  const body = { query_type: 'handle', handle: 'sweep' } as const
  const audience_creator_query_id = queryIdOf(body)
  const save = () =>
    owner.createExploreSearch({
      body: { body, email: OWNER, query_type: 'handle_analysis', audience_creator_query_id },
    })
  const [search, gone_search] = [await save(), await save()]
  await owner.deleteExploreSearch({ path: { pk: gone_search.id } })
  const noted = await owner.createEmailAdAccount({ body: { email: OWNER, ad_account_id: '18ce5' } })
  const monitor = await owner.createMonitor({ body: { search: search.id } })
  return { search: search.id, gone_search: gone_search.id, noted: noted.id, monitor: monitor.id }
}

/** A row of its own making: to grant one asks X for the ad accounts first. */
function insertAdGrant(social_account_id: string, member_id: string): Promise<string> {
  return world.product.store.change('operator', async ({ db, now, newId, audit }) => {
    const { user_id } = await db
      .selectFrom('social_accounts')
      .select('user_id')
      .where('id', '=', social_account_id)
      .executeTakeFirstOrThrow()
    const id = newId()
    const values = { id, user_id, member_id, social_account_id, network: 'x' as const, account_id: '18ce5' }
    await db
      .insertInto('ad_grants')
      .values({ ...values, created_at: now })
      .execute()
    await audit('ad_grant.made', { subject_id: id })
    return id
  })
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

/** Every call that names a row, with rows that its owner can open. What the owner sends must be a success. */
type Ids = Record<string, string>
const OWNED: [id: string, path: (ids: Ids) => Ids, body?: object | ((ids: Ids) => object)][] = [
  ['getTeam', ({ team }) => ({ slug: team! })],
  [
    'replaceTeam',
    ({ team }) => ({ slug: team! }),
    { name: 'Meridian', logo: null, invoice_email: null, country: null, invoice_name: null },
  ],
  ['changeTeam', ({ team }) => ({ slug: team! }), { country: 'JP' }],
  ['listInvites', ({ team }) => ({ team_id: team! })],
  ['createInvites', ({ team }) => ({ team_id: team! }), { emails: ['more@guest.example'] }],
  ['getInvite', ({ team, invite }) => ({ team_id: team!, pk: invite! })],
  ['withdrawInvite', ({ team, invite }) => ({ team_id: team!, pk: invite! })],
  ['restoreInvite', ({ team, gone }) => ({ team_id: team!, pk: gone! })],
  ['listMembers', ({ team }) => ({ team_id: team! })],
  ['getMember', ({ team, member }) => ({ team_id: team!, pk: member! })],
  ['changeMember', ({ team, member }) => ({ team_id: team!, pk: member! }), { level: 'member' }],
  ['deleteMember', ({ team, member }) => ({ team_id: team!, pk: member! })],
  ['restoreMember', ({ team, member }) => ({ team_id: team!, pk: member! })],
  ['getReading', ({ team }) => ({ team_id: team! })],
  ['changeReading', ({ team }) => ({ team_id: team! }), { daily: false }],
  ['listConnections', ({ team }) => ({ team_id: team! })],
  ['createConnection', ({ team }) => ({ team_id: team! }), { kind: 'installation' }],
  ['listSources', ({ team }) => ({ team_id: team! })],
  ['createSources', ({ team }) => ({ team_id: team! }), ({ connection }) => ({ connection, keywords: ['swept'] })],
  ['deleteSource', ({ team, source }) => ({ team_id: team!, pk: source! })],
  ['restoreSource', ({ team, source }) => ({ team_id: team!, pk: source! })],
  ['estimateIngest', ({ team }) => ({ team_id: team! }), { kind: 'check' }],
  ['estimateFetch', ({ team }) => ({ team_id: team! }), { handles: ['nobody_is_this'] }],
  ['startFetch', ({ team }) => ({ team_id: team! }), ({ fetch }) => ({ run: fetch, cost: 0 })],
  ['listIngestRuns', ({ team }) => ({ team_id: team! })],
  ['getIngestRun', ({ team, ingest }) => ({ team_id: team!, pk: ingest! })],
  ['startIngestRun', ({ team, ingest }) => ({ team_id: team!, pk: ingest! }), { cost: 0 }],
  ['stopIngestRun', ({ team, ingest_two }) => ({ team_id: team!, pk: ingest_two! })],
  ['deleteConnection', ({ team, connection }) => ({ team_id: team!, pk: connection! })],
  ['restoreConnection', ({ team, connection }) => ({ team_id: team!, pk: connection! })],
  ['getExploreSearch', ({ search }) => ({ pk: search! })],
  [
    'replaceExploreSearch',
    ({ search }) => ({ pk: search! }),
    {
      body: { query_type: 'conversation', keywords: [['sweep']] },
      email: OWNER,
      query_type: 'conversation_analysis',
      audience_creator_query_id: queryIdOf({ query_type: 'conversation', keywords: [['sweep']] }),
    },
  ],
  ['changeExploreSearch', ({ search }) => ({ pk: search! }), { name: 'Swept' }],
  ['restoreExploreSearch', ({ gone_search }) => ({ pk: gone_search! })],
  ['getEmailAdAccount', ({ noted }) => ({ pk: noted! })],
  ['replaceEmailAdAccount', ({ noted }) => ({ pk: noted! }), { email: OWNER, ad_account_id: '18ce6' }],
  ['changeEmailAdAccount', ({ noted }) => ({ pk: noted! }), { name: 'Swept' }],
  ['changeMonitor', ({ monitor }) => ({ pk: monitor! }), { paused: true }],
  ['deleteMonitor', ({ monitor }) => ({ pk: monitor! })],
  ['restoreMonitor', ({ monitor }) => ({ pk: monitor! })],
  ['deleteExploreSearch', ({ search }) => ({ pk: search! })],
  ['deleteSession', ({ session }) => ({ pk: session! })],
  ['deleteToken', ({ token }) => ({ pk: token! })],
  ['getFollowRun', ({ run }) => ({ pk: run! })],
  ['stopFollowRun', ({ run }) => ({ pk: run! })],
  ['getXList', ({ list }) => ({ pk: list! })],
  ['replaceXList', ({ list }) => ({ pk: list! }), { name: 'Swept', description: '', private: false }],
  ['changeXList', ({ list }) => ({ pk: list! }), { name: 'Swept' }],
  ['changeXListMembers', ({ list }) => ({ pk: list! }), { add: ['nobody_is_this'] }],
  ['deleteXList', ({ list }) => ({ pk: list! })],
  ['deleteGrantedAccount', ({ ad_grant }) => ({ pk: ad_grant! })],
  ['disconnectSocialAccount', ({ account }) => ({ pk: account! })],
]

test.each(OWNED)('%s: what its owner opens does not exist for anyone else', async (id, pathOf, given) => {
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
  const opened = await send(call, (await world.token(OWNER)).token, path, body)
  expect(opened.statusCode).toBeLessThan(300)
})

test('the table above names every call with a row in its path', () => {
  const named = calls.filter(
    ([id, { path }]) => /\{(?!network)/.test(path) && !['getTeamInfo', 'acceptInvite'].includes(id),
  )
  expect(OWNED.map(([id]) => id).toSorted()).toEqual(named.map(([id]) => id).toSorted())
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

test('the document describes every call and nothing else', async () => {
  const { openapi, paths } = await owner.getSchema()
  expect(openapi).toBe('3.1.0')
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(described.toSorted()).toEqual(calls.map(([, { method, path }]) => `${method} ${path}`).toSorted())
})
