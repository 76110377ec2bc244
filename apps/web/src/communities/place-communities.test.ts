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

test('no two lie on each other, all lie on the map, and always at the same place', () => {
  const places = placeCommunities(many)
  expect(placeCommunities(many)).toEqual(places)
  for (const [at, one] of places.entries()) {
    expect(one.x >= one.radius && one.x <= 1 - one.radius).toBe(true)
    expect(one.y >= one.radius && one.y <= ASPECT - one.radius).toBe(true)
    for (const other of places.slice(at + 1)) {
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.radius + other.radius)
    }
  }
})

test('a step leads to a neighbour that lies this way, else to whatever does, and nowhere at the edge', () => {
  const at = (id: string, x: number, y: number) => ({ id, x, y, radius: 0.01 })
  const [here, near, far, above] = [at('here', 0.5, 0.3), at('near', 0.6, 0.3), at('far', 0.9, 0.3), at('up', 0.5, 0.1)]
  const places = [here, near, far, above]
  expect(stepFrom(here, 'ArrowRight', places, ['far'])).toBe('far')
  expect(stepFrom(here, 'ArrowRight', places, [])).toBe('near')
  expect(stepFrom(here, 'ArrowUp', places, ['far'])).toBe('up')
  expect(stepFrom(here, 'ArrowLeft', places, ['far'])).toBe(null)
})
