import type { Community } from '@starling/contract/browser'
import { expect, test } from 'vitest'
import { ASPECT, placeCommunities, stepFrom } from './place-communities.ts'

const community = (id: string, people: number, ...next: string[]) =>
  ({
    id,
    people,
    neighbours: next.map((one) => ({ id: one, shared: 10, share: 0.1, association: 8 })),
  }) as unknown as Community
const many = Array.from({ length: 24 }, (_, at) => community(`c${at}`, 1000 - at * 30, `c${(at + 1) % 24}`))

const ids = many.map(({ id }) => id)
const all_near = ids.map((id, at) => community(id, 1000 - at * 30, ...ids.filter((one) => one !== id)))
/** Most of them near each other, and three that are near nobody. */
const mostly_near = ids.map((id, at) =>
  community(id, at === 0 ? 5000 : 300, ...(at < 21 ? ids.slice(0, 21).filter((one) => one !== id) : [])),
)

test.each([
  ['a ring', many],
  ['all neighbours', all_near],
  ['a crowd and three apart', mostly_near],
])('of %s no two lie on each other, all lie on the map, and always at the same place', (_, communities) => {
  const places = placeCommunities(communities)
  expect(placeCommunities(communities)).toEqual(places)
  const reach = (of: 'x' | 'y') => Math.max(...places.map((one) => one[of])) - Math.min(...places.map((one) => one[of]))
  expect(reach('x')).toBeGreaterThan(0.7)
  expect(reach('y')).toBeGreaterThan(0.35)
  for (const [at, one] of places.entries()) {
    expect(one.x >= one.radius && one.x <= 1 - one.radius).toBe(true)
    expect(one.y >= one.radius && one.y <= ASPECT - one.radius).toBe(true)
    for (const other of places.slice(at + 1)) {
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.radius + other.radius + 0.02)
    }
  }
})

test('a step leads to a neighbour that lies this way, and to nothing else', () => {
  const at = (id: string, x: number, y: number) => ({ id, x, y, radius: 0.01 })
  const [here, near, far, above] = [at('here', 0.5, 0.3), at('near', 0.6, 0.3), at('far', 0.9, 0.3), at('up', 0.5, 0.1)]
  const places = [here, near, far, above]
  expect(stepFrom(here, 'ArrowRight', places, ['far'])).toBe('far')
  expect(stepFrom(here, 'ArrowRight', places, ['far', 'near'])).toBe('near')
  expect(stepFrom(here, 'ArrowRight', places, [])).toBe(null)
  expect(stepFrom(here, 'ArrowUp', places, ['far'])).toBe(null)
  expect(stepFrom(here, 'ArrowUp', places, ['up'])).toBe('up')
  expect(stepFrom(here, 'ArrowLeft', places, ['far'])).toBe(null)
})
