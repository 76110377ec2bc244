import { ApiError, type Client } from '@starling/contract/browser'
import { wilson } from '@starling/engine'
import { type World, worldWithNetwork } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'

vi.setConfig({ hookTimeout: 120_000 })
let world: World
let member: Client
let stranger: Client
beforeAll(async () => {
  world = await worldWithNetwork(inject('postgres'))
  member = await world.as('member@meridian.example')
  stranger = world.browser('pro.localhost:4000')
})
afterAll(() => world.stop())

const refused = (error: unknown) => (error instanceof ApiError ? { code: error.code, body: error.body } : String(error))

test('trending topics are a list, by default of the United States, and every figure is the engine’s', async () => {
  const [us, everywhere] = await Promise.all([
    member.listTrendingTopics(),
    member.listTrendingTopics({ query: { country: 'global' } }),
  ])
  expect(us.every(({ country }) => country === 'US')).toBe(true)
  for (const topic of everywhere) {
    expect(topic.people).toBeGreaterThanOrEqual(5)
    expect(topic.share).toBeCloseTo(topic.posts / topic.base.n, 10)
    expect(topic.days).toHaveLength(29)
    expect(topic.days.at(-1)!.posts).toBe(topic.posts)
    expect(topic.days.slice(0, -1).reduce((sum, day) => sum + day.posts, 0)).toBe(topic.before_posts)
    const scope = { who: { bots: false }, posts: { by: 'audience' as const }, window: topic.window }
    const shares = { do: 'shares' as const, names: [{ name: 'it', terms: [topic.topic] }] }
    const [{ rows }, { posts }] = await world.product.engine.ask(scope, [shares, { do: 'size' }] as const)
    expect(rows[0]).toMatchObject({ posts: topic.posts, accounts: topic.people })
    expect(posts).toBe(topic.base.n)
  }
})

test('a place is named as people name it, and refused as the specification says', async () => {
  const { country, people, sections } = await stranger.getXStats({ query: { country: 'japan' } })
  expect([country, sections.map(({ section }) => section)]).toEqual([
    'JP',
    ['conversation_volume', 'sentiment_analysis', 'activity', 'languages', 'topics'],
  ])
  const [{ accounts }] = await world.product.engine.ask(
    { who: { all: [{ countries: ['JP'] }, { bots: false }] }, posts: { by: 'audience' } },
    [{ do: 'size' }] as const,
  )
  expect(people).toBe(accounts)
  expect(await stranger.getXStats({ query: { country: 'North Korea' } }).catch(refused)).toMatchObject({
    code: 'invalid',
    body: { country: ['This country is not available for targeting.'] },
  })
  expect(await stranger.listEvents({ query: { country: 'Narnia' } }).catch(refused)).toMatchObject({
    body: { country: ['“Narnia” is not a country'] },
  })
})

test('volume and mood of 24 hours are the last of the days', async () => {
  const stats = await member.getPremiumXStats({ query: { country: 'Global' } })
  const volume = stats.sections.find(({ section }) => section === 'conversation_volume')!
  const rows = 'rows' in volume ? volume.rows : []
  expect(rows).toHaveLength(29)
  expect(rows.at(-1)!.posts).toBe(stats.posts_now)
  expect(rows.slice(0, -1).reduce((sum, { posts }) => sum + Number(posts), 0) / 28).toBeCloseTo(stats.posts_before, 8)
  expect(await stranger.getPremiumXStats().catch(refused)).toMatchObject({ code: 'sign_in_needed' })
})

test('countries have their posts, most first; who is not signed in sees the first ten of a list', async () => {
  const { countries, base } = await stranger.listTrendCountries()
  expect(countries.length).toBeGreaterThan(5)
  expect(countries.map(({ posts }) => posts)).toEqual(countries.map(({ posts }) => posts).sort((a, b) => b - a))
  expect(countries.reduce((sum, { posts }) => sum + posts, 0)).toBe(base.n)
  // Posts of one author are all of one country, so fewer than there are tell of it.
  const [{ posts, interval }] = countries as [(typeof countries)[number]]
  const width = ([low, high]: [number, number]) => high - low
  expect(width(interval!)).toBeGreaterThan(1.1 * width(wilson(posts, base.n)!))
  const [all, some] = await Promise.all([
    member.listEvents({ query: { country: 'Global' } }),
    stranger.listEvents({ query: { country: 'Global' } }),
  ])
  expect(some).toEqual(all.slice(0, 10))
})

test('who leads a topic, and the communities around it', async () => {
  const { followed, writing } = await member.listTopicAccounts({ body: { keywords: ['good'] } })
  expect([followed.section, writing.section]).toEqual(['top_accounts', 'largest_followers'])
  expect(writing.rows.length).toBeGreaterThan(0)
  const { communities, ties, base } = await member.findCommunities({ body: { keywords: [], countries: ['US', 'UK'] } })
  expect(base.n).toBeGreaterThan(50)
  const known = new Set(communities.flatMap(({ accounts }) => accounts.map(({ id }) => id)))
  expect(communities.length).toBeGreaterThan(0)
  expect(ties.every(({ from, to, count }) => known.has(from) && known.has(to) && count >= 5)).toBe(true)
})
