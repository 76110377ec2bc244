import { describe, expect, test } from 'vitest'
import { judgeLocation, regionName } from './judge-location.ts'

const placed: [string, string, string | null, string | null][] = [
  ['Paris', 'FR', 'FR-11', 'Paris'],
  ['Paris, Texas', 'US', 'US-TX', 'Paris'],
  ['Portland, OR', 'US', 'US-OR', 'Portland'],
  ['Dover, DE', 'US', 'US-DE', 'Dover'],
  ['Berlin, DE', 'DE', 'DE-16', 'Berlin'],
  ['London, Ontario', 'CA', 'CA-ON', 'London'],
  ['Buffalo, New York', 'US', 'US-NY', 'Buffalo'],
  ['Seattle, Washington', 'US', 'US-WA', 'Seattle'],
  ['Perth, WA', 'AU', 'AU-WA', 'Perth'],
  ['Cambridge, UK', 'GB', 'GB-ENG', 'Cambridge'],
  ['NYC', 'US', 'US-NY', 'New York City'],
  ['LDN', 'GB', 'GB-ENG', 'London'],
  ['Scotland', 'GB', 'GB-SCT', null],
  ['東京', 'JP', 'JP-13', 'Tokyo'],
  ['東京都渋谷区', 'JP', 'JP-13', 'Tokyo'],
  ['大阪府堺市', 'JP', 'JP-27', 'Sakai'],
  ['横浜', 'JP', 'JP-14', 'Yokohama'],
  ['北海道', 'JP', 'JP-01', null],
  ['中国北京', 'CN', 'CN-22', 'Beijing'],
  ['서울', 'KR', 'KR-11', 'Seoul'],
  ['Москва', 'RU', 'RU-48', 'Moscow'],
  ['الرياض', 'SA', 'SA-10', 'Riyadh'],
  ['São Paulo, SP', 'BR', 'BR-SP', 'São Paulo'],
  ['München', 'DE', 'DE-02', 'Munich'],
  ['ÜT: 35.68,139.69', 'JP', 'JP-13', 'Tokyo'],
  ['🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F} Leeds', 'GB', 'GB-ENG', 'Leeds'],
]
test.each(placed)('%s is in %s, %s, %s', (text, country, region, city) => {
  const place = judgeLocation(text)
  expect([place.country.value, place.region.value, place.city.value]).toEqual([country, region, city])
  expect(place.country.confidence).toBeGreaterThan(0.7)
})

test.each([
  ['🇯🇵', 'JP'],
  ['Alemania', 'DE'],
  ['Deutschland 🇩🇪', 'DE'],
  ['भारत', 'IN'],
  ['ประเทศไทย', 'TH'],
  ['U.S.A.', 'US'],
  ['90210', 'US'],
  ['somewhere in Ghana', 'GH'],
])('%s is in %s', (text, country) => {
  expect(judgeLocation(text).country.value).toBe(country)
})

describe('what is no place on the map', () => {
  test.each([
    '',
    'the moon',
    'your heart',
    'Somewhere over the rainbow',
    'Hogwarts',
    'Worldwide',
    'Earth',
    'in',
    'me',
    'God',
    'my bed',
    'she/her',
    '二次元',
    '100% unapologetic',
    'https://example.com',
  ])('%j stays unknown', (text) => {
    const place = judgeLocation(text)
    expect([place.country.value, place.region.value, place.city.value]).toEqual([null, null, null])
  })
})

test('two homes in two countries leave the city open or doubted', () => {
  const one = judgeLocation('London').city.confidence
  expect(judgeLocation('London / New York').city.confidence).toBeLessThan(one - 0.1)
})

test('an ambiguous name is trusted less than a confirmed one', () => {
  expect(judgeLocation('Cambridge').country.confidence).toBeLessThan(judgeLocation('Cambridge, UK').country.confidence)
})

test.each([
  ['US-CA', 'California'],
  ['JP-13', 'Tokyo'],
  ['CA-ON', 'Ontario'],
  ['GB-SCT', 'Scotland'],
  ['ZZ-99', undefined],
])('%s is called %s', (id, name) => {
  expect(regionName(id)).toBe(name)
})

test.each([`${'a '.repeat(50_000)}${'/'.repeat(50_000)}`, '東'.repeat(200_000)])(
  'a hostile text is answered, however long',
  (text) => {
    expect(judgeLocation(text).country.value).toBeNull()
  },
)
