import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openCorpus } from '../corpus/corpus.ts'
import { CorpusWriter } from './corpus-writer.ts'

let dir: string
let writer: CorpusWriter
const never = new AbortController().signal
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'starling-writer-'))
  writer = new CorpusWriter(dir)
})
afterEach(() => rm(dir, { recursive: true, force: true }))

test('writes follow each other, also after one that failed', async () => {
  const order: number[] = []
  const write = (n: number) =>
    writer.write(
      'test',
      async () => {
        order.push(n)
        if (n === 2) throw new Error('broken')
        order.push(-n)
      },
      never,
    )
  const all = await Promise.allSettled([write(1), write(2), write(3)])
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(order).toEqual([1, -1, 2, 3, -3])
})

test('waits while someone else writes, until then or until it is called off', async () => {
  const other = await openCorpus(dir, { write: true })
  const closing = new AbortController()
  const calledOff = writer.write('test', async () => 'written', closing.signal)
  closing.abort()
  await expect(calledOff).rejects.toThrow('aborted')
  const waiting = writer.write('test', async () => 'written', never)
  await other.close()
  expect(await waiting).toBe('written')
})
