import * as fc from 'fast-check'
import type { FactChange } from '../src/facts/change.ts'
import type { Facts } from '../src/facts/facts.ts'
import { accountReference, rowsUpTo, second } from './corpora.ts'
import * as pools from './pools.ts'

/** What happens to a corpus. Rows that it is to have already are told by their place among those it has. */
export type CorpusStep =
  | { change: { upsert: Facts; ended: { place: number; until: number }[]; accounts: number[]; posts: number[] } }
  | 'compact'
  | 'reopen'

const none: fc.Arbitrary<number[]> = fc.constant([])
const place = fc.nat({ max: 10_000 })
export const step: fc.Arbitrary<CorpusStep> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      change: fc.record({
        upsert: rowsUpTo({ accounts: 6, posts: 20, follows: 20 }),
        ended: fc.array(fc.record({ place, until: second }), { maxLength: 6 }),
        accounts: fc.oneof(none, none, fc.array(accountReference, { maxLength: 3 })),
        posts: fc.oneof(none, none, fc.array(place, { maxLength: 5 })),
      }),
    }),
  },
  fc.constantFrom('compact' as const, 'reopen' as const),
)

/** The change that a step is to a corpus of these facts. */
export function changeOf(facts: Facts, { change }: Exclude<CorpusStep, string>): FactChange {
  const { upsert, ended, accounts, posts } = change
  const follows = ended.flatMap(({ place, until }) => {
    const follow = facts.follows[place % facts.follows.length]
    return follow ? [{ ...follow, until }] : []
  })
  const gone = posts.flatMap((place) => {
    const post = facts.posts[place % facts.posts.length]
    return post ? [post.id] : []
  })
  return {
    upsert: { ...upsert, follows: [...upsert.follows, ...follows] },
    delete: { accounts: accounts.map(pools.idOf), posts: gone },
  }
}
