import { AppError } from '@starling/contract'
import { expect, test } from 'vitest'
import { CostMeter, costOf, FREE, PAY_PER_USE, readPrices } from './cost.ts'

test('prices are configuration', () => {
  expect(readPrices(undefined)).toBe(PAY_PER_USE)
  expect(readPrices('post=1, user=2', FREE)).toEqual({ ...FREE, post: 1, user: 2 })
  for (const bad of ['post', 'post=-1', 'posts=1', 'post=x'])
    expect(() => readPrices(bad)).toThrow('prices are written')
})

test('reads are priced', () => {
  expect(costOf({ post: 1000, user: 10 }, PAY_PER_USE)).toBe(5_100_000)
  expect(costOf({}, PAY_PER_USE)).toBe(0)
})

test('a call that could go over the cap is not made', () => {
  const prices = { ...FREE, post: 10 }
  const meter = new CostMeter(prices, { cap: 1000, spent: 400 })
  meter.allow({ post: 60 })
  meter.count({ post: 50 })
  expect(meter.cost).toBe(500)
  meter.allow({ post: 10 })
  expect(() => meter.allow({ post: 11 })).toThrow(AppError)
  new CostMeter(prices, { cap: null, spent: 1e12 }).allow({ post: 1e9 })
})
