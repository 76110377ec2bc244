import type { Baseline, Question, Scope, Who } from '@starling/question'
import type { Primitive, SectionId } from '@starling/sections'
import { sectionsFor } from '@starling/sections'
import { expect, test } from 'vitest'
import type { Facts } from '../facts/facts.ts'
import { fetchOf } from '../facts/fetch.ts'
import { Oracle } from '../oracle/oracle.ts'
import type { AskOptions } from '../port/backend.ts'
import { Answering } from './answering.ts'
import { MONDAY, TWELVE_PEOPLE, WEEK } from './twelve-people.ts'

const now = () => MONDAY + 7 * 86_400
const ROAST: Question = { query_type: 'handle', handle: 'roast' }
const TEA: Question = { query_type: 'keyword', keywords: [['tea']], window: WEEK }

/** The oracle, and what it was asked. */
class Heard extends Oracle {
  readonly asks: { scope: Scope; baseline: Baseline | undefined; primitives: readonly Primitive[] }[] = []
  override async ask<const P extends readonly Primitive[]>(scope: Scope, primitives: P, asked: AskOptions = {}) {
    this.asks.push({ scope, baseline: asked.baseline, primitives })
    return super.ask(scope, primitives, asked)
  }
}
async function all(answering: Answering, ids: SectionId[], question: Question, options = {}) {
  const found = new Map<SectionId, Awaited<ReturnType<Answering['section']>> | unknown>()
  for await (const { section, answer, error } of answering.sections(ids, question, options)) {
    expect(found.has(section)).toBe(false)
    found.set(section, answer ?? error)
  }
  return found
}

test('people are compared with everybody like them, countries with everybody as they are', async () => {
  const answering = new Answering(new Oracle(TWELVE_PEOPLE), now)
  const gender = await answering.section('genders', ROAST)
  expect(gender.base).toMatchObject({
    n: 6,
    known: 6,
    baseline: 'all',
    baseline_n: 12,
    baseline_known: 8,
    comparison: 'adjusted',
  })
  const countries = await answering.section('countries', ROAST)
  expect(countries.base).toMatchObject({ baseline: 'all', comparison: 'plain' })
  const plainly = await answering.section('genders', ROAST, { comparison: 'plain' })
  expect(plainly.base.comparison).toBe('plain')
  expect((await answering.section('audience_size', ROAST)).base.comparison).toBeNull()
})

const PEOPLE: Who = { bots: false }
const inCountries = (...countries: string[]): Baseline => ({ who: { all: [{ countries }, PEOPLE] } })

test.each<[string, Question, object, Baseline]>([
  ['everybody', { query_type: 'builder', who: { all: [] } }, {}, { who: PEOPLE }],
  ['nobody', { query_type: 'handle', handle: 'nobody' }, {}, { who: PEOPLE }],
  ['a baseline that was asked for', ROAST, { baseline: { countries: ['US'] } }, inCountries('US')],
  ['one chosen country', { ...ROAST, countries: ['US'] }, {}, inCountries('US')],
  ['several chosen countries', { ...ROAST, countries: ['JP', 'US'] }, {}, inCountries('JP', 'US')],
  [
    'countries chosen in the builder',
    {
      query_type: 'builder',
      who: { all: [{ countries: ['US', 'JP', 'GB'] }, { bots: false }] },
      countries: ['JP', 'US'],
    },
    {},
    inCountries('US', 'JP'),
  ],
  [
    'countries that one may also be outside of',
    { query_type: 'builder', who: { any: [{ countries: ['US'] }, { verified: true }] } },
    {},
    { who: PEOPLE },
  ],
  ['a part of an audience', TEA, { segment_of: ROAST }, { who: { all: [{ follows: ['roast'] }, PEOPLE] } }],
  ['conditions that were given', ROAST, { baseline: { who: { bots: true } } }, { who: { bots: true } }],
  ['everybody, with bots', { ...ROAST, handle: 'nobody', without_bots: false }, {}, 'all'],
  ['one country, with bots', { ...ROAST, countries: ['JP'], without_bots: false }, {}, { countries: ['JP'] }],
])('baseline of %s', async (_, question, options, baseline) => {
  const heard = new Heard(TWELVE_PEOPLE)
  await new Answering(heard, now).section('genders', question, options)
  expect(heard.asks.at(-1)?.baseline).toEqual(baseline)
})

const ALL_PEOPLE: Baseline = { who: PEOPLE }
test.each<[string, object, Baseline[]]>([
  // of the question itself, and of the audience's own posts
  ['everybody', {}, [ALL_PEOPLE, ALL_PEOPLE]],
  ['everybody, as somebody chose', { baseline: 'all' }, [ALL_PEOPLE, ALL_PEOPLE]],
  // twice each, as some is held against everybody whatever was chosen
  ['others', { baseline: { countries: ['JP'] } }, [ALL_PEOPLE, inCountries('JP'), ALL_PEOPLE, inCountries('JP')]],
])('what is compared with %s and shares a scope is asked at once, and nothing twice', async (_, options, baselines) => {
  const heard = new Heard(TWELVE_PEOPLE)
  const ids = sectionsFor('handle')
  const found = await all(new Answering(heard, now), ids, ROAST, options)
  expect([...found.keys()].sort()).toEqual(ids.toSorted())
  expect([...found.values()].filter((one) => one instanceof Error)).toEqual([])
  const texts = (all: readonly (Baseline | undefined)[]) => all.map((one) => JSON.stringify(one)).sort()
  expect(texts(heard.asks.map(({ baseline }) => baseline))).toEqual(texts(baselines))
  for (const { primitives } of heard.asks) {
    expect(new Set(primitives.map((one) => JSON.stringify(one))).size).toBe(primitives.length)
  }
})

