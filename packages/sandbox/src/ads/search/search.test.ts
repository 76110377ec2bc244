import { afterAll, beforeAll, expect, test } from 'vitest'
import { COMMUNITIES } from '../../network/communities/communities.ts'
import { PLACES } from '../../network/places.ts'
import { type AdsDesk, faultsOf, type Json, listOf, startAds } from '../test-client.ts'
import { CONVERSATIONS } from './conversations.ts'
import { INTERESTS } from './interests.ts'
import { LOCATIONS } from './locations.ts'
import { SHOWS } from './television.ts'

let desk: AdsDesk

beforeAll(async () => {
  desk = await startAds()
})
afterAll(() => desk.stop())

const find = (list: string, query: Json = {}) => desk.ask('GET', `/targeting_criteria/${list}`, { query })
const namesOf = async (list: string, query: Json) => listOf(await find(list, query)).map(({ name }) => name)

test.each<[string, Json, string]>([
  ['interests', { q: 'coffee' }, 'Food & Drink/Coffee and Tea'],
  ['interests', { q: 'food & d' }, 'Food & Drink/Coffee and Tea'],
  ['locations', { q: 'los angeles', location_type: 'CITIES' }, 'Los Angeles, California, US'],
  ['locations', { q: 'tokyo', country_code: 'jp', location_type: 'REGIONS' }, '東京都 / Tokyo, JP'],
  ['locations', { q: '京都', location_type: 'CITIES' }, '京都 / Kyoto, Kyoto, JP'],
  ['locations', { q: 'sao', location_type: 'CITIES' }, 'São Paulo / Sao Paulo, São Paulo, BR'],
  ['languages', { q: 'japan' }, 'Japanese'],
  ['network_operators', { country_code: 'JP' }, 'docomo'],
  ['network_operators', {}, 'AT&T'],
  ['devices', { q: 'iphone 15' }, 'iPhone 15 Pro'],
  ['platforms', {}, 'iOS'],
  ['platform_versions', { q: 'android' }, 'Android 15.0'],
  ['tv_markets', {}, 'Japan'],
  ['tv_shows', { locale: 'ja-JP', q: '港町' }, '港町の灯'],
  ['conversations', { conversation_type: 'TV_SHOWS' }, 'Harbour Street'],
  ['app_store_categories', { q: 'music', os_type: 'IOS' }, 'Games: Music'],
  ['events', { event_types: 'HOLIDAY' }, 'Christmas Day'],
])('%s with %j holds %s', async (list, query, name) => {
  expect(await namesOf(list, query)).toContain(name)
})

test.each<[string, Json, string]>([
  ['tv_shows', {}, 'MISSING_PARAMETER'],
  ['tv_shows', { locale: 'xx-XX' }, 'INVALID_PARAMETER'],
  ['tv_shows', { locale: 'en-US', count: 51 }, 'INVALID_PARAMETER'],
  ['events', {}, 'MISSING_PARAMETER'],
  ['locations', { location_type: 'MOONS' }, 'INVALID_PARAMETER'],
  ['interests', { cursor: 'bm9uZQ' }, 'INVALID_PARAMETER'],
])('%s refuses %j', async (list, query, code) => {
  expect(faultsOf(await find(list, query))).toEqual([code])
})

test('pages of a list go through all of it', async () => {
  const names: unknown[] = []
  let cursor: unknown
  do {
    const reply = await find('interests', { count: 100, ...(cursor ? { cursor } : {}) })
    names.push(...listOf(reply).map(({ name }) => name))
    cursor = reply.body.next_cursor
  } while (cursor)
  expect(names).toEqual(INTERESTS.map(({ name }) => name))
})

test('every community and city of the network can be reached by name, and no value stands for two things', () => {
  const slugs = new Set(COMMUNITIES.map(({ slug }) => slug))
  for (const { name, communities } of [...INTERESTS, ...CONVERSATIONS, ...SHOWS]) {
    for (const slug of communities) expect([...slugs], `${name} names the community ${slug}`).toContain(slug)
  }
  const reached = new Set([...INTERESTS, ...CONVERSATIONS].flatMap(({ communities }) => communities))
  expect(COMMUNITIES.map(({ slug }) => slug).filter((slug) => !reached.has(slug))).toEqual([])
  const cities = new Set(LOCATIONS.flatMap((location) => [...(location.cities ?? [])]))
  expect(PLACES.map(({ city }) => city).filter((city) => !cities.has(city))).toEqual([])
  for (const list of [INTERESTS, CONVERSATIONS, LOCATIONS, SHOWS]) {
    expect(new Set(list.map(({ targeting_value }) => targeting_value)).size).toBe(list.length)
  }
})
