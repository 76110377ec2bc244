import { CALLS, type Call } from '@starling/contract'
import type { Client } from '@starling/contract/browser'
import type { Question, Who } from '@starling/question'
import { type World, worldWithNetwork } from '@starling/world'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { pdfPages } from '../test-kit/documents/pdf-text.ts'

let world: World
let stranger: Client
/** Written by so few people, and all of them in one country. */
let rare: { word: string; country: string; handle: string }
let window: { since: number; until: number }
/** Where none of them is. */
const ELSEWHERE = 'AQ'

beforeAll(async () => {
  world = await worldWithNetwork(inject('postgres'), { env: { BUSY_AFTER_MS: '30000' } })
  stranger = world.browser()
  const now = Math.floor(world.clock.now().getTime() / 1000)
  window = { since: now - 365 * 86_400, until: now }
  rare = await rareWord()
})
afterAll(() => world.stop())

async function rareWord(): Promise<typeof rare> {
  const { engine } = world.product
  const everybody = { who: { all: [] }, posts: { by: 'anyone' as const }, window }
  const terms = { do: 'terms', source: 'posts', kind: 'keyword', order: 'count', limit: 10_000 } as const
  const [{ rows }] = await engine.ask(everybody, [terms])
  for (const { value } of rows.filter(({ count }) => count < 4)) {
    const scope = { who: { posted: { groups: [[value]] } }, posts: { by: 'audience' as const }, window }
    const [{ known, n, rows: countries }, people] = await engine.ask(scope, [
      { do: 'breakdown', dimension: 'country', limit: 5 },
      { do: 'accounts', order: 'followers_count', limit: 5 },
    ])
    if (n > 0 && known === n && countries.length === 1) {
      return { word: value, country: countries[0]!.value, handle: people.rows[0]!.handle }
    }
  }
  throw new Error('no word is rare')
}

type Asked = (country: string) => Promise<unknown>
const words = (country: string): Question => ({
  query_type: 'conversation',
  keywords: [[rare.word]],
  countries: [country],
  window,
})
const pieces = async (stream: AsyncIterable<unknown>) => {
  const all: unknown[] = []
  for await (const piece of stream) all.push(piece)
  return all.map((one) => JSON.stringify(one)).toSorted()
}
const question = (id: keyof Client) => [
  id,
  (country: string) => (stranger[id] as (input: unknown) => Promise<unknown>)({ body: { question: words(country) } }),
]
const QUESTIONS = [
  ...['explorePeople', 'exploreDemographics', 'exploreConversation', 'exploreTopAccounts', 'exploreTopFollowers'],
  ...[
    'exploreSimilarAudiences',
    'exploreFollowerGrowth',
    'explorePostData',
    'exploreEnrichments',
    'exploreHandleWords',
  ],
  ...['exploreInteractedWords', 'exploreSelfView', 'exploreSeoKeywords', 'explorePostActivity', 'exploreShareOfVoice'],
  ...['exploreClusters', 'explore', 'analyzeQuestion', 'computeAgeGroups', 'exploreSimilarClassifiers'],
  ...['measureMoods', 'listPostsByMood', 'findPostsSpan', 'exploreTrends'],
] as (keyof Client)[]

/** Every call by which a stranger asks about people of a country, each about the rare word. */
const ASKED: Record<string, Asked> = {
  ...(Object.fromEntries(QUESTIONS.map(question)) as Record<string, Asked>),
  exploreSections: (country) => pieces(stranger.exploreSections({ body: { question: words(country) } })),
  exploreDetail: (country) =>
    stranger.exploreDetail({ body: { question: words(country), sections: ['hashtags_used_by_handle'] } }),
  listPeopleBehind: (country) =>
    stranger.listPeopleBehind({
      body: { question: { ...words(country), countries: [] }, who: { countries: [country] } },
    }),
  listPostsBehind: (country) =>
    stranger.listPostsBehind({
      body: { question: { ...words(country), countries: [] }, who: { countries: [country] } },
    }),
  findAccountsForKeywords: (country) =>
    stranger.findAccountsForKeywords({ body: { keywords: [[rare.word]], countries: [country], window } }),
  countKeywordUsages: async (country) => {
    const { usages } = await stranger.countKeywordUsages({
      body: { keywords: [rare.word], countries: [country], window },
    })
    return usages
  },
  listRelatedKeywords: async (country) => {
    const body = { keywords: [[rare.word]], countries: [country], window }
    const { base, ...answer } = await stranger.listRelatedKeywords({ body })
    return { ...answer, n: base.n, known: base.known }
  },
  suggestOtherWords: (country) => {
    const question = { query_type: 'conversation' as const, keywords: [[rare.word]], countries: [country], window }
    return stranger.suggestOtherWords({ body: { question } })
  },
  suggestAliases: (country) =>
    stranger.suggestAliases({ body: { names: [{ name: rare.word, terms: [] }], countries: [country], window } }),
  listTopicPosts: (country) => stranger.listTopicPosts({ query: { topic: rare.word, country, ...window } }),
  measureTopicMoods: (country) => stranger.measureTopicMoods({ query: { topic: rare.word, country, ...window } }),
  measureReplyMoods: (country) => stranger.measureReplyMoods({ query: { topic: rare.word, country, ...window } }),
  listTopicAccounts: (country) => stranger.listTopicAccounts({ body: { keywords: [rare.word], countries: [country] } }),
  findCommunities: (country) => stranger.findCommunities({ body: { keywords: [rare.word], countries: [country] } }),
  createSheet: async (country) => {
    const file = await stranger.createSheet({ body: { question: words(country), format: 'json' } })
    return JSON.parse(await file.blob.text())
  },
  createReport: async (country) => {
    const asked = 'what was asked'
    const file = await stranger.createReport({ body: { question: words(country), format: 'pdf', asked } })
    return pdfPages(new Uint8Array(await file.blob.arrayBuffer()))
  },
}

