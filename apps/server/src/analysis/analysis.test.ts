import path from 'node:path'
import { type Answered, type Ask, type Refused, ROWS_FOR_STRANGERS } from '@starling/contract'
import type { Client } from '@starling/contract/browser'
import { importBatches, openCorpus, type SectionAnswer } from '@starling/engine'
import { type Question, scopeOf, type Who, type WordsQuestion } from '@starling/question'
import { mayAsk, SECTION_GROUPS, type SectionId, sectionsIn } from '@starling/sections'
import { type World, worldWithNetwork } from '@starling/world'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { withDeadline } from '../floor/index.ts'

let world: World
let member: Client
let handle: string
let words: Question
let now: number
const rowsOf = ({ sections }: { sections: (Answered | Refused)[] }) =>
  sections.map((one) => ('rows' in one ? one.rows : one.error))

beforeAll(async () => {
  world = await worldWithNetwork(inject('postgres'))
  member = await world.as('member@meridian.example')
  const [{ rows }] = await world.product.engine.ask({ who: { all: [] }, posts: { by: 'anyone' } }, [
    { do: 'accounts', order: 'followers_count', limit: 1 },
  ])
  handle = rows[0]!.handle
  now = Math.floor(world.clock.now().getTime() / 1000)
  words = {
    query_type: 'conversation',
    keywords: [['good'], ['week']],
    window: { since: now - 60 * 86_400, until: now },
  }
})
afterAll(() => world.stop())

const questions = (): [string, Question][] => [
  ['a handle', { query_type: 'handle', handle }],
  ['a conversation', words],
]

test.each(SECTION_GROUPS)('%s answers what the engine answers', async (group) => {
  const ids = sectionsIn(group)
  for (const [, question] of questions()) {
    const asked = (ids as readonly SectionId[]).filter((id) => mayAsk(id, question))
    const expected = await Promise.all(asked.map((id) => world.product.engine.section(id, question)))
    const { sections } = await member[group]({ body: { question } })
    expect(sections).toEqual(world.product.pictures.inAnswer(expected).map((answer) => ({ ...answer, more: false })))
  }
})

describe('somebody who is not signed in', () => {
  test('sees the beginning of lists, whole curves, and that there is more', async () => {
    const stranger = world.browser('pro.localhost:4000')
    const body = { question: { query_type: 'handle', handle }, inputs: true, limit: 500 } as const
    const [mine, theirs] = [await member.explore({ body }), await stranger.explore({ body })]
    const cut = theirs.sections.flatMap((one) => ('rows' in one && one.more ? [one] : []))
    expect(cut.map(({ section }) => section)).toEqual(expect.arrayContaining(['top_accounts', 'largest_followers']))
    for (const { rows } of cut) expect(rows).toHaveLength(ROWS_FOR_STRANGERS)
    // What is shown whole has inputs too, and they name words and people that no row does.
    const inputsOf = ({ sections }: typeof mine) => sections.flatMap((one) => ('inputs' in one ? [one.section] : []))
    expect(inputsOf(mine)).toContain('topic_clusters')
    expect(inputsOf(theirs)).toEqual([])
    const growth = ({ sections }: typeof mine) => sections.find(({ section }) => section === 'follower_growth')
    expect(growth(theirs)).toMatchObject({ rows: (growth(mine) as Answered).rows })
    expect(mine.sections.some((one) => 'rows' in one && one.more)).toBe(false)
  })
  test('sees as few people behind a figure', async () => {
    const stranger = world.browser('pro.localhost:4000')
    const question: Question = { query_type: 'handle', handle }
    const body = { question, who: { all: [] }, limit: 100 }
    const { n, rows, more } = await stranger.listPeopleBehind({ body })
    expect([rows.length, more]).toEqual([ROWS_FOR_STRANGERS, true])
    expect(n).toBe((await member.listPeopleBehind({ body })).n)
  })
})

test('a section that has one order is not asked for another, unless others are asked with it', async () => {
  const question: Question = { query_type: 'handle', handle }
  const ask = (sections: SectionId[]) => member.explore({ body: { question, order: 'lift', sections } })
  await expect(ask(['topics', 'top_accounts'])).rejects.toMatchObject({
    code: 'invalid',
    body: { order: ['topics come in one order only'] },
  })
  expect(rowsOf(await ask(['top_accounts']))[0]).not.toEqual([])
  const { sections } = await member.explore({ body: { question, order: 'lift' } })
  expect(sections.map(({ section }) => section)).toContain('topics')
})

