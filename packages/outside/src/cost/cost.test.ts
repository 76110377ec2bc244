import { expect, test } from 'vitest'
import { costOf, PAY_PER_USE, readPrices } from './cost.ts'

test('prices are configuration', () => {
  expect(readPrices(undefined)).toBe(PAY_PER_USE)
  expect(readPrices('post=1, user=2')).toEqual({ ...PAY_PER_USE, post: 1, user: 2 })
  for (const bad of ['post', 'post=-1', 'posts=1', 'post=x'])
    expect(() => readPrices(bad)).toThrow('prices are written')
})

test('reads are priced', () => {
  expect(costOf({ post: 1000, user: 10 }, PAY_PER_USE)).toBe(5_100_000)
  expect(costOf({}, PAY_PER_USE)).toBe(0)
})
