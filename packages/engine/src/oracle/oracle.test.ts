import type { Baseline, Scope } from '@starling/question'
import type { ComparedList, Primitive } from '@starling/sections'
import { expect, test } from 'vitest'
import { fetchOf } from '../facts/fetch.ts'
import { Oracle } from './oracle.ts'
import { DAY, MONDAY, TEN_PEOPLE } from './ten-people.ts'

const oracle = new Oracle(TEN_PEOPLE)
const HOUR = 3600
const WEEK = { since: MONDAY, until: MONDAY + 7 * DAY }
const COFFEE = { groups: [['coffee']] }
/** ann, bob, cyd, dan, eve, hub and 10, in posts 101 to 106, 110 and 111. */
const DRINKERS: Scope = { who: { posted: COFFEE }, posts: { by: 'audience', about: COFFEE }, window: WEEK }

async function ask<const P extends Primitive>(primitive: P, scope: Scope = DRINKERS, baseline: Baseline = 'all') {
  const [answer] = await oracle.ask(scope, [primitive], { baseline })
  return answer
}
const counts = (rows: { value: string; count: number; baseline_count: number }[]) =>
  rows.map(({ value, count, baseline_count }) => `${value} ${count} ${baseline_count}`)
const handles = (rows: { handle: string; count: number; baseline_count: number }[]) =>
  rows.map(({ handle, count, baseline_count }) => `${handle} ${count} ${baseline_count}`)

test('size', async () => {
  expect(await ask({ do: 'size' })).toEqual({ accounts: 7, posts: 8, all_accounts: 10, all_posts: 12 })
})

const BREAKDOWNS: [Extract<Primitive, { do: 'breakdown' }>['dimension'], number, number, string[]][] = [
  ['country', 5, 8, ['JP 4 4', 'US 1 3']],
  ['gender', 5, 7, ['female 3 4', 'male 2 3']],
  ['city', 1, 1, ['Osaka 1 1']],
  ['region', 1, 1, ['JP-27 1 1']],
  ['age_group', 1, 1, ['25-34 1 1']],
  ['language', 6, 9, ['en 6 7']],
  ['verified', 6, 9, ['no 4 7', 'yes 2 2']],
  ['job_title', 1, 1, ['barista 1 1']],
  ['interest', 1, 1, ['coffee 1 1', 'food 1 1']],
  ['topic', 3, 3, ['food 3 3', 'cars 1 1']],
]
test.each(BREAKDOWNS)('breakdown of %s', async (dimension, known, baseline_known, rows) => {
  const answer = await ask({ do: 'breakdown', dimension, limit: 10 })
  expect(answer).toMatchObject({ n: 7, known, baseline_n: 10, baseline_known })
  expect(counts(answer.rows)).toEqual(rows)
})

type Terms = Extract<Primitive, { do: 'terms' }>
const TERMS: [Terms['source'], Terms['kind'], Terms['order'], string[]][] = [
  ['used', 'keyword', 'count', ['coffee 7 7', 'beans 5 5', 'fresh 5 6', 'espresso 1 1', 'tea 1 3']],
  // Seven of seven say more than five of five.
  ['used', 'keyword', 'lift', ['coffee 7 7', 'beans 5 5', 'fresh 5 6']],
  ['used', 'hashtag', 'count', ['#birds 1 2']],
  ['used', 'hashtag', 'lift', []],
  ['used', 'emoji', 'count', ['☕ 2 2']],
  ['used', 'subreddit', 'count', ['r/espresso 1 1']],
  ['bio', 'keyword', 'count', ['coffee 3 3', 'barista 1 1', 'espresso 1 1', 'roast 1 1']],
  ['bio', 'subreddit', 'count', ['r/espresso 1 1']],
  ['interacted', 'keyword', 'count', ['beans 4 5', 'coffee 4 5', 'fresh 4 5', 'tea 1 1']],
  ['interacted', 'emoji', 'count', ['☕ 3 4']],
  ['posts', 'emoji', 'count', ['☕ 2 0']],
  ['posts', 'keyword', 'count', ['coffee 8 0', 'beans 6 0', 'fresh 6 0', 'espresso 1 0']],
]
test.each(TERMS)('terms %s: %s by %s', async (source, kind, order, rows) => {
  expect(counts((await ask({ do: 'terms', source, kind, order, limit: 10 })).rows)).toEqual(rows)
})
test.each([
  ['used', { n: 7, known: 7, baseline_n: 4, baseline_known: 4 }],
  ['bio', { n: 7, known: 4, baseline_n: 4, baseline_known: 3 }],
  ['interacted', { n: 7, known: 5, baseline_n: 4, baseline_known: 3 }],
  ['posts', { n: 8, known: 8, baseline_n: 0, baseline_known: 0 }],
] as const)('base of the terms %s', async (source, base) => {
  const primitive = { do: 'terms', source, kind: 'keyword', order: 'count', limit: 0 } as const
  expect(await ask(primitive, DRINKERS, { countries: ['JP'] })).toEqual({ ...base, rows: [] })
})

