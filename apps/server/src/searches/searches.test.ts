import { ApiError, type Client } from '@starling/contract/browser'
import type { Question } from '@starling/question'
import { type Browser, World } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { queryIdOf } from '../asking/index.ts'

const ADMIN = 'admin@meridian.example'
const MEMBER = 'member@meridian.example'
const TEA: Question = { query_type: 'conversation', keywords: [['tea', 'milk'], ['matcha']], countries: ['JP'] }
let world: World
let admin: Client
let member: Client
beforeAll(async () => {
  world = await World.create(inject('postgres'))
  admin = await world.as(ADMIN)
  member = await world.as(MEMBER)
})
afterAll(() => world.stop())

const refusalOf = (error: unknown) => (error instanceof ApiError ? [error.status, error.body] : error)
const saved = (body: Question, more: object = {}) => ({
  body: {
    body,
    email: ADMIN,
    audience_creator_query_id: queryIdOf(body),
    query_type: 'conversation_analysis' as const,
    ...more,
  },
})

test('a search is saved, found, renamed, deleted and brought back', async () => {
  const one = await admin.createExploreSearch(saved(TEA, { ad_account_id: '18ce5' }))
  expect(one).toMatchObject({
    name: 'tea + milk, matcha',
    body: TEA,
    email: ADMIN,
    ad_account_id: '18ce5',
    query_type: 'conversation_analysis',
    monitor: null,
  })
  const path = { pk: one.id }
  expect(await admin.getExploreSearch({ path })).toEqual(one)
  world.clock.advance(1000)
  const renamed = await admin.changeExploreSearch({ path, body: { name: 'Tea in Japan' } })
  expect(renamed).toMatchObject({ name: 'Tea in Japan', body: TEA, created_at: one.created_at })
  expect(renamed.changed_at > one.changed_at).toBe(true)

  await admin.deleteExploreSearch({ path })
  expect(await admin.listExploreSearches()).toEqual([])
  await expect(admin.getExploreSearch({ path })).rejects.toMatchObject({ status: 404 })
  expect(await admin.restoreExploreSearch({ path })).toEqual(renamed)
})

test('a question is kept in one writing, and its id is computed from it', async () => {
  const typed: Question = { query_type: 'handle', handle: ' @Nike ', countries: ['USA', 'Global'] }
  const { id, ...kept } = await admin.createExploreSearch(
    saved(typed, {
      audience_creator_query_id: queryIdOf({ query_type: 'handle', handle: 'nike' }),
      query_type: 'handle_analysis',
    }),
  )
  expect(kept).toMatchObject({ name: '@nike', body: { query_type: 'handle', handle: 'nike' } })
  const replaced = await admin.replaceExploreSearch({ path: { pk: id }, ...saved(TEA) })
  expect(replaced).toMatchObject({ name: 'tea + milk, matcha', query_type: 'conversation_analysis', body: TEA })
  await admin.deleteExploreSearch({ path: { pk: id } })
})

test.each([
  ['the address of somebody else', saved(TEA, { email: MEMBER }), { email: ['Invalid email address'] }],
  [
    'the id of another question',
    saved(TEA, { audience_creator_query_id: queryIdOf({ query_type: 'handle', handle: 'nike' }) }),
    { audience_creator_query_id: ['This is not the id of this question.'] },
  ],
  [
    'another type',
    saved(TEA, { query_type: 'post_analysis' }),
    { query_type: ['This question is of type conversation_analysis.'] },
  ],
  [
    'a question without words',
    saved({ query_type: 'conversation', keywords: [[' ']] }),
    { body: ['This question has no keywords.'] },
  ],
  [
    'a country that may not be targeted',
    saved({ ...TEA, countries: ['KP'] }),
    { countries: ['This country is not available for targeting.'] },
  ],
])('%s is refused, and nothing is saved', async (_, given, body) => {
  const before = await admin.listExploreSearches()
  await expect(admin.createExploreSearch(given).catch(refusalOf)).resolves.toEqual([400, body])
  expect(await admin.listExploreSearches()).toEqual(before)
})

test('the last days stay the last days; a window of its own stays as it is', async () => {
  const window = { since: 1_790_000_000, until: 1_790_600_000 }
  const one = await admin.createExploreSearch(saved(TEA, { days: 30 }))
  const path = { pk: one.id }
  expect(one).toMatchObject({ days: 30, body: TEA })
  expect(one.body.window).toBeUndefined()
  expect((await admin.changeExploreSearch({ path, body: { name: 'Tea' } })).days).toBe(30)
  expect((await admin.changeExploreSearch({ path, body: { days: null } })).days).toBe(null)
  expect((await admin.changeExploreSearch({ path, body: { days: 7 } })).days).toBe(7)
  const fixed: Question = { ...TEA, window }
  const two = { days: ['This question has a window of its own.'] }
  expect(await admin.createExploreSearch(saved(fixed, { days: 7 })).catch(refusalOf)).toEqual([400, two])
  const refused = admin.changeExploreSearch({ path, body: { body: fixed, days: 7 } })
  expect(await refused.catch(refusalOf)).toEqual([400, two])
  expect(await admin.changeExploreSearch({ path, body: { body: fixed } })).toMatchObject({ body: fixed, days: null })
  await admin.deleteExploreSearch({ path })
})

