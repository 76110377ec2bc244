import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Corpus, openCorpus } from '../corpus/corpus.ts'
import type { RowBatch } from '../corpus/rows.ts'
import { account, post } from '../corpus/samples.ts'
import type { Facts } from './facts.ts'
import { readFacts } from './read.ts'

let dir: string
let corpus: Corpus
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'starling-facts-'))
  corpus = await openCorpus(dir, { write: true, workers: 1 })
})
afterEach(async () => {
  await corpus.close()
  await rm(dir, { recursive: true, force: true })
})

async function put(batch: RowBatch, fetched_at = '2026-02-01T00:00:00Z') {
  const one = corpus.import({ source: 'test', fetched_at: new Date(fetched_at) })
  await one.add(batch)
  await one.commit()
}

async function facts(fresh?: ReadonlySet<number>): Promise<Facts> {
  const all: Facts = { accounts: [], posts: [], follows: [], interactions: [], snapshots: [] }
  for await (const batch of readFacts(corpus, fresh)) {
    for (const table of Object.keys(all) as (keyof Facts)[]) (all[table] as unknown[]).push(...(batch[table] ?? []))
  }
  return all
}

test('a repost is an interaction, an answer is a post and an interaction', async () => {
  await put({
    accounts: [account('1', { location: 'Osaka', bio: '' })],
    posts: [
      post('10', '1', { text: 'I love this, great #birds' }),
      post('11', '2', { reposted_post_id: '10', text: 'RT' }),
      post('12', '3', { reply_to_post_id: '10', text: 'Spilled coffee on my good shirt' }),
    ],
    engagements: [{ account_id: '4', post_id: '10', kind: 'like', created_at: null }],
    follows: [{ follower_id: '4', followed_id: '1', since: new Date('2026-01-01T00:00:01.900Z'), until: null }],
    snapshots: [{ account_id: '1', day: '2026-01-31', followers_count: 5, following_count: 6, post_count: 7 }],
  })
  const found = await facts()
  expect(found.posts.map(({ id, sentiment }) => [id, sentiment])).toEqual([
    [10n, 'positive'],
    // Judged positive, and unsure of it.
    [12n, null],
  ])
  expect(found.interactions).toEqual([
    { account_id: 2n, post_id: 10n },
    { account_id: 3n, post_id: 10n },
    { account_id: 4n, post_id: 10n },
  ])
  expect(found.follows).toEqual([
    { follower_id: 4n, followed_id: 1n, since: Date.parse('2026-01-01T00:00:01Z') / 1000, until: null },
  ])
  expect(found.snapshots).toEqual([
    { account_id: 1n, day: Date.parse('2026-01-31T00:00:00Z') / 1000, followers_count: 5 },
  ])
  expect(found.accounts).toMatchObject([{ id: 1n, country: 'JP', gender: null, age_group: null, is_bot: false }])
})

test('fresh segments give what they brought, merged with what was known', async () => {
  await put({ accounts: [account('1', { bio: 'Old words' }), account('2')], posts: [post('10', '1')] })
  const known = new Set((await corpus.manifest()).segments.map(({ seq }) => seq))
  await put(
    {
      accounts: [account('1', { bio: 'New words', location: null as never })],
      posts: [post('9', '2', { text: 'later, about the past' }), post('20', '2')],
    },
    '2026-03-01T00:00:00Z',
  )
  const fresh = new Set((await corpus.manifest()).segments.map(({ seq }) => seq).filter((seq) => !known.has(seq)))
  const found = await facts(fresh)
  expect(found.accounts.map(({ id, bio, location }) => ({ id, bio, location }))).toEqual([
    { id: 1n, bio: 'New words', location: 'Osaka' },
  ])
  expect(found.posts.map(({ id }) => String(id)).sort()).toEqual(['20', '9'])
})
