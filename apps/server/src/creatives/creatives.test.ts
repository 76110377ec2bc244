import { ApiError, type Client } from '@starling/contract/browser'
import { World } from '@starling/world'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type AdDesk, openDesk } from '../../test-kit/ad-desk.ts'
import { postOfCreative } from './post.ts'

let world: World
let admin: Client
let member: Client
let stranger: Client
let desk: AdDesk
let team_id: string
beforeAll(async () => {
  world = await World.create(inject('postgres'))
  admin = await world.as('admin@meridian.example')
  member = await world.as('member@meridian.example')
  stranger = await world.as('admin@halcyon.example')
  desk = await openDesk(world)
  team_id = (await world.rows('teams')).find(({ slug }) => slug === 'meridian')!.id
})
afterAll(() => world.stop())

const refusalOf = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error) => (error instanceof ApiError ? [error.status, error.body] : error),
  )
const team = 'meridian'
let shade = 0
async function picture(client = admin, of = team): Promise<string> {
  const background = { r: ++shade, g: 200, b: 100 }
  const bytes = await sharp({ create: { width: 32, height: 32, channels: 3, background } })
    .png()
    .toBuffer()
  const file = new Blob([new Uint8Array(bytes)])
  return (await client.createAdMedia({ query: { team: of, alt_text: `Shade ${shade}` }, body: { file } })).id
}

test('a creative is saved, changed, tried against variants, deleted and brought back', async () => {
  const media_id = await picture()
  const made = await admin.createAdCreative({
    body: { team, name: 'Spring', kind: 'post', text: 'Tea is back.', media_ids: [media_id] },
  })
  expect(made).toMatchObject({
    ...{ text: 'Tea is back.', media: [{ id: media_id, kind: 'image', width: 32 }], version: 1 },
    ...{ variant: '', variant_of: null, slides: [], card_url: '' },
  })
  const pk = { path: { pk: made.id } }
  const renamed = await member.changeAdCreative({ ...pk, body: { name: 'Spring 2', countries: ['JP'] } })
  expect([renamed.version, renamed.name]).toEqual([1, 'Spring 2'])
  const changed = await admin.changeAdCreative({ ...pk, body: { text: 'Tea is back!' } })
  expect(changed.version).toBe(2)
  expect(
    await refusalOf(admin.changeAdCreative({ ...pk, body: { text: 'Old', seen_changed_at: renamed.changed_at } })),
  ).toMatchObject([409, { code: 'changed_meanwhile' }])
  const rest = { name: 'Spring B', kind: 'post', text: 'Have some tea.' } as const
  const other = await admin.createAdCreative({ body: { ...rest, team, variant_of: made.id } })
  const third = await admin.createAdCreative({ body: { ...rest, team, variant_of: other.id } })
  expect([other.variant, third.variant, third.variant_of]).toEqual(['B', 'C', made.id])
  const group = await admin.listAdCreatives({ query: { team, variant_of: made.id } })
  expect(group.map(({ variant }) => variant).toSorted()).toEqual(['A', 'B', 'C'])
  await admin.deleteAdCreative(pk)
  expect(await refusalOf(admin.getAdCreative(pk))).toMatchObject([404, {}])
  expect(await admin.restoreAdCreative(pk)).toMatchObject({ id: made.id, variant: 'A' })
  expect(await refusalOf(stranger.getAdCreative(pk))).toMatchObject([404, {}])
})

test('a card leads to the web or nowhere', async () => {
  for (const card_url of [
    'not a url',
    'javascript:alert(1)',
    'https://a:b@example.com',
    'https://localhost/',
    'ftp://example.com',
  ]) {
    const body = { team, name: 'Bad', kind: 'card' as const, card_url }
    expect(await refusalOf(admin.createAdCreative({ body })), card_url).toEqual([
      400,
      { card_url: ['Give an address of the web, such as https://example.com.'] },
    ])
  }
})

