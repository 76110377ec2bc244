import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestSandbox, type TestSandbox } from '../../test-client.ts'
import { parseQuery } from './parse.ts'

let world: TestSandbox
let handle: string
let author: number
const posts: Record<string, string> = {}

beforeAll(async () => {
  world = await startTestSandbox()
  world.sandbox.settings.set({ limit_multiplier: 100 })
  const account = world.network.account(world.credentials.users[0]!.user_id)!
  handle = account.handle
  author = account.slot
  const add = (name: string, text: string, more = {}) => {
    posts[name] = world.network.addPost({ author, text, at: Date.now() - 60_000, ...more })
  }
  add('plain', 'Zebrafish swim in zigzag lines')
  add('tag', 'Look at this #Zebrafish & @kestrelrun $ZBF https://t.co/Abc123')
  add('japanese', '今日はラーメンゼブラを食べた')
  add('emoji', 'zebrafish 🐠 tank')
  add('answer', 'zebrafish agree', { reply_to_id: posts.plain })
  add('quote', 'zebrafish quoted', { quoted_id: posts.plain })
  add('repost', 'RT @x: Zebrafish swim in zigzag lines', { reposted_id: posts.plain })
  add('picture', 'zebrafish portrait', { media_keys: ['3_1'] })
  add('hidden', 'zebrafish for sale', { nullcast: true })
  world.network.addLike(posts.plain!, 5, Date.now())
})
afterAll(() => world.end())

async function find(query: string): Promise<string[]> {
  const { body } = await world.bearer('GET', '/2/tweets/search/recent', { query: { query, max_results: '100' } })
  const ids = ((body.data ?? []) as { id: string }[]).map(({ id }) => id)
  return Object.entries(posts).flatMap(([name, id]) => (ids.includes(id) ? [name] : []))
}

const ALL_OF_THEM = ['plain', 'tag', 'emoji', 'answer', 'quote', 'picture']

test.each([
  ['zebrafish', ALL_OF_THEM],
  ['ZEBRAFISH -quoted', ['plain', 'tag', 'emoji', 'answer', 'picture']],
  ['zebrafish zigzag', ['plain']],
  ['"in zigzag lines"', ['plain']],
  ['"zigzag in"', []],
  ['#zebrafish', ['tag']],
  ['@kestrelrun zebrafish', ['tag']],
  ['$zbf', ['tag']],
  ['url:example zebrafish', ['tag']],
  ['ラーメンゼブラ', ['japanese']],
  ['メンゼ', ['japanese']],
  ['食べた', ['japanese']],
  ['"ゼブラ" lang:ja', ['japanese']],
  ['ゼブラメ', []],
  ['zebrafish 🐠', ['emoji']],
  ['zebrafish is:reply', ['answer']],
  ['zebrafish is:quote', ['quote']],
  ['zebrafish -is:reply -is:quote -has:links', ['plain', 'emoji', 'picture']],
  ['zebrafish has:images', ['picture']],
  ['zebrafish has:hashtags has:cashtags has:mentions', ['tag']],
  ['zebrafish lang:ja', []],
  ['(portrait OR tank) zebrafish', ['emoji', 'picture']],
  ['zebrafish (has:images OR is:reply)', ['answer', 'picture']],
  ['zigzag OR ラーメンゼブラ', ['plain', 'japanese']],
  ['zebrafish min_likes:1', ['plain']],
  ['zebrafish -(portrait OR tank OR quoted)', ['plain', 'tag', 'answer']],
  ['zebrafish has:geo', []],
])('%s finds %j', async (query, names) => {
  expect(await find(query)).toEqual(names)
})

test('operators that name an account or a post', async () => {
  expect(await find(`from:${handle} zebrafish`)).toEqual(ALL_OF_THEM)
  expect(await find(`from:${handle.toUpperCase()} portrait`)).toEqual(['picture'])
  expect(await find('from:nobody_there zebrafish')).toEqual([])
  expect(await find(`to:${handle} zebrafish`)).toEqual(['answer'])
  expect(await find(`conversation_id:${posts.plain}`)).toEqual(['plain', 'answer'])
  expect(await find(`in_reply_to_tweet_id:${posts.plain}`)).toEqual(['answer'])
  expect(await find(`quotes_of_tweet_id:${posts.plain}`)).toEqual(['quote'])
  expect(await find(`retweets_of_tweet_id:${posts.plain}`)).toEqual(['repost'])
  expect(await find(`from:${handle} is:retweet`)).toEqual(['repost'])
  const list = world.network.addList({ owner: author, name: 'l', description: '', private: false, created_at: 1 })
  world.network.addMember(list, author, 1)
  expect(await find(`list:${list} portrait`)).toEqual(['picture'])
})

