import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestSandbox, type TestSandbox } from '../test-client.ts'
import { weightOf } from './write-endpoints.ts'

let world: TestSandbox
let id: string
let other: string

beforeAll(async () => {
  world = await startTestSandbox()
  id = world.credentials.users[0]!.user_id
  other = world.credentials.users[4]!.user_id
})
afterAll(() => world.end())

const post = (path: string, json?: unknown) => world.signed('POST', path, json === undefined ? {} : { json })
const keysOf = (at: number) => {
  const { access_token: token, access_token_secret: token_secret } = world.credentials.users[at]!
  return { ...world.credentials, token, token_secret }
}
const dataOf = ({ body }: { body: unknown }) => (body as { data: Record<string, string> }).data

test('a post is there for all, and gone when its author deletes it', async () => {
  const made = await post('/2/tweets', { text: 'A sentence about wombats' })
  expect(made.status).toBe(201)
  const { id: post_id } = dataOf(made)
  const found = await world.bearer('GET', '/2/tweets/search/recent', { query: { query: 'wombats' } })
  expect(found.body.data).toMatchObject([{ id: post_id }])
  expect((await world.signed('DELETE', `/2/tweets/${post_id}`, { keys: keysOf(1) })).status).toBe(403)
  expect(dataOf(await world.signed('DELETE', `/2/tweets/${post_id}`)).deleted).toBe(true)
  expect((await world.signed('DELETE', `/2/tweets/${post_id}`)).status).toBe(403)
  expect((await world.bearer('GET', `/2/tweets/${post_id}`)).body.errors).toMatchObject([{ title: 'Not Found Error' }])
})

test.each([
  [{}, 400],
  [{ text: '' }, 400],
  [{ text: 7 }, 400],
  [{ text: 'x'.repeat(281) }, 403],
  [{ text: 'あ'.repeat(141) }, 403],
  [{ text: 'a', shoe: 1 }, 400],
  [{ text: 'a', reply: {} }, 400],
  [{ text: 'a', reply: { in_reply_to_tweet_id: '5' } }, 403],
  [{ text: 'a', quote_tweet_id: 'x' }, 403],
  [{ text: 'a', media: { media_ids: [] } }, 400],
  [{ text: 'a', media: { media_ids: ['5'] } }, 400],
])('the post %j is refused with %i', async (json, status) => {
  expect((await post('/2/tweets', json)).status).toBe(status)
})

test('the same text twice is refused', async () => {
  expect((await post('/2/tweets', { text: 'Twice told' })).status).toBe(201)
  expect((await post('/2/tweets', { text: 'Twice told' })).status).toBe(403)
})

test.each([
  ['a'.repeat(280), 280],
  ['あ', 2],
  ['https://example.com/a/very/long/address/indeed/that/goes/on', 23],
  ['“quoted” – yes', 14],
])('%s weighs %i', (text, weight) => {
  expect(weightOf(text)).toBe(weight)
})

test('following shows in both lists at once and survives a restart', async () => {
  const target = world.network.account(other)!
  const me = world.network.account(id)!
  await world.signed('DELETE', `/2/users/${id}/following/${other}`)
  const before = world.network.account(other)!.followers_count
  expect(dataOf(await post(`/2/users/${id}/following`, { target_user_id: other }))).toEqual({
    following: true,
    pending_follow: false,
  })
  expect(dataOf(await post(`/2/users/${id}/following`, { target_user_id: other })).following).toBe(true)
  expect(world.network.account(other)!.followers_count).toBe(before + 1)
  await world.restart()
  const { body } = await world.signed('GET', `/2/users/${other}/followers`, { query: { max_results: '1' } })
  expect(body.data).toMatchObject([{ id }])
  expect(world.network.isFollowing(me.slot, target.slot)).toBe(true)
  await world.signed('DELETE', `/2/users/${id}/following/${other}`)
  expect(world.network.account(other)!.followers_count).toBe(before)
})

test.each([
  ['somebody else', '1', { target_user_id: '2' }, 400],
  ['nobody', 'ME', {}, 400],
  ['an unknown user', 'ME', { target_user_id: '2' }, 400],
  ['oneself', 'ME', { target_user_id: 'ME' }, 400],
])('following for or of %s is refused', async (_what, path, json: Record<string, string>, status) => {
  const filled = Object.fromEntries(Object.entries(json).map(([name, value]) => [name, value === 'ME' ? id : value]))
  expect((await post(`/2/users/${path === 'ME' ? id : path}/following`, filled)).status).toBe(status)
})

test('self-serve access may not follow, like or quote, and may still post', async () => {
  world.sandbox.settings.set({ access_level: 'self_serve' })
  const follow = await post(`/2/users/${id}/following`, { target_user_id: other })
  expect([follow.status, follow.body.reason]).toEqual([403, 'client-not-enrolled'])
  const [quoted] = world.network.posts('reply_to_id IS NULL', [], { limit: 1 }).items
  expect((await post('/2/tweets', { text: 'q', quote_tweet_id: quoted!.id })).status).toBe(403)
  expect((await post('/2/tweets', { text: 'On my own' })).status).toBe(201)
  world.sandbox.settings.set({ access_level: 'enterprise' })
})

