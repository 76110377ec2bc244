// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OverflowFade } from './OverflowFade.tsx'

let whole = 100
let checks = 0

beforeEach(() => {
  vi.useFakeTimers()
  whole = 100
  checks = 0
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(100)
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(() => {
    checks += 1
    return whole
  })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const area = () => document.querySelector<HTMLElement>('.overflow-x-auto')!
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

test('looks every 200 ms, and after 100 looks no more', () => {
  render(<OverflowFade label="Handles">…</OverflowFade>)
  expect(checks).toBe(1)
  wait(199)
  expect(checks).toBe(1)
  wait(1)
  expect(checks).toBe(2)
  wait(60_000)
  expect(checks).toBe(100)
  expect(vi.getTimerCount()).toBe(0)
})

test.each([
  ['nothing hidden', 100, 0, undefined],
  ['a fraction of a pixel is not hidden', 101, 0, undefined],
  ['more to come', 300, 0, 'after'],
  ['in the middle', 300, 80, 'both'],
  ['at the end', 300, 200, 'before'],
])('%s', (_why, width, scrolled, fade) => {
  whole = width
  render(<OverflowFade label="Handles">…</OverflowFade>)
  area().scrollLeft = scrolled
  fireEvent.scroll(area())
  expect(area().dataset.fade).toBe(fade)
})

test('content that grows late fades, and only then the keyboard stops there', () => {
  render(<OverflowFade label="Handles">…</OverflowFade>)
  expect(screen.queryByRole('region')).toBeNull()
  whole = 300
  wait(200)
  expect(screen.getByRole('region', { name: 'Handles' }).tabIndex).toBe(0)
})
