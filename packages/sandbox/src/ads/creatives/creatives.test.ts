import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY } from '../moments.ts'
import { type AdsDesk, dataOf, faultsOf, type Json, listOf, startAds } from '../test-client.ts'

let desk: AdsDesk
let base: string
let picture: string
let film: string

beforeAll(async () => {
  desk = await startAds()
  base = `/accounts/${desk.account}`
  const network = await desk.world.network()
  const keep = (type: 'photo' | 'video', prefix: string) => {
    const at = Date.parse('2026-11-02T10:00:00Z')
    const id = network.newId(at)
    const common = { category: 'tweet_image', mime: 'image/png', size: 9, state: 'succeeded', alt_text: null } as const
    network.putMedia({ id, media_key: `${prefix}_${id}`, owner: 0, type, ready_at: at, ...common })
    return `${prefix}_${id}`
  }
  picture = keep('photo', '3')
  film = keep('video', '13')
})
afterAll(() => desk.stop())

const write = (form: Json, path = 'tweet') =>
  desk.ask('POST', `${base}/${path}`, { form: { as_user_id: desk.user_id, ...form } })

test('a promoted-only post is in the network, yet in no timeline', async () => {
  const tweet = dataOf(await write({ text: 'Only for some & all' }))
  expect(tweet).toMatchObject({ text: 'Only for some & all', nullcast: true, user: { id_str: desk.user_id } })
  expect(tweet.created_at).toBe('Mon Nov 02 10:00:00 +0000 2026')
  const network = await desk.world.network()
  const { slot } = network.account(desk.user_id)!
  expect(network.post(String(tweet.id_str))?.text).toBe('Only for some & all')
  expect(network.postsBy(slot, { limit: 5 }).items.map(({ id }) => id)).not.toContain(tweet.id_str)
  const listed = async (timeline_type: string) =>
    listOf(await desk.ask('GET', `${base}/tweets`, { query: { tweet_type: 'PUBLISHED', timeline_type } })).map(
      ({ id_str }) => id_str,
    )
  expect(await listed('NULLCAST')).toContain(tweet.id_str)
  expect(await listed('ORGANIC')).not.toContain(tweet.id_str)
})

test.each<[string, () => Json, string]>([
  ['nothing', () => ({ text: ' ' }), 'TWEET_CANNOT_BE_BLANK'],
  ['too much', () => ({ text: 'a'.repeat(281) }), 'INVALID_PARAMETER'],
  ['too much of a heavy script', () => ({ text: '長'.repeat(141) }), 'INVALID_PARAMETER'],
  ['media nobody uploaded', () => ({ text: 'a', media_keys: '3_1' }), 'MEDIA_NOT_FOUND'],
  ['a film beside a picture', () => ({ text: 'a', media_keys: `${picture},${film}` }), 'INVALID_MEDIA'],
  ['a card nobody made', () => ({ text: 'a', card_uri: 'card://1' }), 'CARD_NOT_FOUND'],
  ['somebody else', () => ({ text: 'a', as_user_id: '12' }), 'USER_NOT_FOUND'],
])('a post of %s is refused', async (_what, form, code) => {
  expect(faultsOf(await write(form()))).toEqual([code])
})

test('a scheduled post is published when its time has come', async () => {
  const later = dataOf(await write({ text: 'Tomorrow', scheduled_at: '2026-11-03T09:00:00Z' }, 'scheduled_tweets'))
  expect(later).toMatchObject({ scheduled_status: 'SCHEDULED', tweet_id: null })
  expect(faultsOf(await write({ text: 'Past', scheduled_at: '2026-11-01T09:00:00Z' }, 'scheduled_tweets'))).toEqual([
    'INVALID_PARAMETER',
  ])
  desk.pass(DAY)
  const done = dataOf(await desk.ask('GET', `${base}/scheduled_tweets/${later.id}`))
  expect(done).toMatchObject({ scheduled_status: 'SUCCESS', completed_at: '2026-11-03T09:00:00Z' })
  const network = await desk.world.network()
  expect(network.post(String(done.tweet_id))?.text).toBe('Tomorrow')
  const change = await desk.ask('PUT', `${base}/scheduled_tweets/${later.id}`, { form: { text: 'Never' } })
  expect(faultsOf(change)).toEqual(['INVALID_PARAMETER'])
})

test('a draft can be changed, and is gone for good when deleted', async () => {
  const draft = dataOf(await write({ text: 'Perhaps' }, 'draft_tweets'))
  const path = `${base}/draft_tweets/${draft.id}`
  expect(dataOf(await desk.ask('PUT', path, { form: { text: 'Surely' } }))).toMatchObject({
    text: 'Surely',
    nullcast: true,
  })
  expect(dataOf(await desk.ask('DELETE', path))).toMatchObject({ status: 'DELETED' })
  expect((await desk.ask('GET', path, { query: { with_deleted: true } })).status).toBe(404)
})

const website = { type: 'DETAILS', title: 'Read on', destination: { type: 'WEBSITE', url: 'https://company.example' } }
const app = {
  type: 'BUTTON',
  label: { type: 'ENUM', value: 'INSTALL' },
  destination: { type: 'APP', country_code: 'US', googleplay_app_id: 'com.company' },
}

test('a card knows what it is from its parts', async () => {
  const kinds: [unknown[], string][] = [
    [[{ type: 'MEDIA', media_key: picture }, website], 'IMAGE_WEBSITE'],
    [[{ type: 'MEDIA', media_key: film }, app], 'VIDEO_APP'],
    [[{ type: 'SWIPEABLE_MEDIA', media_keys: [picture, picture] }, app], 'IMAGE_CAROUSEL_APP'],
    [[{ type: 'SWIPEABLE_MEDIA', media_keys: [picture, film] }, website], 'MIXED_MEDIA_CAROUSEL_WEBSITE'],
  ]
  for (const [components, card_type] of kinds) {
    const card = dataOf(await desk.ask('POST', `${base}/cards`, { json: { name: 'card', components } }))
    expect(card).toMatchObject({ card_type, card_uri: `card://${card.id}` })
  }
})

test.each<[string, () => unknown[], string]>([
  ['no media', () => [website], 'INVALID_PARAMETER'],
  ['no target', () => [{ type: 'MEDIA', media_key: picture }], 'INVALID_PARAMETER'],
  ['one picture to swipe', () => [{ type: 'SWIPEABLE_MEDIA', media_keys: [picture] }, website], 'INVALID_PARAMETER'],
  [
    'an unknown button',
    () => [
      { type: 'MEDIA', media_key: picture },
      { ...app, label: { type: 'ENUM', value: 'HUG' } },
    ],
    'INVALID_PARAMETER',
  ],
  ['media nobody uploaded', () => [{ type: 'MEDIA', media_key: '3_1' }, website], 'MEDIA_NOT_FOUND'],
])('a card with %s is refused', async (_what, components, code) => {
  const json = { name: 'card', components: components() }
  expect(faultsOf(await desk.ask('POST', `${base}/cards`, { json }))).toEqual([code])
})

test('media in the library say when they are in use', async () => {
  await desk.ask('POST', `${base}/media_library`, { form: { media_key: picture, name: 'Picture' } })
  const one = `${base}/media_library/${picture}`
  expect(dataOf(await desk.ask('GET', one))).toMatchObject({ media_type: 'IMAGE', name: 'Picture', tweeted: false })
  await write({ media_keys: picture })
  expect(dataOf(await desk.ask('GET', one))).toMatchObject({ tweeted: true })
})
