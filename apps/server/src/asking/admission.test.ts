import type { AppError } from '@starling/contract'
import { expect, test } from 'vitest'
import { Admission, Doors } from './admission.ts'

function atTheDoor(busy_after_ms = 100) {
  const state = { late_ms: 0, now: 1_000 }
  const door = new Admission({ late_ms: () => state.late_ms, busy_after_ms, now: () => state.now })
  /** Seconds until its turn; 0: let in. */
  const wait = (analysis?: string, asker?: string): number => {
    try {
      door.admit(analysis, asker)
      return 0
    } catch (error) {
      expect(error).toMatchObject({ code: 'busy', status: 503 })
      return (error as AppError).retry_after_s!
    }
  }
  /** So many come each second, evenly, for so long; who was let in, second by second. */
  const come = (each_second: number, seconds: number, late: (admitted: number) => number) =>
    Array.from({ length: seconds }, () => {
      let admitted = 0
      for (let n = 0; n < each_second; n++) {
        state.now += 1000 / each_second
        if (wait() === 0) admitted++
        state.late_ms = late(admitted)
      }
      return admitted
    })
  return { state, wait, come }
}

test('while nobody waits everybody is let in', () => {
  const { come } = atTheDoor()
  expect(come(200, 3, () => 10)).toEqual([200, 200, 200])
})

test('more come than can be answered quickly: about as many are let in as can be', () => {
  const { come } = atTheDoor()
  let load = 0
  const seconds = come(100, 60, (admitted) => {
    // Twenty a second are answered; each more waits for those before it.
    load = Math.max(0, admitted === 0 ? load - 0.2 : load + (admitted > 20 ? 0.5 : -0.2))
    return load * 50
  })
  const settled = seconds.slice(20)
  expect(Math.max(...settled)).toBeLessThan(60)
  expect(settled.reduce((sum, one) => sum + one, 0) / settled.length).toBeGreaterThan(8)
})

test('whoever asks most by far does not shut the others out', () => {
  const { state, wait, come } = atTheDoor()
  come(100, 5, () => 1_000)
  let let_in = 0
  const bob: number[] = []
  for (let second = 0; second < 20; second++) {
    for (let n = 0; n < 60; n++) {
      state.now += 1000 / 60
      if (wait(undefined, 'alice') === 0) let_in++
    }
    bob.push(wait(undefined, 'bob'))
  }
  expect(bob).toEqual(Array(20).fill(0))
  expect(let_in).toBeGreaterThan(20)
})

test('turns come one after another, none is far away, and when it is quiet again all are let in', () => {
  const { state, wait, come } = atTheDoor()
  come(100, 5, () => 1_000)
  const turns = Array.from({ length: 1000 }, () => wait()).filter((turn) => turn > 0)
  expect(turns).toEqual(turns.toSorted((a, b) => a - b))
  expect(turns.at(-1)).toBe(10)
  state.late_ms = 0
  state.now += 60_000
  expect(come(20, 30, () => 0).at(-1)).toBe(20)
})

test('an analysis that was let in is finished, however late it has become; another is not begun', () => {
  const { state, wait, come } = atTheDoor()
  expect(wait('one')).toBe(0)
  come(100, 5, () => 5_000)
  expect(wait('one')).toBe(0)
  expect(wait('two')).toBeGreaterThan(0)
  state.now += 61_000
  expect([wait('three'), wait('four')]).toEqual([0, 0])
  expect(wait('one')).toBeGreaterThan(0)
})

test('switched off, nobody waits', () => {
  const { come } = atTheDoor(0)
  expect(come(100, 2, () => 60_000)).toEqual([100, 100])
})

test('strangers are held back before anybody known is', () => {
  let now = 1_000
  const doors = new Doors(
    () => 40,
    60,
    () => now,
  )
  const admitted = (user: { id: string } | undefined, request = {}) => {
    try {
      doors.admit({ user, request }, undefined)
      return 1
    } catch {
      return 0
    }
  }
  let [strangers, known] = [0, 0]
  for (let n = 0; n < 100; n++) {
    now += 100
    strangers += admitted(undefined)
    known += admitted({ id: 'known' })
  }
  expect(known).toBe(100)
  expect(strangers).toBeLessThan(25)
  // A request that asks several questions is let in once.
  const request = {}
  now += 2_000
  expect([1, 2, 3].map(() => admitted(undefined, request))).toEqual([1, 1, 1])
})

test('nobody known is refused for what strangers have brought, and none of them is let in beside the known', () => {
  let [now, late] = [1_000, 0]
  const doors = new Doors(
    () => late,
    60,
    () => now,
  )
  const admitted = (user: { id: string } | undefined) => {
    try {
      doors.admit({ user, request: {} }, undefined)
      return 1
    } catch {
      return 0
    }
  }
  const come = (user: { id: string } | undefined) => {
    let all = 0
    for (let n = 0; n < 50; n++) {
      now += 20
      all += admitted(user)
    }
    return all
  }
  const ann = { id: 'ann' }
  expect(come(undefined)).toBe(50)
  late = 5_000
  expect([come(ann), come(undefined), come(ann)]).toEqual([50, 0, 50])
  // What strangers brought is over, and it is late all the same: now it is the known themselves.
  now += 11_000
  expect(come(ann)).toBeLessThan(50)
})
