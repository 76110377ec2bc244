import { expect, test } from 'vitest'
import { Session } from './session.ts'

const KB = 1024
/** Memory of 8 KB; what is asked of the facts is not part of this. */
const session = () => new Session({ store: null as never, scratch: { at: 0, bytes: 8 * KB }, isCancelled: () => false })

test('what is only convenient is given back where there is no other room, and once', () => {
  const own = session()
  own.begin()
  const spare = own.arena.borrow(6 * KB)
  let times = 0
  own.lend(() => {
    times++
    own.arena.release(spare)
  })
  // There is room beside it.
  own.arena.borrow(1 * KB)
  expect(times).toBe(0)
  own.arena.borrow(5 * KB)
  expect(times).toBe(1)
  expect(() => own.arena.borrow(5 * KB)).toThrow('more memory than there is for one')
  expect(times).toBe(1)
})

test('what an earlier question left goes first', () => {
  const own = session()
  own.begin()
  own.recall('old', () => ({ bytes_at: [own.arena.borrow(2 * KB)], used: 0 }))
  own.end()
  own.begin()
  const spare = own.arena.borrow(5 * KB)
  let isTaken = false
  own.lend(() => {
    isTaken = true
    own.arena.release(spare)
  })
  own.arena.borrow(2 * KB)
  expect(isTaken).toBe(false)
  own.arena.borrow(4 * KB)
  expect(isTaken).toBe(true)
})
