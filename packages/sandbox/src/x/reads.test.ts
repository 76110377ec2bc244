import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestSandbox, type TestSandbox } from '../test-client.ts'
import { idsBetween } from '../world/network.ts'

let world: TestSandbox
let id: string
let username: string

beforeAll(async () => {
  world = await startTestSandbox()
  world.sandbox.settings.set({ limit_multiplier: 100 })
  ;({ user_id: id, username } = world.credentials.users[0]!)
})
afterAll(() => world.end())

type Wire = { id: string; text?: string; [field: string]: unknown }
const get = async (path: string, query: Record<string, string> = {}) => {
  const { status, body } = await world.signed('GET', path, { query })
  return {
    status,
    ...(body as unknown as {
      data: Wire[] & Wire
      errors: Wire[]
      meta: Record<string, string & number>
      includes: Record<string, Wire[]>
      title: string
    }),
  }
}

test.each([
  ['GET', '/2/users/me', 'app', 403],
  ['GET', '/2/users/me', 'nobody', 401],
  ['GET', '/2/tweets/counts/recent?query=a', 'signed', 401],
  ['GET', '/2/tweets/search/all?query=a', 'signed', 401],
  ['GET', '/2/trends/by/woeid/1', 'signed', 401],
  ['POST', '/2/tweets', 'app', 403],
  ['GET', '/2/tweets/1/liking_users', 'app', 403],
  ['GET', '/2/no/such/path', 'app', 404],
  ['DELETE', '/2/users/me', 'app', 404],
])('%s %s as %s answers %i', async (method, path, who, status) => {
  const answer = await { app: world.bearer, signed: world.signed, nobody: world.send }[who]!(method, path)
  expect([answer.status, answer.body.status]).toEqual([status, status])
  expect(answer.body.title).toBeTruthy()
})

test('unknown names are errors beside the data, known ones keep their order', async () => {
  const other = world.credentials.users[2]!.username
  const { data, errors } = await get('/2/users/by', { usernames: `nobody_there,${other.toUpperCase()},${username}` })
  expect(data.map((user) => user.username)).toEqual([other, username])
  expect(errors).toEqual([
    {
      value: 'nobody_there',
      detail: 'Could not find user with usernames: [nobody_there].',
      title: 'Not Found Error',
      resource_type: 'user',
      parameter: 'usernames',
      resource_id: 'nobody_there',
      type: 'https://api.twitter.com/2/problems/resource-not-found',
    },
  ])
})

test('fields come only when they are asked for, in both generations of names', async () => {
  expect(Object.keys((await get(`/2/users/${id}`)).data).sort()).toEqual(['id', 'name', 'username'])
  const { data } = await get(`/2/users/${id}`, {
    'user.fields': 'public_metrics,verified_type,entities,pinned_post_id',
  })
  expect(data).toMatchObject({ verified_type: 'business', public_metrics: { tweet_count: expect.any(Number) } })
  const [post] = world.network.posts('reply_to_id IS NOT NULL', [], { limit: 1 }).items
  const plain = (await get(`/2/tweets/${post!.id}`)).data
  expect(plain).toEqual({ id: post!.id, text: post!.text, edit_history_tweet_ids: [post!.id] })
  for (const name of ['tweet.fields', 'post.fields']) {
    const full = await get(`/2/tweets/${post!.id}`, {
      [name]: 'created_at,public_metrics,edit_controls',
      expansions: name === 'tweet.fields' ? 'referenced_tweets.id,author_id' : 'referenced_posts,author_id',
    })
    expect(full.data.referenced_tweets).toEqual([{ type: 'replied_to', id: post!.reply_to_id }])
    expect(full.includes.tweets!.map((one) => one.id)).toEqual([post!.reply_to_id])
    expect(full.includes.users!.map((one) => one.id)).toEqual([full.data.author_id])
    expect(Date.parse(full.data.created_at as string)).toBe(Number((BigInt(post!.id) >> 22n) + 1288834974657n))
  }
})

test('figures for the author only are an error for others', async () => {
  const [post] = world.network.posts('reply_to_id IS NULL', [], { limit: 1 }).items
  const { data, errors } = await get(`/2/tweets/${post!.id}`, { 'tweet.fields': 'non_public_metrics' })
  expect(data.non_public_metrics).toBeUndefined()
  expect(errors[0]).toMatchObject({ field: 'non_public_metrics', title: 'Field Authorization Error' })
})

