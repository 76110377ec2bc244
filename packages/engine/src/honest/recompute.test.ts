import type { Question } from '@starling/question'
import { SECTION_IDS } from '@starling/sections'
import { expect, test } from 'vitest'
import type { Facts } from '../facts/facts.ts'
import { Oracle } from '../oracle/oracle.ts'
import { accountFact, postFact } from '../oracle/samples.ts'
import type { SectionAnswer } from './answer.ts'
import { Answering } from './answering.ts'
import type { Inputs } from './inputs.ts'
import { recompute } from './recompute.ts'

const WORDS = 'tea coffee beans milk roast latte #latte #tea ☕ 🍵 r/tea r/coffee fresh hot'.split(' ')
const DAY = 86_400

let state = 7
const random = (below: number) => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0
  return Math.floor((state / 4294967296) * below)
}
const pick = <T>(from: readonly T[]): T => from[random(from.length)]!
const text = () => Array.from({ length: 2 + random(4) }, () => pick(WORDS)).join(' ')

function anyFacts(): Facts {
  const accounts = Array.from({ length: 150 }, (_, at) =>
    accountFact(BigInt(at + 1), `a${at + 1}`, {
      country: pick(['JP', 'US', 'US', 'GB', null]),
      gender: pick(['female', 'male', null]),
      city: pick(['Tokyo', 'Boston', null]),
      age_group: pick(['25-34', '35-49', null]),
      job_titles: pick([['barista'], []]),
      interests: pick([['1'], ['150'], []]),
      bio: pick([text(), '']),
      followers_count: 10 ** random(8),
    }),
  )
  const anyone = () => BigInt(1 + random(accounts.length))
  const posts = Array.from({ length: 600 }, (_, at) =>
    postFact(BigInt(1_000 + at), anyone(), random(20 * DAY), text(), {
      language: pick(['en', 'ja', null]),
      sentiment: pick(['negative', 'neutral', 'positive', null]),
      topics: pick([['150'], ['1'], []]),
      like_count: random(50),
    }),
  )
  const follows = new Map<string, Facts['follows'][number]>()
  for (let at = 0; at < 2_000; at++) {
    const [follower_id, followed_id] = [anyone(), BigInt(1 + random(20))]
    follows.set(`${follower_id} ${followed_id}`, { follower_id, followed_id, since: null, until: null })
  }
  const interactions = Array.from({ length: 500 }, () => ({ account_id: anyone(), post_id: pick(posts).id }))
  return { accounts, posts, follows: [...follows.values()], interactions, snapshots: [] }
}

const QUESTIONS: Question[] = [
  { query_type: 'handle', handle: 'a1' },
  { query_type: 'handle', handle: 'a2', countries: ['US'] },
  { query_type: 'conversation', keywords: [['coffee'], ['tea', 'hot']], excluded_keywords: ['roast'] },
  { query_type: 'post', post_ids: Array.from({ length: 200 }, (_, at) => `${1_000 + at}`) },
]

const scores = (row: object) =>
  Object.entries(row).flatMap(([column, value]) =>
    [value]
      .flat()
      .flatMap((one: unknown, at) => (typeof one === 'number' ? [{ column: `${column} ${at}`, value: one }] : [])),
  )

async function everyAnswer(): Promise<SectionAnswer[]> {
  const answering = new Answering(new Oracle(anyFacts()), () => 20 * DAY)
  const answers: SectionAnswer[] = []
  for (const question of QUESTIONS) {
    const options = { inputs: true, others: QUESTIONS.slice(0, 2) }
    for await (const { answer } of answering.sections(SECTION_IDS, question, options))
      if (answer?.inputs) answers.push(answer)
  }
  return answers
}
const answers = await everyAnswer()
/** As someone who downloaded it has it. */
const downloaded = (inputs: Inputs): Inputs => JSON.parse(JSON.stringify(inputs))

test('published scores are made again from what can be downloaded', () => {
  const pairs = answers.flatMap(({ section, rows, inputs }) => {
    const again = recompute(downloaded(inputs!))
    expect(again.length).toBe(rows.length)
    return rows.flatMap((row, at) => {
      const published = new Map(scores(row).map(({ column, value }) => [column, value]))
      return scores(again[at]!).map(({ column, value }) => ({
        section,
        column,
        value,
        published: published.get(column),
      }))
    })
  })
  expect(new Set(pairs.map(({ section }) => section)).size).toBeGreaterThan(25)
  for (let at = 0; at < 100; at++) {
    const { value, published, column, section } = pick(pairs)
    expect(Math.abs(value - published!), `${column} of ${section}`).toBeLessThan(1e-6)
  }
})

/** The formulas of docs/methods once more, from the inputs alone and by other hands than `recompute`. */
test('the formulas of the method pages give the same', () => {
  let compared = 0
  for (const { rows, inputs, base } of answers) {
    const given = downloaded(inputs!)
    if (given.method !== 'similar_accounts' && given.method !== 'top_accounts') continue
    for (const row of rows as unknown as Record<string, number>[]) {
      const at = given.rows.findIndex(({ value }) => value === String(row.id))
      const { count, baseline_count, expected, followers_count } = given.rows[at]!
      const share = count / given.known
      expect(given.within).toBe(true)
      const baseline_share = expected / given.known
      const again = {
        share,
        ...(!given.spread && row.over_index !== null && { over_index: share / baseline_share }),
        influence: 100 * (share * Math.min(1, Math.log(1 + followers_count) / Math.log(1e8 + 1))) ** 0.5,
        uniqueness: 100 / (1 + baseline_share / share),
        ...(given.method === 'similar_accounts' && { similarity: count / (base.n + baseline_count - count) }),
      }
      for (const [column, value] of Object.entries(again)) {
        expect(Math.abs(value - row[column]!), column).toBeLessThan(1e-6)
        compared++
      }
    }
  }
  expect(compared).toBeGreaterThan(100)
})
