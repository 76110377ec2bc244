import { expect, test } from 'vitest'
import { readSample } from './read-sample.ts'

const user = { id: '11', username: 'ann', name: 'Ann', description: 'Birds', created_at: '2020-02-03T04:05:06.000Z' }
const tweet = {
  id: '1700000000000000001',
  text: 'Hello',
  author_id: '11',
  created_at: '2026-05-01T10:00:00.000Z',
  lang: 'en',
  conversation_id: '1700000000000000001',
}
const status = {
  id: 1700000000000000300,
  id_str: '1700000000000000333',
  created_at: 'Fri May 01 10:00:00 +0000 2026',
  full_text: 'Old words',
  favorite_count: 3,
  retweet_count: 1,
  source: '<a href="https://x.example" rel="nofollow">Client</a>',
  in_reply_to_status_id_str: null,
  user: {
    id_str: '12',
    screen_name: 'bob',
    name: 'Bob',
    description: null,
    friends_count: 7,
    followers_count: 8,
    statuses_count: 9,
  },
}

test('a post of v2 in either generation of names gives the same row', async () => {
  const old = {
    ...tweet,
    public_metrics: { retweet_count: 1, reply_count: 2, like_count: 3, quote_count: 4, impression_count: 5 },
    referenced_tweets: [
      { type: 'quoted', id: '5' },
      { type: 'replied_to', id: '6' },
    ],
    in_reply_to_user_id: '13',
  }
  const { referenced_tweets, ...rest } = old
  const young = {
    ...rest,
    public_metrics: { repost_count: 1, reply_count: 2, like_count: 3, quote_count: 4, impression_count: 5 },
    referenced_posts: referenced_tweets,
  }
  const [a, b] = [await readSample(JSON.stringify({ data: old })), await readSample(JSON.stringify({ data: young }))]
  expect(a.posts).toEqual(b.posts)
  expect(a.posts[0]).toMatchObject({
    id: '1700000000000000001',
    account_id: '11',
    created_at: new Date('2026-05-01T10:00:00Z'),
    quoted_post_id: '5',
    reply_to_post_id: '6',
    reply_to_account_id: '13',
    repost_count: 1,
    view_count: 5,
  })
  expect(a.engagements.map(({ kind, post_id }) => [kind, post_id])).toEqual([
    ['reply', '6'],
    ['quote', '5'],
  ])
})

test('a user keeps what is not told apart from what is empty', async () => {
  const full = {
    ...user,
    public_metrics: { followers_count: 1, following_count: 2, post_count: 3, listed_count: 4 },
    verified_type: 'blue',
  }
  const { accounts } = await readSample(JSON.stringify({ data: [full, { id: '12', username: 'bob', name: 'Bob' }] }))
  expect(accounts).toMatchObject([
    { id: '11', handle: 'ann', bio: 'Birds', location: '', post_count: 3, verified_type: 'blue' },
    { id: '12', handle: 'bob', bio: null, location: null, followers_count: null, created_at: null },
  ])
})

const page = {
  data: [tweet],
  includes: { users: [user], tweets: [{ ...tweet, id: '1600000000000000000' }] },
  meta: { result_count: 1 },
}
const old_page = { statuses: [status], search_metadata: {} }
test.each([
  ['one page', JSON.stringify(page), 2, 1],
  ['pretty printed', JSON.stringify(page, null, 2), 2, 1],
  ['an array of pages', JSON.stringify([page, page]), 4, 2],
  ['pages one after the other', `${JSON.stringify(page, null, 1)}\n${JSON.stringify(page, null, 1)}`, 4, 2],
  ['a page per line', `${JSON.stringify(page)}\r\n\r\n${JSON.stringify(page)}\r\n`, 4, 2],
  ['an array of posts', JSON.stringify([tweet, tweet]), 2, 0],
  ['posts per line', `${JSON.stringify(tweet)}\n${JSON.stringify(tweet)}`, 2, 0],
  [
    'the other names of includes',
    JSON.stringify({ data: tweet, includes: { posts: [{ ...tweet, id: '5' }], users: [user] } }),
    2,
    1,
  ],
  ['a post with its author inside', JSON.stringify({ ...tweet, author: user }), 1, 1],
  ['a v1.1 timeline', JSON.stringify([status]), 1, 1],
  ['a v1.1 search', JSON.stringify(old_page, null, 2), 1, 1],
  [
    'v1.1 users with their last status',
    JSON.stringify({ users: [{ ...status.user, status: { ...status, user: undefined } }] }),
    1,
    1,
  ],
  ['UTF-16', Buffer.from(`\ufeff${JSON.stringify(page)}`, 'utf16le'), 2, 1],
  ['UTF-8 with a mark', `\ufeff${JSON.stringify(page)}`, 2, 1],
])('%s', async (_, content, posts, accounts) => {
  const found = await readSample(content)
  expect([found.posts.length, found.accounts.length, found.malformed.counts]).toEqual([posts, accounts, {}])
})

test('v1.1 names its own things', async () => {
  const inner = { ...status, id_str: '1700000000000000222', user: { ...status.user, id_str: '14', screen_name: 'cat' } }
  const { posts, accounts } = await readSample(JSON.stringify([{ ...status, retweeted_status: inner }]))
  expect(posts).toMatchObject([
    {
      id: '1700000000000000333',
      account_id: '12',
      reposted_post_id: '1700000000000000222',
      via: 'Client',
      like_count: 3,
    },
    { id: '1700000000000000222', account_id: '14', created_at: new Date('2026-05-01T10:00:00Z') },
  ])
  expect(accounts).toMatchObject([{ handle: 'bob', bio: '', following_count: 7, post_count: 9 }, { handle: 'cat' }])
})

