import { expect, test } from 'vitest'
import { fold, placeKey, placeKeys } from './fold.ts'

test.each([
  ['San Francisco', 'san francisco'],
  ['  São   Paulo, Brasil ', 'sao paulo brasil'],
  ["St. John's", 'st johns'],
  ['Winston-Salem*', 'winston salem'],
  ['Łódź / İzmir', 'lodz izmir'],
  ['Straße\nTokyo', 'strasse tokyo'],
  ['東京（日本）', '東京 日本'],
  ['~ . ~', ''],
])('%j is spelt %j', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

test('names that are folded together have the keys that each has alone, empty ones too', () => {
  const names = ['*', 'Mt. Saint Helens', 'Ñuñoa', ' Łódź', 'ΑΘΗΝΑΣ', '\u0301e', '東京', 'ft worth', '…', 'Nice*', '.']
  expect(placeKeys(names)).toEqual(names.map(placeKey))
  expect(placeKeys(names).slice(0, 2)).toEqual(['', 'mount st helens'])
})
