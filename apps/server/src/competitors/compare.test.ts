import type { Answered } from '@starling/contract'
import { expect, test } from 'vitest'
import { sideBySide } from './compare.ts'

const base: Answered['base'] = {
  unit: 'people',
  n: 100,
  known: 80,
  baseline: null,
  baseline_n: null,
  baseline_known: null,
  comparison: null,
  mark: 'faded',
  hidden: false,
}
const answer = (shares: Record<string, number>): Answered => ({
  section: 'countries',
  rows: Object.entries(shares).map(([value, share]) => ({
    value,
    count: share * 100,
    share,
    interval: [share / 2, share * 2],
    mark: null,
  })),
  base,
  as_of: '2026-11-15T00:00:00Z',
  source: ['sandbox'],
  method: 'shares_of_people',
  more: false,
})

test('what both have comes first; what one has not is left open', () => {
  const compared = sideBySide(['a', 'b'], [answer({ JP: 0.5, GB: 0.2 }), answer({ US: 0.6, GB: 0.5 })])
  expect(compared.rows.map(({ value }) => value)).toEqual(['GB', 'US', 'JP'])
  expect(compared.rows[1]).toEqual({
    value: 'US',
    cells: [null, { count: 60, share: 0.6, interval: [0.3, 1.2], mark: null }],
  })
  expect(compared).toMatchObject({
    source: ['sandbox'],
    method: 'shares_of_people',
    accounts: [{ handle: 'a' }, { handle: 'b' }],
  })
})

test('at most fifteen rows', () => {
  const many = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`c${at}`, 0.01]))
  expect(sideBySide(['a'], [answer(many)]).rows).toHaveLength(15)
})