describe('a question is understood', () => {
  const WORDS: WordsQuestion = { query_type: 'keyword', keywords: [['coffee']] }
  test.each<[string, Question, object]>([
    ['a handle with @', { query_type: 'handle', handle: ' @NASA ' }, { handle: 'nasa' }],
    ['a wide handle', { query_type: 'handle', handle: '＠ｎａｓａ' }, { handle: 'nasa' }],
    ['a profile', { query_type: 'handle', handle: 'https://x.com/NASA?s=20' }, { handle: 'nasa' }],
    ['countries', { ...WORDS, countries: ['USA', 'us', 'Türkiye', '日本'] }, { countries: ['US', 'TR', 'JP'] }],
    [
      'empty words',
      { ...WORDS, keywords: [[' tea ', ''], [' ']], synonyms: [''], excluded_keywords: ['  '] },
      { keywords: [['tea']] },
    ],
    [
      'addresses of posts',
      { query_type: 'post', post_ids: ['https://x.com/a/status/12?s=1, 34', '12'] },
      { post_ids: ['12', '34'] },
    ],
  ])('%s', async (_, question, understood) => {
    const answer = await member.analyzeQuestion({ body: { question } })
    expect(answer.question).toMatchObject(understood)
    expect(answer.question).not.toHaveProperty('synonyms')
  })

  test('Global is no country', async () => {
    const { question } = await member.analyzeQuestion({ body: { question: { ...WORDS, countries: ['Global'] } } })
    expect(question).not.toHaveProperty('countries')
  })
  test.each([
    ['North Korea', 'This country is not available for targeting.'],
    ['KP', 'This country is not available for targeting.'],
    ['Atlantis', '“Atlantis” is not a country'],
  ])('%s is refused', async (country, message) => {
    const refusal = { status: 400, body: { countries: [message] } }
    const words = { ...WORDS, countries: [country] }
    await expect(member.analyzeQuestion({ body: { question: words } })).rejects.toMatchObject(refusal)
    const people: Question = { query_type: 'builder', who: { not: { countries: [country] } } }
    await expect(member.explore({ body: { question: people } })).rejects.toMatchObject(refusal)
  })

  test('what the corpus does not have is said', async () => {
    const [{ rows }] = await world.product.engine.ask({ who: { all: [] }, posts: { by: 'anyone' } }, [
      { do: 'posts', order: 'like_count', limit: 1 },
    ])
    const known = await member.analyzeQuestion({ body: { question: { query_type: 'handle', handle } } })
    expect(known).toMatchObject({ missing: { handles: [], post_ids: [] }, account: { handle } })
    expect(known.corpus.accounts).toBeGreaterThan(1000)
    const who = { any: [{ follows: [handle] }, { similar_to: 'nobody_here' }] }
    const people = await member.analyzeQuestion({ body: { question: { query_type: 'builder', who } } })
    expect(people.missing.handles).toEqual(['nobody_here'])
    const question: Question = { query_type: 'post', post_ids: [rows[0]!.id, '7'] }
    expect((await member.analyzeQuestion({ body: { question } })).missing.post_ids).toEqual(['7'])
  })
})

describe('what cannot be answered', () => {
  test.each<[string, Ask, object]>([
    ['no words', { question: { query_type: 'keyword', keywords: [] } }, { question: [expect.any(String)] }],
    [
      'not a handle',
      { question: { query_type: 'handle', handle: 'no handle!' } },
      { handle: ['This is not a handle'] },
    ],
  ])('%s: the whole question is refused', async (_, body, fields) => {
    await expect(member.explore({ body })).rejects.toMatchObject({ status: 400, body: fields })
  })
  test('a section of another call', async () => {
    const body = { question: words, sections: ['seo'] as SectionId[] }
    await expect(member.explorePeople({ body })).rejects.toMatchObject({ status: 400 })
  })
  test('a section that this kind of question does not ask stops no other', async () => {
    const { sections } = await member.explore({ body: { question: words, sections: ['profile', 'audience_size'] } })
    expect(sections).toMatchObject([{ error: { code: 'invalid' } }, { rows: [{}] }])
  })
  test('too slow: what is ready is given, the rest says so', async () => {
    const question: Question = { query_type: 'keyword', keywords: [['minutes']] }
    const answered = await withDeadline({ signal: AbortSignal.abort() }, (signal) =>
      world.product.analyses.answer(['countries'], { question }, { asker: 'somebody', signal, log: () => {} }),
    )
    expect(answered).toMatchObject([
      { error: { code: 'took_too_long', detail: 'The request took too long to process. Please try again later.' } },
    ])
    expect(rowsOf(await member.explore({ body: { question, sections: ['countries'] } }))[0]).not.toHaveProperty('code')
  })
})

