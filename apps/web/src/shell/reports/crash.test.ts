// @vitest-environment happy-dom
import { ApiError } from '@starling/contract/browser'
import { expect, test } from 'vitest'
import { type Crash, createCrashHandler, listenForCrashes } from './crash.ts'

function handler() {
  let now = 0
  let ids = 0
  const reported: Crash[] = []
  const crashes = createCrashHandler({
    now: () => now,
    newId: () => `id${++ids}`,
    report: (crash) => reported.push(crash),
  })
  return { ...crashes, reported, pass: (ms: number) => (now += ms) }
}

test('the first failure is shown and reported; what follows while it is shown is not', () => {
  const { capture, shown, reported } = handler()
  capture(new Error('first'))
  capture(new Error('second'))
  expect(shown.get()).toMatchObject({ id: 'id1', error: { message: 'first' } })
  expect(reported.length).toBe(1)
})

test.each([
  { after_ms: 0, isShown: false },
  { after_ms: 999, isShown: false },
  { after_ms: 1000, isShown: true },
])('$after_ms ms after dismissal a repeat is shown: $isShown', ({ after_ms, isShown }) => {
  const { capture, dismiss, shown, pass } = handler()
  capture(new Error('first'))
  dismiss()
  expect(shown.get()).toBeNull()
  pass(after_ms)
  capture(new Error('again'))
  expect(shown.get() !== null).toBe(isShown)
})

const refusal = (code: string, status: number) =>
  new ApiError(status, { code, detail: '' }, new Headers({ 'x-request-id': 'r-7' }))

test.each([
  { what: 'a person who has to sign in', error: refusal('sign_in_needed', 403), id: undefined },
  { what: 'a page that was left', error: new DOMException('left', 'AbortError'), id: undefined },
  { what: 'the layout notice of a browser', error: new Error('ResizeObserver loop limit exceeded'), id: undefined },
  { what: 'a refusal of another kind', error: refusal('admin_needed', 403), id: 'r-7' },
  { what: 'a failed call', error: refusal('internal', 500), id: 'r-7' },
  { what: 'a thrown text', error: 'text', id: 'id1' },
  { what: 'a thrown nothing', error: undefined, id: 'id1' },
])('$what: $id', ({ error, id }) => {
  const { capture, shown } = handler()
  capture(error)
  expect(shown.get()?.id).toBe(id)
})

test('errors of the window and promises nobody caught arrive, until it stops listening', () => {
  const seen: unknown[] = []
  const stop = listenForCrashes(window, (error) => seen.push(error))
  const thrown = new Error('thrown')
  window.dispatchEvent(new ErrorEvent('error', { error: thrown, message: 'thrown' }))
  window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }))
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'refused' }))
  stop()
  window.dispatchEvent(new ErrorEvent('error', { error: thrown }))
  expect(seen).toEqual([thrown, new Error('Script error.'), 'refused'])
})
