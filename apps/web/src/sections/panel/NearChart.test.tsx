// @vitest-environment happy-dom
import { sectionOf } from '@starling/sections'
import { formatOf } from '@starling/sections/cells'
import { say } from '@starling/text/both'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { chartWords } from '../chart-words.ts'
import { NearChart } from './NearChart.tsx'

/** What is watched, and who is told that it came near. */
type Tell = (entries: { isIntersecting: boolean; target: Element }[]) => void
const watched = new Map<Element, Tell>()
vi.stubGlobal(
  'IntersectionObserver',
  class {
    readonly #tell: Tell
    constructor(tell: Tell) {
      this.#tell = tell
    }
    observe = (element: Element) => watched.set(element, this.#tell)
    unobserve = (element: Element) => watched.delete(element)
  },
)
// This page is never laid out, and has no fonts to wait for.
vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ width: 640, left: 0, top: 0 } as DOMRect)
Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() })
afterEach(cleanup)

const ROWS = [
  { value: 'en', share: 0.6, count: 60, interval: [0.5, 0.7], baseline_share: 0.5, mark: null },
  { value: 'ja', share: 0.4, count: 40, interval: [0.3, 0.5], baseline_share: 0.5, mark: null },
]

test('its room is kept, and it is drawn once one comes near', async () => {
  const { container } = render(
    <NearChart
      section={sectionOf('languages')}
      rows={ROWS}
      format={formatOf(say('en'), 0)}
      words={chartWords('en', [])}
    />,
  )
  const place = container.firstElementChild as HTMLElement
  expect(container.querySelector('svg')).toBeNull()
  expect(Number.parseInt(place.style.minHeight, 10)).toBeGreaterThan(200)
  act(() => watched.get(place)!([{ isIntersecting: true, target: place }]))
  expect((await screen.findByRole('group')).getAttribute('width')).toBe('640')
  expect(place.style.minHeight).toBe('')
})
