import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { timeOfSnowflake } from './calendar.ts'
import { generateNetwork } from './network.ts'
import { RowPrint } from './row-print.ts'
import type { AccountRow, EngagementRow, FollowRow, PostRow, RowBatch, SnapshotRow } from './rows.ts'

const DAY = 86_400_000
const NOW = new Date('2026-07-01T15:30:00Z')
const SMALL = { seed: 5, accounts: 1500, posts: 9000, now: NOW }

type Rows = {
  accounts: AccountRow[]
  follows: FollowRow[]
  posts: PostRow[]
  engagements: EngagementRow[]
  snapshots: SnapshotRow[]
}

function rowsOf(options: typeof SMALL, after?: Date): Rows {
  const rows: Rows = { accounts: [], follows: [], posts: [], engagements: [], snapshots: [] }
  for (const batch of generateNetwork(options).batches(after)) {
    rows.accounts.push(...(batch.accounts ?? []))
    rows.follows.push(...(batch.follows ?? []))
    rows.posts.push(...(batch.posts ?? []))
    rows.engagements.push(...(batch.engagements ?? []))
    rows.snapshots.push(...(batch.snapshots ?? []))
  }
  return rows
}

const print = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')
const small = rowsOf(SMALL)

describe('the same bytes', () => {
  test('same seed and anchor, same bytes', () => {
    expect(print(rowsOf(SMALL))).toBe(print(small))
    expect(print(generateNetwork(SMALL).manifest)).toBe(print(generateNetwork(SMALL).manifest))
  })

  // Moves with every change of the generator, and with nothing else: the same on every processor.
  test('the bytes of a small network are known', () => {
    const network = generateNetwork({ seed: 3, accounts: 400, posts: 2000, now: new Date('2026-07-01T00:00:00Z') })
    const print = new RowPrint()
    for (const batch of network.batches()) print.add(batch)
    expect(print.text()).toBe('2a434c2f9c0dfb827bac7bd6f91d790268cd5a72fd0b6dd818f03f70daf36f1d')
  })

  test('another seed, other bytes', () => {
    expect(print(rowsOf({ ...SMALL, seed: 6 }).posts)).not.toBe(print(small.posts))
  })

  test.each([1, 9, 40])('an anchor %i days later keeps the days that were', (days) => {
    const later = rowsOf({ ...SMALL, now: new Date(NOW.getTime() + days * DAY) })
    const first = Math.floor(NOW.getTime() / DAY) * DAY + (days - 364) * DAY
    const kept = (rows: Rows) => rows.posts.filter(({ created_at: at }) => at.getTime() >= first && at <= NOW)
    expect(kept(later).length).toBeGreaterThan(5000)
    expect(print(kept(later))).toBe(print(kept(small)))
  })

  test('a continuation brings what a whole run would have brought', () => {
    const now = new Date(NOW.getTime() + 3 * DAY)
    const whole = rowsOf({ ...SMALL, now })
    const more = rowsOf({ ...SMALL, now }, NOW)
    expect(print(more.posts)).toBe(print(whole.posts.filter(({ created_at: at }) => at > NOW)))
    expect(print(more.engagements)).toBe(print(whole.engagements.filter(({ created_at: at }) => at! > NOW)))
    expect(print(more.follows)).toBe(
      print(whole.follows.filter(({ since, until }) => since! > NOW || (until !== null && until > NOW))),
    )
  })
})

describe('parts', () => {
  const idsOf = (batches: Iterable<RowBatch>, kind: 'accounts' | 'posts') =>
    [...batches].flatMap((batch) => (batch[kind] ?? []).map(({ id }) => id))

  test('the last weeks and the days before them are the whole, the newest of the older days first', () => {
    const network = generateNetwork(SMALL)
    const recent = idsOf(network.known('recent'), 'posts')
    const older = idsOf(network.known('older'), 'posts')
    expect([...recent, ...older].sort()).toEqual(small.posts.map(({ id }) => id).sort())
    expect(idsOf(network.known('recent'), 'accounts')).toHaveLength(SMALL.accounts)
    expect(idsOf(network.known('older'), 'accounts')).toEqual([])
    const oldest = recent.reduce((least, id) => (BigInt(id) < BigInt(least) ? id : least))
    expect(older.every((id) => BigInt(id) < BigInt(oldest))).toBe(true)
    expect(BigInt(older[0]!) > BigInt(older.at(-1)!)).toBe(true)
  })

  test('a large network has people, and answers of others, that only X knows', () => {
    const network = generateNetwork({ ...SMALL, accounts: 10_000, posts: 6000 })
    const known = [...network.known('whole')]
    const ids = new Set(idsOf(known, 'accounts'))
    const hidden: string[] = []
    for (const { accounts } of network.batches()) {
      // Accounts come first.
      if (!accounts) break
      hidden.push(...accounts.map(({ id }) => id).filter((id) => !ids.has(id)))
    }
    expect(hidden.length).toBeGreaterThan(300)
    expect(hidden.length).toBeLessThan(600)
    const theirs = new Set(hidden)
    for (const { posts = [], follows = [], engagements = [] } of known) {
      expect([...posts, ...engagements].some((row) => theirs.has(row.account_id))).toBe(false)
      expect(follows.some((row) => theirs.has(row.follower_id) || theirs.has(row.followed_id))).toBe(false)
    }
  })
})