test.each([
  ['/2/users/by', { usernames: '' }, 'usernames'],
  ['/2/users/by', { usernames: 'a-b' }, 'usernames'],
  ['/2/users/by', { usernames: Array.from({ length: 101 }, (_, at) => `u${at}`).join() }, 'usernames'],
  ['/2/users', { ids: '12x' }, 'ids'],
  ['/2/users/99999999999999999999', {}, 'id'],
  ['/2/users/9999999999999999999', {}, 'id'],
  ['/2/users/ME/followers', { max_results: '0' }, 'max_results'],
  ['/2/users/ME/followers', { max_results: '1001' }, 'max_results'],
  ['/2/users/ME/followers', { max_results: '5.5' }, 'max_results'],
  ['/2/users/ME/followers', { pagination_token: 'abc' }, 'pagination_token'],
  ['/2/users/ME/followers', { 'user.fields': 'shoe_size' }, 'user.fields'],
  ['/2/users/ME/followers', { expansions: 'author_id' }, 'expansions'],
  ['/2/users/ME/tweets', { max_results: '4' }, 'max_results'],
  ['/2/users/ME/tweets', { start_time: 'yesterday' }, 'start_time'],
  ['/2/users/ME/tweets', { start_time: '2026-01-02T00:00:00Z', end_time: '2026-01-01T00:00:00Z' }, 'start_time'],
  ['/2/users/ME/tweets', { end_time: '2100-01-01T00:00:00Z' }, 'end_time'],
  ['/2/users/ME/tweets', { exclude: 'cats' }, 'exclude'],
  ['/2/users/ME/tweets', { since_id: 'x' }, 'since_id'],
  ['/2/tweets/search/recent', { query: 'a', start_time: '2020-01-01T00:00:00Z' }, 'start_time'],
  ['/2/tweets/search/recent', { query: 'a', sort_order: 'oldest' }, 'sort_order'],
  ['/2/communities/search', { query: '' }, 'query'],
])('%s with %j names the wrong parameter', async (path, query: Record<string, string>, name) => {
  const { status, title, errors } = await get(path.replace('ME', id), query)
  expect([status, title]).toEqual([400, 'Invalid Request'])
  expect(Object.keys(errors[0]!.parameters as object)).toContain(name)
})

test('a token of one list serves in no other', async () => {
  const { meta } = await get(`/2/users/${id}/followers`, { max_results: '2' })
  const { next_token } = meta
  expect((await get(`/2/users/${id}/followers`, { max_results: '2', pagination_token: next_token! })).status).toBe(200)
  expect((await get(`/2/users/${id}/following`, { pagination_token: next_token! })).status).toBe(400)
  expect((await get(`/2/users/${id}/followers`, { pagination_token: `${next_token}x` })).status).toBe(400)
})

test('a timeline goes back by pages, on by since_id, and leaves out what it is told', async () => {
  const { slot } = busiest()
  const writer = world.network.accountAt(slot)!
  const path = `/2/users/${writer.id}/tweets`
  const first = await get(path, { max_results: '5', 'tweet.fields': 'referenced_tweets' })
  const second = await get(path, { max_results: '5', pagination_token: first.meta.next_token! })
  const back = await get(path, { max_results: '5', pagination_token: second.meta.previous_token! })
  expect(back.data.map((post) => post.id)).toEqual(first.data.map((post) => post.id))
  expect(back.meta.previous_token).toBeUndefined()
  const later = await get(path, { max_results: '5', since_id: second.meta.newest_id! })
  expect(later.data.map((post) => post.id)).toEqual(first.data.map((post) => post.id))
  const own = await get(path, { max_results: '100', exclude: 'replies,retweets', 'tweet.fields': 'referenced_tweets' })
  const kinds = own.data.flatMap((post) => (post.referenced_tweets as { type: string }[] | undefined) ?? [])
  expect(kinds.every(({ type }) => type === 'quoted')).toBe(true)
  const none = await get(path, { max_results: '5', since_id: first.meta.newest_id! })
  expect([none.data, none.meta]).toEqual([undefined, { result_count: 0 }])
})

function busiest(): { slot: number } {
  const row = world.network.statement('SELECT author FROM posts GROUP BY author ORDER BY count(*) DESC LIMIT 1').get()
  return { slot: Number(row!.author) }
}

