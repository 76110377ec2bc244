import { type Answered, type AnswerRow, type Refused, ROWS_FOR_STRANGERS } from '@starling/contract'
import type { Client } from '@starling/contract/browser'
import { type Question, scopeOf } from '@starling/question'
import { generateNetwork } from '@starling/sandbox'
import { type World, worldWithNetwork } from '@starling/world'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { changeOf } from './term-trends.ts'

let world: World
let member: Client
let handles: string[]
let now: number
let window: { since: number; until: number }
let words: Question

beforeAll(async () => {
  world = await worldWithNetwork(inject('postgres'))
  member = await world.as('member@meridian.example')
  const [{ rows }] = await world.product.engine.ask({ who: { all: [] }, posts: { by: 'anyone' } }, [
    { do: 'posts', order: 'like_count', limit: 20 },
  ])
  handles = [...new Set(rows.map(({ handle }) => handle))].slice(0, 3)
  now = Math.floor(world.clock.now().getTime() / 1000)
  window = { since: now - 365 * 86_400, until: now }
  words = { query_type: 'conversation', keywords: [['good'], ['week']], window }
})
afterAll(() => world.stop())

const answered = (sections: readonly (Answered | Refused)[]): Answered[] =>
  sections.map((one) => {
    if ('error' in one) throw new Error(`${one.section}: ${one.error.detail}`)
    return one
  })

test('handles stand side by side, and one that is not here says so', async () => {
  const asked = [...handles.map((handle) => `@${handle}`), 'nobody_here']
  const answer = await member.analyzeHandles({ body: { handles: asked } })
  expect(answer.handles.map(({ handle, known }) => [handle, known])).toEqual([
    ...handles.map((handle) => [handle.toLowerCase(), true]),
    ['nobody_here', false],
  ])
  for (const [at, handle] of handles.entries()) {
    const [profile, size] = answered(answer.handles[at]!.sections)
    expect(profile!.rows[0]).toMatchObject({ handle })
    const question: Question = { query_type: 'handle', handle }
    expect(size).toMatchObject(await world.product.engine.section('audience_size', question))
  }
})

test('posts of handles, and what they are made of', async () => {
  const posts = await member.exploreHandlePosts({ body: { handles } })
  for (const [at, { sections }] of posts.handles.entries()) {
    const rows = answered(sections)[0]!.rows
    expect(rows.length).toBeGreaterThan(0)
    expect(new Set(rows.map(({ handle }) => handle))).toEqual(new Set([handles[at]]))
  }
  const { handles: made } = await member.exploreHandlePostMetadata({ body: { handles } })
  expect(answered(made[0]!.sections).map(({ section }) => section)).toContain('hashtags_used_by_handle')
})

test('accounts for keywords write about them', async () => {
  const body = { keywords: [['good', '']], window, limit: 5 }
  const [largest, followed] = answered((await member.findAccountsForKeywords({ body })).sections)
  expect(largest!.rows).toHaveLength(5)
  expect(followed!.section).toBe('top_accounts')
  const who = { all: [{ posted: { groups: [['good']] } }, { handles: [String(largest!.rows[0]!.handle)] }] }
  const [{ accounts }] = await world.product.engine.ask({ who, posts: { by: 'audience' }, window }, [{ do: 'size' }])
  expect(accounts).toBe(1)
})

test('similar classes: in both, of those in either', async () => {
  const question: Question = { query_type: 'handle', handle: handles[0]! }
  const sections = answered((await member.exploreSimilarClassifiers({ body: { question, limit: 5 } })).sections)
  const interests = sections.find(({ section }) => section === 'interests_of_this_audience')!
  expect(interests.rows.length).toBeGreaterThan(1)
  const [first] = interests.rows
  const { count, baseline_count, similarity } = first as Record<string, number>
  expect(similarity).toBeCloseTo(count! / (interests.base.known + baseline_count! - count!))
  const sorted = interests.rows.map((row) => Number(row.similarity))
  expect(sorted).toEqual(sorted.toSorted((a, b) => b - a))
})

test('a timeline is read page by page, each post once', async () => {
  const [{ rows: all }] = await world.product.engine.ask(
    { who: { all: [] }, posts: { by: { handles: [handles[0]!] } } },
    [{ do: 'posts', order: 'created_at', limit: 100 }],
  )
  const read: AnswerRow[] = []
  for (let until: number | undefined; ; ) {
    const query = { handle: handles[0]!, limit: 2, ...(until !== undefined && { until }) }
    const { posts, next } = await member.exploreTimeline({ query })
    read.push(...posts)
    if (next === null) break
    until = next
  }
  expect(read).toEqual(world.product.pictures.inAnswer(all))
})

