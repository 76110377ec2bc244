import type { Baseline, Scope, Who } from '@starling/question'
import type { Primitive } from '@starling/sections'
import { test } from 'vitest'
import type { Facts } from '../src/facts/facts.ts'
import { Oracle } from '../src/oracle/oracle.ts'
import { accountFact, postFact } from '../src/oracle/samples.ts'
import type { Backend } from '../src/port/backend.ts'
import { compare } from './disagreement.ts'
import { DAY, handleOf, START, TOPICS } from './pools.ts'
import type { ConformanceQuestion } from './questions.ts'

/** More accounts, terms and followed accounts than 16 bits can number; a tenth of that in `npm test`. */
const ACCOUNTS = process.env.ENDURE === 'full' ? 70_000 : 7_000
const POSTS = ACCOUNTS * 1.5
const WORDS = 20_000
const EMOJI = [...'☕🐦🍵🎉🔥🚀😀😍🥐🧋']
const COUNTRIES = ['JP', 'JP', 'US', 'GB', 'DE', null]

/** Few have much and most have little, as everywhere; and everybody has something of their own. */
export function largeCorpus(accounts = ACCOUNTS, posts = POSTS): Facts {
  const random = randomFrom(7)
  const below = (end: number) => Math.floor(random() * end)
  const skewed = (end: number) => Math.floor(end ** random()) - 1
  const idOf = (index: number) => 1_700_000_000_000_000_000n + BigInt(index * 977)
  const wordsOf = (count: number) => Array.from({ length: below(count) }, () => `w${skewed(WORDS)}`).join(' ')
  const pick = <Value>(values: readonly Value[]) => values[below(values.length)]!

  return {
    accounts: Array.from({ length: accounts }, (_, index) =>
      accountFact(idOf(index), handleOf(index), {
        bio: wordsOf(6),
        followers_count: skewed(1000),
        verified: below(10) === 0,
        country: pick(COUNTRIES),
        interests: below(3) === 0 ? [pick(TOPICS)] : [],
      }),
    ),
    posts: Array.from({ length: posts }, (_, index) => {
      const text = `${wordsOf(12)} #t${skewed(2000)} ${pick(EMOJI)} only${index} phrase of w${skewed(20)}`
      return postFact(
        BigInt(1 + index * 31),
        idOf(index < accounts ? index : skewed(accounts)),
        START + below(60 * DAY),
        text,
        {
          language: pick(['en', 'ja', null]),
          sentiment: pick(['negative', 'neutral', 'positive', null]),
          topics: [pick(TOPICS)],
          like_count: skewed(5000),
        },
      )
    }),
    follows: Array.from({ length: accounts * 6 }, (_, index) => ({
      follower_id: idOf(index % accounts),
      followed_id: idOf(index < accounts ? (index + 1) % accounts : skewed(accounts)),
      since: index,
      until: below(20) === 0 ? START : null,
    })),
    interactions: Array.from({ length: accounts * 2 }, () => ({
      account_id: idOf(below(accounts)),
      post_id: BigInt(1 + skewed(posts) * 31),
    })),
    snapshots: [],
  }
}

const primitivesOf = (limit: number): Primitive[] => [
  { do: 'size' },
  { do: 'series', bucket: 'day', by_author: true },
  { do: 'series', bucket: 'hour_of_week', by_author: true },
  { do: 'series', bucket: 'whole', by_author: true },
  { do: 'breakdown', dimension: 'interest', limit },
  { do: 'breakdown', dimension: 'language', limit },
  { do: 'terms', source: 'used', kind: 'keyword', order: 'count', limit },
  { do: 'terms', source: 'used', kind: 'keyword', order: 'lift', limit },
  { do: 'terms', source: 'used', kind: 'hashtag', order: 'lift', limit },
  { do: 'spread', of: { source: 'used', kind: 'hashtag' }, limit },
  { do: 'terms', source: 'bio', kind: 'keyword', order: 'lift', limit },
  { do: 'terms', source: 'interacted', kind: 'keyword', order: 'count', limit },
  { do: 'terms', source: 'posts', kind: 'keyword', order: 'count', limit, by_author: true },
  { do: 'pairs', source: 'used', limit },
  { do: 'phrases', limit },
  { do: 'followed', order: 'count', limit },
  { do: 'followed', order: 'lift', limit },
  { do: 'spread', of: 'followed', limit },
  { do: 'followed', order: 'similarity', limit },
  { do: 'liked', order: 'count', limit },
  { do: 'liked', order: 'lift', limit },
  { do: 'spread', of: 'liked', limit },
  { do: 'accounts', order: 'followers_count', limit },
  { do: 'accounts', order: 'sample', limit },
  { do: 'members', most: 1_000_000 },
  { do: 'posts', order: 'like_count', limit },
]

const scopeOf = (who: Who): Scope => ({
  who,
  posts: { by: 'audience' },
  window: { since: START + 5 * DAY, until: START + 50 * DAY },
})
const posted = (...groups: string[][]): Who => ({ posted: { groups } })
const AUDIENCES: [Who, Baseline, limit: number][] = [
  [{ all: [] }, { countries: ['JP'] }, 50],
  [posted(['w0', 'w1'], ['w2']), 'all', 50],
  [posted(['w0', 'w1'], ['w2']), 'all', 1000],
  [posted(['w300'], ['phrase of w7']), { who: { follows: ['User_1'] } }, 50],
  [{ follows: ['User_0', 'User_4000'] }, 'all', 1000],
  [{ all: [{ similar_to: 'User_2' }, { not: { countries: ['US'] } }] }, { countries: ['GB', 'US'] }, 50],
  [{ communities: [{ accounts: ['User_0', 'User_1', 'User_2', 'User_3', 'User_4000'], at_least: 3 }] }, 'all', 50],
  [{ handles: ['User_6', 'User_6999'] }, 'all', 1000],
]
export const LARGE_QUESTIONS: ConformanceQuestion[] = AUDIENCES.map(([who, baseline, limit]) => ({
  scope: scopeOf(who),
  primitives: primitivesOf(limit),
  baseline,
  comparison: 'adjusted',
}))

/** Holds a backend to the oracle where numbers outgrow small types and what cannot matter is left uncounted. */
export function largeConformanceOf(name: string, open: (facts: Facts) => Promise<Backend>): void {
  test(`${name} answers as the oracle on a corpus of ${ACCOUNTS} accounts`, async () => {
    const facts = largeCorpus()
    const backend = await open(facts)
    try {
      await compare(backend, new Oracle(facts), LARGE_QUESTIONS)
    } finally {
      await backend.close()
    }
  })
}

/** mulberry32 */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
