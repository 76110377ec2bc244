import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { debounce } from './debounce.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('waits 500 ms of quiet by default and passes the latest arguments once', () => {
  const heard: string[] = []
  const search = debounce((word: string) => void heard.push(word))
  search('e')
  vi.advanceTimersByTime(499)
  search('espresso')
  vi.advanceTimersByTime(499)
  expect(heard).toEqual([])
  vi.advanceTimersByTime(1)
  expect(heard).toEqual(['espresso'])
  vi.advanceTimersByTime(5000)
  expect(heard).toEqual(['espresso'])
})

test('takes another delay', () => {
  const heard: number[] = []
  const note = debounce((n: number) => void heard.push(n), 20)
  note(1)
  vi.advanceTimersByTime(20)
  note(2)
  vi.advanceTimersByTime(20)
  expect(heard).toEqual([1, 2])
})

test('a cancelled call never comes', () => {
  const heard: number[] = []
  const note = debounce((n: number) => void heard.push(n))
  note(1)
  note.cancel()
  vi.advanceTimersByTime(5000)
  expect(heard).toEqual([])
})
