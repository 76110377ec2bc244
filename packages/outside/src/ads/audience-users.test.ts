import { expect, test } from 'vitest'
import { hashed, usersBodies } from './audience-users.ts'

test.each([
  // X's own example.
  [{ handle: '@AdsAPI' }, { handle: ['49e0be2aeccfb51a8dee4c945c8a70a9ac500cf6f5cb08112575f74db9b1470d'] }],
  [{ handle: ' adsapi ' }, { handle: ['49e0be2aeccfb51a8dee4c945c8a70a9ac500cf6f5cb08112575f74db9b1470d'] }],
  [{ email: '' }, {}],
])('%j', (user, expected) => expect(hashed(user)).toEqual(expected))

test('spelling does not make two people of one', () => {
  expect(hashed({ email: ' Ann@Example.com ' })).toEqual(hashed({ email: 'ann@example.com' }))
})

test('people are parted into bodies that one request takes', () => {
  const people = Array.from({ length: 6000 }, (_, n) => ({ twitter_id: String(n) }))
  const bodies = [...usersBodies(people)]
  expect(bodies.map(({ users }) => users)).toEqual([2500, 2500, 1000])
  expect([...usersBodies([])]).toEqual([])
})
