// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { chooseTheme, readTheme, themeFor, useChosenTheme, usePageTheme } from './theme.ts'

afterEach(cleanup)

test.each([
  [null, 'dark'],
  ['', 'dark'],
  ['dark', 'dark'],
  ['light', 'light'],
  ['LIGHT', 'dark'],
] as const)('%j stored is %s', (stored, theme) => {
  expect(readTheme(stored)).toBe(theme)
})

test.each([
  { chosen: 'dark', forced: false, theme: 'dark' },
  { chosen: 'light', forced: false, theme: 'light' },
  { chosen: 'dark', forced: true, theme: 'light' },
  { chosen: 'light', forced: true, theme: 'light' },
] as const)('$chosen, forced light $forced: $theme', ({ chosen, forced, theme }) => {
  expect(themeFor(chosen, forced)).toBe(theme)
})

test('a choice is remembered and seen at once; a forced page leaves it untouched', () => {
  const page = renderHook(({ forced }) => usePageTheme(forced), { initialProps: { forced: true } })
  const choice = renderHook(() => useChosenTheme())
  expect(document.documentElement.dataset.theme).toBe('light')
  expect(choice.result.current).toBe('dark')
  page.rerender({ forced: false })
  expect(document.documentElement.dataset.theme).toBe('dark')
  act(() => chooseTheme('light'))
  expect(document.documentElement.dataset.theme).toBe('light')
  expect(localStorage.getItem('theme')).toBe('light')
})

test('what is chosen in another tab is seen in this one', () => {
  renderHook(() => usePageTheme(false))
  act(() => chooseTheme('light'))
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' })))
  expect(document.documentElement.dataset.theme).toBe('dark')
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'rail', newValue: 'light' })))
  expect(document.documentElement.dataset.theme).toBe('dark')
})