test('ages in percent', async () => {
  const question: Question = { query_type: 'builder', who: { all: [] }, window }
  const answer = await member.computeAgeGroups({ body: { question } })
  const section = await world.product.engine.section('age_groups', question)
  expect(answer.base).toEqual(section.base)
  for (const { value, share } of section.rows) {
    expect(answer.age_percentages[value]).toBeCloseTo(share! * 100, 1)
  }
  const sum = Object.values(answer.age_percentages).reduce((total, one) => total + one, 0)
  expect(sum).toBeGreaterThan(99)
})

describe('keywords', () => {
  test('usages are counted, and suggestions stand in the same posts', async () => {
    const { usages, suggestions, base } = await member.countKeywordUsages({
      body: { keywords: ['good', 'coffee'], window },
    })
    const counted = await Promise.all(
      ['good', 'coffee'].map(async (term) => {
        const scope = scopeOf({ query_type: 'conversation', keywords: [[term]], window }, now)
        const [{ accounts, posts }] = await world.product.engine.ask(scope, [{ do: 'size' }])
        return { value: term, posts, accounts, share: posts / base.n }
      }),
    )
    expect(usages).toMatchObject(counted)
    expect(suggestions.length).toBeGreaterThan(0)
    for (const { posts, together } of suggestions) expect(Number(together)).toBeLessThanOrEqual(Number(posts))
  })

  test('related keywords are over-used in the posts, not everywhere', async () => {
    const { related_keywords, base } = await member.listRelatedKeywords({ body: { keywords: [['coffee']], window } })
    expect(base.n).toBeGreaterThan(5)
    for (const { value, count, over_index, significant } of related_keywords) {
      expect(value).not.toBe('coffee')
      expect(significant).toBe('over')
      expect(Number(over_index)).toBeGreaterThan(1)
      const about = { groups: [['coffee', String(value)]] }
      const [{ posts }] = await world.product.engine.ask({ who: { all: [] }, posts: { by: 'anyone', about }, window }, [
        { do: 'size' },
      ])
      expect(posts).toBeGreaterThanOrEqual(Number(count))
    }
  })

  test('planted aliases of brands are suggested', async () => {
    const size = { seed: 1, accounts: 1_500, posts: 12_000, now: world.clock.now() }
    const brands = generateNetwork(size).manifest.brands
    const everywhere = { who: { all: [] }, posts: { by: 'anyone' as const }, window }
    const planted = brands.map(({ name, handle, aliases }) =>
      [...new Set([...aliases, `@${handle}`].map((alias) => alias.toLowerCase()))]
        // A sign at its end is no part of a term: that is the name itself.
        .filter((alias) => alias.replace(/\+$/, '') !== name.toLowerCase())
        .map((alias) => ({ name: alias, terms: [alias] })),
    )
    const missed: string[] = []
    let present = 0
    for (let at = 0; at < brands.length; at += 10) {
      const names = brands.slice(at, at + 10).map(({ name }) => ({ name, terms: [] }))
      const suggested = await member.suggestAliases({ body: { names, window, limit: 50 } })
      for (const [offset, { aliases }] of suggested.names.entries()) {
        const [{ rows }] = await world.product.engine.ask(everywhere, [{ do: 'shares', names: planted[at + offset]! }])
        const written = rows.filter(({ posts }) => posts >= 3).map(({ name }) => name)
        present += written.length
        missed.push(...written.filter((alias) => !aliases.some(({ value }) => value === alias)))
      }
    }
    expect(present).toBeGreaterThan(25)
    expect(missed.length / present, missed.join(' ')).toBeLessThan(0.15)
  })
})

describe('moods', () => {
  test('of a question, in all and by the day', async () => {
    const moods = await member.measureMoods({ body: { question: words } })
    const section = await world.product.engine.section('sentiment_analysis', words)
    expect(moods.days).toEqual(section.rows)
    expect(moods.base).toMatchObject({ n: section.base.n, known: section.base.known })
    for (const mood of ['negative', 'neutral', 'positive'] as const) {
      expect(moods[mood].count).toBe(section.rows.reduce((sum, row) => sum + row[mood], 0))
    }
    expect(moods.unsure.count).toBe(section.rows.reduce((sum, row) => sum + row.unsure, 0))
    expect(moods.unsure.count).toBe(moods.base.n - moods.base.known)
    expect(moods.unsure.share).toBeCloseTo(moods.unsure.count / moods.base.n)
    expect(moods.net).toBeCloseTo((moods.positive.count - moods.negative.count) / moods.base.known)
    const topic = await member.measureTopicMoods({ query: { topic: 'good', since: window.since, until: window.until } })
    const question: Question = { ...words, keywords: [['good']] } as Question
    expect(topic).toEqual(await member.measureMoods({ body: { question } }))
  })
  test('posts of each', async () => {
    const posts = await member.listPostsByMood({ body: { question: words, limit: 3 } })
    for (const mood of ['negative', 'neutral', 'positive'] as const) {
      expect(posts[mood].length).toBeGreaterThan(0)
      for (const { sentiment } of posts[mood]) expect(sentiment).toBe(mood)
    }
    expect(posts.unsure.length).toBeGreaterThan(0)
    for (const { sentiment } of posts.unsure) expect(sentiment).toBeNull()
  })
  test('the replies to a topic', async () => {
    const { rows } = (
      await world.product.engine.ask({ who: { all: [] }, posts: { by: 'anyone' } }, [
        { do: 'terms', source: 'posts', kind: 'keyword', order: 'count', limit: 3 },
      ])
    )[0]
    const query = { topic: rows[0]!.value, since: window.since, until: window.until, limit: 100 }
    const { replies, answered: posts, base, ...moods } = await member.measureReplyMoods({ query })
    expect(posts.length).toBeGreaterThan(0)
    expect(base.n).toBeGreaterThan(0)
    expect(replies).toHaveLength(Math.min(100, base.n))
    expect(moods.negative.count + moods.neutral.count + moods.positive.count).toBe(base.known)
  })
})

