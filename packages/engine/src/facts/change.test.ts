import { expect, test } from 'vitest'
import { accountFact, postFact } from '../oracle/samples.ts'
import { applyChange, type FactChange } from './change.ts'
import type { Facts } from './facts.ts'

const ann = accountFact(1n, 'ann')
const bob = accountFact(2n, 'bob')
const byAnn = postFact(11n, 1n, 0, 'tea')
const byBob = postFact(12n, 2n, 0, 'coffee')
const follow = { follower_id: 1n, followed_id: 2n, since: 5, until: null }
const back = { follower_id: 2n, followed_id: 1n, since: null, until: null }
const BEFORE: Facts = {
  accounts: [ann, bob],
  posts: [byAnn, byBob],
  follows: [follow, back],
  interactions: [
    { account_id: 1n, post_id: 12n },
    { account_id: 3n, post_id: 11n },
    { account_id: 3n, post_id: 99n },
  ],
  snapshots: [{ account_id: 1n, day: 0, followers_count: 7 }],
}
const NOTHING: Facts = { accounts: [], posts: [], follows: [], interactions: [], snapshots: [] }
const ofBob = { accounts: [bob], posts: [byBob], interactions: [{ account_id: 3n, post_id: 99n }] }

const CHANGES: [string, FactChange, Facts][] = [
  ['nothing', {}, BEFORE],
  [
    'a new profile stands in place of the old',
    { upsert: { accounts: [{ ...ann, bio: 'new' }] } },
    { ...BEFORE, accounts: [{ ...ann, bio: 'new' }, bob] },
  ],
  [
    'the last of a batch wins',
    {
      upsert: {
        posts: [
          { ...byAnn, like_count: 1 },
          { ...byAnn, like_count: 2 },
        ],
      },
    },
    { ...BEFORE, posts: [{ ...byAnn, like_count: 2 }, byBob] },
  ],
  [
    'a follow ends',
    { upsert: { follows: [{ ...follow, until: 9 }] } },
    { ...BEFORE, follows: [{ ...follow, until: 9 }, back] },
  ],
  [
    'a follow of another time is another',
    { upsert: { follows: [{ ...follow, since: 6 }] } },
    { ...BEFORE, follows: [follow, back, { ...follow, since: 6 }] },
  ],
  [
    'a snapshot of the same day',
    { upsert: { snapshots: [{ account_id: 1n, day: 0, followers_count: 8 }] } },
    { ...BEFORE, snapshots: [{ account_id: 1n, day: 0, followers_count: 8 }] },
  ],
  [
    'a deleted post takes its interactions along',
    { delete: { posts: [11n, 404n] } },
    {
      ...BEFORE,
      posts: [byBob],
      interactions: [
        { account_id: 1n, post_id: 12n },
        { account_id: 3n, post_id: 99n },
      ],
    },
  ],
  ['a deleted account takes all of its along', { delete: { accounts: [1n] } }, { ...NOTHING, ...ofBob }],
  [
    'deleted and told anew in one change',
    { delete: { accounts: [1n] }, upsert: { accounts: [ann] } },
    { ...NOTHING, ...ofBob, accounts: [bob, ann] },
  ],
]
test.each(CHANGES)('%s', (_, change, after) => {
  expect(applyChange(BEFORE, change)).toEqual(after)
})