test('every call that strangers can narrow to a country is asked here', () => {
  const mentions = (schema: z.ZodType | undefined) =>
    schema !== undefined &&
    /"(countries|country)"/.test(JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' })))
  const narrowed = Object.entries(CALLS as Record<string, Call>)
    .filter(([, { who, open, body, query }]) => who === 'pro' && !open && (mentions(body) || mentions(query)))
    .map(([id]) => id)
  /** About a whole country, or with a section of that name. */
  const WHOLE = [
    'compareAccounts',
    'listTrendingTopics',
    'listEvents',
    'getXStats',
    'getPremiumXStats',
    'analyzeChatQuery',
  ]
  expect(narrowed.filter((id) => !(id in ASKED) && !WHOLE.includes(id))).toEqual([])
})

/** What was asked comes back in places, and so does when: a minute may pass between the two. */
const withoutCountry = (answer: unknown, country: string) =>
  JSON.stringify(answer)
    .replaceAll(`"${country}"`, '"XX"')
    .replaceAll(`\\"${country}\\"`, '\\"XX\\"')
    .replace(/"(audience_creator_query_id|asked_at)":"[^"]*"/g, '')
    .replace(/\\"audience_creator_query_id\\":\\"[^"]*\\"/g, '')
    .replace(/Asked on .*? UTC/g, '')

describe('whether the few who wrote a word are of a country is told no stranger', () => {
  test.each(Object.keys(ASKED))('%s', async (id) => {
    const [there, elsewhere] = [await ASKED[id]!(rare.country), await ASKED[id]!(ELSEWHERE)]
    expect(withoutCountry(there, rare.country)).toBe(withoutCountry(elsewhere, ELSEWHERE))
  })
})

test('one handle and a gender is for who is signed in', async () => {
  const who = { all: [{ handles: [rare.handle] }, { genders: ['female'] }] }
  const body = { question: { query_type: 'builder' as const, who } }
  await expect(stranger.explore({ body })).rejects.toMatchObject({ status: 403, code: 'sign_in_needed' })
  const behind = { question: { query_type: 'handle' as const, handle: rare.handle }, who: { genders: ['female'] } }
  await expect(stranger.listPeopleBehind({ body: behind })).rejects.toMatchObject({ code: 'sign_in_needed' })
  const member = await world.as('member@meridian.example')
  expect((await member.explore({ body })).sections.length).toBeGreaterThan(10)
})

test('one more bio or community beside a crowd is for who is signed in', async () => {
  const crowd: Who[] = [
    { bio: { groups: [['coffee'], ['a bio of one person']] } },
    { all: [{ communities: [1, 2].map((at_least) => ({ accounts: [rare.handle], at_least })) }] },
  ]
  for (const who of crowd) {
    const body = { question: { query_type: 'builder' as const, who }, sections: ['genders' as const] }
    await expect(stranger.explore({ body })).rejects.toMatchObject({ status: 403, code: 'sign_in_needed' })
  }
  const body = { question: { query_type: 'builder' as const, who: { bio: { groups: [['coffee']] } } } }
  expect((await stranger.explore({ body })).sections.length).toBeGreaterThan(10)
})

test('fewer than five: nobody reads how few, in an answer, a stream or a sheet', async () => {
  const member = await world.as('member@meridian.example')
  for (const asker of [stranger, member]) {
    const { sections } = await asker.explore({ body: { question: { ...words('JP'), countries: [] } } })
    for (const one of sections) {
      if ('error' in one || one.base.unit === 'posts') continue
      expect(one).toMatchObject({ rows: [], base: { n: 0, known: 0, hidden: true } })
    }
  }
})

test('what is worked out for a stranger waits at the door, what is known does not', async () => {
  const { lateness, analyses } = world.product
  const known = { keywords: ['coffee'] }
  await stranger.findCommunities({ body: known })
  // All wait, and somebody known asks: no stranger is let in beside them.
  const others = setInterval(() => {
    lateness.note(60_000)
    try {
      analyses.doors.admit({ user: { id: 'somebody' }, request: {} }, undefined)
    } catch {
      // They asked, that is enough.
    }
  }, 1)
  let asked = 0
  const another = () =>
    stranger.findCommunities({ body: { keywords: ['coffee', `another${asked++}`] } }).then(
      () => 'let in',
      ({ code }) => code,
    )
  try {
    await expect.poll(another).toBe('busy')
    expect((await stranger.findCommunities({ body: known })).base.n).toBeGreaterThan(0)
  } finally {
    clearInterval(others)
  }
})
