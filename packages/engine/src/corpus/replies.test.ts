import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openCorpus } from './corpus.ts'
import { importBatches } from './import-batches.ts'
import { account, post } from './samples.ts'

test('replies are found over all imports, each once, the newest first; deleted ones are not', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'starling-replies-'))
  const corpus = await openCorpus(dir, { write: true, workers: 1 })
  const take = (key: string, posts: ReturnType<typeof post>[]) =>
    importBatches(corpus, {
      source: 'test',
      fetched_at: new Date('2026-01-03T00:00:00Z'),
      key,
      batches: () => [{ accounts: [account('1')], posts }],
    })
  try {
    expect(await corpus.repliesTo(['10'], 5)).toEqual([])
    const answer = (id: string, to: string) => post(id, '1', { reply_to_post_id: to })
    await take('first', [post('10', '1'), post('11', '1'), answer('20', '10'), answer('21', '11'), answer('22', '12')])
    await take('second', [answer('20', '10'), answer('23', '10'), post('24', '1', { quoted_post_id: '10' })])
    expect(await corpus.repliesTo(['10', '11'], 5)).toEqual(['23', '21', '20'])
    expect(await corpus.repliesTo(['10', '11'], 2)).toEqual(['23', '21'])
    await corpus.delete({ posts: ['23'] })
    expect(await corpus.repliesTo(['10'], 5)).toEqual(['20'])
  } finally {
    await corpus.close()
    await rm(dir, { recursive: true, force: true })
  }
})
