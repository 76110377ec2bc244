import { scopeOf } from '@starling/question'
import { type World, worldWithNetwork } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

let world: World
let admin: Awaited<ReturnType<World['as']>>
beforeAll(async () => {
  world = await worldWithNetwork(inject('postgres'))
  admin = await world.as('admin@meridian.example')
}, 180_000)
afterAll(() => world.stop())

const size = async (who: object) => {
  const scope = scopeOf({ query_type: 'builder', who } as never, world.clock.now().getTime() / 1000)
  const [{ accounts }] = await world.product.engine.ask(scope, [{ do: 'size' }], { asker: 'test' })
  return accounts
}

test('each community has exactly the people that its question finds, and neighbours that agree', async () => {
  const { communities, base, method } = await admin.listCommunities()
  expect(method).toBe('communities')
  expect(communities.length).toBeGreaterThan(2)
  const byId = new Map(communities.map((one) => [one.id, one]))
  expect(byId.size).toBe(communities.length)
  for (const { id, question, people, share, accounts, account_count, neighbours, growth } of communities) {
    if (question.query_type !== 'builder') throw new Error(question.query_type)
    expect([id, await size(question.who)]).toEqual([id, people])
    expect(share).toBeCloseTo(people / base.known, 10)
    expect(accounts[0]!.handle).toBe(id)
    expect(accounts.length).toBe(Math.min(6, account_count))
    if (growth.rate !== null) {
      expect(growth.rate_interval![0] < growth.rate && growth.rate < growth.rate_interval![1]).toBe(true)
    }
    for (const neighbour of neighbours) {
      const other = byId.get(neighbour.id)!.question
      if (other.query_type !== 'builder') throw new Error(other.query_type)
      expect(neighbour.shared).toBe(await size({ all: [question.who, other.who] }))
      expect(neighbour.share).toBe(neighbour.shared / people)
      expect(neighbour.association).toBeGreaterThan(1)
    }
  }
  expect(communities.some(({ neighbours }) => neighbours.length > 0)).toBe(true)
  expect(communities.some(({ mood }) => mood !== null)).toBe(true)
})

test('any of its accounts leads to a community; an account of none leads nowhere', async () => {
  const [first] = (await admin.listCommunities()).communities
  const whole = await admin.getCommunity({ path: { pk: first!.id } })
  expect(whole).toMatchObject({ id: first!.id, people: first!.people })
  expect(whole.accounts).toHaveLength(first!.account_count)
  const last = whole.accounts.at(-1)!.handle
  expect(await admin.getCommunity({ path: { pk: last.toUpperCase() } })).toEqual(whole)
  await expect(admin.getCommunity({ path: { pk: 'nobody_is_this' } })).rejects.toMatchObject({ status: 404 })
})

test('it is saved as an audience of the same people', async () => {
  const [first] = (await admin.listCommunities()).communities
  const saved = await admin.createAudienceConfig({ body: { body: first!.question, name: 'Together' } })
  expect(saved).toMatchObject({ size: first!.people, query_type: 'audience_builder' })
})

test('content is sorted by the branches of the tree of interests', async () => {
  const categories = await admin.listContentCategories()
  expect(categories.length).toBeGreaterThan(10)
  const [one] = categories
  expect(one!.interests.length).toBeGreaterThan(0)
  expect(await admin.getContentCategory({ path: { pk: one!.id } })).toEqual(one)
  await expect(admin.getContentCategory({ path: { pk: 'none' } })).rejects.toMatchObject({ status: 404 })
})
