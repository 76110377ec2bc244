// @vitest-environment happy-dom
import { sectionOf } from '@starling/sections'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { draw } from '../draw.ts'
import { FORMAT, WORDS } from '../testing/english.ts'
import { textsOf } from '../testing/marks.ts'
import { rowsOf } from '../testing/rows.ts'
import { DrawingView } from './DrawingView.tsx'

afterEach(cleanup)
const bars = (count = 4) =>
  draw(sectionOf('job_titles'), rowsOf('job_titles', count), { width: 600, format: FORMAT, words: WORDS })
const stops = () => screen.getAllByRole('button')

test('it is named, and every row is said in full', () => {
  const drawing = bars()
  render(<DrawingView drawing={drawing} onPick={() => {}} />)
  expect(screen.getByRole('group').getAttribute('aria-label')).toBe('Job titles')
  const said = drawing.marks.flatMap(({ say }) => (say ? [say.join(', ')] : []))
  expect(stops().map((stop) => stop.getAttribute('aria-label'))).toEqual(said)
})

test('one stop for Tab, arrows go from row to row and end at the ends', () => {
  render(<DrawingView drawing={bars()} onPick={() => {}} />)
  const tabbable = () => stops().flatMap((stop, at) => (stop.getAttribute('tabindex') === '0' ? [at] : []))
  expect(tabbable()).toEqual([0])
  const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key })
  stops()[0]!.focus()
  for (const [key, expected] of [
    ['ArrowDown', 1],
    ['ArrowRight', 2],
    ['End', 3],
    ['ArrowDown', 3],
    ['ArrowUp', 2],
    ['Home', 0],
    ['ArrowLeft', 0],
  ] as const) {
    press(key)
    expect(stops().indexOf(document.activeElement as HTMLElement)).toBe(expected)
    expect(tabbable()).toEqual([expected])
  }
})

test.each(['click', 'Enter', ' '])('%j picks the row', (how) => {
  const onPick = vi.fn()
  render(<DrawingView drawing={bars()} onPick={onPick} />)
  const stop = stops()[2]!
  if (how === 'click') fireEvent.click(stop.querySelector('rect')!)
  else fireEvent.keyDown(stop, { key: how })
  expect(onPick.mock.calls).toEqual([[2]])
})

test('nothing to pick: pictures, not buttons', () => {
  render(<DrawingView drawing={bars()} />)
  expect(screen.queryAllByRole('button')).toEqual([])
  expect(screen.getAllByRole('img')).toHaveLength(4)
})

test('the full value shows when a row is pointed at or reached, and goes again', () => {
  const { container } = render(<DrawingView drawing={bars()} onPick={() => {}} />)
  const tip = () => container.querySelector('div[aria-hidden="true"]')?.textContent ?? null
  expect(tip()).toBeNull()
  fireEvent.pointerMove(stops()[1]!.querySelector('rect')!)
  expect(tip()).toContain('Software engineer')
  expect(tip()).toContain('Baseline share')
  fireEvent.pointerLeave(screen.getByRole('group'))
  expect(tip()).toBeNull()
  fireEvent.focus(stops()[2]!)
  expect(tip()).toContain('Barista')
  fireEvent.keyDown(stops()[2]!, { key: 'Escape' })
  expect(tip()).toBeNull()
})

test('when the rows change, nothing is said of those that were pointed at', () => {
  const { container, rerender } = render(<DrawingView drawing={bars(4)} onPick={() => {}} />)
  fireEvent.pointerMove(stops()[3]!.querySelector('rect')!)
  expect(container.querySelector('div[aria-hidden="true"]')).not.toBeNull()
  rerender(<DrawingView drawing={bars(2)} onPick={() => {}} />)
  expect(container.querySelector('div[aria-hidden="true"]')).toBeNull()
  expect(stops().filter((stop) => stop.getAttribute('tabindex') === '0')).toHaveLength(1)
})

test('what lights up is there only while its row is pointed at', () => {
  render(<DrawingView drawing={bars()} onPick={() => {}} />)
  const shapes = () => stops()[1]!.childElementCount
  const before = shapes()
  fireEvent.pointerMove(stops()[1]!.querySelector('rect')!)
  expect(shapes()).toBe(before + 1)
})

describe('what others wrote', () => {
  const EVIL = [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '</title><svg onload=alert(1)>',
    'javascript:alert(1)',
  ]
  test.each(EVIL)('%s is letters', (evil) => {
    const [row] = rowsOf('posts', 1)
    const posts = draw(sectionOf('posts'), [{ ...row, text: evil, name: evil }], {
      width: 700,
      format: FORMAT,
      words: WORDS,
    })
    const page = document.createElement('div')
    page.innerHTML = renderToStaticMarkup(<DrawingView drawing={posts} />)
    const elements = [...page.querySelectorAll('*')]
    expect(new Set(elements.map(({ localName }) => localName))).toEqual(
      new Set(['div', 'svg', 'g', 'rect', 'circle', 'text']),
    )
    expect(elements.flatMap((element) => element.getAttributeNames()).filter((name) => /^on|href/.test(name))).toEqual(
      [],
    )
    expect(textsOf(posts).join('')).toContain(evil.slice(0, 8))
  })
  test('a picture is asked for only where it is safe', () => {
    const [row] = rowsOf('profile', 1)
    const profile = draw(sectionOf('profile'), [{ ...row, avatar_url: 'https://outside.test/a.png' }], {
      width: 400,
      format: FORMAT,
      words: WORDS,
    })
    expect(renderToStaticMarkup(<DrawingView drawing={profile} />)).not.toContain('outside.test')
    const proxied = <DrawingView drawing={profile} pictureAddress={(url) => `/proxy?url=${encodeURIComponent(url)}`} />
    expect(renderToStaticMarkup(proxied)).toContain('href="/proxy?url=https%3A%2F%2Foutside.test%2Fa.png"')
  })
})
