import * as fc from 'fast-check'
import type { AccountFact, Facts, FollowFact, InteractionFact, PostFact, SnapshotFact } from '../src/facts/facts.ts'
import { type Fetch, fetchOf } from '../src/facts/fetch.ts'
import { accountFact } from '../src/oracle/samples.ts'
import * as pools from './pools.ts'

export const accountReference = fc.nat({ max: pools.ACCOUNTS - 1 })
/** Some are followed, and write, far more than others. */
export const skewedReference = fc.oneof(fc.nat({ max: 5 }), accountReference)
export const postReference = fc.nat({ max: pools.POSTS - 1 })
const maybe = (values: string[]) => fc.option(fc.constantFrom(...values), { freq: 4 })
const text = fc
  .tuple(
    fc.array(fc.constantFrom(...pools.WORDS), { maxLength: 8, size: 'max' }),
    fc.constantFrom(' ', ' ', ' ', '', ', ', '\n'),
  )
  .map(([words, between]) => words.join(between))
const count = fc.constantFrom(...pools.COUNTS)
export const day = fc.nat({ max: pools.DAYS - 1 }).map((index) => pools.START + index * pools.DAY)
export const second = fc.tuple(day, fc.constantFrom(...pools.SECONDS)).map(([midnight, within]) => midnight + within)

/** When it was fetched and from whom; a quarter does not say. */
const fetched = fc
  .option(fc.tuple(fc.constantFrom(...pools.SOURCES), day), { freq: 3 })
  .map((fetch): { fetch?: Fetch } => (fetch ? { fetch: fetchOf(...fetch) } : {}))

/** A tenth are ids that a source names without a profile. */
export const account: fc.Arbitrary<AccountFact> = fc
  .tuple(
    accountReference,
    fc.record({
      name: fc.constantFrom(...pools.SHORT_TEXTS),
      bio: text,
      location: fc.constantFrom(...pools.SHORT_TEXTS),
      avatar_url: fc.option(fc.constant('https://example.com/a.png')),
      created_at: second,
      verified: fc.boolean(),
      followers_count: count,
      following_count: count,
      post_count: count,
      country: maybe(pools.COUNTRIES),
      region: maybe(pools.REGIONS),
      city: maybe(pools.CITIES),
      gender: maybe(pools.GENDERS),
      age_group: maybe(pools.AGE_GROUPS),
      job_titles: fc.subarray(pools.JOB_TITLES),
      interests: fc.subarray(pools.TOPICS, { maxLength: 2 }),
      is_bot: fc.constantFrom(false, false, true),
    }),
    fetched,
    fc.nat({ max: 9 }),
  )
  .map(([reference, profile, fetch, chance]) =>
    chance === 9
      ? accountFact(pools.idOf(reference), '')
      : { ...profile, ...fetch, id: pools.idOf(reference), handle: pools.handleOf(reference) },
  )

const written: fc.Arbitrary<PostFact> = fc.record({
  id: postReference.map(pools.idOf),
  account_id: skewedReference.map(pools.idOf),
  text,
  created_at: second,
  language: maybe(pools.LANGUAGES),
  sentiment: fc.constantFrom(null, 'negative', 'neutral', 'positive'),
  topics: fc.subarray(pools.TOPICS),
  like_count: count,
  repost_count: count,
  reply_count: count,
  quote_count: count,
  view_count: count,
})
export const post = fc.tuple(written, fetched).map(([post, fetch]): PostFact => ({ ...post, ...fetch }))

/** A fifth has ended. */
export const follow: fc.Arbitrary<FollowFact> = fc.record({
  follower_id: accountReference.map(pools.idOf),
  followed_id: skewedReference.map(pools.idOf),
  since: fc.option(second, { freq: 2 }),
  until: fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, second),
})

export const interaction: fc.Arbitrary<InteractionFact> = fc.record({
  account_id: accountReference.map(pools.idOf),
  post_id: postReference.map(pools.idOf),
})

export const snapshot: fc.Arbitrary<SnapshotFact> = fc.record({
  account_id: skewedReference.map(pools.idOf),
  day,
  followers_count: count,
})

const manyOf = <Row>(row: fc.Arbitrary<Row>, selector: (row: Row) => unknown, maxLength: number) =>
  fc.uniqueArray(row, { selector, maxLength, size: 'max' })

export function rowsUpTo(most: { accounts: number; posts: number; follows: number }) {
  return fc.record({
    accounts: manyOf(account, ({ id }) => id, most.accounts),
    posts: manyOf(post, ({ id }) => id, most.posts),
    follows: manyOf(
      follow,
      ({ follower_id, followed_id, since }) => `${follower_id} ${followed_id} ${since}`,
      most.follows,
    ),
    // The same account and post twice: liked and reposted.
    interactions: fc.array(interaction, { maxLength: most.posts, size: 'max' }),
    snapshots: manyOf(snapshot, ({ account_id, day }) => `${account_id} ${day}`, 20),
  }) satisfies fc.Arbitrary<Facts>
}

export const corpus: fc.Arbitrary<Facts> = rowsUpTo({ accounts: 60, posts: 200, follows: 300 })
