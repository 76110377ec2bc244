import { expect, test } from 'vitest'
import { readCreators, writeCreators } from './creators-url.ts'
import type { CreatorsAsked } from './queries.ts'

const asked: CreatorsAsked[] = [
  { classifiers: [], countries: [], followers: {}, order: 'engagement_rate' },
  { classifiers: ['222', '1'], countries: ['JP'], followers: { min: 0, max: 5000 }, order: 'followers_count' },
]
test.each(asked)('an address keeps what was asked', (one) => {
  expect(readCreators(writeCreators(one))).toEqual(one)
})

test('what makes no sense in an address is left out', () => {
  const search = new URLSearchParams('interests=222,<script>&min=-3&max=12x&order=luck')
  expect(readCreators(search)).toEqual({ classifiers: ['222'], countries: [], followers: {}, order: 'engagement_rate' })
})
