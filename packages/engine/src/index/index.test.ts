import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Scope } from '@starling/question'
import type { Primitive } from '@starling/sections'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Oracle } from '../oracle/oracle.ts'
import { buildIndex, type Index, openIndex } from './index.ts'
import { changeAt, worldAfter } from './kill-world.ts'

let dir: string
let index: Index
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'starling-index-'))
  await buildIndex(dir, [worldAfter(3)], { sources: ['test'] })
  index = await openIndex(dir, { workers: 2 })
})
afterAll(async () => {
  await index.close()
  await rm(dir, { recursive: true, force: true })
})

const everybody: Scope = { who: { all: [] }, posts: { by: 'anyone' } }
const about = (word: string): Scope => ({ who: { posted: { groups: [[word]] } }, posts: { by: 'audience' } })
const SIZE: Primitive[] = [{ do: 'size' }]

test('says what it holds and what it takes', async () => {
  const oracle = new Oracle(worldAfter(3))
  const { memory_bytes, ...state } = await index.state()
  const { memory_bytes: _, ...expected } = await oracle.state()
  expect(state).toEqual({ ...expected, sources: ['test'] })
  const named = Object.values(index.memory()).reduce((sum, bytes) => sum + bytes, 0)
  expect(memory_bytes).toBeGreaterThan(named)
})

test('there is no index before one was built', async () => {
  await expect(openIndex(path.join(dir, 'nowhere'))).rejects.toMatchObject({ code: 'not_ready' })
})

test('a question can be taken back before, while it waits and while it is answered', async () => {
  const before = new AbortController()
  before.abort()
  await expect(index.ask(everybody, SIZE, { signal: before.signal })).rejects.toMatchObject({ code: 'cancelled' })

  const controllers = Array.from({ length: 12 }, () => new AbortController())
  const asked = controllers.map(({ signal }, n) =>
    index.ask(about(`number${n}`), [{ do: 'phrases', limit: 10 }], { signal }).then(
      () => 'answered',
      (error) => error.code,
    ),
  )
  for (const controller of controllers.slice(1)) controller.abort()
  const ends = await Promise.all(asked)
  expect(ends[0]).toBe('answered')
  expect(ends.slice(2)).toContain('cancelled')
  expect((await index.ask(everybody, SIZE))[0]).toMatchObject({ all_posts: 118 })
})

test('many questions at once get each their own answer', async () => {
  const oracle = new Oracle(worldAfter(3))
  const words = ['coffee', 'ramen', 'ラーメン', '#tea', '🍜', 'cold brew', 'nothing']
  const primitives: Primitive[] = [
    { do: 'size' },
    { do: 'terms', source: 'used', kind: 'keyword', order: 'count', limit: 20 },
  ]
  const found = await Promise.all(
    words.flatMap((word) => [word, word]).map((word) => index.ask(about(word), primitives)),
  )
  const expected = await Promise.all(
    words.flatMap((word) => [word, word]).map((word) => oracle.ask(about(word), primitives)),
  )
  expect(found).toEqual(expected)
})

test('answers given while changes come are each of one state', async () => {
  const sizes = await Promise.all([3, 4, 5, 6].map(async (after) => new Oracle(worldAfter(after)).ask(everybody, SIZE)))
  const asking: Promise<unknown>[] = []
  for (let turn = 3; turn < 6; turn++) {
    const applied = index.apply(changeAt(turn))
    for (let n = 0; n < 5; n++) asking.push(index.ask(everybody, SIZE))
    await applied
    expect(await index.ask(everybody, SIZE)).toEqual(sizes[turn - 2])
  }
  const compacted = index.compact()
  asking.push(index.ask(everybody, SIZE))
  await compacted
  for (const answer of await Promise.all(asking)) expect(sizes).toContainEqual(answer)
  expect(await index.ask(everybody, SIZE)).toEqual(sizes[3])
})
