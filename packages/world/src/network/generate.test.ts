import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openCorpus } from '@starling/engine'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateInto } from './generate.ts'

let dir: string
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'starling-generate-'))
})
afterAll(() => rm(dir, { recursive: true, force: true }))

test('of a large network the last month is there first, and says which posts it leaves for later', async () => {
  const options = { seed: 1, accounts: 200, posts: 100_000, now: new Date('2026-03-15T12:00:00Z') }
  const stopped = new Error('stopped')
  const onRecent = () => {
    throw stopped
  }
  await expect(generateInto(dir, options, () => {}, { onRecent })).rejects.toBe(stopped)
  const corpus = await openCorpus(dir)
  const { imports } = await corpus.manifest()
  const days = new Set<string>()
  for await (const { columns } of corpus.rows('posts', ['created_at'])) {
    for (const at of columns.created_at as Float64Array) days.add(new Date(at).toISOString().slice(0, 10))
  }
  await corpus.close()
  expect(imports).toMatchObject([
    { awaits: { key: 'network seed=1 accounts=200 posts=100000 older', before: '2026-02-13T00:00:00.000Z' } },
  ])
  expect([...days].sort()[0]).toBe('2026-02-13')
}, 120_000)
