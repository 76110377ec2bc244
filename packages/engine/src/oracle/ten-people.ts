import type { Facts, FollowFact } from '../facts/facts.ts'
import { accountFact, postFact } from './samples.ts'

const HOUR = 3600
export const DAY = 24 * HOUR
/** 1 June 2026, a Monday, midnight. */
export const MONDAY = Date.UTC(2026, 5, 1) / 1000

/** Of whom: nine with a profile, and 10, who wrote but of whom nothing is known. */
export const [ann, bob, cyd, dan, eve, fay, gus, hub, ivy, ten] = [1n, 2n, 3n, 4n, 5n, 6n, 7n, 8n, 9n, 10n] as const

const at = (day: number, hour: number) => MONDAY + day * DAY + hour * HOUR
const follow = (follower_id: bigint, followed_id: bigint, more: Partial<FollowFact> = {}): FollowFact => ({
  follower_id,
  followed_id,
  since: null,
  until: null,
  ...more,
})

/** A corpus that fits on a screen, so that every answer can be found by counting on it. */
export const TEN_PEOPLE: Facts = {
  accounts: [
    accountFact(ann, 'ann', {
      country: 'JP',
      gender: 'female',
      followers_count: 900,
      verified: true,
      bio: 'Barista. Coffee and #birds',
      job_titles: ['barista'],
      interests: ['coffee'],
    }),
    accountFact(bob, 'bob', {
      country: 'JP',
      gender: 'male',
      followers_count: 50,
      bio: 'coffee ☕',
      region: 'JP-27',
      city: 'Osaka',
    }),
    accountFact(cyd, 'cyd', { country: 'JP', gender: 'female', followers_count: 50, age_group: '25-34' }),
    accountFact(dan, 'dan', { country: 'JP', gender: 'male', followers_count: 10, bio: 'r/espresso' }),
    accountFact(eve, 'eve', { country: 'US', gender: 'female', followers_count: 300 }),
    accountFact(fay, 'fay', { country: 'US', followers_count: 20, is_bot: true }),
    accountFact(gus, 'gus', { country: 'US', gender: 'male', followers_count: 5 }),
    accountFact(hub, 'hub', { followers_count: 5000, verified: true, bio: 'We roast coffee' }),
    accountFact(ivy, 'Ivy', { country: 'GB', gender: 'female', followers_count: 50 }),
  ],
  posts: [
    postFact(101n, ann, at(0, 9), 'fresh coffee beans ☕', {
      language: 'en',
      sentiment: 'positive',
      like_count: 5,
      topics: ['food'],
    }),
    postFact(102n, ann, at(1, 9), 'fresh coffee beans #birds', {
      language: 'en',
      sentiment: 'positive',
      like_count: 2,
      topics: ['food'],
    }),
    postFact(103n, bob, at(0, 9.5), 'fresh coffee beans', {
      language: 'en',
      sentiment: 'neutral',
      like_count: 5,
      topics: ['food'],
    }),
    postFact(104n, cyd, at(0, 10), 'fresh coffee beans', { language: 'en' }),
    postFact(105n, dan, at(1, 0), 'fresh coffee beans r/espresso', {
      language: 'en',
      sentiment: 'negative',
      like_count: 1,
      topics: ['food', 'cars'],
    }),
    postFact(106n, eve, at(1, 23.5), 'fresh coffee beans', { language: 'en', sentiment: 'positive' }),
    postFact(107n, fay, at(2, 0), 'tea tea tea', { language: 'en' }),
    postFact(108n, gus, at(2, 0), 'tea with birds #birds', { language: 'de' }),
    postFact(109n, ivy, at(2, 1), 'fresh 東京のコーヒー', { language: 'ja' }),
    postFact(110n, hub, at(3, 0), 'our coffee', { language: 'en' }),
    postFact(111n, ten, at(3, 0), 'coffee ☕'),
    postFact(112n, ann, at(10, 0), 'tea', { language: 'ja' }),
  ],
  follows: [
    follow(ann, hub, { since: at(0, 0) }),
    follow(bob, hub, { since: at(0, 1) }),
    ...[cyd, dan, eve].map((one) => follow(one, hub)),
    follow(fay, hub, { since: at(0, 2), until: at(1, 5) }),
    ...[ann, bob, cyd, dan, eve, fay, gus].map((one) => follow(one, ivy)),
    follow(ann, bob),
    follow(ten, ann),
  ],
  interactions: [
    ...[bob, cyd, dan, fay].map((account_id) => ({ account_id, post_id: 101n })),
    { account_id: eve, post_id: 102n },
    { account_id: ten, post_id: 107n },
    { account_id: gus, post_id: 999n },
  ],
  snapshots: [
    { account_id: hub, day: at(0, 0), followers_count: 4999 },
    { account_id: hub, day: at(1, 0), followers_count: 5000 },
  ],
}