test('who liked, who reposted and who quoted agree with the figures', async () => {
  const one = (column: string) =>
    world.network.posts(`${column} > 0`, [], { limit: 1, ...idsBetween(0, Date.now() - 4 * 86_400_000) }).items[0]!
  const liked = one('like_count')
  const reposted = one('repost_count')
  const quoted = one('quote_count')
  const count = async (path: string) => (await get(path)).data.length
  const known = (sql: string, post_id: string) => Number(world.network.statement(sql).get(BigInt(post_id))!.n)
  expect(await count(`/2/tweets/${liked.id}/liking_users`)).toBe(
    known('SELECT count(*) AS n FROM likes WHERE post_id = ?', liked.id),
  )
  expect(await count(`/2/tweets/${reposted.id}/retweeted_by`)).toBe(reposted.repost_count)
  expect(await count(`/2/tweets/${quoted.id}/quote_tweets`)).toBe(quoted.quote_count)
  expect((await get('/2/tweets/1/quote_tweets')).errors[0]).toMatchObject({ resource_type: 'tweet' })
})

test('counts cover the whole span, also over pages of 31 days', async () => {
  const start_time = new Date(Date.now() - 100 * 86_400_000).toISOString()
  let total = 0
  let next_token: string | undefined
  let pages = 0
  const starts: string[] = []
  do {
    const query = { query: 'a', granularity: 'day', start_time, ...(next_token ? { next_token } : {}) }
    const { body } = await world.bearer('GET', '/2/tweets/counts/all', { query })
    const { data, meta } = body as unknown as {
      data: { start: string; end: string }[]
      meta: { total_tweet_count: number; next_token?: string }
    }
    starts.unshift(data[0]!.start)
    total += meta.total_tweet_count
    next_token = meta.next_token
    pages++
  } while (next_token)
  expect([pages, starts[0]]).toEqual([4, start_time])
  const found = await world.bearer('GET', '/2/tweets/search/all', {
    query: { query: 'a', start_time, max_results: '500' },
  })
  expect((found.body.meta as { result_count: number }).result_count).toBe(Math.min(500, total))
})

test('trends of a place are what its people wrote, most often first', async () => {
  const { body } = await world.bearer('GET', '/2/trends/by/woeid/23424856', { query: { max_trends: '5' } })
  const trends = body.data as { trend_name: string; tweet_count: number }[]
  expect(trends.length).toBe(5)
  expect([...trends].sort((a, b) => b.tweet_count - a.tweet_count)).toEqual(trends)
  expect((await world.bearer('GET', '/2/trends/by/woeid/99')).status).toBe(400)
  expect((await get('/2/users/personalized_trends')).data[0]).toMatchObject({ category: expect.any(String) })
})

test('communities are found by name', async () => {
  const { data } = await get('/2/communities/search', { query: 'bak', 'community.fields': 'member_count' })
  expect(data[0]).toMatchObject({ name: 'Home bakers', member_count: expect.any(Number) })
  expect((await get(`/2/communities/${data[0]!.id}`)).data).toEqual({ id: data[0]!.id, name: 'Home bakers' })
  expect((await get('/2/communities/5')).status).toBe(404)
})

test('limits count down, refuse with the time to come back, and begin again', async () => {
  world.sandbox.settings.set({ limit_multiplier: 2 / 75 })
  const keys = {
    ...world.keys,
    token: world.credentials.users[4]!.access_token,
    token_secret: world.credentials.users[4]!.access_token_secret,
  }
  const call = async () => {
    const { status, headers } = await world.signed('GET', '/2/users/me', { keys })
    return [status, headers.get('x-rate-limit-remaining'), Number(headers.get('x-rate-limit-reset'))] as const
  }
  const [first, second, third] = [await call(), await call(), await call()]
  expect([first.slice(0, 2), second.slice(0, 2), third.slice(0, 2)]).toEqual([
    [200, '1'],
    [200, '0'],
    [429, '0'],
  ])
  expect(third[2]).toBeGreaterThan(Date.now() / 1000)
  expect((await world.signed('GET', '/2/users/me')).status).toBe(200)
  world.sandbox.world.clock.advance(901_000)
  expect((await call())[0]).toBe(200)
  world.sandbox.settings.set({ limit_multiplier: 100 })
})
