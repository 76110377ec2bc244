// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Skeleton, SkeletonGroup } from './Skeleton.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('holds its room at once and is seen only after 150 ms', () => {
  const { container } = render(<Skeleton className="h-4 w-10" />)
  const bar = container.firstElementChild as HTMLElement
  expect([...bar.classList]).toEqual(expect.arrayContaining(['h-4', 'w-10', 'opacity-0!']))
  act(() => void vi.advanceTimersByTime(149))
  expect(bar.dataset.late).toBe('false')
  act(() => void vi.advanceTimersByTime(1))
  expect(bar.dataset.late).toBe('true')
  expect(bar.classList.contains('opacity-0!')).toBe(false)
})

test('an answer that comes first leaves nothing behind', () => {
  const { unmount } = render(<Skeleton />)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})

test('a group says once that it is loading', () => {
  render(
    <SkeletonGroup>
      <Skeleton />
      <Skeleton />
    </SkeletonGroup>,
  )
  expect(screen.getByRole('status').textContent).toBe('Loading')
})