test('an id written as a number stays exact', async () => {
  const { posts } = await readSample('{"id":1700000000000000001,"text":"x","author_id":1700000000000000003}')
  expect(posts).toMatchObject([{ id: '1700000000000000001', account_id: '1700000000000000003' }])
})

test('followers are known where the file keeps the question', async () => {
  const asked = { data: [user], __twarc: { url: 'https://api.x.com/2/users/99/followers?max_results=1000' } }
  expect((await readSample(JSON.stringify(asked))).follows).toEqual([
    { follower_id: '11', followed_id: '99', since: null, until: null },
  ])
  asked.__twarc.url = 'https://api.x.com/2/users/99/following'
  expect((await readSample(JSON.stringify(asked))).follows).toEqual([
    { follower_id: '99', followed_id: '11', since: null, until: null },
  ])
})

test.each([
  ['no_author', { id: '1', text: 'x', created_at: tweet.created_at }],
  ['no_text', { ...tweet, text: '' }],
  ['bad_text', { ...tweet, text: 7 }],
  ['text_too_long', { ...tweet, text: '🐦'.repeat(25_001) }],
  ['future_date', { ...tweet, created_at: '2026-06-03T00:00:00Z' }],
  ['date_before_x', { ...tweet, created_at: '1999-01-01T00:00:00Z' }],
  ['bad_date', { ...tweet, created_at: 'yesterday' }],
  ['bad_id', { ...tweet, id: '12x' }],
  ['bad_id', { ...tweet, author_id: '99999999999999999999' }],
  ['bad_count', { ...tweet, public_metrics: { like_count: -1 } }],
  ['bad_handle', { ...user, username: 'аnn' }],
  ['bad_handle', { ...user, username: 'a'.repeat(21) }],
  ['protected', { ...user, protected: true }],
  ['other_json', { start: 'x', end: 'y', tweet_count: 1 }],
  ['other_json', 42],
  ['api_error', { title: 'Unauthorized', status: 401 }],
])('%s is refused and the rest taken', async (reason, wrong) => {
  const found = await readSample([tweet, wrong, user].map((one) => JSON.stringify(one)).join('\n'))
  expect(found.malformed.counts).toEqual({ [reason]: 1 })
  expect(found.malformed.samples[reason]![0]!.line).toBe(2)
  expect([found.posts.length, found.accounts.length]).toEqual([1, 1])
  expect(found.protected_ids).toEqual(reason === 'protected' ? ['11'] : [])
})

const good = (n: number) => JSON.stringify({ ...tweet, id: String(n) })
test.each([
  ['a cut line', `${good(1)}\n${good(2).slice(0, 60)}\n${good(3)}`, ['1', '3'], { broken_json: 1 }],
  [
    'a cut line in an array',
    `[\n${good(1)},\n${good(2).slice(0, 60)}\n,${good(3)},\n${good(4)}\n]`,
    ['1', '3', '4'],
    { broken_json: 1 },
  ],
  [
    'a lost bracket in an array',
    `[\n${good(1)},\n${good(2).slice(0, -1)},\n${good(3)},\n${good(4)}\n]`,
    ['1', '3', '4'],
    { broken_json: 1 },
  ],
  ['an open end', `{"data":[${good(1)},${good(2).slice(0, 40)}`, ['1'], { cut_short: 1 }],
  ['words between records', `[${good(1)},\nhello world\n,${good(2)}]`, ['1', '2'], { broken_json: 1 }],
  [
    'bytes that are no UTF-8',
    Buffer.concat([
      Buffer.from(`${good(1)}\n`),
      Buffer.from(good(2).replace('Hello', '\xff\xfe'), 'latin1'),
      Buffer.from(`\n${good(3)}`),
    ]),
    ['1', '3'],
    { invalid_utf8: 1 },
  ],
])('%s costs only itself', async (_, content, ids, counts) => {
  const found = await readSample(content)
  expect(found.posts.map(({ id }) => id)).toEqual(ids)
  expect(found.malformed.counts).toEqual(counts)
})

test('tricks in texts are taken out and counted', async () => {
  const text = 'a\u0000b \ud83d c\u202Ed שלום \u2067ok\u2069'
  const found = await readSample(
    [
      { ...tweet, text },
      { ...user, name: '\u202Enna\u202C \u200Fx' },
    ]
      .map((one) => JSON.stringify(one))
      .join('\n'),
  )
  expect(found.posts[0]!.text).toBe('ab \ufffd cd שלום \u2067ok\u2069')
  expect(found.accounts[0]!.name).toBe('nna x')
  expect(found.malformed.cleaned).toEqual({
    control_character: 1,
    lone_surrogate: 1,
    order_override: 1,
    order_control: 1,
  })
})

test('a page larger than memory allows is taken apart', async () => {
  const filler = Array.from({ length: 30 }, (_, n) => ({ ...tweet, id: String(n + 1), text: 'x'.repeat(20_000) }))
  const { splitJson } = await import('./json-stream.ts')
  const content = Buffer.from(
    JSON.stringify({ data: filler, includes: { users: [user] }, meta: { x: [{ data: [1] }] } }),
  )
  async function* parts() {
    for (let at = 0; at < content.length; at += 997) yield content.subarray(at, at + 997)
  }
  const pieces = []
  for await (const some of splitJson(parts(), 50_000)) pieces.push(...some)
  expect(pieces.map(({ fault }) => fault).filter(Boolean)).toEqual([])
  expect(pieces.map(({ bytes }) => JSON.parse(bytes!.toString()).id).slice(0, 31)).toEqual([
    ...filler.map(({ id }) => id),
    '11',
  ])
  expect(JSON.parse(pieces.at(-1)!.bytes!.toString())).toEqual({
    data: [],
    includes: { users: [] },
    meta: { x: [{ data: [1] }] },
  })
})
