import path from 'node:path'
import { CALLS, type Call } from '@starling/contract'
import type { Client } from '@starling/contract/browser'
import { type AccountRow, openCorpus } from '@starling/engine'
import { World } from '@starling/world'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })
let world: World
let person: Client
/** With the public client id of the toolkit, and nobody signed in. */
let stranger: Client
beforeAll(async () => {
  world = await World.create(inject('postgres'))
  person = await world.as('member@meridian.example')
  stranger = world.browser('pro.localhost:4000')
})
afterAll(() => world.stop())

const LISTS = Object.entries<Call>(CALLS).filter(([, call]) => call.lasting)

test.each(LISTS)('%s is kept by a browser and asked for again by its ETag', async (_, { path }) => {
  const { token } = await world.token('member@meridian.example')
  const get = (more: Record<string, string> = {}) =>
    world.product.app.inject({ url: path, headers: { authorization: `Token ${token}`, ...more } })
  const first = await get()
  expect(first.statusCode).toBe(200)
  expect(first.headers['cache-control']).toMatch(/^private, max-age=\d+$/)
  expect(first.body.length).toBeGreaterThan(500)
  const again = await get({ 'if-none-match': `"other", ${first.headers.etag}` })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect((await get({ 'if-none-match': '"other"' })).statusCode).toBe(200)
})

test('these are eleven lists, categories of content, categories and regions of audiences on both sites, what campaigns choose from, and the document of all calls', () => {
  expect(LISTS).toHaveLength(11 + 1 + 4 + 1 + 1)
})

describe('both languages', () => {
  test.each<[string, (client: Client) => Promise<{ label: string; label_ja: string | null }[]>, string, string]>([
    ['countries', (client) => client.listTargetingCountries(), 'Netherlands', 'オランダ'],
    ['interests', (client) => client.listTargetingInterests(), 'Baseball', '野球'],
    ['languages', (client) => client.listLanguages(), 'Japanese', '日本語'],
    ['locations', (client) => client.listLocations(), 'Hokkaido', '北海道'],
    ['topics', (client) => client.listConversationTopics(), 'Soccer', 'サッカー'],
    ['operators', (client) => client.listNetworkOperators(), 'Rakuten Mobile', '楽天モバイル'],
    ['films', (client) => client.listMoviesTvShows(), 'Your Name.', '君の名は。'],
    [
      'job titles',
      async (client) => (await client.listJobTitles()).flatMap(({ titles }) => titles),
      'Barista',
      'バリスタ',
    ],
    ['advertisers', (client) => client.listAdvertiserCategories(), 'Alcohol', '酒類'],
  ])('%s', async (_, list, label, label_ja) => {
    expect((await list(person)).find((one) => one.label === label)).toMatchObject({ label, label_ja })
  })
})

test('the one country that cannot be selected says why; aliases are told', async () => {
  const countries = await person.listTargetingCountries()
  expect(countries).toHaveLength(249)
  expect(countries.filter(({ selectable }) => !selectable)).toMatchObject([
    { id: 'KP', note: 'This country is not available for targeting.' },
  ])
  const aliases = Object.fromEntries(countries.flatMap(({ id, aliases }) => aliases.map((alias) => [alias, id])))
  expect(aliases).toEqual({ US: 'US', USA: 'US', UK: 'GB', UAE: 'AE', Türkiye: 'TR' })
})

test('US states, DC and the GB nations are offered as regions', async () => {
  const regions = (await stranger.listLocations()).filter(({ kind }) => kind === 'region')
  const of = (code: string) => regions.filter(({ country_code }) => country_code === code).map(({ label }) => label)
  expect(of('US')).toHaveLength(51)
  expect(of('GB')).toEqual(['England', 'Northern Ireland', 'Scotland', 'Wales'])
  expect(of('JP')).toHaveLength(47)
  const japan = await stranger.listLocations({ query: { country_code: 'jp' } })
  expect(japan.filter(({ kind }) => kind === 'city')[0]).toMatchObject({ label: 'Tokyo', region: 'JP-13' })
  expect(new Set(japan.map(({ country_code }) => country_code))).toEqual(new Set(['JP']))
})

