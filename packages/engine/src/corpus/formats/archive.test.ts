import { strToU8, type Zippable, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readSample } from './read-sample.ts'

const part = (name: string, values: unknown[]) =>
  strToU8(`window.YTD.${name}.part0 = ${JSON.stringify(values, null, 2)}`)
const files = (more: Zippable = {}): Zippable => ({
  'data/account.js': part('account', [
    {
      account: {
        email: 'ann@example.com',
        phone: '+1555',
        username: 'ann',
        accountId: '11',
        createdAt: '2020-01-01T00:00:00.000Z',
        accountDisplayName: 'Ann',
      },
    },
  ]),
  'data/profile.js': part('profile', [
    {
      profile: {
        description: { bio: 'Birds', website: '', location: 'Oslo' },
        avatarMediaUrl: 'https://x.example/a.png',
      },
    },
  ]),
  'data/tweets.js': part('tweets', [
    {
      tweet: {
        id_str: '100',
        full_text: 'First',
        created_at: 'Wed Jan 07 10:00:00 +0000 2026',
        favorite_count: '3',
        retweet_count: '0',
        lang: 'en',
        in_reply_to_status_id_str: '90',
      },
    },
    { tweet: { id_str: 'x', full_text: 'Broken' } },
  ]),
  'data/tweets-part1.js': part('tweets', [
    { tweet: { id_str: '101', full_text: 'Second', created_at: 'Wed Jan 07 11:00:00 +0000 2026' } },
  ]),
  'data/like.js': part('like', [{ like: { tweetId: '55', fullText: 'of someone', expandedUrl: 'x' } }]),
  'data/follower.js': part('follower', [
    { follower: { accountId: '12', userLink: 'x' } },
    { follower: { accountId: '13' } },
  ]),
  'data/following.js': part('following', [{ following: { accountId: '14' } }]),
  'data/direct-messages.js': part('direct_messages', [{ dmConversation: { messages: [{ text: 'secret words' }] } }]),
  'data/ad-engagements.js': part('ad_engagements', [{ ad: { text: 'secret words' } }]),
  ...more,
})

test('posts, likes, follows and the profile of its owner are taken, nothing else', async () => {
  const found = await readSample(zipSync(files()))
  expect(found.source).toBe('x-archive')
  expect(found.accounts).toMatchObject([
    {
      id: '11',
      handle: 'ann',
      name: 'Ann',
      bio: 'Birds',
      location: 'Oslo',
      url: null,
      followers_count: 2,
      following_count: 1,
    },
  ])
  expect(found.posts).toMatchObject([
    { id: '100', account_id: '11', text: 'First', like_count: 3, reply_to_post_id: '90' },
    { id: '101', account_id: '11', conversation_id: '101' },
  ])
  expect(found.follows.map(({ follower_id, followed_id }) => `${follower_id}>${followed_id}`)).toEqual([
    '12>11',
    '13>11',
    '11>14',
  ])
  expect(found.engagements.map(({ kind, post_id }) => `${kind} ${post_id}`)).toEqual(['reply 90', 'like 55'])
  expect(found.malformed.counts).toEqual({ bad_id: 1 })
  expect(JSON.stringify(found)).not.toMatch(/secret|example\.com|1555/)
})

test('a protected owner is refused with all', async () => {
  const history = part('protected_history', [{ protectedHistory: { action: 'Protect', protectedAt: '2025-01-01' } }])
  const found = await readSample(zipSync(files({ 'data/protected-history.js': history })))
  expect([found.accounts, found.posts, found.follows, found.engagements].flat()).toEqual([])
  expect(found.protected_ids).toEqual(['11'])
  expect(found.malformed.counts).toEqual({ protected: 8 })
})

test('names that climb out of it are ignored and told', async () => {
  const evil = part('tweets', [
    { tweet: { id_str: '666', full_text: 'evil', created_at: 'Wed Jan 07 11:00:00 +0000 2026' } },
  ])
  const found = await readSample(
    zipSync(files({ '../../data/tweets.js': evil, '/data/tweets.js': evil, 'data/../data/tweets.js': evil })),
  )
  expect(found.posts.map(({ id }) => id)).toEqual(['100', '101'])
  expect(found.malformed.counts).toEqual({ bad_id: 1, path_traversal: 3 })
})

test('a bomb is stopped and the rest taken', async () => {
  const bomb = new Uint8Array(40 << 20).fill(32)
  const found = await readSample(zipSync(files({ 'data/tweets-part2.js': [bomb, { level: 9 }] })))
  expect(found.posts.map(({ id }) => id)).toEqual(['100', '101'])
  expect(found.malformed.counts).toEqual({ bad_id: 1, zip_bomb: 1 })
})

test.each([
  ['another zip', zipSync({ 'readme.txt': strToU8('hello') }), /not an X archive/],
  ['half a zip', zipSync(files()).slice(0, 900), /no directory/],
])('%s is refused as a whole', async (_, content, expected) => {
  await expect(readSample(content)).rejects.toThrow(expected)
})

test('a damaged entry costs only itself', async () => {
  const zip = zipSync(files())
  const at = Buffer.from(zip).indexOf('data/following.js')
  zip.fill(0xff, at + 20, at + 60)
  const found = await readSample(zip)
  expect(found.posts).toHaveLength(2)
  expect(found.malformed.counts.zip_damaged).toBe(1)
})