describe('rows', () => {
  test('as many accounts as asked for, and about as many posts', () => {
    expect(small.accounts).toHaveLength(SMALL.accounts)
    expect(small.posts.length).toBeGreaterThan(SMALL.posts * 0.9)
    expect(small.posts.length).toBeLessThan(SMALL.posts * 1.1)
  })

  test('ids are unique, ordered by time and tell it', () => {
    expect(new Set(small.posts.map(({ id }) => id)).size).toBe(small.posts.length)
    expect(new Set(small.accounts.map(({ id }) => id)).size).toBe(small.accounts.length)
    for (let at = 1; at < small.posts.length; at++) {
      expect(BigInt(small.posts[at]!.id) > BigInt(small.posts[at - 1]!.id)).toBe(true)
    }
    for (const { id, created_at: at } of small.posts) expect(timeOfSnowflake(id)).toBe(at.getTime())
  })

  test('handles are unique and as the network allows them', () => {
    expect(new Set(small.accounts.map(({ handle }) => handle.toLowerCase())).size).toBe(small.accounts.length)
    for (const { handle } of small.accounts) expect(handle).toMatch(/^[A-Za-z0-9_]{1,15}$/)
  })

  test('nothing is later than the anchor, nobody writes before they joined', () => {
    const joined = new Map(small.accounts.map(({ id, created_at: at }) => [id, at]))
    for (const post of small.posts) {
      expect(post.created_at <= NOW).toBe(true)
      expect(post.created_at >= joined.get(post.account_id)!).toBe(true)
    }
    for (const { created_at: at } of small.engagements) expect(at! <= NOW).toBe(true)
    for (const { since, until } of small.follows) {
      expect(since! <= NOW && (until === null || (until > since! && until <= NOW))).toBe(true)
    }
  })

  test('each of the last 30 days has posts', () => {
    const days = new Set(small.posts.map(({ created_at: at }) => Math.floor(at.getTime() / DAY)))
    const today = Math.floor(NOW.getTime() / DAY)
    for (let day = today - 29; day <= today; day++) expect(days.has(day)).toBe(true)
  })

  test('replies, reposts and quotes point at earlier posts, and counts agree with rows', () => {
    const posts = new Map(small.posts.map((post) => [post.id, post]))
    const replies = new Map<string, number>()
    for (const post of small.posts) {
      for (const to of [post.reply_to_post_id, post.reposted_post_id, post.quoted_post_id]) {
        if (to !== null) expect(posts.get(to)!.created_at < post.created_at).toBe(true)
      }
      if (post.reply_to_post_id) {
        replies.set(post.reply_to_post_id, (replies.get(post.reply_to_post_id) ?? 0) + 1)
        expect(posts.get(post.conversation_id)!.reply_to_post_id).toBeNull()
      }
    }
    const settled = small.posts.filter(({ created_at: at }) => NOW.getTime() - at.getTime() > 2 * DAY)
    for (const post of settled) expect(replies.get(post.id) ?? 0).toBe(post.reply_count)
    const likes = new Map<string, number>()
    for (const { post_id: id, kind } of small.engagements) if (kind === 'like') likes.set(id, (likes.get(id) ?? 0) + 1)
    for (const post of settled) expect(likes.get(post.id) ?? 0).toBe(post.like_count)
  })

  test('followers counted are followers listed, and snapshots end at that count', () => {
    const followers = new Map<string, number>()
    for (const { followed_id: id, until } of small.follows) {
      if (until === null) followers.set(id, (followers.get(id) ?? 0) + 1)
    }
    for (const account of small.accounts) expect(account.followers_count).toBe(followers.get(account.id) ?? 0)
    const last = new Map(small.snapshots.map((snapshot) => [snapshot.account_id, snapshot]))
    expect(last.size).toBeGreaterThan(40)
    for (const [id, snapshot] of last) expect(snapshot.followers_count).toBe(followers.get(id) ?? 0)
  })

  test.each([
    ['an anchor before the network begins', { ...SMALL, now: new Date('2024-12-31') }],
    ['no accounts', { ...SMALL, accounts: 0 }],
    ['half an account', { ...SMALL, accounts: 1500.5 }],
  ])('%s is refused', (_, options) => {
    expect(() => generateNetwork(options)).toThrow(RangeError)
  })
})
