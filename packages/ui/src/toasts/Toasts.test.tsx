// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createNotifications, type Notifications } from './notifications.ts'
import { Toasts } from './Toasts.tsx'

let store: Notifications

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  store = createNotifications()
  render(
    <>
      <button type="button">Page</button>
      <Toasts store={store} />
    </>,
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms))
const notify = (...args: Parameters<Notifications['notify']>) => act(() => void store.notify(...args))
const region = () => screen.getByRole('region', { name: 'Notifications' })
const live = (politeness: string) => region().querySelector<HTMLElement>(`[aria-live="${politeness}"]`)
const dismissOf = (text: string) => {
  const toast = screen.getByText(text).closest<HTMLElement>('[data-toast]')
  return within(toast ?? region()).getByRole('button', { name: 'Dismiss' })
}

test('the live regions stand before any message comes, or a reader would miss it', () => {
  expect(live('polite')?.textContent).toBe('')
  expect(live('assertive')?.textContent).toBe('')
})

test.each([
  ['error', 'assertive'],
  ['success', 'polite'],
  ['warn', 'polite'],
  ['info', 'polite'],
] as const)('%s is told in the %s way', (level, politeness) => {
  notify('Words', { level })
  expect(live(politeness)?.textContent).toContain('Words')
})

test('goes by itself after 6 s', async () => {
  notify('Saved')
  await pass(5999)
  expect(screen.queryByText('Saved')).not.toBeNull()
  await pass(1)
  expect(screen.queryByText('Saved')).toBeNull()
})

test('hovering holds it', async () => {
  notify('Saved')
  fireEvent.pointerEnter(region())
  await pass(60_000)
  expect(screen.queryByText('Saved')).not.toBeNull()
  fireEvent.pointerLeave(region())
  await pass(6000)
  expect(screen.queryByText('Saved')).toBeNull()
})

test('focus holds it, until the focus leaves', async () => {
  notify('Saved')
  act(() => dismissOf('Saved').focus())
  await pass(60_000)
  expect(screen.queryByText('Saved')).not.toBeNull()
  act(() => screen.getByText('Page').focus())
  await pass(6000)
  expect(screen.queryByText('Saved')).toBeNull()
})

test('dismissing by keyboard moves on to the next message, then back to where one came from', async () => {
  const page = screen.getByText('Page')
  page.focus()
  notify('One')
  notify('Two')
  act(() => dismissOf('One').focus())
  await act(async () => fireEvent.click(dismissOf('One')))
  expect(document.activeElement).toBe(dismissOf('Two'))
  await act(async () => fireEvent.click(dismissOf('Two')))
  expect(document.activeElement).toBe(page)
  notify('Three')
  await pass(6000)
  expect(screen.queryByText('Three'), 'no hold is left behind').toBeNull()
})

test('a message that is dismissed under the pointer leaves no hold behind', async () => {
  notify('One')
  fireEvent.pointerEnter(region())
  await act(async () => fireEvent.click(dismissOf('One')))
  notify('Two')
  await pass(6000)
  expect(screen.queryByText('Two')).toBeNull()
})

test('an action runs once and the message goes', async () => {
  const onPress = vi.fn()
  notify('Deleted', { action: { label: 'Undo', onPress } })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Undo' })))
  expect(onPress).toHaveBeenCalledTimes(1)
  expect(screen.queryByText('Deleted')).toBeNull()
})