test('where posts begin and end', async () => {
  const span = await member.findPostsSpan({ body: { question: words } })
  const [{ rows }] = await world.product.engine.ask(scopeOf(words, now), [
    { do: 'posts', order: 'created_at', limit: 10_000 },
  ])
  expect([span.first, span.last]).toEqual(world.product.pictures.inAnswer([rows.at(-1), rows[0]]))
  expect([span.start, span.end]).toEqual([rows.at(-1)!.created_at, rows[0]!.created_at])
  const { rows: days } = await world.product.engine.section('conversation_volume', words)
  expect(span.peak!.posts).toBe(Math.max(...days.map(({ posts }) => posts)))
  const nothing: Question = { query_type: 'conversation', keywords: [['zzzznothing']], window }
  expect(await member.findPostsSpan({ body: { question: nothing } })).toMatchObject({ start: null, first: null })
})

test('trends of keywords are counted in both windows', async () => {
  const half = { since: now - 60 * 86_400, until: now }
  const question: Question = { query_type: 'conversation', keywords: [['good'], ['week']], window: half }
  const { trends } = await member.exploreTrends({ body: { question } })
  for (const { term, posts, posts_before, days } of trends) {
    const count = async (one: typeof half) => {
      const scope = scopeOf({ query_type: 'conversation', keywords: [[term]], window: one }, now)
      return (await world.product.engine.ask(scope, [{ do: 'size' }]))[0].posts
    }
    expect(posts).toBe(await count(half))
    expect(posts_before).toBe(await count({ since: now - 120 * 86_400, until: half.since }))
    expect(days.reduce((sum, row) => sum + Number(row.posts), 0)).toBe(posts)
  }
  await expect(
    member.exploreTrends({ body: { question: { query_type: 'handle', handle: handles[0]! } } }),
  ).rejects.toMatchObject({ status: 400 })
})

test.each([
  [10, 10, null],
  [60, 20, 'up'],
  [20, 60, 'down'],
  [3, 1, null],
  [0, 0, null],
  [8, 0, 'up'],
] as const)('%d posts after %d: %s', (posts, before, significant) => {
  // Everybody wrote once.
  const { change, interval, significant: told } = changeOf(posts, before, { now: posts, before, both: posts + before })
  expect(told).toBe(significant)
  expect(change).toBe(before > 0 ? posts / before : null)
  if (interval && change !== null) {
    expect(interval[0]).toBeLessThanOrEqual(change)
    expect(interval[1] ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(change)
  }
})

test('posts about a topic, and fewer for a stranger', async () => {
  const query = { topic: 'good', since: window.since, until: window.until, limit: 100 }
  const [mine] = answered((await member.listTopicPosts({ query })).sections)
  for (const { text } of mine!.rows) expect(text).toMatch(/good/i)
  const stranger = world.browser('pro.localhost:4000')
  const [theirs] = answered((await stranger.listTopicPosts({ query })).sections)
  expect([theirs!.rows.length, theirs!.more]).toEqual([ROWS_FOR_STRANGERS, true])
})

test('the progress of an analysis is told section by section, then it ends', async () => {
  const analysis_id = 'an_analysis_of_mine_1'
  const steps: object[] = []
  const followed = (async () => {
    for await (const step of member.followAnalysis({ query: { analysis_id } })) steps.push(step)
  })()
  const overheard: object[] = []
  const other = await world.as('admin@halcyon.example')
  const listening = (async () => {
    for await (const step of other.followAnalysis({ query: { analysis_id } })) overheard.push(step)
  })()
  const question: Question = { query_type: 'handle', handle: handles[1]! }
  await member.explorePeople({ body: { question, analysis_id } })
  await member.exploreDemographics({ body: { question, analysis_id } })
  await followed
  await other.exploreDemographics({ body: { question, analysis_id } })
  await listening
  expect(overheard, 'whoever gave theirs the same name hears of theirs').toHaveLength(6)
  expect(steps).toHaveLength(9)
  expect(steps.at(-1)).toMatchObject({ event: 'progress', done: 9, total: 9 })
  expect(steps.map((step) => (step as { done: number }).done)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
})