test('pairs', async () => {
  expect(await ask({ do: 'pairs', source: 'used', limit: 10 })).toEqual({
    n: 7,
    known: 7,
    rows: [
      { values: ['beans', 'coffee'], count: 5 },
      { values: ['beans', 'fresh'], count: 5 },
      { values: ['coffee', 'fresh'], count: 5 },
    ],
  })
  const { rows } = await ask({ do: 'pairs', source: 'posts', limit: 1 })
  // Ann wrote two of the six, and two of the eight posts in all.
  expect(rows).toEqual([{ values: ['beans', 'coffee'], count: 6, by_author: { squares: 8, crossed: 8 } }])
})

test('phrases', async () => {
  const answer = await ask({ do: 'phrases', limit: 10 }, DRINKERS, { countries: ['JP'] })
  expect(answer).toMatchObject({ n: 7, known: 7, baseline_n: 4, baseline_known: 4 })
  expect(counts(answer.rows)).toEqual(['coffee beans 5 4', 'fresh coffee 5 4', 'fresh coffee beans 5 4'])
})

test('followed', async () => {
  const byCount = await ask({ do: 'followed', order: 'count', limit: 10 })
  expect(byCount).toMatchObject({ n: 7, known: 6, baseline_n: 10, baseline_known: 8 })
  expect(handles(byCount.rows)).toEqual(['hub 5 5', 'Ivy 5 7', 'ann 1 1', 'bob 1 1'])
  const byLift = await ask({ do: 'followed', order: 'lift', limit: 10 }, DRINKERS, { countries: ['US'] })
  expect(handles(byLift.rows)).toEqual(['hub 5 1', 'Ivy 5 3'])
  // 5 of 7 + 5 - 5, 5 of 7 + 7 - 5, 1 of 7 + 1 - 1.
  const bySimilarity = await ask({ do: 'followed', order: 'similarity', limit: 3 })
  expect(handles(bySimilarity.rows)).toEqual(['hub 5 5', 'Ivy 5 7', 'ann 1 1'])
  const others = await ask({ do: 'followed', order: 'count', limit: 10 }, { ...DRINKERS, who: { follows: ['hub'] } })
  expect(handles(others.rows)).toEqual(['Ivy 5 7', 'bob 1 1'])
})

test('liked', async () => {
  const liked = (rows: { id: string; count: number; baseline_count: number }[]) =>
    rows.map(({ id, count, baseline_count }) => `${id} ${count} ${baseline_count}`)
  const everybody: Scope = { who: { all: [] }, posts: { by: 'audience' } }
  const byCount = await ask({ do: 'liked', order: 'count', limit: 10 }, everybody)
  // One who reacted to a post that is not there is not known.
  expect(byCount).toMatchObject({ n: 10, known: 6, baseline_n: 10, baseline_known: 6 })
  expect(liked(byCount.rows)).toEqual(['101 4 4', '102 1 1', '107 1 1'])
  expect(byCount.rows[0]).toMatchObject({ id: '101', text: expect.any(String), like_count: expect.any(Number) })
  expect((await ask({ do: 'liked', order: 'lift', limit: 10 }, everybody)).rows, 'fewer than five').toEqual([])
  const named = await ask({ do: 'liked', order: 'count', limit: 10 }, { ...everybody, who: { engaged: ['101'] } })
  expect(liked(named.rows), 'not what the question is about').toEqual([])
})

