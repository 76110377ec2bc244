import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Scope } from '@starling/question'
import type { Primitive } from '@starling/sections'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Oracle } from '../oracle/oracle.ts'
import { buildIndex, type Index, openIndex } from './index.ts'
import { changeAt, worldAfter } from './kill-world.ts'

let dir: string
let index: Index
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'starling-index-'))
  await buildIndex(dir, [worldAfter(1)])
  index = await openIndex(dir, { workers: 2 })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await index.close()
  await rm(dir, { recursive: true, force: true })
})

const SCOPE: Scope = { who: { posted: { groups: [['coffee'], ['ramen']] } }, posts: { by: 'audience' } }
const ASKED: Primitive[] = [
  { do: 'size' },
  { do: 'terms', source: 'used', kind: 'keyword', order: 'count', limit: 20 },
  { do: 'followed', order: 'lift', limit: 10 },
  { do: 'posts', order: 'like_count', limit: 10 },
]

/** Ends the thread that gets this order, before it can follow it. */
function endThreadAt(order: string): () => void {
  const post = Worker.prototype.postMessage
  const spy = vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (this: Worker, message) {
    if (message.do === order) void this.terminate()
    return post.call(this, message)
  })
  return () => spy.mockRestore()
}

test.each([
  ['prepare', 'a change that it was about to write'],
  ['show', 'a change that is in the log and does not show'],
])('when the thread that writes ends at "%s", that change fails and the next one works: %s', async (order) => {
  await index.apply(changeAt(1))
  const mend = endThreadAt(order)
  const applied = index.apply(changeAt(2))
  const asked = index.ask(SCOPE, ASKED)
  await expect(applied).rejects.toThrow('the thread that writes the index ended')
  mend()
  await expect(asked).resolves.toHaveLength(ASKED.length)
  await index.apply(changeAt(2))
  await index.apply(changeAt(3))
  expect(await index.ask(SCOPE, ASKED)).toEqual(await new Oracle(worldAfter(4)).ask(SCOPE, ASKED))
})

test('a thread that ends between two questions is replaced', async () => {
  const mend = endThreadAt('ask')
  await Promise.allSettled([index.ask(SCOPE, ASKED)])
  mend()
  const expected = await new Oracle(worldAfter(1)).ask(SCOPE, ASKED)
  for (let n = 0; n < 4; n++) expect(await index.ask(SCOPE, ASKED)).toEqual(expected)
})
