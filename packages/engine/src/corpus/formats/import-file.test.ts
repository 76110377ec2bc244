import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Corpus, openCorpus } from '../corpus.ts'
import { importFile } from './import-file.ts'

let dir: string
let corpus: Corpus
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'starling-import-'))
  corpus = await openCorpus(path.join(dir, 'corpus'), { write: true, workers: 1 })
})
afterEach(async () => {
  await corpus.close()
  await rm(dir, { recursive: true, force: true })
})

const line = (id: number, more = {}) =>
  JSON.stringify({ id: String(id), author_id: '1', text: `Post ${id}`, created_at: '2026-01-01T00:00:00Z', ...more })

async function write(content: string, saved_at = '2026-02-01T00:00:00Z'): Promise<string> {
  const file = path.join(dir, 'posts.jsonl')
  await writeFile(file, content)
  await utimes(file, new Date(saved_at), new Date(saved_at))
  return file
}

test('a file is taken once, was true when it was saved, and leaves a report', async () => {
  const file = await write([line(1), 'broken', line(2), line(1)].join('\n'))
  const first = await importFile(corpus, file)
  expect(first.entry).toMatchObject({ source: 'x-api', fetched_at: '2026-02-01T00:00:00.000Z', rows: { posts: 2 } })
  expect(first.malformed).toMatchObject({ counts: { broken_json: 1 }, samples: { broken_json: [{ line: 2 }] } })
  expect((await importFile(corpus, file)).isNew).toBe(false)
  expect((await importFile(corpus, file, { again: true })).isNew).toBe(true)
  expect((await corpus.stats()).tables.posts.rows).toBe(2)
})

test('an import that stops goes on after its last checkpoint, and only with the same file', async () => {
  // More than one read of the file, so that there is a checkpoint before the end.
  const many = Array.from({ length: 6_000 }, (_, n) => (n % 10 === 9 ? 'broken' : line(n + 1)))
  const file = await write(many.join('\n'))
  const stopped = importFile(corpus, file, {
    checkpoint_ms: 0,
    onCheckpoint: () => {
      throw new Error('stop')
    },
  })
  await expect(stopped).rejects.toThrow('stop')
  const position = Number((await corpus.unfinished())[0]!.position!.records)
  expect(position).toBeGreaterThan(0)
  expect((await corpus.verify()).problems).toEqual([])
  const { resumed_at, entry } = await importFile(corpus, file)
  expect(resumed_at).toBe(position)
  expect(entry).toMatchObject({ rows: { posts: 5_400 }, malformed: { broken_json: 600 } })
  expect((await corpus.verify()).problems).toEqual([])

  const other = await write(`${many.slice(1).join('\n')}\n`)
  expect((await importFile(corpus, other)).resumed_at).toBe(0)
})

test('an archive that goes on still knows whose it is', async () => {
  const part = (name: string, values: unknown[]) => strToU8(`window.YTD.${name}.part0 = ${JSON.stringify(values)}`)
  const tweet = (id: number) => ({
    tweet: { id_str: String(id), full_text: `Post ${id}`, created_at: 'Wed Jan 07 10:00:00 +0000 2026' },
  })
  const file = path.join(dir, 'archive.zip')
  await writeFile(
    file,
    zipSync({
      'data/account.js': part('account', [{ account: { username: 'ann', accountId: '11' } }]),
      'data/follower.js': part('follower', [{ follower: { accountId: '12' } }, { follower: { accountId: '13' } }]),
      'data/tweets.js': part('tweets', [tweet(1), tweet(2)]),
      'data/tweets-part1.js': part('tweets', [tweet(3), { tweet: {} }]),
    }),
  )
  let left = 3
  const onCheckpoint = () => {
    if (--left === 0) throw new Error('stop')
  }
  await expect(importFile(corpus, file, { checkpoint_ms: 0, onCheckpoint })).rejects.toThrow('stop')
  const { resumed_at, entry } = await importFile(corpus, file)
  expect(resumed_at).toBe(5)
  expect(entry).toMatchObject({ rows: { accounts: 1, posts: 3, follows: 2 }, malformed: { no_id: 1 } })
  for await (const { columns } of corpus.rows('accounts', ['followers_count'])) {
    expect([...(columns.followers_count as Float64Array)]).toEqual([2])
  }
})
