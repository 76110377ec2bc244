import type { Primitive } from '@starling/sections'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeOf, step } from '../../conformance/changes.ts'
import { corpus } from '../../conformance/corpora.ts'
import { compare } from '../../conformance/disagreement.ts'
import { LARGE_QUESTIONS, largeCorpus } from '../../conformance/large.ts'
import { PRIMITIVES, question, scope } from '../../conformance/questions.ts'
import { applyChange } from '../facts/change.ts'
import type { Facts } from '../facts/facts.ts'
import { Oracle } from '../oracle/oracle.ts'
import type { AnswerTo } from '../port/answers.ts'

const CORPORA = 30
const seed = 4
const corpora = fc.sample(corpus, { numRuns: CORPORA, seed })

const sizeOf = (answer: AnswerTo<Primitive>): number =>
  'rows' in answer
    ? answer.rows.length
    : 'ids' in answer
      ? (answer.ids?.length ?? 0)
      : 'sources' in answer
        ? answer.sources.length
        : answer.accounts

/** A suite that asks only what has no answer would hold any backend right. */
test.each(Object.keys(PRIMITIVES) as (keyof typeof PRIMITIVES)[])(
  '%s is asked where there is something',
  async (name) => {
    const asked = fc.sample(fc.tuple(scope, PRIMITIVES[name]), { numRuns: CORPORA, seed })
    const answers = await Promise.all(
      corpora.map((facts, index) => new Oracle(facts).ask(asked[index]![0], [asked[index]![1]])),
    )
    const filled = answers.filter(([answer]) => sizeOf(answer!) > 0)
    expect(filled.length).toBeGreaterThan(CORPORA / 6)
  },
)

const FLAWS: [string, (facts: Facts) => Facts][] = [
  ['forgets a post', (facts) => ({ ...facts, posts: facts.posts.slice(1) })],
  [
    'takes ended follows for current',
    ({ follows, ...facts }) => ({ ...facts, follows: follows.map((one) => ({ ...one, until: null })) }),
  ],
  [
    'counts a post to another account',
    (facts) => ({ ...facts, posts: facts.posts.map((post, n) => (n ? post : { ...post, account_id: 1n })) }),
  ],
  [
    'sees a like too many',
    (facts) => ({
      ...facts,
      posts: facts.posts.map((post, n) => (n ? post : { ...post, like_count: post.like_count + 1 })),
    }),
  ],
  [
    'keeps ids as doubles',
    (facts) => ({ ...facts, posts: facts.posts.map((post) => ({ ...post, id: BigInt(Number(post.id)) })) }),
  ],
  ['misses the interactions', (facts) => ({ ...facts, interactions: [] })],
  ['misses the snapshots', (facts) => ({ ...facts, snapshots: [] })],
]
test.each(FLAWS)('a backend that %s is found out', async (_, spoil) => {
  const questions = fc.sample(fc.array(question, { minLength: 4, maxLength: 10 }), { numRuns: CORPORA, seed })
  const verdicts = await Promise.all(
    corpora.map((facts, index) =>
      compare(new Oracle(spoil(facts)), new Oracle(facts), questions[index]!).then(
        () => 'equal',
        () => 'different',
      ),
    ),
  )
  expect(verdicts).toContain('different')
})

test('histories delete, end and bring back', () => {
  const histories = fc.sample(fc.array(step, { minLength: 6, maxLength: 6 }), { numRuns: CORPORA, seed })
  const seen = { ended: 0, deleted_accounts: 0, deleted_posts: 0, compactions: 0 }
  for (const [index, history] of histories.entries()) {
    let facts = corpora[index]!
    for (const step of history) {
      if (step === 'compact') seen.compactions++
      if (typeof step === 'string') continue
      const change = changeOf(facts, step)
      seen.ended += step.change.ended.length
      seen.deleted_accounts += facts.accounts.filter(({ id }) => change.delete!.accounts!.includes(id)).length
      seen.deleted_posts += change.delete!.posts!.length
      facts = applyChange(facts, change)
    }
  }
  for (const [name, times] of Object.entries(seen)) expect(times, name).toBeGreaterThan(CORPORA / 3)
})

test('the large corpus has somebody in every audience, and words enough for pairs and phrases', async () => {
  const oracle = new Oracle(largeCorpus(2000, 3000))
  for (const { scope, baseline } of LARGE_QUESTIONS) {
    const asked = [{ do: 'size' }, { do: 'pairs', source: 'used', limit: 1 }, { do: 'phrases', limit: 1 }] as const
    const [size, pairs, phrases] = await oracle.ask(scope, asked, { baseline })
    expect(size.accounts).toBeGreaterThan(0)
    if (size.accounts > 5) expect(pairs.rows.length * phrases.rows.length).toBe(1)
  }
})
