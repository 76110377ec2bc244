import { generateNetwork } from '@starling/sandbox'
import { type World, worldWithNetwork } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import type { Asking } from '../asking/index.ts'
import { suggestFor } from '../competitors/index.ts'
import { communitiesOf } from './communities.ts'
import { eventsIn } from './events.ts'

// Held against what the generator planted; it is made and indexed first.
vi.setConfig({ hookTimeout: 180_000, testTimeout: 60_000 })
const SIZE = { seed: 1, accounts: 4_000, posts: 60_000 }
/** How many events fall into four weeks is a matter of the day. */
const NOW = new Date('2026-11-01T12:00:00Z')
let world: World
let asking: Asking
let network: ReturnType<typeof generateNetwork>
beforeAll(async () => {
  world = await worldWithNetwork(inject('postgres'), { ...SIZE, now: NOW })
  const { engine } = world.product
  const { as_of, sources } = await engine.state()
  network = generateNetwork({ ...SIZE, now: new Date(as_of!) })
  const known = new Map<string, Promise<unknown>>()
  asking = {
    ask: (scope, primitives, baseline) => engine.ask(scope, primitives, baseline ? { baseline } : {}),
    remember: <T>(key: string, work: () => Promise<T>) => {
      if (!known.has(key)) known.set(key, work())
      return known.get(key) as Promise<T>
    },
    now: Date.parse(as_of!) / 1000,
    as_of,
    source: sources,
  }
})
afterAll(() => world.stop())

test('for four of five brands a planted rival is among the first five suggested competitors', async () => {
  const { brands } = network.manifest
  const handles = new Map(brands.map(({ name, handle }) => [name, handle]))
  const found: string[] = []
  for (const { handle, competitors } of brands) {
    const [{ rows }] = await asking.ask({ who: { all: [] }, posts: { by: 'anyone' } }, [
      { do: 'profile', handle },
    ] as const)
    const suggested = await suggestFor(rows[0]!, 5, asking)
    expect(suggested.competitors.every((one) => one.handle !== handle && one.score > 0 && one.score <= 100)).toBe(true)
    const rivals = new Set(competitors.map((name) => handles.get(name)))
    if (suggested.competitors.some((one) => rivals.has(one.handle))) found.push(handle)
  }
  console.log(`rivals found for ${found.length} of ${brands.length} brands`)
  expect(brands.length).toBeGreaterThan(50)
  expect(found.length / brands.length).toBeGreaterThanOrEqual(0.8)
})

test('communities of whom everybody follows are the planted ones: NMI of at least 0.7', async () => {
  const { communities, base } = await communitiesOf({ bots: false }, asking)
  const planted = plantedCommunities()
  const accounts = communities.flatMap((one) => one.accounts.map(({ id }) => ({ found: one.community, id })))
  expect(accounts.length).toBeGreaterThan(80)
  expect(communities.length).toBeGreaterThan(8)
  const score = normalizedInformation(
    accounts.map(({ found }) => String(found)),
    accounts.map(({ id }) => planted.get(id)!),
  )
  console.log(`NMI ${score.toFixed(3)} of ${accounts.length} accounts in ${communities.length} communities`)
  expect(score).toBeGreaterThanOrEqual(0.7)
  for (const { people, share, interval } of communities) {
    expect(share).toBeCloseTo(people / base.known, 10)
    expect(interval![0] <= share && share <= interval![1]).toBe(true)
  }
})

test('who belongs to a community is more often planted in it than who follows one of its accounts', async () => {
  const { communities } = await communitiesOf({ bots: false }, asking)
  const planted = plantedCommunities()
  const shareOfPlanted = async (at_least: number) => {
    const found = { right: 0, all: 0 }
    for (const { accounts } of communities) {
      const labels = Map.groupBy(accounts, ({ id }) => planted.get(id)!)
      const [most] = [...labels].reduce((one, other) => (other[1].length > one[1].length ? other : one))
      const who = { communities: [{ accounts: accounts.map(({ handle }) => handle), at_least }] }
      const scope = { who: { all: [{ bots: false }, who] }, posts: { by: 'audience' as const } }
      const [{ rows }] = await asking.ask(scope, [{ do: 'accounts', order: 'sample', limit: SIZE.accounts }] as const)
      found.right += rows.filter(({ id }) => planted.get(id) === most).length
      found.all += rows.length
    }
    return found.right / found.all
  }
  expect(await shareOfPlanted(2)).toBeGreaterThan(1.15 * (await shareOfPlanted(1)))
})

test('peaks lie in four weeks and rise far above chance; planted events are among them', async () => {
  const events = await eventsIn('Global', asking)
  expect(events.length).toBeGreaterThan(1)
  const tags = new Set(plantedTags())
  for (const event of events) {
    expect(event.q_value).toBeLessThanOrEqual(0.01)
    expect(event.window.since).toBeGreaterThanOrEqual(asking.now - 32 * 86_400)
    expect(event.window.until).toBeLessThanOrEqual(asking.now)
    expect(event.days.filter(({ at }) => at >= event.window.since).reduce((sum, day) => sum + day.posts, 0)).toBe(
      event.posts,
    )
  }
  const named = events.filter(({ topic, words }) =>
    [topic, ...words.map(({ value }) => value)].some((one) => tags.has(one)),
  )
  expect(named.length).toBeGreaterThan(0)
})

function plantedCommunities(): Map<string, string> {
  const planted = new Map<string, string>()
  let slot = 0
  for (const batch of network.batches()) {
    if (!batch.accounts) break
    for (const { id } of batch.accounts) planted.set(id, network.truth(slot++).community)
  }
  return planted
}

/** What the generator says is talked about on each of the days, as a hashtag. */
function* plantedTags(): Generator<string> {
  for (let day = 0; day < 32; day++) {
    for (const country of network.manifest.countries) {
      for (const { name } of network.trends(country, new Date((asking.now - day * 86_400) * 1000)))
        yield name.toLowerCase()
    }
  }
}

/** Mutual information of two partitions over the geometric mean of their entropies. */
function normalizedInformation(a: readonly string[], b: readonly string[]): number {
  const n = a.length
  const counts = (labels: readonly string[]) =>
    new Map([...Map.groupBy(labels, (one) => one)].map(([label, all]) => [label, all.length]))
  const [of_a, of_b] = [counts(a), counts(b)]
  const both = counts(a.map((one, at) => `${one}|${b[at]}`))
  const entropy = (some: Map<string, number>) =>
    [...some.values()].reduce((sum, count) => sum - (count / n) * Math.log(count / n), 0)
  const shared = [...both].reduce((sum, [pair, count]) => {
    const [one, other] = pair.split('|') as [string, string]
    return sum + (count / n) * Math.log((count * n) / (of_a.get(one)! * of_b.get(other)!))
  }, 0)
  return shared / Math.sqrt(entropy(of_a) * entropy(of_b))
}
