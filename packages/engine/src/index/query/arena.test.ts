import { expect, test } from 'vitest'
import { Arena } from './arena.ts'

const never = () => false

test('pieces never overlap, and all of it comes back', () => {
  const arena = new Arena(64, 1024, never)
  const [a, b, c] = [arena.keep(100), arena.keep(1), arena.keep(500)]
  expect([a, b, c]).toEqual([64, 192, 256])
  arena.free(a)
  arena.free(c)
  arena.free(b)
  expect(arena.keep(1024)).toBe(64)
})

test('what is borrowed ends with the question, what is adopted stays', () => {
  const arena = new Arena(0, 256, never)
  arena.borrow(64)
  const kept = arena.borrow(64)
  arena.adopt(kept)
  arena.giveBack()
  expect(() => arena.keep(256)).toThrow('more memory')
  arena.free(kept)
  expect(arena.keep(256)).toBe(0)
})

test('what is remembered goes before a question is refused', () => {
  const remembered: number[] = []
  const arena: Arena = new Arena(0, 256, () => {
    const oldest = remembered.shift()
    if (oldest !== undefined) arena.free(oldest)
    return oldest !== undefined
  })
  remembered.push(arena.keep(128), arena.keep(128))
  expect(arena.keep(100)).toBe(0)
  expect(remembered.length).toBe(1)
  expect(() => arena.keep(300)).toThrow('more memory')
})
