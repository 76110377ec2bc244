import type { Scope, Who } from '@starling/question'
import { expect, test } from 'vitest'
import { openedIndex } from '../../../conformance/opened-index.ts'
import type { Facts } from '../../facts/facts.ts'
import { accountFact, postFact } from '../../oracle/samples.ts'
import { LIMITS } from '../../port/check.ts'

const POSTS = 60_000
const PEOPLE = 2_000

/** So many posts that a worker has no room for a thousand sets of them at once. */
const facts: Facts = {
  accounts: Array.from({ length: PEOPLE }, (_, n) => accountFact(BigInt(n + 1), `person${n}`)),
  posts: Array.from({ length: POSTS }, (_, n) =>
    postFact(BigInt(n + 1), BigInt((n % PEOPLE) + 1), 1_700_000_000 + n, `w${n % PEOPLE} 猫と犬`),
  ),
  follows: Array.from({ length: PEOPLE }, (_, n) => ({
    follower_id: BigInt(n + 1),
    followed_id: BigInt(((n + 1) % PEOPLE) + 1),
    since: n,
    until: null,
  })),
  interactions: [],
  snapshots: [],
}
const opened = openedIndex(facts)

const MOST = LIMITS.conditions - 1
const any = (make: (n: number) => Who): Scope => ({
  who: { any: Array.from({ length: MOST }, (_, n) => make(n)) },
  posts: { by: 'audience' },
})
const CASES: [string, Scope, number][] = [
  ['posted', any((n) => ({ posted: { groups: [[`w${n}`]] } })), MOST],
  ['posted, of one character', any((n) => ({ posted: { groups: [['猫', '犬', `w${n % 900}`]] } })), 900],
  ['communities', any((n) => ({ communities: [{ accounts: [`person${n}`, 'person0'], at_least: 1 }] })), MOST],
  ['similar', any((n) => ({ similar_to: `person${n}` })), 0],
]

test.each(CASES)('as many conditions as a question may hold have room in any corpus: %s', async (_, scope, people) => {
  const [{ accounts }] = await opened().ask(scope, [{ do: 'size' }])
  expect(accounts).toBe(people)
})
