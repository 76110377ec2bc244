import { Agent } from 'node:http'
import { connect } from 'node:net'
import { Client, OAuth1 } from '@xdevplatform/xdk'
import { TwitterApi, type TwitterApiTokens } from 'twitter-api-v2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestSandbox, type TestSandbox } from '../test-client.ts'

let world: TestSandbox

beforeAll(async () => {
  world = await startTestSandbox()
})
afterAll(() => world.end())

/** Leads a client whose addresses are fixed to the sandbox: it believes that it speaks TLS with api.x.com. */
class LocalAgent extends Agent {
  readonly protocol = 'https:'
  override createConnection() {
    return connect(world.sandbox.port, '127.0.0.1')
  }
}

const library = (tokens: TwitterApiTokens | string) =>
  new TwitterApi(tokens as TwitterApiTokens, { httpAgent: new LocalAgent() as never })
const userKeys = () => {
  const { consumer_key: appKey, consumer_secret: appSecret, users } = world.credentials
  const { access_token: accessToken, access_token_secret: accessSecret } = users[0]!
  return { appKey, appSecret, accessToken, accessSecret }
}

test('twitter-api-v2 signs in by three legs and calls as that user', async () => {
  const { consumer_key: appKey, consumer_secret: appSecret, users } = world.credentials
  const link = await library({ appKey, appSecret }).generateAuthLink('http://localhost:4000/back')
  const form = { oauth_token: link.oauth_token, person: users[3]!.user_id, decision: 'allow' }
  const consent = await world.send('POST', '/oauth/authorize', { form })
  const verifier = new URL(consent.headers.get('location')!).searchParams.get('oauth_verifier')!
  const keys = { appKey, appSecret, accessToken: link.oauth_token, accessSecret: link.oauth_token_secret }
  const { client, screenName } = await library(keys).login(verifier)
  const { data } = await client.v2.me({ 'user.fields': ['public_metrics', 'created_at'] })
  expect(data).toMatchObject({ username: screenName, id: users[3]!.user_id })
  expect(data.public_metrics?.followers_count).toBe(world.network.account(users[3]!.user_id)!.followers_count)
})

test('twitter-api-v2 signs in by PKCE, refreshes and revokes', async () => {
  const { client_id: clientId, client_secret: clientSecret, users } = world.credentials
  const app = library({ clientId, clientSecret } as never)
  const redirectUri = 'http://localhost:4000/back'
  const link = app.generateOAuth2AuthLink(redirectUri, { scope: ['tweet.read', 'users.read', 'offline.access'] })
  const form = { ...Object.fromEntries(new URL(link.url).searchParams), person: users[1]!.user_id, decision: 'allow' }
  const consent = await world.send('POST', '/i/oauth2/authorize', { form })
  const code = new URL(consent.headers.get('location')!).searchParams.get('code')!
  const logged = await app.loginWithOAuth2({ code, codeVerifier: link.codeVerifier, redirectUri })
  expect((await library(logged.accessToken).v2.me()).data.id).toBe(users[1]!.user_id)
  const again = await app.refreshOAuth2Token(logged.refreshToken!)
  expect((await library(again.accessToken).v2.me()).data.id).toBe(users[1]!.user_id)
  await app.revokeOAuth2Token(again.accessToken, 'access_token')
  await expect(library(again.accessToken).v2.me()).rejects.toMatchObject({ code: 401 })
})

test('twitter-api-v2 as an app: lookup, followers by pages, search and counts', async () => {
  const { consumer_key: appKey, consumer_secret: appSecret } = world.credentials
  const app = await library({ appKey, appSecret }).appLogin()
  const [brand] = world.credentials.users
  const users = await app.v2.usersByUsernames([brand!.username, 'nobody_at_all'], { 'user.fields': ['verified'] })
  expect(users.data).toHaveLength(1)
  expect(users.errors?.[0]).toMatchObject({ resource_id: 'nobody_at_all', title: 'Not Found Error' })
  const followers = await app.v2.followers(brand!.user_id, { max_results: 5, asPaginator: true })
  const ids: string[] = []
  for await (const { id } of followers) ids.push(id)
  const { followers_count } = world.network.account(brand!.user_id)!
  expect([new Set(ids).size, ids.length]).toEqual([followers_count, followers_count])
  const found = await app.v2.search('lang:en (a OR the)', {
    max_results: 10,
    expansions: ['author_id'],
    'tweet.fields': ['created_at'],
  })
  await found.fetchNext()
  expect(found.tweets.length).toBeGreaterThan(10)
  expect(found.includes.author(found.tweets[0]!)?.username).toMatch(/^\w{1,15}$/)
  const counts = await app.v2.tweetCountRecent('a', { granularity: 'day' })
  expect(counts.meta.total_tweet_count).toBe(counts.data.reduce((sum, { tweet_count }) => sum + tweet_count, 0))
})

