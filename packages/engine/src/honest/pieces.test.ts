import { expect, test } from 'vitest'
import { inPieces } from './pieces.ts'

/** As long as a large section takes. */
function busy(ms: number): void {
  for (const end = performance.now() + ms; performance.now() < end; );
}

test('what is short goes between the pieces of what is long', async () => {
  const done: string[] = []
  const short = () => setImmediate(() => done.push('short') < 100 && short())
  short()
  const pieces = (name: string) =>
    [1, 2, 3].map((piece) => () => {
      busy(6)
      return done.push(`${name}${piece}`)
    })
  await Promise.all([inPieces(pieces('a')), inPieces(pieces('b'))])
  expect(done.filter((one) => one !== 'short')).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'b3'])
  expect(done.join(' ')).not.toMatch(/[ab]\d [ab]\d/)
})

test('answers come in order, and one that fails fails those it belongs to', async () => {
  expect(await inPieces(Array.from({ length: 50 }, (_, n) => () => n * n))).toEqual(
    Array.from({ length: 50 }, (_, n) => n * n),
  )
  const broken = () => {
    throw new Error('broken')
  }
  const failing = inPieces([() => 1, broken])
  const others = inPieces([() => 2])
  await expect(failing).rejects.toThrow('broken')
  expect(await others).toEqual([2])
  expect(await inPieces([])).toEqual([])
})

test('who had little goes before who had much, though they came later', async () => {
  const done: string[] = []
  const pieces = (name: string, count: number, ms: number) =>
    Array.from({ length: count }, () => () => {
      busy(ms)
      done.push(name)
    })
  const much = inPieces(pieces('much', 20, 10), 'much')
  while (done.length < 5) await new Promise((resolve) => setImmediate(resolve))
  const little = inPieces(pieces('little', 3, 1), 'little')
  await Promise.all([much, little])
  const before = done.indexOf('little')
  expect(before).toBeGreaterThan(0)
  expect(done.slice(before, before + 3)).toEqual(['little', 'little', 'little'])
  expect(done).toHaveLength(23)
})
