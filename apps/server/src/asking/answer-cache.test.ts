import { expect, test } from 'vitest'
import { AnswerCache } from './answer-cache.ts'

const KILOBYTE = 'x'.repeat(1_000)

test('the least lately used goes first, and the bytes stay within bounds', () => {
  const cache = new AnswerCache<string>(50_000)
  for (let at = 0; at < 12; at++) cache.set('1', `key ${at}`, `${at} ${KILOBYTE}`)
  expect(cache.get('1', 'key 0')).toBeDefined()
  cache.set('1', 'one more', KILOBYTE)
  expect(cache.get('1', 'key 0')).toBeDefined()
  expect(cache.get('1', 'key 1')).toBeUndefined()
  expect(cache.bytes).toBeLessThanOrEqual(50_000)
})

test('nothing outlives a change of the corpus, not even when it changes back', () => {
  const cache = new AnswerCache<string>(50_000)
  cache.set('1', 'key', 'old')
  expect(cache.get('2', 'key')).toBeUndefined()
  expect(cache.get('1', 'key')).toBeUndefined()
  expect(cache.bytes).toBe(0)
})

test('the same key again counts once, and what is too large is not kept', () => {
  const cache = new AnswerCache<string>(50_000)
  cache.set('1', 'key', KILOBYTE)
  const { bytes } = cache
  cache.set('1', 'key', KILOBYTE)
  expect(cache.bytes).toBe(bytes)
  cache.set('1', 'large', KILOBYTE.repeat(6))
  expect(cache.get('1', 'large')).toBeUndefined()
})
