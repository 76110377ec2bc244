// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Tabs } from './Tabs.tsx'
import { splitTabs, visibleTabs } from './visible-tabs.ts'

describe('visibleTabs', () => {
  test.each([
    ['all fit', [80, 80, 80], 300, 50, 3],
    ['exactly one tab per 60 px', [10, 10, 10, 10, 10], 300, 10, 5],
    ['one more than one per 60 px', [10, 10, 10, 10, 10, 10], 359, 10, 5],
    ['long words make room for the menu', [120, 120, 120, 120], 400, 70, 2],
    ['just enough without the menu', [100, 100, 100], 300, 70, 3],
    ['one pixel too few', [100, 100, 100], 299, 70, 2],
    ['one tab stays however narrow it is', [120, 120], 20, 70, 1],
    ['a single tab needs no menu to hide in', [500], 100, 70, 1],
    ['no tabs', [], 300, 70, 0],
  ])('%s', (_why, widths, room, menu, expected) => {
    expect(visibleTabs(widths, room, menu)).toBe(expected)
  })
})

describe('splitTabs', () => {
  const tabs = ['a', 'b', 'c', 'd'].map((id) => ({ id }))
  test.each([
    ['the first ones', 2, 'a', 'ab', 'cd'],
    ['the chosen one takes the last place', 2, 'd', 'ad', 'bc'],
    ['the chosen one is already there', 2, 'b', 'ab', 'cd'],
    ['all', 4, 'd', 'abcd', ''],
    ['one place', 1, 'c', 'c', 'abd'],
  ])('%s', (_why, count, chosen, shown, hidden) => {
    const split = splitTabs(tabs, count, chosen)
    expect(split.shown.map(({ id }) => id).join('')).toBe(shown)
    expect(split.hidden.map(({ id }) => id).join('')).toBe(hidden)
  })
})

describe('Tabs', () => {
  let room = 1000
  const names = ['Overview', 'People', 'Posts', 'Places', 'Interests']
  const tabs = names.map((label) => ({ id: label.toLowerCase(), label, content: `About ${label.toLowerCase()}` }))
  const row = () => screen.getAllByRole('tab').map((tab) => tab.textContent)

  beforeEach(() => {
    vi.useFakeTimers()
    // happy-dom draws nothing: the row is given a width, each word is 80 px wide.
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => room)
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(80)
  })

  afterEach(() => {
    cleanup()
    vi.useRealTimers()
    vi.restoreAllMocks()
    room = 1000
  })

  test('shows all tabs, the first open, and no menu', () => {
    render(<Tabs label="Parts" tabs={tabs} />)
    expect(row()).toEqual(names)
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Overview')
    expect(screen.getByRole('tabpanel', { name: 'Overview' }).textContent).toBe('About overview')
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull()
  })

  test('looks again every 100 ms and moves what has no room into the menu', () => {
    render(<Tabs label="Parts" tabs={tabs} />)
    room = 330
    act(() => void vi.advanceTimersByTime(99))
    expect(row().length).toBe(5)
    act(() => void vi.advanceTimersByTime(1))
    expect(row()).toEqual(['Overview', 'People', 'Posts'])
    room = 1000
    act(() => void vi.advanceTimersByTime(100))
    expect(row()).toEqual(names)
  })

  test('a tab chosen in the menu opens and comes into the row', () => {
    room = 330
    const chosen: string[] = []
    render(<Tabs label="Parts" tabs={tabs} onChange={(id) => chosen.push(id)} />)
    fireEvent.keyDown(screen.getByRole('button', { name: 'More' }), { key: 'Enter' })
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Places', 'Interests'])
    fireEvent.click(screen.getByRole('menuitem', { name: 'Interests' }))
    expect(chosen).toEqual(['interests'])
    expect(row()).toEqual(['Overview', 'People', 'Interests'])
    expect(screen.getByRole('tabpanel').textContent).toBe('About interests')
  })

  test('arrow keys rove: one stop for the tab key, the next tab on the arrow', () => {
    render(<Tabs label="Parts" tabs={tabs} />)
    const [first, second] = screen.getAllByRole('tab') as [HTMLElement, HTMLElement]
    act(() => first.focus())
    fireEvent.keyDown(first, { key: 'ArrowRight' })
    act(() => void vi.runOnlyPendingTimers())
    expect(document.activeElement).toBe(second)
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, 0, -1, -1, -1])
  })

  test('the owner may say which tab is open', () => {
    render(<Tabs label="Parts" tabs={tabs} value="posts" />)
    fireEvent.mouseDown(screen.getByRole('tab', { name: 'People' }), { button: 0 })
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Posts')
  })
})
