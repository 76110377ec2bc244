import { expect, test } from 'vitest'
import { foldName, NameSearch } from './name-search.ts'

test.each([
  ['São Paulo', 'sao paulo'],
  ['ＳＨＩＢＵＹＡ', 'shibuya'],
  ['ｶﾞﾝﾀﾞﾑ', 'ガンダム'],
  ['がんだむ', 'ガンダム'],
  ["Kiki's Delivery Service", 'kikis delivery service'],
  ['R&B/Soul/Funk', 'r b soul funk'],
  ['Łódź', 'lodz'],
  ['İstanbul', 'istanbul'],
  ['  ', ''],
])('%s is looked up as %s', (text, folded) => {
  expect(foldName(text)).toBe(folded)
})

const films = [
  { label: 'The Matrix', ja: 'マトリックス' },
  { label: 'Your Name.', ja: '君の名は。' },
  { label: 'Up', ja: 'カールじいさんの空飛ぶ家' },
  { label: 'Upload', ja: null },
  { label: 'Growing Up', ja: null },
  { label: 'Group', ja: null },
]
const search = new NameSearch(films, ({ label, ja }) => [label, ja])
const labels = (keywords: string | string[], limit = 9) => search.find(keywords, limit).map(({ label }) => label)

test.each([
  ['up', ['Up', 'Upload', 'Growing Up']],
  ['UP', ['Up', 'Upload', 'Growing Up']],
  ['まとりっくす', ['The Matrix']],
  ['名は', ['Your Name.']],
  ['空飛ぶ', ['Up']],
  ['roup', []],
  ['  ', []],
])('“%s” finds the whole name, then its beginning, then the beginning of a word', (keywords, found) => {
  expect(labels(keywords)).toEqual(found)
})

test('several keywords: any of them, no entry twice, no more than asked for', () => {
  expect(labels(['matrix', 'the', 'name'])).toEqual(['The Matrix', 'Your Name.'])
  expect(labels('up', 2)).toEqual(['Up', 'Upload'])
  expect(search.find('up', 9, ({ label }) => label !== 'Up').map(({ label }) => label)).toEqual([
    'Upload',
    'Growing Up',
  ])
})
