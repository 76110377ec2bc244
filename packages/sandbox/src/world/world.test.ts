import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Network, Page, PageAsk } from './network.ts'
import { openWorld, type World } from './world.ts'

const NOW = new Date('2026-03-01T09:00:00.000Z')
const SMALL = { accounts: 300, posts: 2000, now: NOW }

let data_dir: string
let world: World
let network: Network

const open = () => openWorld({ data_dir, clock: () => NOW, network: SMALL })

beforeAll(async () => {
  data_dir = mkdtempSync(join(tmpdir(), 'world-'))
  world = open()
  network = await world.network()
})

afterAll(async () => {
  await world.close()
  rmSync(data_dir, { recursive: true, force: true })
})

function readAll<Item>(page: (ask: PageAsk) => Page<Item>, limit: number): { items: Item[]; pages: Page<Item>[] } {
  const pages = [page({ limit })]
  for (let next = pages[0]!.next; next; next = pages.at(-1)!.next) pages.push(page({ limit, cursor: next }))
  return { items: pages.flatMap(({ items }) => items), pages }
}

const mostFollowed = () => network.searchAccounts('', { limit: 1 }).items[0]!

test('pages of followers miss nobody and repeat nobody, forward and back', () => {
  const { slot, followers_count } = mostFollowed()
  const { items, pages } = readAll((ask) => network.followers(slot, ask), 7)
  expect(items).toHaveLength(followers_count)
  expect(new Set(items.map(({ id }) => id)).size).toBe(followers_count)
  expect([...network.followerSlots(slot)].sort()).toEqual(items.map((one) => one.slot).sort())
  const back = network.followers(slot, { limit: 7, cursor: pages[2]!.previous })
  expect(back.items).toEqual(pages[1]!.items)
  expect(network.followers(slot, { limit: 7, cursor: back.next }).items).toEqual(pages[2]!.items)
  expect(pages[0]!.previous).toBeUndefined()
  expect(network.followers(slot, { limit: 7, cursor: pages[1]!.previous }).previous).toBeUndefined()
})

test('a follow in the midst of reading moves no page', () => {
  const { slot } = mostFollowed()
  const first = network.followers(slot, { limit: 5 })
  const before = network.followers(slot, { limit: 5, cursor: first.next }).items
  const stranger = [...Array(300).keys()].find((one) => one !== slot && !network.isFollowing(one, slot))!
  expect(network.follow(stranger, slot, NOW.getTime())).toBe(true)
  expect(network.follow(stranger, slot, NOW.getTime())).toBe(false)
  expect(network.followers(slot, { limit: 5, cursor: first.next }).items).toEqual(before)
  expect(network.followers(slot, { limit: 1 }).items[0]!.slot).toBe(stranger)
  expect(network.unfollow(stranger, slot)).toBe(true)
  expect(network.isFollowing(stranger, slot)).toBe(false)
})

test('a post of a client is found by author, counted, and gone when deleted', () => {
  const { slot, post_count } = mostFollowed()
  const root = network.addPost({ author: slot, text: 'A #quiet morning', at: NOW.getTime() })
  const answer = network.addPost({ author: slot, text: 'indeed', at: NOW.getTime(), reply_to_id: root })
  expect(network.post(answer)).toMatchObject({ reply_to_id: root, conversation_id: root, reply_to_author: slot })
  expect(network.post(root)).toMatchObject({ reply_count: 1, lang: 'en' })
  expect(
    network
      .postsBy(slot, { limit: 5 })
      .items.map(({ id }) => id)
      .slice(0, 2),
  ).toEqual([answer, root])
  expect(network.accountAt(slot)!.post_count).toBe(post_count + 2)
  for (const id of [answer, root]) expect(network.deletePost(id)).toBe(true)
  expect(network.deletePost(root)).toBe(false)
  expect(network.post(root)).toBeUndefined()
  expect(network.accountAt(slot)!.post_count).toBe(post_count)
})

test('the same data folder gives the same network, credentials, clock and writes; another gives other secrets', async () => {
  const credentials = await world.credentials()
  expect(credentials.users.length).toBeGreaterThan(3)
  expect(credentials.ad_accounts[0]!.user_id).toBe(credentials.users[0]!.user_id)
  const id = network.addPost({ author: 1, text: 'kept', at: NOW.getTime() })
  world.clock.advance(90_000)
  const later = world.clock.now()
  await world.close()
  world = open()
  network = await world.network()
  expect(world.clock.now()).toEqual(later)
  expect(await world.credentials()).toEqual(credentials)
  expect(network.post(id)?.text).toBe('kept')
  expect(() => world.clock.advance(-1)).toThrow('forward')

  const other = openWorld({ data_dir: join(data_dir, 'other'), network: SMALL })
  expect(other.app.consumer_secret).not.toBe(credentials.consumer_secret)
  await other.close()
})

test('a later start carries the network on to now and keeps what clients wrote', async () => {
  const id = network.addPost({ author: 2, text: 'between', at: NOW.getTime() })
  const { slot } = mostFollowed()
  const stranger = [...Array(300).keys()].find((one) => one !== slot && !network.isFollowing(one, slot))!
  network.follow(stranger, slot, NOW.getTime())
  await world.close()
  const now = new Date('2026-03-05T09:00:00.000Z')
  world = openWorld({ data_dir, clock: () => now, network: { ...SMALL, now } })
  network = await world.network()
  expect(network.manifest.now).toBe(now.toISOString())
  expect(network.post(id)?.text).toBe('between')
  expect(network.isFollowing(stranger, slot)).toBe(true)
  const [newest] = network.posts('1', [], { limit: 1 }).items
  expect(BigInt(newest!.id) > BigInt(id)).toBe(true)
  const { followers_count } = network.accountAt(slot)!
  expect(network.followerSlots(slot)).toHaveLength(followers_count)
})

test('in a year accounts leave and others come, and the figures still agree', async () => {
  const { users } = await world.credentials()
  const before = network.people().count
  await world.close()
  const now = new Date('2027-04-05T09:00:00.000Z')
  world = openWorld({ data_dir, clock: () => now, network: { ...SMALL, now } })
  network = await world.network()
  expect((await world.credentials()).users.map(({ user_id }) => user_id)).toEqual(users.map(({ user_id }) => user_id))
  expect(network.people().count).toBe(before)
  const wrong = [...Array(before).keys()].filter(
    (slot) => network.followerSlots(slot).length !== network.accountAt(slot)!.followers_count,
  )
  expect(wrong).toEqual([])
  expect(
    network.statement('SELECT count(*) AS n FROM likes WHERE post_id NOT IN (SELECT id FROM posts)').get(),
  ).toEqual({ n: 0 })
})

test('people are columns that agree with the accounts', () => {
  const people = network.people()
  const account = network.accountAt(42)!
  expect(people.count).toBe(300)
  expect(people.countries[people.country[42]!]).toBe(account.country)
  expect(network.manifest.communities[people.community[42]!]!.language).toBe(account.language)
})
