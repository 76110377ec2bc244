import type { SandboxOptions } from '@starling/sandbox'

type Source = NonNullable<NonNullable<SandboxOptions['network']>['source']>
type Batch = ReturnType<Source['batches']> extends Iterable<infer B> ? B : never

const FIRST = 1_000_000_000_000_000_000n
const idOf = (at: number) => String(FIRST + BigInt(at))
const BATCH = 10_000
export const STAR = 'person_0'

/** For tests: one account that everybody follows, many of them since the same second. */
export const starNetwork = (followers: number): Source => ({
  manifest: {
    ...{ version: '1', seed: 0, accounts: followers + 1, posts: 0, now: '2026-03-01T00:00:00.000Z' },
    ...{ languages: [], countries: [], communities: [], brands: [], titles: [] },
  },
  *batches(): Generator<Batch> {
    for (let from = 0; from <= followers; from += BATCH) {
      const count = Math.min(BATCH, followers + 1 - from)
      yield { accounts: Array.from({ length: count }, (_, at) => account(from + at, followers)) }
    }
    for (let from = 1; from <= followers; from += BATCH) {
      const count = Math.min(BATCH, followers + 1 - from)
      yield { follows: Array.from({ length: count }, (_, at) => follow(from + at)) }
    }
  },
  truth: () => ({
    ...{ kind: 'person', community: '', country: 'JP', city: '', offset: 9, female: null, age: null, job: null },
  }),
})

const account = (at: number, followers: number): NonNullable<Batch['accounts']>[number] => ({
  ...{ id: idOf(at), handle: `person_${at}`, name: `Person ${at}`, bio: '', location: '', url: null },
  created_at: new Date('2020-01-01'),
  ...{ verified: false, verified_type: 'none', protected: false, avatar_url: null },
  followers_count: at === 0 ? followers : 0,
  following_count: at === 0 ? 0 : 1,
  ...{ post_count: 0, listed_count: 0 },
})

const follow = (at: number): NonNullable<Batch['follows']>[number] => ({
  ...{ follower_id: idOf(at), followed_id: idOf(0), until: null },
  since: new Date(Date.UTC(2024, 0, 1) + Math.floor(at / 50) * 1000),
})
