import { type Browser, consentAt, World } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

let world: World
let browser: Browser
let account: string
beforeAll(async () => {
  world = await World.create(inject('postgres'))
  browser = await world.signIn('admin@meridian.example')
  const path = { network: 'x' }
  const { authorize_url } = await browser.connectSocialAccount({ path, body: {} })
  const { searchParams } = await consentAt(authorize_url)
  const arrival = await browser.finishSocialRedirect({ path, body: Object.fromEntries(searchParams) })
  if (arrival.outcome !== 'connected') throw new Error(arrival.outcome)
  account = arrival.account.id
})
afterAll(() => world.stop())

test("X's own Communities are searched at X, paid for, kept for the team and read without asking X again", async () => {
  expect(await browser.listXCommunities()).toEqual([])
  const { manifest } = await world.sandbox.world.network()
  const { title, accounts, hashtags } = manifest.communities[0]!
  const { communities, cost } = await browser.searchXCommunities({ body: { query: title, account } })
  const found = communities.find(({ name }) => name === title)!
  expect(found).toMatchObject({ member_count: accounts, join_policy: expect.any(String) })
  expect(cost).toBe(communities.length * 5_000)
  expect(found.question).toEqual({
    query_type: 'keyword',
    keywords: [[title], ...hashtags.map((tag) => [`#${tag}`])],
  })
  const kept = await browser.listXCommunities()
  expect(kept.map(({ id }) => id).toSorted()).toEqual(communities.map(({ id }) => id).toSorted())
  const again = await browser.searchXCommunities({ body: { query: title, account } })
  expect(again.communities.map(({ id }) => id)).toEqual(communities.map(({ id }) => id))
  expect(await browser.getXCommunity({ path: { pk: found.id } })).toMatchObject({ id: found.id, name: title })
  const { communities: none } = await browser.searchXCommunities({ body: { query: 'nothing is called this', account } })
  expect(none).toEqual([])
})

test('they are the team’s: nobody of another team sees one, reads with a linked account of others or lets others pay', async () => {
  const [kept] = await browser.listXCommunities()
  const stranger = await world.signIn('stranger@elsewhere.example')
  await stranger.createTeam({ body: { name: 'Elsewhere' } })
  expect(await stranger.listXCommunities()).toEqual([])
  const nowhere = { status: 404 }
  await expect(stranger.getXCommunity({ path: { pk: kept!.id } })).rejects.toMatchObject(nowhere)
  await expect(stranger.listXCommunities({ query: { team: 'meridian' } })).rejects.toMatchObject(nowhere)
  await expect(stranger.searchXCommunities({ body: { query: 'tea', account } })).rejects.toMatchObject(nowhere)
  const foreign = { query: 'tea', account, team: 'elsewhere' }
  await expect(browser.searchXCommunities({ body: foreign })).rejects.toMatchObject(nowhere)
})
