import path from 'node:path'
import { openCorpus, type PostRow } from '@starling/engine'
import type { Question } from '@starling/question'
import { World } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { codeOf } from '../../test-kit/code-of.ts'

let world: World
beforeAll(async () => {
  world = await World.create(inject('postgres'), { INDEX_MEMORY_MB: '1' })
  const corpus = await openCorpus(path.join(world.product.config.DATA_DIR, 'corpus'), { write: true, workers: 1 })
  const entering = corpus.import({ source: 'test', fetched_at: world.clock.now() })
  await entering.add({ posts: [{ ...POST, created_at: world.clock.now() }] })
  await entering.commit()
  await corpus.close()
  await world.product.engine.keepUp().catch(() => {})
})
afterAll(() => world.stop())

const POST: Omit<PostRow, 'created_at'> = {
  id: '10',
  account_id: '1',
  text: 'espresso',
  lang: 'en',
  conversation_id: '10',
  reply_to_post_id: null,
  reply_to_account_id: null,
  reposted_post_id: null,
  quoted_post_id: null,
  like_count: 1,
  repost_count: 0,
  reply_count: 0,
  quote_count: 0,
  view_count: 1,
  via: 'Starling for Web',
}

test('a corpus that the memory does not hold: the probe, the questions and the page say what helps', async () => {
  // The operator hears of it, too.
  const heard = () => world.settle().then(String, ({ message }: Error) => message)
  await expect.poll(heard, { timeout: 20_000 }).toContain('The corpus needs')
  const ready = await world.product.app.inject({ url: '/readyz', headers: { host: 'localhost:4000' } })
  expect(ready.json()).toMatchObject({
    ready: true,
    engine: { phase: 'too_large', trouble: 'too_large', problem: expect.stringContaining('set ENGINE=cluster') },
  })
  const admin = await world.as('admin@meridian.example')
  const question: Question = { query_type: 'keyword', keywords: [['espresso']] }
  const { sections } = await admin.explore({ body: { question, sections: ['countries'] } })
  expect(sections).toMatchObject([{ section: 'countries', error: { code: 'corpus_too_large' } }])
  expect(await codeOf(admin.countKeywordUsages({ body: { keywords: ['espresso'] } }))).toBe('corpus_too_large')
  const { corpus } = await admin.getReading({ path: { team_id: 'meridian' } })
  expect(corpus).toEqual({ phase: 'too_large', trouble: 'too_large', accounts: 0, posts: 0 })
})