test('spread: what most of the baseline have, whether or not anybody of the audience has it', async () => {
  const spread = async (of: ComparedList, limit: number, scope = DRINKERS) =>
    (await ask({ do: 'spread', of, limit }, scope)).rows.map(({ count }) => count)
  // coffee, fresh, beans, tea, birds, espresso, コーヒー, 東京
  expect(await spread({ source: 'used', kind: 'keyword' }, 10)).toEqual([7, 5, 5, 1, 0, 1, 0, 0])
  // Ivy, whom seven follow, and the hub, whom five follow
  expect(await spread('followed', 2)).toEqual([5, 5])
  expect(await spread('followed', 1, { ...DRINKERS, who: { follows: ['Ivy'] } }), 'nor whom all follow').toEqual([5])
  const engaged: Scope = { who: { engaged: ['101'] }, posts: { by: 'audience' } }
  expect(await spread('liked', 1, engaged), 'not what the question is about').toEqual([0])
})

test('accounts', async () => {
  const { n, rows } = await ask({ do: 'accounts', order: 'followers_count', limit: 10 })
  expect(n).toBe(7)
  expect(rows.map(({ handle }) => handle)).toEqual(['hub', 'ann', 'eve', 'bob', 'cyd', 'dan', ''])
  // The keys of 4 and 2 are 614,249,093 and 821,347,078; those of the others are above a billion.
  const sample = await ask({ do: 'accounts', order: 'sample', limit: 2 })
  expect(sample.rows.map(({ handle }) => handle)).toEqual(['dan', 'bob'])
})

test('members', async () => {
  const all = await ask({ do: 'members', most: 7 })
  expect(all).toEqual({ n: 7, ids: all.ids!.toSorted((a, b) => Number(BigInt(a) - BigInt(b))) })
  expect(new Set(all.ids).size).toBe(7)
  expect(await ask({ do: 'members', most: 6 }), 'all or nobody').toEqual({ n: 7, ids: null })
})

test('series', async () => {
  const none = { negative: 0, neutral: 0, positive: 0, likes: 0 }
  expect(await ask({ do: 'series', bucket: 'day' })).toEqual({
    n: 8,
    rows: [
      { ...none, at: MONDAY, posts: 3, neutral: 1, positive: 1, likes: 10 },
      { ...none, at: MONDAY + DAY, posts: 3, negative: 1, positive: 2, likes: 3 },
      { ...none, at: MONDAY + 3 * DAY, posts: 2 },
    ],
  })
  const { squares, rows } = await ask({ do: 'series', bucket: 'day', by_author: true })
  // Ann wrote two of the eight posts, the others one each.
  expect([squares, ...rows.map(({ by_author: { moods: _, ...posts } = {} }) => posts)]).toEqual([
    10,
    { squares: 3, crossed: 4 },
    { squares: 3, crossed: 4 },
    { squares: 2, crossed: 2 },
  ])
  const whole = await ask({ do: 'series', bucket: 'whole', by_author: true })
  expect(whole.rows).toEqual([
    {
      ...{ at: 0, posts: 8, negative: 1, neutral: 1, positive: 3, likes: 13 },
      by_author: {
        squares: 10,
        crossed: 10,
        // Both of Ann's are positive, and one post each of Bob, Dan and Eve has a mood.
        moods: {
          judged: { squares: 7, crossed: 7 },
          negative: { squares: 1, crossed: 1 },
          neutral: { squares: 1, crossed: 1 },
          positive: { squares: 5, crossed: 5 },
          opposed: 0,
        },
      },
    },
  ])
  const moved = await ask({ do: 'series', bucket: 'day', utc_offset_minutes: 60 })
  expect(moved.rows.map(({ at, posts }) => [(at - MONDAY) / HOUR, posts])).toEqual([
    [-1, 3],
    [23, 2],
    [47, 1],
    [71, 2],
  ])
  const hours = await ask({ do: 'series', bucket: 'hour_of_week' })
  expect(hours.rows.map(({ at, posts }) => [at, posts])).toEqual([
    [9, 2],
    [10, 1],
    [24, 1],
    [33, 1],
    [47, 1],
    [72, 2],
  ])
  const earlier = await ask({ do: 'series', bucket: 'hour_of_week', utc_offset_minutes: -600 })
  expect(earlier.rows.map(({ at, posts }) => [at, posts])).toEqual([
    [0, 1],
    [14, 1],
    [23, 1],
    [37, 1],
    [62, 2],
    [167, 2],
  ])
})

