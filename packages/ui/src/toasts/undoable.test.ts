// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { setErrorReporter } from '../report-error.ts'
import { createNotifications } from './notifications.ts'
import { type UndoableWork, undoable } from './undoable.ts'

function begin(extra: Partial<UndoableWork> = {}) {
  const store = createNotifications()
  const work = { text: 'Invite deleted', perform: vi.fn(), undo: vi.fn(), ...extra }
  return { store, work, start: () => undoable(store, work) }
}

test('the delete follows when the message has gone, and only once', async () => {
  const { store, work, start } = begin()
  start()
  const [told] = store.list()
  expect(told).toMatchObject({ text: 'Invite deleted', level: 'success', options: { timeout: 6000 } })
  expect(work.perform).not.toHaveBeenCalled()
  store.remove(told?.id ?? 0)
  window.dispatchEvent(new Event('pagehide'))
  expect(work.perform).toHaveBeenCalledTimes(1)
  expect(work.undo).not.toHaveBeenCalled()
})

test('Undo puts it back and nothing is deleted', () => {
  const { store, work, start } = begin()
  start()
  const [told] = store.list()
  expect(told?.options.action?.label).toBe('Undo')
  told?.options.action?.onPress()
  store.remove(told?.id ?? 0)
  expect(work.undo).toHaveBeenCalledTimes(1)
  expect(work.perform).not.toHaveBeenCalled()
})

test('closing the page deletes at once', () => {
  const { work, start } = begin()
  start()
  window.dispatchEvent(new Event('pagehide'))
  expect(work.perform).toHaveBeenCalledTimes(1)
})

test('when no message can be shown it deletes at once', () => {
  const { store, work, start } = begin()
  store.pause()
  start()
  expect(work.perform).toHaveBeenCalledTimes(1)
})

test.each([
  ['told to the screen', true],
  ['reported when the screen does not listen', false],
])('a failed delete puts it back and is %s', async (_case, listens) => {
  const failed = vi.fn()
  const report = vi.fn()
  setErrorReporter(report)
  const error = new Error('refused')
  const { store, work, start } = begin({ perform: () => Promise.reject(error), ...(listens && { failed }) })
  start()
  store.remove(1)
  await vi.waitFor(() => expect(work.undo).toHaveBeenCalledTimes(1))
  expect((listens ? failed : report).mock.calls).toEqual([[error]])
  expect(listens ? report : failed).not.toHaveBeenCalled()
})
