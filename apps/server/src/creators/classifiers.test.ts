import { INTERESTS, interestPath } from '@starling/catalog'
import { expect, test } from 'vitest'
import { withDescendants } from './classifiers.ts'

test('an interest holds all that lies below it, and nothing else', () => {
  const [cars] = INTERESTS.filter(({ name }) => name === 'Automotive')
  const below = withDescendants([cars!.id])
  expect(below.length).toBeGreaterThan(10)
  expect(below.every((id) => interestPath(id).includes(cars!.id))).toBe(true)
  expect(INTERESTS.filter(({ id }) => interestPath(id).includes(cars!.id))).toHaveLength(below.length)
})

test('an unknown one is only itself', () => expect(withDescendants(['nothing'])).toEqual(['nothing']))