test('posts', async () => {
  const { n, rows } = await ask({ do: 'posts', order: 'like_count', limit: 3 })
  expect([n, ...rows.map(({ id, handle, like_count }) => [id, handle, like_count])]).toEqual([
    8,
    ['101', 'ann', 5],
    ['103', 'bob', 5],
    ['102', 'ann', 2],
  ])
})

test('shares', async () => {
  const names = [
    { name: 'Tea', terms: ['tea'] },
    { name: 'Coffee', terms: ['coffee', 'コーヒー'] },
  ]
  expect(await ask({ do: 'shares', names }, { ...DRINKERS, posts: { by: 'anyone', about: COFFEE } })).toEqual({
    n: 11,
    squares: 13,
    rows: [
      { name: 'Tea', posts: 2, accounts: 2, by_author: { squares: 2, crossed: 2 } },
      { name: 'Coffee', posts: 9, accounts: 8, by_author: { squares: 11, crossed: 11 } },
    ],
  })
})

test('overlap', async () => {
  const followers: Scope = { ...DRINKERS, who: { follows: ['ivy'] } }
  expect(await ask({ do: 'overlap', with: [followers] })).toEqual({
    sizes: [7, 7],
    rows: [
      { in: [0, 1], count: 5 },
      { in: [0], count: 2 },
      { in: [1], count: 2 },
    ],
  })
})

test('growth', async () => {
  expect(await ask({ do: 'growth', handle: '@hub' })).toEqual({
    n: 5,
    rows: [
      { day: MONDAY, gained: 3, lost: 0, followers: 4999 },
      { day: MONDAY + DAY, gained: 0, lost: 1, followers: 5000 },
    ],
  })
  expect(await ask({ do: 'growth', handle: 'nobody' })).toEqual({ n: 0, rows: [] })
})

test('profile', async () => {
  expect(await ask({ do: 'profile', handle: '@IVY' })).toMatchObject({ rows: [{ id: '9', handle: 'Ivy' }] })
  expect(await ask({ do: 'profile', handle: '' })).toEqual({ rows: [] })
})

test('state', async () => {
  expect(await oracle.state()).toMatchObject({ accounts: 10, posts: 12, follows: 14 })
})

/** Only ann, bob and the posts of ann say it. */
test('origin is of the rows that are asked about, and of nothing where none says it', async () => {
  const { accounts, posts } = TEN_PEOPLE
  const [ann, bob] = ['ann', 'bob'].map((handle) => accounts.find((one) => one.handle === handle)!)
  const told = new Oracle({
    ...TEN_PEOPLE,
    accounts: accounts.map((one) =>
      one === ann
        ? { ...one, fetch: fetchOf('X (sandbox)', 100) }
        : one === bob
          ? { ...one, fetch: fetchOf('archive', 300) }
          : one,
    ),
    posts: posts.map((one) => (one.account_id === ann!.id ? { ...one, fetch: fetchOf('csv', 200) } : one)),
  })
  const origin = async (scope: Scope, of: 'people' | 'posts' | { handle: string }) =>
    (await told.ask(scope, [{ do: 'origin', of }]))[0]
  expect(await origin(DRINKERS, 'people')).toEqual({ as_of: 300, sources: ['X (sandbox)', 'archive'] })
  expect(await origin(DRINKERS, 'posts')).toEqual({ as_of: 200, sources: ['csv'] })
  expect(await origin(DRINKERS, { handle: '@Ann' })).toEqual({ as_of: 100, sources: ['X (sandbox)'] })
  const others: Scope = { ...DRINKERS, who: { all: [DRINKERS.who, { not: { handles: ['ann', 'bob'] } }] } }
  expect(await origin(others, 'people')).toEqual({ as_of: null, sources: [] })
  expect(await origin(others, { handle: 'nobody' })).toEqual({ as_of: null, sources: [] })
})