test('a token that may only read cannot write', async () => {
  const url = '/oauth/request_token'
  const callback = { oauth_callback: 'oob', x_auth_access_type: 'read' }
  const { consumer_key, consumer_secret } = world.credentials
  const asked = await world.signed('POST', url, { keys: { consumer_key, consumer_secret }, form: callback })
  const { oauth_token = '', oauth_token_secret = '' } = Object.fromEntries(new URLSearchParams(asked.text))
  const page = await world.send('POST', '/oauth/authorize', { form: { oauth_token, person: id, decision: 'allow' } })
  const oauth_verifier = /id="pin">(\d+)/.exec(page.text)![1]!
  const leg = { ...world.credentials, token: oauth_token, token_secret: oauth_token_secret }
  const given = await world.signed('POST', '/oauth/access_token', { keys: leg, form: { oauth_verifier } })
  const values = Object.fromEntries(new URLSearchParams(given.text))
  const keys = { ...world.credentials, token: values.oauth_token!, token_secret: values.oauth_token_secret! }
  expect((await world.signed('GET', '/2/users/me', { keys })).headers.get('x-access-level')).toBe('read')
  const refused = await world.signed('POST', '/2/tweets', { keys, json: { text: 'no' } })
  expect([refused.status, refused.body.type]).toEqual([403, 'https://api.twitter.com/2/problems/oauth1-permissions'])
})

test('a private list is there for its owner only', async () => {
  const list = dataOf(await post('/2/lists', { name: 'Mine', description: 'd', private: true })).id
  await post(`/2/lists/${list}/members`, { user_id: other })
  await post(`/2/lists/${list}/members`, { user_id: other })
  const members = await world.signed('GET', `/2/lists/${list}/members`)
  expect(members.body.data).toMatchObject([{ id: other }])
  expect((await world.signed('GET', `/2/lists/${list}`, { keys: keysOf(1) })).body.errors).toMatchObject([
    { resource_type: 'list' },
  ])
  expect((await world.signed('DELETE', `/2/lists/${list}`, { keys: keysOf(1) })).status).toBe(400)
  const theirs = await world.signed('GET', `/2/users/${id}/owned_lists`, { keys: keysOf(1) })
  expect(theirs.body.meta).toEqual({ result_count: 0 })
  await world.signed('PUT', `/2/lists/${list}`, { json: { private: false } })
  expect((await world.signed('GET', `/2/lists/${list}`, { keys: keysOf(1) })).body.data).toEqual({
    id: list,
    name: 'Mine',
  })
  expect((await world.signed('DELETE', `/2/lists/${list}`, { keys: keysOf(1) })).status).toBe(403)
  await world.signed('DELETE', `/2/lists/${list}/members/${other}`)
  expect((await world.signed('GET', `/2/lists/${list}/members`)).body).toEqual({ meta: { result_count: 0 } })
})

test.each([
  [{ name: '' }, 400],
  [{ name: 'x'.repeat(26) }, 400],
  [{ name: 'a', description: 'x'.repeat(101) }, 400],
  [{ name: 'a', private: 'yes' }, 400],
])('the list %j is refused', async (json, status) => {
  expect((await post('/2/lists', json)).status).toBe(status)
})

test('a film comes in segments, is ready when it was worked on, and then goes with a post', async () => {
  const begun = dataOf(
    await post('/2/media/upload/initialize', {
      media_type: 'video/mp4',
      total_bytes: 6,
      media_category: 'tweet_video',
    }),
  )
  const segment = (index: number, text: string) =>
    post(`/2/media/upload/${begun.id}/append`, { media: Buffer.from(text).toString('base64'), segment_index: index })
  await segment(0, 'abc')
  expect((await post(`/2/media/upload/${begun.id}/finalize`)).status).toBe(400)
  await segment(1, 'def')
  const finished = await post(`/2/media/upload/${begun.id}/finalize`)
  expect(dataOf(finished).processing_info).toMatchObject({ state: 'pending', check_after_secs: 1 })
  const media = { media_ids: [begun.id] }
  expect((await post('/2/tweets', { text: 'A film', media })).status).toBe(400)
  world.sandbox.world.clock.advance(3000)
  const status = await world.signed('GET', '/2/media/upload', { query: { command: 'STATUS', media_id: begun.id! } })
  expect(dataOf(status).processing_info).toMatchObject({ state: 'succeeded', progress_percent: 100 })
  expect((await post('/2/tweets', { text: 'A film', media })).status).toBe(201)
  expect((await world.signed('POST', '/2/tweets', { keys: keysOf(1), json: { text: 'Not mine', media } })).status).toBe(
    400,
  )
})

test.each([
  [{ media_type: 'text/html', total_bytes: 5 }],
  [{ media_type: 'image/png', total_bytes: 6_000_000 }],
  [{ media_type: 'image/png', total_bytes: 0 }],
  [{ media_type: 'image/png', total_bytes: 5, media_category: 'cat' }],
])('the upload %j is refused', async (json) => {
  expect((await post('/2/media/upload/initialize', json)).status).toBe(400)
})
