import { expect, test } from 'vitest'
import { askingPrice } from './asking-price.ts'

const prices = { user: 10_000, list: 5_000, count: 5_000 }

test.each([
  [[], 0],
  [[{ kind: 'keyword', days: 7 }], 5_000],
  [[{ kind: 'handle', days: 30 }], 15_000],
  [
    [
      { kind: 'handle', days: 365 },
      { kind: 'keyword', days: 62 },
    ],
    10_000 + 12 * 5_000 + 2 * 5_000,
  ],
] as const)('%j costs at most %d to ask for', (names, cost) => {
  expect(askingPrice(prices, names)).toBe(cost)
})
