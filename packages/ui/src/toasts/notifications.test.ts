import { expect, test, vi } from 'vitest'
import { createNotifications, type NotificationLevel } from './notifications.ts'

/** A clock that stands still until it is told to go on. */
function clock() {
  let now = 0
  let last = 0
  const waiting = new Map<unknown, { at: number; run: () => void }>()
  return {
    timers: {
      now: () => now,
      setTimeout: (run: () => void, ms: number) => {
        last += 1
        waiting.set(last, { at: now + ms, run })
        return last
      },
      clearTimeout: (timer: unknown) => void waiting.delete(timer),
    },
    pass(ms: number) {
      now += ms
      for (const [timer, { at, run }] of waiting) {
        if (at > now) continue
        waiting.delete(timer)
        run()
      }
    },
    waiting,
  }
}

function store() {
  const time = clock()
  return { ...time, ...createNotifications(time.timers) }
}

test('ids are a running counter, and stay so when messages go', () => {
  const { notify, remove, list } = store()
  expect([notify('a'), notify('b')]).toEqual([1, 2])
  remove(2)
  expect(notify('c')).toBe(3)
  expect(list().map(({ text }) => text)).toEqual(['a', 'c'])
})

test.each<NotificationLevel>(['success', 'error', 'warn', 'info'])('%s goes after 6000 ms', (level) => {
  const { notify, list, pass } = store()
  notify('a', { level })
  expect(list()).toEqual([{ id: 1, text: 'a', level, options: { timeout: 6000 } }])
  pass(5999)
  expect(list()).toHaveLength(1)
  pass(1)
  expect(list()).toHaveLength(0)
})

test.each([
  [10_000, 9_999, 1],
  [10_000, 10_000, 0],
  [0, 1e9, 1],
])('a timeout of %d, %d ms later: %d left', (timeout, ms, left) => {
  const { notify, list, pass } = store()
  notify('a', { timeout })
  pass(ms)
  expect(list()).toHaveLength(left)
})

test('at most 10 are kept; the oldest goes and its clock with it', () => {
  const { notify, list, waiting } = store()
  for (let n = 1; n <= 12; n += 1) notify(`${n}`)
  expect(list().map(({ id }) => id)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  expect(waiting.size).toBe(10)
})

test('while paused new messages are dropped and take no id; the old ones still go', () => {
  const { notify, pause, resume, list, pass } = store()
  notify('before')
  pause()
  expect(notify('during')).toBeUndefined()
  expect(list()).toHaveLength(1)
  pass(6000)
  expect(list()).toHaveLength(0)
  resume()
  expect(notify('after')).toBe(2)
})

test('a hold stops the clocks, also of what comes meanwhile; the rest of the time is left after it', () => {
  const { notify, hold, release, list, pass } = store()
  notify('a')
  pass(4000)
  hold()
  hold()
  notify('b')
  pass(60_000)
  release()
  pass(60_000)
  expect(list()).toHaveLength(2)
  release()
  pass(1999)
  expect(list()).toHaveLength(2)
  pass(1)
  expect(list().map(({ text }) => text)).toEqual(['b'])
  pass(4000)
  expect(list()).toHaveLength(0)
})

test('a release without a hold starts nothing twice', () => {
  const { notify, release, waiting } = store()
  notify('a')
  release()
  expect(waiting.size).toBe(1)
})

test('each message tells once how it went', () => {
  const { notify, remove, pass } = store()
  const onGone = vi.fn()
  notify('pushed out', { onGone })
  for (let n = 0; n < 10; n += 1) notify('other', { timeout: 0 })
  const id = notify('removed', { onGone, timeout: 0 })
  remove(id ?? 0)
  remove(id ?? 0)
  notify('timeout', { onGone })
  pass(6000)
  expect(onGone.mock.calls).toEqual([['pushed out'], ['removed'], ['timeout']])
})

test('tells its listeners of every change, with a new list', () => {
  const { notify, remove, subscribe, list } = store()
  const seen: number[] = []
  const first = list()
  const stop = subscribe(() => seen.push(list().length))
  notify('a')
  remove(1)
  stop()
  notify('b')
  expect(seen).toEqual([1, 0])
  expect(first).toEqual([])
})
