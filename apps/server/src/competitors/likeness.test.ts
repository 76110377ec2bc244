import { expect, test } from 'vitest'
import { commonShare, likeness, rarityOf, vectorOf } from './likeness.ts'

const rarity = rarityOf(
  [
    { value: 'today', count: 900 },
    { value: 'espresso', count: 9 },
  ],
  1_000,
)
const words = (...all: string[]) =>
  vectorOf(
    all.map((value) => ({ value, count: 3 })),
    rarity,
  )

test('rare words say more than common ones', () => {
  const shop = words('today', 'espresso', 'beans')
  expect(likeness(shop, shop).likeness).toBeCloseTo(1, 10)
  const rare = likeness(shop, words('espresso', 'bike'))
  const common = likeness(shop, words('today', 'bike'))
  expect(rare.likeness).toBeGreaterThan(5 * common.likeness)
  expect(rare.words).toEqual(['espresso'])
})

test('nothing in common is nothing', () => {
  expect(likeness(words('espresso'), words('bike'))).toEqual({ likeness: 0, words: [] })
  expect(likeness(words(), words('bike')).likeness).toBe(0)
})

test.each([
  [['1', '2'], ['2', '3'], 1 / 3],
  [['1'], ['1'], 1],
  [[], [], 0],
])('%j and %j share %d', (a, b, share) => expect(commonShare(new Set(a), new Set(b))).toBeCloseTo(share, 10))
