import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AccountRow, FollowRow, RowBatch } from '../network/index.ts'
import { startTestSandbox, type TestSandbox } from '../test-client.ts'
import type { Source } from '../world/build.ts'

const FOLLOWERS = 3000
const STAR = '1000000000000000000'
const idOf = (at: number) => String(1_000_000_000_000_000_000n + BigInt(at))

function account(at: number): AccountRow {
  return {
    ...{ id: idOf(at), handle: `person_${at}`, name: `Person ${at}`, bio: '', location: '', url: null },
    created_at: new Date('2020-01-01'),
    ...{ verified: false, verified_type: 'none', protected: false, avatar_url: null },
    followers_count: at === 0 ? FOLLOWERS : 0,
    following_count: at === 0 ? 0 : 1,
    ...{ post_count: 0, listed_count: 0 },
  }
}

/** One account that everybody follows, many of them in the same second. */
const source: Source = {
  manifest: {
    ...{ version: '1', seed: 0, accounts: FOLLOWERS + 1, posts: 0, now: '2026-03-01T00:00:00.000Z' },
    ...{ languages: [], countries: [], communities: [], brands: [], titles: [] },
  },
  *batches(): Generator<RowBatch> {
    yield { accounts: Array.from({ length: FOLLOWERS + 1 }, (_, at) => account(at)) }
    const follow = (_: unknown, at: number): FollowRow => ({
      ...{ follower_id: idOf(at + 1), followed_id: STAR, until: null },
      since: new Date(Date.UTC(2024, 0, 1) + Math.floor(at / 50) * 1000),
    })
    yield { follows: Array.from({ length: FOLLOWERS }, follow) }
  },
  truth: () => ({
    kind: 'person',
    community: '',
    country: 'JP',
    city: '',
    offset: 9,
    female: null,
    age: null,
    job: null,
  }),
}

let world: TestSandbox

beforeAll(async () => {
  world = await startTestSandbox({ network: { source } })
})
afterAll(() => world.end())

test('all followers are read once, through 429, cuts, garbage, restarts and people who come and go', async () => {
  const ids: string[] = []
  const seen: Record<string, number> = {}
  let pagination_token: string | undefined
  for (let call = 0; ; call++) {
    if (call % 4 === 1) world.sandbox.faults.add({ path: '/2/users/*', kind: 'status', status: 429 })
    if (call % 5 === 2) world.sandbox.faults.add({ path: '/2/users/*', kind: 'cut' })
    if (call % 7 === 3) world.sandbox.faults.add({ path: '/2/users/*', kind: 'garbage' })
    if (call % 11 === 5) await world.restart()
    if (call % 6 === 4) world.network.follow(0, call + 1, call)
    const query = { max_results: '100', ...(pagination_token ? { pagination_token } : {}) }
    const answer = await world.signed('GET', `/2/users/${STAR}/followers`, { query }).catch(() => undefined)
    seen[answer?.status ?? 'broken'] = (seen[answer?.status ?? 'broken'] ?? 0) + 1
    if (answer?.status !== 200) continue
    const { data, meta } = answer.body as unknown as { data: { id: string }[]; meta: { next_token?: string } }
    ids.push(...data.map(({ id }) => id))
    pagination_token = meta.next_token
    if (!pagination_token) break
  }
  expect([ids.length, new Set(ids).size]).toEqual([FOLLOWERS, FOLLOWERS])
  expect(seen['429']).toBeGreaterThan(5)
  expect(seen.broken).toBeGreaterThan(5)
})
