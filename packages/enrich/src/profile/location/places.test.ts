import { cityInJapanese } from '@starling/catalog'
import { expect, test } from 'vitest'
import { judgeLocation } from './judge-location.ts'
import { readPlaces } from './places.ts'

const places = await readPlaces()
const regions = new Map(places.filter(({ kind }) => kind === 'region').map((place) => [place.region, place]))

test.each([
  ['US-CA', 'California', null],
  ['GB-SCT', 'Scotland', null],
  ['JP-01', 'Hokkaido', '北海道'],
  ['JP-13', 'Tokyo', '東京都'],
  ['JP-27', 'Osaka', '大阪府'],
])('%s is %s', (region, name, name_ja) => {
  expect(regions.get(region)).toMatchObject({ name, name_ja, country: region.slice(0, 2), population: null })
})

test.each(['Osaka', 'Paris', 'São Paulo', 'Portland'])('a city is what the judge of locations calls it: %s', (name) => {
  const judged = judgeLocation(name)
  const found = places.filter((place) => place.kind === 'city' && place.name === judged.city.value)
  expect(found.map(({ region }) => region)).toContain(judged.region.value)
})

test('every city stands in a region that is listed, and is not small', () => {
  const cities = places.filter(({ kind }) => kind === 'city')
  expect(cities.length).toBeGreaterThan(20_000)
  expect(cities.filter(({ population }) => population! < 15_000)).toEqual([])
  const outside = cities.filter(({ region }) => !regions.has(region))
  expect(outside.length / cities.length).toBeLessThan(0.02)
})

test('cities that Japanese profiles name are named in Japanese, as they write them', () => {
  const japanese = places.filter(({ kind, name_ja }) => kind === 'city' && name_ja)
  expect(japanese.length).toBeGreaterThan(80)
  const other = japanese.filter(({ name, spellings }) => !spellings.some((one) => one.startsWith(cityInJapanese(name))))
  expect(other.map(({ name }) => name)).toEqual([])
})
