// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FORM_HEIGHT, FORM_WIDTH, FORMS, type Form, origin } from './forms.ts'
import { Mark } from './Mark.tsx'
import { Murmuration } from './Murmuration.tsx'
import { MARK_BOX, MARK_DOTS, MARK_DOTS_SMALL } from './mark-dots.ts'
import { Wordmark } from './Wordmark.tsx'

afterEach(cleanup)

const circles = (root: ParentNode) =>
  [...root.querySelectorAll('circle')].map((c) => ['cx', 'cy', 'r'].map((name) => Number(c.getAttribute(name))))

describe('Mark', () => {
  test.each([
    ['the fine drawing', MARK_DOTS],
    ['the small drawing', MARK_DOTS_SMALL],
  ])('in %s every dot is inside the box and stands free of the others', (_name, dots) => {
    dots.forEach(([x, y, radius], index) => {
      expect(Math.min(x, y) - radius).toBeGreaterThanOrEqual(0)
      expect(Math.max(x, y) + radius).toBeLessThanOrEqual(MARK_BOX)
      for (const [otherX, otherY, otherRadius] of dots.slice(index + 1)) {
        expect(Math.hypot(x - otherX, y - otherY) - radius - otherRadius).toBeGreaterThan(0.5)
      }
    })
  })

  test.each([
    [16, MARK_DOTS_SMALL],
    [27, MARK_DOTS_SMALL],
    [28, MARK_DOTS],
    [96, MARK_DOTS],
  ])('at %d px the fitting drawing is used', (size, dots) => {
    const { container } = render(<Mark size={size} />)
    expect(circles(container)).toEqual(dots)
  })

  test('it is named once, and hidden where the name stands beside it', () => {
    render(<Mark />)
    expect(screen.getByRole('img', { name: 'Starling' })).toBeTruthy()
    cleanup()
    const { container } = render(<Wordmark />)
    expect(screen.queryByRole('img')).toBeNull()
    expect(container.textContent).toBe('Starling')
  })

  test('two marks on a page do not share a gradient, the plain one has none', () => {
    const { container } = render(
      <>
        <Mark />
        <Mark />
        <Mark tone="plain" />
      </>,
    )
    const ids = [...container.querySelectorAll('linearGradient')].map(({ id }) => id)
    expect(new Set(ids).size).toBe(2)
    expect([...container.querySelectorAll('g')].map((group) => group.getAttribute('fill'))).toEqual([
      ...ids.map((id) => `url(#${id})`),
      'currentColor',
    ])
  })

  test('the favicon is the small drawing', () => {
    const icon = readFileSync(resolve(import.meta.dirname, '../../../../apps/web/public/favicon.svg'), 'utf8')
    const drawn = [...icon.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"/g)]
    expect(drawn.map(([, ...numbers]) => numbers.map(Number))).toEqual(MARK_DOTS_SMALL)
  })
})

describe('Murmuration', () => {
  const flights: { duration: number; delay: number }[] = []
  const reduced = vi.fn((query: string) => ({ matches: query.includes('reduce') }) as MediaQueryList)

  beforeEach(() => {
    flights.length = 0
    // happy-dom cannot animate: keep what the browser would have been asked to do.
    Element.prototype.animate = (_frames, timing) => {
      flights.push(timing as { duration: number; delay: number })
      return { cancel() {} } as Animation
    }
  })

  afterEach(() => void vi.unstubAllGlobals())

  const forms = Object.keys(FORMS) as Form[]

  test.each(forms)('%s stays in the picture, from the first place of each dot to the last', (form) => {
    FORMS[form].forEach(([x, y, radius], index) => {
      const [fromX, fromY] = origin(index)
      for (const [across, down] of [
        [x, y],
        [fromX, fromY],
      ] as const) {
        expect(across).toBeGreaterThanOrEqual(0)
        expect(across).toBeLessThanOrEqual(FORM_WIDTH)
        expect(down).toBeGreaterThanOrEqual(0)
        expect(down).toBeLessThanOrEqual(FORM_HEIGHT)
      }
      expect(radius).toBeGreaterThan(0)
    })
    expect(new Set(FORMS[form].map(String)).size).toBe(FORMS[form].length)
  })

  test.each(forms)('%s has found its form in under a second', (form) => {
    render(<Murmuration form={form} />)
    expect(flights.length).toBe(FORMS[form].length)
    expect(Math.max(...flights.map(({ duration, delay }) => duration + delay))).toBeLessThan(1000)
  })

  test('it stands still for people who asked for less motion', () => {
    vi.stubGlobal('matchMedia', reduced)
    const { container } = render(<Murmuration />)
    expect(flights).toEqual([])
    expect(circles(container)).toEqual(FORMS.wing)
  })

  test('it is decoration unless it says what is awaited', () => {
    render(<Murmuration />)
    expect(screen.queryByRole('img')).toBeNull()
    render(<Murmuration label="Loading" />)
    expect(screen.getByRole('img', { name: 'Loading' })).toBeTruthy()
  })
})