test('a section that is refused leaves the others their answers', async () => {
  const answering = new Answering(new Oracle(TWELVE_PEOPLE), now)
  const names = Array.from({ length: 51 }, (_, at) => ({ name: `n${at}`, terms: ['tea'] }))
  const found = await all(answering, ['share_of_voice', 'audience_size', 'genders', 'profile'], {
    ...TEA,
    share_of_voice: names,
  })
  expect(found.get('share_of_voice')).toMatchObject({ code: 'too_large' })
  expect(found.get('profile')).toMatchObject({ code: 'bad_primitive' })
  expect(found.get('audience_size')).toMatchObject({ base: { hidden: true } })
  expect(found.get('genders')).toMatchObject({ base: { hidden: true } })
})

test.each<[string, Question]>([
  ['a question without words', { query_type: 'keyword', keywords: [[], ['  ']] }],
  ['a window that ends before it begins', { ...TEA, window: { since: 2, until: 1 } }],
])('%s is refused in every section', async (_, question) => {
  const found = await all(new Answering(new Oracle(TWELVE_PEOPLE), now), sectionsFor('keyword'), question)
  for (const [section, outcome] of found) {
    // It is about names, not about an audience: without words there are none.
    if (section === 'share_of_voice' && !('window' in question)) expect(outcome).toMatchObject({ rows: [] })
    else expect(outcome).toMatchObject({ code: 'bad_scope' })
  }
})

test('a question taken back is cancelled', async () => {
  const answering = new Answering(new Oracle(TWELVE_PEOPLE), now)
  await expect(answering.section('genders', ROAST, { signal: AbortSignal.abort() })).rejects.toMatchObject({
    code: 'cancelled',
  })
})

test('of fewer than five people nothing is shown', async () => {
  const answering = new Answering(new Oracle(TWELVE_PEOPLE), now)
  for (const id of sectionsFor('keyword')) {
    const { rows, base, inputs } = await answering.section(id, TEA, { inputs: true })
    if (base.unit === 'posts') continue
    expect({ id, rows, inputs, hidden: base.hidden }).toEqual({ id, rows: [], inputs: undefined, hidden: true })
    expect({ id, n: base.n, known: base.known }).toEqual({ id, n: 0, known: 0 })
  }
})

test('nobody is not hidden, nor is what is known of nobody; of how few it is known is', async () => {
  const answering = new Answering(new Oracle(TWELVE_PEOPLE), now)
  const nobody = await answering.section('genders', { query_type: 'handle', handle: 'nobody' })
  expect(nobody.base).toMatchObject({ n: 0, known: 0, hidden: false })
  const everybody: Question = { query_type: 'builder', who: { all: [] } }
  const ageless = { not: { age_groups: ['25-34', '35-49'] } }
  const unknown = await answering.section('age_groups', { ...everybody, who: ageless })
  expect(unknown.base).toMatchObject({ n: 5, known: 0, hidden: false })
  const few = await answering.section('genders', { ...everybody, who: { not: { genders: ['female'] } } })
  expect(few.base).toMatchObject({ n: 6, known: 0, hidden: true })
})

test('an answer says when, whence and how', async () => {
  const answering = new Answering(new Oracle(TWELVE_PEOPLE), now)
  const answer = await answering.section('genders', ROAST, { baseline: 'all' })
  expect(answer).toMatchObject({ as_of: '2026-06-04T13:00:00.000Z', source: [], method: 'shares_of_people' })
  expect(answer.inputs).toBeUndefined()
})

test('when and whence are those of the rows behind, and of all that is known where these are few or do not say', async () => {
  const told: Facts = {
    ...TWELVE_PEOPLE,
    accounts: TWELVE_PEOPLE.accounts.map((one) => ({ ...one, fetch: fetchOf('followers', 86_400) })),
    posts: TWELVE_PEOPLE.posts.map((one) => ({ ...one, fetch: fetchOf('posts', 2 * 86_400) })),
  }
  const answering = new Answering(new Oracle(told), now)
  const [people, posts, few] = await Promise.all([
    answering.section('genders', ROAST, { baseline: 'all' }),
    answering.section('conversation_volume', ROAST),
    answering.section('genders', TEA),
  ])
  expect(people).toMatchObject({ as_of: '1970-01-02T00:00:00.000Z', source: ['followers'] })
  expect(posts).toMatchObject({ as_of: '1970-01-03T00:00:00.000Z', source: ['posts'] })
  expect(few).toMatchObject({ base: { hidden: true }, as_of: '2026-06-04T13:00:00.000Z', source: [] })
})

test('of a baseline of fewer than five people nothing is told', async () => {
  const answering = new Answering(new Oracle(TWELVE_PEOPLE), now)
  const { rows, base, inputs } = await answering.section('genders', ROAST, {
    baseline: { who: { handles: ['ann'] } },
    inputs: true,
  })
  expect(rows).toEqual([])
  expect(inputs).toBeUndefined()
  expect(base).toMatchObject({ n: 6, known: 0, baseline_n: 0, baseline_known: 0, hidden: true })
})

test('people of chosen countries stand as they are, unless they are asked for alike', async () => {
  const answering = new Answering(new Oracle(TWELVE_PEOPLE), now)
  const comparisonOf = async (options: object) => (await answering.section('genders', ROAST, options)).base.comparison
  expect(await comparisonOf({ baseline: { countries: ['JP'] } })).toBe('plain')
  expect(await comparisonOf({ baseline: { countries: ['JP'] }, comparison: 'adjusted' })).toBe('adjusted')
  expect(await comparisonOf({ baseline: 'all' })).toBe('adjusted')
})
