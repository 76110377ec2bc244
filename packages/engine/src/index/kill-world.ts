import { applyChange, type FactChange } from '../facts/change.ts'
import type { AccountFact, Facts, PostFact } from '../facts/facts.ts'
import { withoutProfile } from '../facts/without-profile.ts'

// For the kill test: a corpus whose every change is known by its number.

const ACCOUNTS = 200
const POSTS_A_CHANGE = 40
const WORDS = ['coffee', 'ramen', '新作ラーメン', '#tea', '🍜', 'espresso', 'matcha', 'udon', 'cold brew']
const pick = <One>(all: readonly One[], n: number): One => all[n % all.length]!

const account = (n: number, turn: number): AccountFact => ({
  ...withoutProfile(BigInt(n)),
  handle: `person${n}`,
  bio: `${pick(WORDS, n + turn)} and ${pick(WORDS, n * 7)}`,
  followers_count: n * 3 + turn,
  country: pick(['JP', 'US', null], n),
})

const post = (n: number): PostFact => ({
  id: BigInt(1_000 + n),
  account_id: BigInt(1 + ((n * 31) % (ACCOUNTS + 20))),
  text: `${pick(WORDS, n)} with ${pick(WORDS, n * 3 + 1)} number${n % 50}`,
  created_at: 1_700_000_000 + n * 60,
  language: pick(['en', 'ja', null], n),
  sentiment: pick(['positive', 'negative', 'neutral', null], n),
  topics: [pick(['food', 'travel', 'music'], n)],
  like_count: n % 17,
  repost_count: n % 5,
  reply_count: 0,
  quote_count: 0,
  view_count: n,
})

const numbers = (length: number, first: number): number[] => Array.from({ length }, (_, at) => first + at)

/** Adds posts, follows and interactions, ends and deletes some of what came before. */
export function changeAt(turn: number): FactChange {
  const first = turn * POSTS_A_CHANGE
  const person = (n: number) => BigInt(1 + (n % ACCOUNTS))
  return {
    upsert: {
      accounts: numbers(5, turn * 5).map((n) => account(1 + (n % ACCOUNTS), turn)),
      posts: numbers(POSTS_A_CHANGE, first).map(post),
      follows: numbers(20, first).map((n) => ({
        follower_id: person(n * 7),
        followed_id: person(n * n),
        since: 1_600_000_000 + (n % 9) * 86_400,
        until: n % 6 === 0 ? 1_700_000_000 : null,
      })),
      interactions: numbers(30, first).map((n) => ({ account_id: person(n * 13), post_id: BigInt(1_000 + n * 2) })),
    },
    delete: { posts: turn > 0 ? [BigInt(1_000 + first - 7)] : [] },
  }
}

export function worldAfter(changes: number): Facts {
  const accounts = numbers(ACCOUNTS, 1).map((n) => account(n, 0))
  let facts: Facts = { accounts, posts: [], follows: [], interactions: [], snapshots: [] }
  for (let turn = 0; turn < changes; turn++) facts = applyChange(facts, changeAt(turn))
  return facts
}
