import { expect, test } from 'vitest'
import { Arrivals } from './arrivals.ts'

const taken = async <T>(arrivals: AsyncIterable<T[]>) => {
  const all: T[][] = []
  for await (const here of arrivals) all.push(here)
  return all
}
const turn = () => new Promise((resolve) => setImmediate(resolve))

test('those that are there at once are taken at once, and the last ones are not forgotten', async () => {
  const arrivals = new Arrivals<number>()
  const work = async () => {
    arrivals.add(1)
    arrivals.add(2)
    await turn()
    arrivals.add(3)
    await turn()
    arrivals.add(4)
  }
  expect(await taken(arrivals.until(work()))).toEqual([[1, 2], [3], [4]])
})

test('nothing came, or it failed after something came', async () => {
  expect(await taken(new Arrivals().until(Promise.resolve()))).toEqual([])
  const arrivals = new Arrivals<number>()
  const here: number[][] = []
  const failing = (async () => {
    arrivals.add(1)
    throw new Error('broken')
  })()
  const taking = async () => {
    for await (const some of arrivals.until(failing)) here.push(some)
  }
  await expect(taking()).rejects.toThrow('broken')
  expect(here).toEqual([[1]])
})

test('who takes slowly is given what came while they were busy, though the work has ended', async () => {
  const arrivals = new Arrivals<number>()
  const work = Promise.withResolvers<void>()
  arrivals.add(1)
  const taken: number[][] = []
  for await (const here of arrivals.until(work.promise)) {
    taken.push(here)
    if (taken.length > 1) continue
    arrivals.add(2)
    work.resolve()
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(taken).toEqual([[1], [2]])
})
