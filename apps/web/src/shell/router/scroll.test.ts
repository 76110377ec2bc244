// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isPlace, scrollToHash } from './scroll.ts'

let scrolled: unknown[] = []
beforeEach(() => {
  vi.useFakeTimers()
  scrolled = []
  document.body.innerHTML = '<h2 id="rules">Rules</h2><h2 id="日本">日本</h2>'
  for (const element of document.querySelectorAll('h2')) {
    element.scrollIntoView = (how) => scrolled.push([element.id, how])
  }
})
afterEach(() => {
  // Nothing of one test is followed in the next.
  document.dispatchEvent(new Event('wheel'))
  vi.useRealTimers()
})

function page(reducedMotion: boolean): Window {
  const { setTimeout, clearTimeout } = globalThis
  const matchMedia = (query: string) => ({ matches: query === '(prefers-reduced-motion: reduce)' && reducedMotion })
  return { document, matchMedia, setTimeout, clearTimeout } as unknown as Window
}

test('a hash link scrolls smoothly after 200 ms, not before', () => {
  scrollToHash('#rules', page(false))
  vi.advanceTimersByTime(199)
  expect(scrolled).toEqual([])
  vi.advanceTimersByTime(1)
  expect(scrolled).toEqual([['rules', { behavior: 'smooth' }]])
})

test('under reduced motion it jumps', () => {
  scrollToHash('#%E6%97%A5%E6%9C%AC', page(true))
  vi.runAllTimers()
  expect(scrolled).toEqual([['日本', { behavior: 'instant' }]])
})

test('what moves on the way is followed, until the person scrolls', () => {
  scrollToHash('#rules', page(false))
  vi.advanceTimersByTime(200)
  document.dispatchEvent(new Event('scrollend'))
  expect(scrolled).toHaveLength(2)
  document.dispatchEvent(new Event('wheel'))
  document.dispatchEvent(new Event('scrollend'))
  expect(scrolled).toHaveLength(2)
})

test('it is not followed for ever', () => {
  scrollToHash('#rules', page(false))
  vi.advanceTimersByTime(200)
  for (let ends = 0; ends < 10; ends += 1) document.dispatchEvent(new Event('scrollend'))
  expect(scrolled).toHaveLength(4)
})

test('leaving the page takes it back', () => {
  scrollToHash('#rules', page(false))()
  vi.runAllTimers()
  expect(scrolled).toEqual([])
})

test.each([
  ['', false],
  ['#', false],
  ['#rules', true],
  ['#sign-in', false],
  ['#sign-out', false],
  ['#sign-in&magic_code=a&confirm_code=b', false],
  ['#magic_code=a&confirm_code=b', false],
  ['#token=a', false],
  ['#pass=a', false],
  ['#code=a', false],
])('%j names a part of the page: %s', (hash, expected) => {
  expect(isPlace(hash)).toBe(expected)
})