describe('searches', () => {
  test.each([
    ['paris', undefined, 'FR-11/Paris'],
    ['paris', 'US', 'US-TX/Paris'],
    ['札幌', undefined, 'JP-01/Sapporo'],
    ['さっぽろ', undefined, 'JP-01/Sapporo'],
    ['ドイツ', undefined, 'DE'],
    ['sao paulo', undefined, 'BR-SP'],
    ['ＣＡＬＩＦ', undefined, 'US-CA'],
  ])('locations: %s in %s', async (keywords, country_code, id) => {
    const { locations } = await stranger.searchLocations({ body: { keywords, ...(country_code && { country_code }) } })
    expect(locations[0]!.id).toBe(id)
  })

  test('interests, topics, films and operators, in both languages', async () => {
    const body = (keywords: string | string[]) => ({ body: { keywords } })
    const first = <T extends { label: string }>(list: T[]) => list[0]?.label
    expect(first((await stranger.searchInterests(body('野球'))).interests)).toBe('Baseball')
    expect((await stranger.searchInterests(body(['dogs', 'cats']))).interests.map(({ label }) => label)).toEqual([
      'Cats',
      'Dogs',
    ])
    expect(first((await stranger.searchConversationTopics(body('soccer'))).conversation_topics)).toBe('Soccer')
    expect(first((await stranger.searchMoviesTvShows(body('鬼滅'))).movies_tv_shows)).toMatch(/^Demon Slayer/)
    expect(first((await stranger.searchMoviesTvShows(body('とい・すとーりー'))).movies_tv_shows)).toBe('Toy Story')
    expect(first((await stranger.searchNetworkOperators(body('ドコモ'))).network_operators)).toBe('NTT docomo')
    expect((await stranger.searchInterests(body(''))).interests).toEqual([])
  })
})

describe('search of accounts', () => {
  const PEOPLE: [handle: string, name: string, followers: number][] = [
    ['BlueHeron', 'Blue Heron Coffee', 900],
    ['blue', 'Somebody', 3],
    ['bluebird_jp', '青い鳥', 500],
    ['anna_b', 'Anna Blüe', 700],
    ['true_blue', 'Not at a beginning', 800],
    ['tori', 'ことりカフェ', 40],
  ]
  const corpusOf = () => openCorpus(path.join(world.product.config.DATA_DIR, 'corpus'), { write: true, workers: 1 })
  beforeAll(async () => {
    expect(await stranger.searchSocials({ query: { q: 'blue' } })).toEqual([]) // nothing was read in yet
    const corpus = await corpusOf()
    const entering = corpus.import({ source: 'test', fetched_at: world.clock.now() })
    await entering.add({
      accounts: PEOPLE.map(([handle, name, followers], at) => account(at, handle, name, followers)),
    })
    await entering.commit()
    await corpus.close()
    await world.product.engine.keepUp()
  })
  const handles = async (q: string, limit?: number) =>
    (await stranger.searchSocials({ query: { q, ...(limit && { limit }) } })).map(({ handle }) => handle)

  test.each([
    ['blue', ['blue', 'BlueHeron', 'anna_b', 'bluebird_jp']],
    ['@BLUE', ['blue', 'BlueHeron', 'anna_b', 'bluebird_jp']],
    ['coffee', ['BlueHeron']],
    ['青い', ['bluebird_jp']],
    ['コトリ', ['tori']],
    ['blue heron', ['BlueHeron']],
    ['zzz', []],
  ])('“%s”: the exact handle, then whose handle or name begins so, most followers first', async (q, found) => {
    expect(await handles(q)).toEqual(found)
  })

  test('as many as asked for, with what is known of them', async () => {
    expect(await handles('blue', 2)).toEqual(['blue', 'BlueHeron'])
    expect(await stranger.searchSocials({ query: { q: 'blueheron' } })).toEqual([
      {
        id: '1000',
        handle: 'BlueHeron',
        name: 'Blue Heron Coffee',
        verified: false,
        followers_count: 900,
        avatar_url: null,
      },
    ])
    await expect(stranger.searchSocials({ query: { q: ' ' } })).rejects.toMatchObject({ status: 400 })
  })

  test('who was deleted is not shown, however old the table is', async () => {
    const corpus = await corpusOf()
    await corpus.delete({ accounts: ['@BlueHeron'] })
    await corpus.close()
    await world.product.engine.keepUp()
    expect(await handles('blue')).toEqual(['blue', 'anna_b', 'bluebird_jp'])
  })
})

function account(at: number, handle: string, name: string, followers_count: number): AccountRow {
  const unknown = { bio: null, location: null, url: null, verified: null, verified_type: null, avatar_url: null }
  const counts = { following_count: 5, post_count: 5, listed_count: 0 }
  return {
    id: String(1000 + at),
    handle,
    name,
    created_at: new Date('2020-01-01'),
    protected: false,
    followers_count,
    ...unknown,
    ...counts,
  }
}