describe('behind a figure', () => {
  test.each<[string, Who]>([
    ['country', { countries: ['US'] }],
    ['word', { posted: { groups: [['new']] } }],
    ['everybody', { all: [] }],
  ])('the people of a %s', async (_, who) => {
    const scope = scopeOf(words, now)
    const [{ accounts }] = await world.product.engine.ask({ ...scope, who: { all: [scope.who, who] } }, [
      { do: 'size' },
    ])
    const { n, rows, more } = await member.listPeopleBehind({ body: { question: words, who, limit: 7 } })
    expect(n).toBe(accounts)
    expect(rows).toHaveLength(Math.min(7, n))
    expect(more).toBe(n > 7)
  })

  test('posts hold the words as well, are in the part of the window, and by the people', async () => {
    const window = { since: now - 20 * 86_400, until: now }
    const all = await member.listPostsBehind({ body: { question: words, words: ['time'], limit: 100 } })
    expect(all.n).toBeGreaterThan(0)
    for (const { text } of all.rows) expect(text).toMatch(/(good|week)/i)
    for (const { text } of all.rows) expect(text).toMatch(/time/i)
    const late = await member.listPostsBehind({ body: { question: words, words: ['time'], window, limit: 100 } })
    expect(late.rows).toEqual(all.rows.filter(({ created_at }) => Number(created_at) >= window.since))
    const author = String(all.rows[0]!.handle)
    const who = { handles: [author] }
    const theirs = await member.listPostsBehind({ body: { question: words, words: ['time'], who, limit: 100 } })
    expect(theirs.rows).toEqual(all.rows.filter((row) => row.handle === author))
  })

  test('posts of a handle: by likes, or the newest', async () => {
    const { posts } = await member.listAccountPosts({ body: { handle: `@${handle.toUpperCase()}` } })
    const { posts: newest } = await member.getTimeline({ query: { handle } })
    expect(posts.length).toBeGreaterThan(1)
    const sorted = (rows: typeof posts, by: string) => rows.toSorted((a, b) => Number(b[by]) - Number(a[by]))
    expect(posts.map(({ like_count }) => like_count)).toEqual(sorted(posts, 'like_count').map((row) => row.like_count))
    expect(newest.map(({ created_at }) => created_at)).toEqual(sorted(posts, 'created_at').map((row) => row.created_at))
  })
})

test('a question comes from the cache until the corpus changes', async () => {
  const { analyses, config, engine } = world.product
  const asking = { asker: 'somebody', signal: new AbortController().signal, log: () => {} }
  const question: Question = { query_type: 'handle', handle }
  const ids: SectionId[] = ['audience_size', 'countries', 'top_accounts']
  const first = await analyses.answer(ids, { question }, asking)
  const again = await analyses.answer(ids.toReversed(), { question: { ...question, handle: `@${handle}` } }, asking)
  for (const [at, answer] of first.entries()) expect(again[ids.length - 1 - at]).toBe(answer)

  const { rows } = (await engine.ask(scopeOf(question, now), [{ do: 'profile', handle }]))[0]
  const corpus = await openCorpus(path.resolve(config.DATA_DIR, 'corpus'), { write: true, what: 'a test' })
  const since = new Date(now * 1000)
  await importBatches(corpus, {
    source: 'test',
    fetched_at: world.clock.now(),
    key: 'one more follower',
    batches: async function* () {
      yield { follows: [{ follower_id: '4242', followed_id: rows[0]!.id, since, until: null }] }
    },
  })
  await corpus.close()
  await engine.keepUp()
  const [later] = await analyses.answer(['audience_size'], { question }, asking)
  expect(later).toMatchObject({ base: { n: (first[0] as SectionAnswer).base.n + 1 } })
})
