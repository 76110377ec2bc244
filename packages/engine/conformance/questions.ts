import {
  type Baseline,
  COMPARISONS,
  type Comparison,
  type Posts,
  type Scope,
  type Who,
  type Window,
  type Words,
} from '@starling/question'
import { DIMENSIONS, type Primitive, type Reach } from '@starling/sections'
import * as fc from 'fast-check'
import { postReference, second, skewedReference } from './corpora.ts'
import * as pools from './pools.ts'

/** One question: everything that a backend is asked at once. */
export type ConformanceQuestion = { scope: Scope; primitives: Primitive[]; baseline: Baseline; comparison: Comparison }

const someOf = <Value>(values: Value[], maxLength = 3) => fc.array(fc.constantFrom(...values), { maxLength })
const handle = fc.oneof(
  skewedReference.map(pools.handleOf),
  skewedReference.map((reference) => `@${pools.handleOf(reference).toUpperCase()}`),
  fc.constantFrom('User_0', 'the_twin', 'nobody', '', '@', "o'hara"),
)
const handles = fc.array(handle, { maxLength: 4 })
const ids = fc.array(
  postReference.map((reference) => String(pools.idOf(reference))),
  { maxLength: 40 },
)
const term = fc.constantFrom(...pools.TERMS)
const group = fc.oneof({ weight: 2, arbitrary: fc.tuple(term) }, fc.array(term, { minLength: 1, maxLength: 3 }))
const words: fc.Arbitrary<Words> = fc.record(
  {
    groups: fc.array(group, { minLength: 1, maxLength: 3 }),
    excluded: fc.array(term, { maxLength: 2 }),
  },
  { requiredKeys: ['groups'] },
)
const window: fc.Arbitrary<Window> = fc.oneof(
  fc.constant({ since: pools.START + 1, until: pools.START + (pools.DAYS - 2) * pools.DAY }),
  fc.tuple(second, second).map(([one, other]) => ({ since: Math.min(one, other), until: Math.max(one, other) })),
)

const condition: fc.Arbitrary<Who> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ posted: words, window }, { requiredKeys: ['posted'] }) },
  { weight: 2, arbitrary: fc.record({ follows: handles }) },
  { weight: 2, arbitrary: fc.record({ similar_to: handle }) },
  fc.record({ bio: words }),
  fc.record({ engaged: ids }),
  fc.record({ handles }),
  fc.record({ interests: someOf(pools.TOPICS) }),
  fc.record({ job_titles: someOf(pools.JOB_TITLES) }),
  fc.record({ countries: someOf(pools.COUNTRIES) }),
  fc.record({ regions: someOf(pools.REGIONS) }),
  fc.record({ cities: someOf(pools.CITIES) }),
  fc.record({ languages: someOf(pools.LANGUAGES) }),
  fc.record({ genders: someOf([...pools.GENDERS, 'unknown']) }),
  fc.record({ age_groups: someOf(pools.AGE_GROUPS) }),
  fc.record({ verified: fc.boolean() }),
  fc
    .tuple(fc.constantFrom(...pools.COUNTS), fc.constantFrom(...pools.COUNTS), fc.nat({ max: 3 }))
    .map(([one, other, kind]) => ({
      followers: {
        ...(kind !== 1 && { min: Math.min(one, other) }),
        ...(kind !== 2 && { max: Math.max(one, other) }),
      },
    })),
  fc.record({ bots: fc.boolean() }),
  fc.record({
    communities: fc.array(
      fc.record({
        accounts: fc.array(handle, { minLength: 1, maxLength: 8 }),
        at_least: fc.integer({ min: 1, max: 3 }),
      }),
      { maxLength: 3 },
    ),
  }),
)
const who: fc.Arbitrary<Who> = fc.letrec<{ who: Who }>((tie) => ({
  who: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    { weight: 6, arbitrary: condition },
    { weight: 2, arbitrary: fc.record({ all: fc.array(tie('who'), { maxLength: 3 }) }) },
    { weight: 2, arbitrary: fc.record({ any: fc.array(tie('who'), { maxLength: 3 }) }) },
    { weight: 2, arbitrary: fc.record({ not: tie('who') }) },
  ),
})).who

const posts: fc.Arbitrary<Posts> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ by: fc.constantFrom('audience', 'anyone') }) },
  { weight: 2, arbitrary: fc.record({ by: fc.constantFrom('audience', 'anyone'), about: words }) },
  fc.record(
    { by: fc.oneof(fc.constantFrom('audience', 'anyone'), fc.record({ handles })), about: words, ids },
    {
      requiredKeys: ['by'],
    },
  ),
)

/** Many are about everybody, or all but some: large audiences have what small ones lack. */
export const scope: fc.Arbitrary<Scope> = fc.record(
  {
    who: fc.oneof(
      { weight: 3, arbitrary: who },
      { weight: 2, arbitrary: fc.constant<Who>({ all: [] }) },
      condition.map((one) => ({ not: one })),
    ),
    posts,
    window,
  },
  { requiredKeys: ['who', 'posts'] },
)

