import path from 'node:path'
import { type ImportOptions, openCorpus, type RowBatch } from '@starling/engine'
import { generateNetwork } from '@starling/sandbox'
import { World } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await World.create(inject('postgres'))
})
afterAll(() => world.stop())

async function put(batches: Iterable<RowBatch>, key: string, awaits?: ImportOptions['awaits']) {
  const corpus = await openCorpus(path.join(world.product.config.DATA_DIR, 'corpus'), { write: true, workers: 1 })
  const entering = corpus.import({ source: 'test', fetched_at: world.clock.now(), key, ...(awaits && { awaits }) })
  for (const batch of batches) await entering.add(batch)
  await entering.commit()
  await corpus.close()
  await world.product.engine.keepUp()
}

test('what was understood says before when posts are still coming in, until they are here', async () => {
  const member = await world.as('member@meridian.example')
  const network = generateNetwork({ seed: 1, accounts: 200, posts: 2_000, now: world.clock.now() })
  const before = '2026-01-01T00:00:00.000Z'
  const understood = () =>
    member.analyzeQuestion({ body: { question: { query_type: 'keyword', keywords: [['tea']] } } })
  await put(network.known('recent'), 'recent', { key: 'older', before })
  const { corpus: first } = await understood()
  expect(first.whole_since).toBe(before)
  await put(network.known('older'), 'older')
  const { corpus: then } = await understood()
  expect(then.whole_since).toBeNull()
  expect(then.posts).toBeGreaterThan(first.posts)
}, 120_000)