test.each([
  ['', /can not be empty/],
  ['   ', /can not be empty/],
  ['lang:en', /at least one positive/],
  ['-a', /at least one positive/],
  ['a OR -b', /at least one positive/],
  ['(a', /missing '\)'/],
  ['a)', /extraneous/],
  ['"a', /missing '"'/],
  ['a OR', /no viable/],
  ['is:funny a', /invalid value/],
  ['shoe_size:4 a', /not a known operator/],
  ['conversation_id:x', /invalid value/],
  ['a '.repeat(300), /max length of 512/],
  [`${'('.repeat(40)}a${')'.repeat(40)}`, /nested too deeply/],
])('the query %s is refused', async (query, message) => {
  const { status, body } = await world.bearer('GET', '/2/tweets/search/recent', { query: { query } })
  expect([status, body.title]).toEqual([400, 'Invalid Request'])
  expect((body.errors as { message: string }[])[0]!.message).toMatch(message)
})

test.each([
  [
    'a b OR c',
    {
      kind: 'or',
      children: [
        {
          kind: 'and',
          children: [
            { kind: 'word', text: 'a' },
            { kind: 'word', text: 'b' },
          ],
        },
        { kind: 'word', text: 'c' },
      ],
    },
  ],
  [
    'a -"b c"',
    {
      kind: 'and',
      children: [
        { kind: 'word', text: 'a' },
        { kind: 'not', child: { kind: 'phrase', text: 'b c' } },
      ],
    },
  ],
  ['ORANGE', { kind: 'word', text: 'ORANGE' }],
  ['well-known', { kind: 'word', text: 'well-known' }],
])('%s is read as a tree', (query, tree) => {
  expect(parseQuery(query)).toEqual(tree)
})

test('words that mean something to the index are only words', async () => {
  for (const query of [
    'NEAR',
    'zebrafish AND zigzag',
    'zebrafish*',
    'text:zebrafish',
    "a' OR 1=1 --",
    'NOT',
    '"^a"',
    'a + b',
  ]) {
    const { status } = await world.bearer('GET', '/2/tweets/search/recent', { query: { query } })
    expect([200, 400], query).toContain(status)
  }
  expect(await find('zebrafish*')).toEqual(ALL_OF_THEM)
})

test('long and odd queries are answered or refused, never an error of the sandbox', async () => {
  const ask = async (query: string) =>
    (await world.bearer('GET', '/2/tweets/search/recent', { query: { query } })).status
  expect(await ask('a '.repeat(250))).toBe(200)
  expect(await ask(Array.from({ length: 80 }, (_, at) => `w${at % 9}`).join(' OR '))).toBe(200)
  expect(await ask(`${'('.repeat(29)}a${')'.repeat(29)}`)).toBe(200)
  const pieces = [
    'a',
    '"',
    '(',
    ')',
    '-',
    ' ',
    'OR',
    ':',
    '*',
    'ラ',
    '🐠',
    '#',
    '@',
    '$',
    "'",
    'from:',
    'is:',
    '\\\\',
    '^',
    '[',
    '%',
    'NEAR(',
    '\u0000',
    'lang:en',
  ]
  let seed = 7
  for (let time = 0; time < 150; time++) {
    let query = 'x'
    for (let length = 0; length < 12; length++) {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      query += pieces[seed % pieces.length]
    }
    expect([200, 400], query).toContain(await ask(query))
  }
})

test('pages of a search miss nothing and repeat nothing, and a deleted post is gone', async () => {
  const ids: string[] = []
  let next_token: string | undefined
  do {
    const query = { query: '(a OR the) lang:en', max_results: '10', ...(next_token ? { next_token } : {}) }
    const { body } = await world.bearer('GET', '/2/tweets/search/recent', { query })
    ids.push(...((body.data ?? []) as { id: string }[]).map(({ id }) => id))
    next_token = (body.meta as { next_token?: string }).next_token
  } while (next_token)
  const counted = await world.bearer('GET', '/2/tweets/counts/recent', { query: { query: '(a OR the) lang:en' } })
  expect(ids.length).toBeGreaterThan(10)
  expect(new Set(ids).size).toBe(ids.length)
  expect(counted.body.meta).toMatchObject({ total_tweet_count: ids.length })
  world.network.deletePost(posts.picture!)
  expect(await find('portrait')).toEqual([])
})