export const baseline: fc.Arbitrary<Baseline> = fc.oneof(
  fc.constant<Baseline>('all'),
  fc.record({ countries: fc.uniqueArray(fc.constantFrom(...pools.COUNTRIES, 'XX'), { minLength: 1, maxLength: 3 }) }),
  fc.record({ who, window }, { requiredKeys: ['who'] }),
)

const limit = fc.constantFrom(50, 50, 1000, 3, 1, 0)
const kind = fc.constantFrom('keyword' as const, 'hashtag' as const, 'emoji' as const, 'subreddit' as const)
const order = fc.constantFrom('count' as const, 'lift' as const)
const source = fc.constantFrom('used' as const, 'bio' as const, 'interacted' as const)
const bucket = fc.constantFrom('day' as const, 'hour_of_week' as const, 'whole' as const)
const column = fc.constantFrom(
  ...(['like_count', 'repost_count', 'reply_count', 'quote_count', 'view_count', 'created_at'] as const),
)
const is = <const Name extends Primitive['do']>(name: Name) => fc.constant(name)

const reach: fc.Arbitrary<Reach> = fc.oneof(
  { weight: 4, arbitrary: condition },
  { weight: 2, arbitrary: fc.record({ topics: someOf(pools.TOPICS) }) },
  who,
)
const reaches = fc.array(reach, { maxLength: 6 })

export const PRIMITIVES: { [Name in Primitive['do']]: fc.Arbitrary<Extract<Primitive, { do: Name }>> } = {
  size: fc.record({ do: is('size') }),
  breakdown: fc.record({ do: is('breakdown'), dimension: fc.constantFrom(...DIMENSIONS), limit }),
  terms: fc.oneof(
    { weight: 4, arbitrary: fc.record({ do: is('terms'), source, kind, order, limit }) },
    fc.record({
      do: is('terms'),
      source: fc.constant('posts' as const),
      kind,
      order: fc.constant('count' as const),
      limit,
      by_author: fc.boolean(),
    }),
  ),
  pairs: fc.record({ do: is('pairs'), source: fc.oneof(source, fc.constant('posts' as const)), limit }),
  phrases: fc.record({ do: is('phrases'), limit }),
  followed: fc.record({ do: is('followed'), order: fc.oneof(order, fc.constant('similarity' as const)), limit }),
  liked: fc.record({ do: is('liked'), order, limit }),
  spread: fc.record({
    do: is('spread'),
    of: fc.oneof(fc.constantFrom('followed' as const, 'liked' as const), fc.record({ source, kind })),
    limit,
  }),
  accounts: fc.record({
    do: is('accounts'),
    order: fc.constantFrom('followers_count' as const, 'sample' as const),
    limit,
  }),
  members: fc.record({ do: is('members'), most: fc.constantFrom(0, 3, 1_000_000) }),
  series: fc.record(
    {
      do: is('series'),
      bucket,
      utc_offset_minutes: fc.constantFrom(0, 540, -330, 60, -720, 840),
      by_author: fc.boolean(),
    },
    { requiredKeys: ['do', 'bucket'] },
  ),
  posts: fc.record({ do: is('posts'), order: column, limit }),
  shares: fc.record(
    {
      do: is('shares'),
      names: fc.array(
        fc.record({
          name: fc.constantFrom(...pools.SHORT_TEXTS),
          terms: fc.array(term, { minLength: 1, maxLength: 3 }),
        }),
        { maxLength: 5 },
      ),
      of_all: fc.boolean(),
    },
    { requiredKeys: ['do', 'names'] },
  ),
  overlap: fc.record({ do: is('overlap'), with: fc.array(scope, { maxLength: 5 }) }),
  reach: fc.record({ do: is('reach'), by: reaches, within: who }, { requiredKeys: ['do', 'by'] }),
  cover: fc.record(
    {
      do: is('cover'),
      groups: fc.array(fc.record({ by: reaches, most: fc.constantFrom(0, 1, 2, 30) }), { minLength: 1, maxLength: 3 }),
      within: who,
    },
    { requiredKeys: ['do', 'groups'] },
  ),
  growth: fc.record({ do: is('growth'), handle }),
  profile: fc.record({ do: is('profile'), handle }),
  origin: fc.record({
    do: is('origin'),
    of: fc.oneof(fc.constantFrom('people' as const, 'posts' as const), fc.record({ handle })),
  }),
}

export const question: fc.Arbitrary<ConformanceQuestion> = fc.record({
  scope,
  primitives: fc.array(fc.oneof(...Object.values(PRIMITIVES)), { minLength: 1, maxLength: 8, size: 'max' }),
  baseline,
  comparison: fc.constantFrom(...COMPARISONS),
})
