import { expect, test } from 'vitest'
import { LEADING } from './brands.ts'
import { densityOf } from './density.ts'
import { worldOf } from './network.ts'

// The default network as it is, its last month only.
test('every matter of the examples has 300 people in 30 days in its main countries, a leading brand thousands of followers', () => {
  const world = worldOf({ seed: 1, accounts: 30_000, posts: 600_000, now: new Date('2026-11-16T00:00:00Z') })
  const { matters, leading } = densityOf(world)
  expect(matters.map(({ country }) => country)).toContain('JP')
  expect(matters.filter(({ people }) => people < 300)).toEqual([])
  expect(leading).toHaveLength(Object.keys(LEADING).length)
  expect(leading.filter(({ followers }) => followers < 3000 || followers > 8000)).toEqual([])
}, 120_000)
