import { ApiError, type Client } from '@starling/contract/browser'
import { type World, worldWithNetwork } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'

vi.setConfig({ hookTimeout: 120_000 })
let world: World
let creator: Client
let member: Client
beforeAll(async () => {
  world = await worldWithNetwork(inject('postgres'))
  member = await world.as('member@meridian.example')
  creator = await world.as('admin@meridian.example')
})
afterAll(() => world.stop())

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : String(error))

test('only people of the group Creators, whatever their team', async () => {
  expect(await member.exploreCreators({ body: {} }).catch(codeOf)).toBe('creators_only')
  expect(await member.listClassifierChildren({ body: {} }).catch(codeOf)).toBe('creators_only')
  const stranger = world.browser('pro.localhost:4000')
  expect(await stranger.exploreCreators({ body: {} }).catch(codeOf)).toBe('sign_in_needed')
  expect((await creator.exploreCreators({ body: {} })).creators).toHaveLength(60)
})

test('interests lead to those below, and to their people', async () => {
  const { children } = await creator.listClassifierChildren({ body: {} })
  expect(children.length).toBeGreaterThan(3)
  expect(children.map(({ people }) => people)).toEqual(children.map(({ people }) => people).sort((a, b) => b - a))
  const parent = children.find(({ has_children }) => has_children)!
  const below = await creator.listClassifierChildren({ body: { classifier_id: parent.id } })
  expect(below.children.every((child) => child.parent === parent.id && child.people <= parent.people)).toBe(true)
  const { n } = await creator.exploreCreators({ body: { classifiers: [parent.id] } })
  expect(n).toBe(parent.people)
})

test('followers, countries and order are kept; a rate lies in its interval and is the engine’s', async () => {
  const followers = { min: 20, max: 400 }
  const { creators } = await creator.exploreCreators({ body: { followers, countries: ['Japan'] } })
  expect(creators.length).toBeGreaterThan(5)
  const rates = creators.map(({ interval }) => interval?.[0] ?? -1)
  expect(rates).toEqual([...rates].sort((a, b) => b - a))
  const window = { since: 0, until: 4_000_000_000 }
  for (const one of creators.slice(0, 10)) {
    expect(one.followers_count >= 20 && one.followers_count <= 400).toBe(true)
    expect(one.bot_score >= 0 && one.bot_score < 0.5).toBe(true)
    if (one.interval) {
      expect(one.interval[0] <= one.engagement_rate! && one.engagement_rate! <= one.interval[1]).toBe(true)
    }
    const scope = { who: { handles: [one.handle] }, posts: { by: 'audience' as const }, window }
    const [{ n }] = await world.product.engine.ask(scope, [{ do: 'posts', order: 'created_at', limit: 1 }] as const)
    expect(one.posts).toBeLessThanOrEqual(n)
  }
  const backwards = creator.exploreCreators({ body: { followers: { min: 9, max: 1 } } })
  expect(await backwards.catch(codeOf)).toBe('invalid')
})