test('twitter-api-v2 as a user: post, media, like, follow, lists', async () => {
  const client = library(userKeys())
  const { user_id } = world.credentials.users[0]!
  const target = world.network.followers(world.network.account(user_id)!.slot, { limit: 1 }).items[0]!
  const media_id = await client.v2.uploadMedia(Buffer.alloc(9_000, 7), { media_type: 'image/png' as never })
  const posted = await client.v2.tweet('With a picture #sandbox', { media: { media_ids: [media_id] } })
  const read = await client.v2.singleTweet(posted.data.id, {
    expansions: ['attachments.media_keys'],
    'media.fields': ['url', 'type'],
    'tweet.fields': ['entities'],
  })
  expect(read.includes?.media?.[0]).toMatchObject({ type: 'photo' })
  expect(read.data.entities?.hashtags?.[0]).toMatchObject({ tag: 'sandbox', start: 15, end: 23 })
  await client.v2.like(user_id, posted.data.id)
  expect((await client.v2.tweetLikedBy(posted.data.id)).data[0]!.id).toBe(user_id)
  expect((await client.v2.follow(user_id, target.id)).data.following).toBe(true)
  expect((await client.v2.unfollow(user_id, target.id)).data.following).toBe(false)
  const list = await client.v2.createList({ name: 'People', private: true })
  await client.v2.addListMember(list.data.id, target.id)
  const members = await client.v2.listMembers(list.data.id)
  expect(members.users.map(({ id }) => id)).toEqual([target.id])
  expect((await client.v2.removeList(list.data.id)).data.deleted).toBe(true)
  expect((await client.v2.deleteTweet(posted.data.id)).data.deleted).toBe(true)
})

test('twitter-api-v2 understands the refusals', async () => {
  const client = library(userKeys())
  await expect(client.v2.userByUsername('not a name')).rejects.toMatchObject({ code: 400 })
  const bad = library({ ...userKeys(), accessSecret: 'other' })
  await expect(bad.v2.me()).rejects.toMatchObject({ code: 401, isAuthError: true })
  world.sandbox.faults.add({ path: '/2/users/me', status: 429, retry_after_s: 30 })
  await expect(client.v2.me()).rejects.toMatchObject({ code: 429, rateLimitError: true })
})

const kit = (options: object) => new Client({ baseUrl: world.sandbox.url, ...options })

test('the official kit as an app: lookup, followers by pages, search with the names of the newer generation', async () => {
  const client = kit({ bearerToken: world.credentials.bearer_token })
  const [brand] = world.credentials.users
  const { data } = await client.users.getByUsername(brand!.username, {
    userFields: ['public_metrics', 'created_at'] as never,
  })
  expect(data).toMatchObject({ id: brand!.user_id, publicMetrics: { followersCount: expect.any(Number) } })
  const first = await client.users.getFollowers(brand!.user_id, { maxResults: 3 })
  const second = await client.users.getFollowers(brand!.user_id, {
    maxResults: 3,
    paginationToken: first.meta!.nextToken! as never,
  })
  const ids = [...first.data!, ...second.data!].map(({ id }) => id)
  expect(new Set(ids).size).toBe(6)
  const options: object = {
    maxResults: 10,
    postFields: ['created_at', 'public_metrics'],
    expansions: ['author_id', 'referenced_posts'],
  }
  const found = await client.posts.searchRecent('a', options)
  expect(found.data?.[0]).toMatchObject({ createdAt: expect.stringMatching(/Z$/), publicMetrics: expect.any(Object) })
})

test('the official kit as a user by OAuth 1.0a', async () => {
  const { appKey, appSecret, accessToken, accessSecret } = userKeys()
  const oauth1 = new OAuth1({
    apiKey: appKey,
    apiSecret: appSecret,
    callback: 'oob',
    accessToken,
    accessTokenSecret: accessSecret,
  })
  const client = kit({ oauth1 })
  expect((await client.users.getMe({ userFields: ['verified'] as never })).data).toMatchObject({
    id: world.credentials.users[0]!.user_id,
  })
  const posted = await client.posts.create({ text: 'Written by the kit' } as never)
  expect(world.network.post(posted.data!.id!)?.text).toBe('Written by the kit')
})

test('twitter-api-v2 still knows its version 1.1: who am I, and an upload in pieces', async () => {
  const client = library(userKeys())
  const me = await client.v1.verifyCredentials({ include_email: true })
  expect(me).toMatchObject({
    id_str: world.credentials.users[0]!.user_id,
    screen_name: world.credentials.users[0]!.username,
  })
  expect(me.created_at).toMatch(/^\w{3} \w{3} \d\d \d\d:\d\d:\d\d \+0000 \d{4}$/)
  const media_id = await client.v1.uploadMedia(Buffer.alloc(3000, 1), {
    mimeType: 'image/jpeg',
    chunkLength: 1024,
  } as never)
  const posted = await client.v2.tweet('Uploaded in pieces', { media: { media_ids: [media_id] } })
  expect(world.network.post(posted.data.id)?.media_keys).toEqual([`3_${media_id}`])
})
