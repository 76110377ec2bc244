import { expect, test } from 'vitest'
import { LeastServed } from './least-served.ts'

const line = (...askers: string[]) => askers.map((asker) => ({ asker }))

test('who had least lately goes first, of equals who came first, and nobody for ever', () => {
  let now = 0
  const turns = new LeastServed(() => now)
  expect(turns.next([])).toBe(-1)
  expect(turns.next(line('ann', 'bob'))).toBe(0)
  turns.note('ann', 100)
  expect(turns.next(line('ann', 'ann', 'bob', 'cem'))).toBe(2)
  turns.note('bob', 60)
  expect(turns.next(line('ann', 'bob'))).toBe(1)
  // Half of Ann's 100 is less than what Bob has had since.
  now = 5_000
  turns.note('bob', 25)
  expect(turns.next(line('bob', 'ann'))).toBe(1)
})

test('who may not go is passed over', () => {
  const turns = new LeastServed()
  turns.note('ann', 1)
  const dear = [
    { asker: 'bob', is_dear: true },
    { asker: 'ann', is_dear: false },
  ]
  expect(turns.next(dear, ({ is_dear }) => !is_dear)).toBe(1)
  expect(turns.next(dear, () => false)).toBe(-1)
})

test('ten who ask without end leave a turn to one who asks now and then', () => {
  let now = 0
  const turns = new LeastServed(() => now)
  const waited: number[] = []
  const waiting = Array.from({ length: 10 }, (_, n) => ({ asker: `many${n}`, since: 0 }))
  for (let step = 0; step < 1_000; step++, now += 10) {
    if (step % 50 === 0) waiting.push({ asker: 'few', since: step })
    const [one] = waiting.splice(turns.next(waiting), 1)
    turns.note(one!.asker, 10)
    if (one!.asker === 'few') waited.push(step - one!.since)
    else waiting.push({ ...one!, since: step })
  }
  // Only what has begun is waited for, but for the first time, when nobody had anything.
  expect(waited.slice(1).every((steps) => steps === 0)).toBe(true)
  expect(waited).toHaveLength(20)
})