test('an address in any case is one’s own; the list is filtered by type and ad account', async () => {
  const handle: Question = { query_type: 'handle', handle: 'adidas' }
  await admin.createExploreSearch(saved(handle, { query_type: 'handle_analysis', email: ADMIN.toUpperCase() }))
  const names = async (query: Parameters<Client['listExploreSearches']>[0]) =>
    (await admin.listExploreSearches(query)).map(({ name }) => name)
  expect(await names({})).toEqual(['@adidas', 'Tea in Japan'])
  expect(await names({ query: { query_type: 'all', email: ADMIN } })).toEqual(['@adidas', 'Tea in Japan'])
  expect(await names({ query: { query_type: 'handle_analysis' } })).toEqual(['@adidas'])
  expect(await names({ query: { ad_account_id: '18ce5' } })).toEqual(['Tea in Japan'])
  expect(await names({ query: { query_type: 'audience_builder' } })).toEqual([])
  await expect(admin.listExploreSearches({ query: { email: MEMBER } }).catch(refusalOf)).resolves.toEqual([
    400,
    { email: ['Invalid email address'] },
  ])
})

test('nobody else sees, changes or deletes it, and the toolkit’s own token opens nothing', async () => {
  const [{ id: pk } = { id: '' }] = await admin.listExploreSearches()
  expect(await member.listExploreSearches()).toEqual([])
  const tries = [
    () => member.getExploreSearch({ path: { pk } }),
    () => member.changeExploreSearch({ path: { pk }, body: { name: 'Mine' } }),
    () => member.deleteExploreSearch({ path: { pk } }),
    () => member.createMonitor({ body: { search: pk } }),
  ]
  for (const attempt of tries) await expect(attempt()).rejects.toMatchObject({ status: 404 })
  const stranger: Browser = world.browser('pro.localhost:4000')
  await expect(stranger.listExploreSearches()).rejects.toMatchObject({ code: 'sign_in_needed' })
  await expect(stranger.listRecentSearches()).rejects.toMatchObject({ code: 'sign_in_needed' })
})

test.each(['pro.localhost:4000', 'localhost:4000'])(
  'a browser of %s saves and lists under its cookie',
  async (host) => {
    const browser = await world.signIn('admin@halcyon.example', world.browser(host))
    const before = await browser.listExploreSearches()
    const one = await browser.createExploreSearch(saved(TEA, { email: 'admin@halcyon.example' }))
    expect(await browser.listExploreSearches()).toEqual([one, ...before])
  },
)

test('ad accounts are noted once each, under one’s own address', async () => {
  const one = await admin.createEmailAdAccount({ body: { email: ADMIN, ad_account_id: '18ce5', name: 'Tea' } })
  const again = await admin.createEmailAdAccount({ body: { email: ADMIN, ad_account_id: '18ce5', name: 'Tea shop' } })
  expect(again).toEqual({ ...one, name: 'Tea shop' })
  const two = await admin.createEmailAdAccount({ body: { email: ADMIN, ad_account_id: '18ce6' } })
  const taken = admin.changeEmailAdAccount({ path: { pk: two.id }, body: { ad_account_id: '18ce5' } })
  await expect(taken.catch(refusalOf)).resolves.toEqual([
    400,
    { ad_account_id: ['You have already added this ad account.'] },
  ])
  const foreign = admin.createEmailAdAccount({ body: { email: MEMBER, ad_account_id: '18ce7' } })
  await expect(foreign.catch(refusalOf)).resolves.toEqual([400, { email: ['Invalid email address'] }])
  expect((await admin.listEmailAdAccounts()).map(({ ad_account_id }) => ad_account_id)).toEqual(['18ce6', '18ce5'])
  expect(await member.listEmailAdAccounts()).toEqual([])
})

test('recent searches: each question once, the newest first, at most 50, one’s own', async () => {
  for (let at = 0; at < 52; at++) {
    await admin.noteRecentSearch({ body: { body: { query_type: 'handle', handle: `user${at}` } } })
    world.clock.advance(1000)
  }
  await admin.noteRecentSearch({ body: { body: { query_type: 'handle', handle: '@USER7' } } })
  const recent = await admin.listRecentSearches()
  const handles = recent.map(({ body }) => ('handle' in body ? body.handle : ''))
  expect(handles).toEqual(
    ['user7', ...Array.from({ length: 51 }, (_, at) => `user${51 - at}`)]
      .filter((one, at, all) => all.indexOf(one) === at)
      .slice(0, 50),
  )
  expect(await member.listRecentSearches()).toEqual([])
  await member.noteRecentSearch({ body: { body: TEA, days: 90 } })
  expect((await member.listRecentSearches()).map(({ days }) => days)).toEqual([90])
  await member.noteRecentSearch({ body: { body: TEA } })
  expect((await member.listRecentSearches()).map(({ days }) => days)).toEqual([null])
  await admin.clearRecentSearches()
  expect(await admin.listRecentSearches()).toEqual([])
  expect((await member.listRecentSearches()).map(({ body }) => body)).toEqual([TEA])
})

test('no more than 500 are kept, however many come at once', async () => {
  const hana = await world.as('admin@halcyon.example')
  const { id: user_id } = await hana.getMe()
  const mine = (body: Question, name: string) => ({ ...saved(body, { name }).body, email: 'admin@halcyon.example' })
  const one = await hana.createExploreSearch({ body: mine(TEA, 'first') })
  const { query_type, audience_creator_query_id } = one
  const already = (await hana.listExploreSearches()).length
  await world.product.store.change({ user_id }, async ({ table, now, audit }) => {
    for (let n = already; n < 498; n++) {
      await table({ user_id }, 'audiences').add({
        name: `Search ${n}`,
        body: JSON.stringify(TEA),
        days: null,
        query_type,
        audience_creator_query_id,
        ad_account_id: null,
        created_at: now,
        changed_at: now,
        removed_at: null,
      })
    }
    await audit('test.searches')
  })
  const more = Array.from({ length: 12 }, (_, n) => hana.createExploreSearch({ body: mine(TEA, `More ${n}`) }))
  const codes = await Promise.all(more.map((one) => one.then(() => 'kept', refusalOf)))
  expect(codes.filter((code) => code === 'kept')).toHaveLength(2)
})