test('what it shows is the team’s own', async () => {
  const foreign = await picture(stranger, 'halcyon')
  const body = { team, name: 'Foreign', kind: 'post' as const, media_ids: [foreign] }
  expect(await refusalOf(admin.createAdCreative({ body }))).toMatchObject([400, { media_ids: {} }])
  const media_ids = [await picture()]
  const made = await admin.createAdCreative({ body: { ...body, media_ids } })
  await admin.deleteAdMedia({ path: { pk: media_ids[0]! } })
  // Its text can be changed all the same, and what is gone is not shown.
  const text = 'Without'
  expect(await admin.changeAdCreative({ path: { pk: made.id }, body: { text } })).toMatchObject({ text, media: [] })
})

const posting = (creative_id: string) => ({
  ...{ team_id, creative_id, team_account_id: 'unused', account_id: desk.ad_account.id },
})
const postsAt = async (mark: string) => (await Array.fromAsync(desk.api.posts(desk.ad_account.id, mark))).length

test('a creative becomes one post at X that only ads show, however often it is asked for', async () => {
  const media_id = await picture()
  const made = await admin.createAdCreative({
    body: { team, name: 'Post', kind: 'post', text: 'Hello', media_ids: [media_id] },
  })
  const mark = `stl-${made.id.slice(-8)}-v1`
  const { tweet_id } = await postOfCreative(world.product, posting(made.id), desk.api)
  expect(await postOfCreative(world.product, posting(made.id), desk.api)).toEqual({ tweet_id })
  // As after a crash: X has it, and we never heard.
  await world.product.store.change('operator', async (change) => {
    const [row] = await world.rows('creative_posts')
    await change.table({ team_id }, 'creative_posts').remove(row!.id)
    await change.audit('test.forgotten')
  })
  expect(await postOfCreative(world.product, posting(made.id), desk.api)).toEqual({ tweet_id })
  expect(await postsAt(mark)).toBe(1)
  const library = await Array.fromAsync(desk.api.mediaLibrary(desk.ad_account.id, { q: `stl-${media_id.slice(-8)}` }))
  expect(library).toHaveLength(1)
  // What says something else is another post, with the same picture.
  await admin.changeAdCreative({ path: { pk: made.id }, body: { text: 'Hello again' } })
  const second = await postOfCreative(world.product, posting(made.id), desk.api)
  expect(second.tweet_id).not.toBe(tweet_id)
  expect(
    await Array.fromAsync(desk.api.mediaLibrary(desk.ad_account.id, { q: `stl-${media_id.slice(-8)}` })),
  ).toHaveLength(1)
})

test('a card and a carousel lead to their pages', async () => {
  const url = 'https://example.com/tea'
  const card = await admin.createAdCreative({
    body: {
      ...{ team, name: 'Card', kind: 'card', text: 'Look', card_title: 'Tea', card_url: url },
      media_ids: [await picture()],
    },
  })
  const slides = [
    { media_id: await picture(), title: 'Green', url },
    { media_id: await picture(), title: 'Black', url },
  ]
  const carousel = await admin.createAdCreative({
    body: { team, name: 'Carousel', kind: 'carousel', text: 'Two', slides },
  })
  for (const { id } of [card, carousel]) {
    await postOfCreative(world.product, posting(id), desk.api)
    const [made] = await Array.fromAsync(desk.api.cards(desk.ad_account.id, { q: `stl-${id.slice(-8)}` }))
    expect(JSON.stringify(made)).toContain(url)
  }
})

test('what X would not take is not sent', async () => {
  const long = await admin.createAdCreative({ body: { team, name: 'Long', kind: 'post', text: '茶'.repeat(141) } })
  const bare = await admin.createAdCreative({ body: { team, name: 'Bare', kind: 'card', text: 'No picture' } })
  for (const { id } of [long, bare]) {
    await expect(postOfCreative(world.product, posting(id), desk.api)).rejects.toMatchObject({ code: 'invalid' })
    expect(await postsAt(`stl-${id.slice(-8)}`)).toBe(0)
  }
})
