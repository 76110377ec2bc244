import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import type { Facts } from '../src/facts/facts.ts'
import { buildIndex, type Index, openIndex } from '../src/index/index.ts'

/** An index of these facts with one worker, open as long as the tests of a file run. */
export function openedIndex(facts: Facts): () => Index {
  let dir: string
  let index: Index
  beforeAll(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'starling-index-'))
    await buildIndex(dir, [facts])
    index = await openIndex(dir, { workers: 1 })
  })
  afterAll(async () => {
    await index.close()
    await rm(dir, { recursive: true, force: true })
  })
  return () => index
}
