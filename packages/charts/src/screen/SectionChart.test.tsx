// @vitest-environment happy-dom
import { sectionOf } from '@starling/sections'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FORMAT, WORDS } from '../testing/english.ts'
import { rowsOf } from '../testing/rows.ts'
import { SectionChart } from './SectionChart.tsx'

beforeEach(() => {
  // This page is never laid out.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ width: 640, left: 0, top: 0 } as DOMRect)
  Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})
const chart = (id: 'job_titles' | 'countries', count: number) => (
  <SectionChart section={sectionOf(id)} rows={rowsOf(id, count)} format={FORMAT} words={WORDS} />
)

test('it draws as wide as there is room, and again for other rows', () => {
  const { rerender } = render(chart('job_titles', 3))
  expect(screen.getByRole('group').getAttribute('width')).toBe('640')
  expect(screen.getAllByRole('img')).toHaveLength(3)
  rerender(chart('job_titles', 5))
  expect(screen.getAllByRole('img')).toHaveLength(5)
})

test('a map waits for its shapes in the room it will take', async () => {
  const { container } = render(chart('countries', 30))
  expect(container.querySelector('svg')).toBeNull()
  expect((container.firstElementChild as HTMLElement).style.minHeight).toBe('320px')
  const map = await screen.findByRole('group', {}, { timeout: 20_000 })
  expect(map.querySelectorAll('path').length).toBeGreaterThan(150)
})
