import { expect, test } from 'vitest'
import { growthRate } from './growth-rate.ts'

test('thirteen came and four left of those who were 91 before', () => {
  const growth = growthRate({ days: 30, gained: 13, lost: 4, now: 100 })
  expect(growth).toMatchObject({ net: 9, rate: 9 / 91 })
  // 1.96 · √17 = 8.08
  expect(growth.interval!.map((end) => +(end * 91).toFixed(2))).toEqual([0.92, 17.08])
})

test('without followers before there is no rate', () => {
  expect(growthRate({ days: 30, gained: 7, lost: 0, now: 7 })).toMatchObject({ net: 7, rate: null, interval: null })
})
