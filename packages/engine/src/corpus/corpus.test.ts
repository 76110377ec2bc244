import { chmod, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { splitList } from './columns.ts'
import { type Corpus, openCorpus } from './corpus.ts'
import type { RowBatch } from './rows.ts'
import { account, post } from './samples.ts'
import type { TableName } from './tables.ts'

let dir: string
const open: Corpus[] = []
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'starling-corpus-'))
})
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
  await rm(dir, { recursive: true, force: true })
})

async function opened(write = true): Promise<Corpus> {
  open.push(await openCorpus(dir, { write, workers: 1 }))
  return open.at(-1)!
}

async function put(corpus: Corpus, batch: RowBatch, fetched_at = '2026-02-01T00:00:00Z', source = 'test') {
  const one = corpus.import({ source, fetched_at: new Date(fetched_at) })
  await one.add(batch)
  return one.commit()
}

test('nobody else on the machine can read it, also one that stood open before', async () => {
  await chmod(dir, 0o755)
  await opened()
  expect((await stat(dir)).mode & 0o077).toBe(0)
})

/** Rows as objects in key order; ids as text. */
async function all(corpus: Corpus, table: TableName, columns: string[]): Promise<Record<string, unknown>[]> {
  const rows: Record<string, unknown>[] = []
  for await (const chunk of corpus.rows(table, columns)) {
    for (let row = 0; row < chunk.rows; row++) {
      const value = (name: string) => {
        const cell = chunk.columns[name]![row]
        return typeof cell === 'bigint' ? String(cell) : cell
      }
      rows.push(Object.fromEntries(columns.map((name) => [name, value(name)])))
    }
  }
  const key = (row: Record<string, unknown>) => columns.map((name) => String(row[name])).join()
  return rows.sort((a, b) => (key(a) < key(b) ? -1 : 1))
}

test('what is committed comes back, judged and with its provenance', async () => {
  const corpus = await opened()
  const entry = await put(corpus, {
    accounts: [account('7', { name: 'ムクドリ 🐦', url: null })],
    posts: [post('1700000000000000001', '7', { text: '#鳥 が "鳴く"\n次の行', view_count: null })],
    follows: [{ follower_id: '7', followed_id: '8', since: null, until: null }],
    engagements: [{ account_id: '8', post_id: '1700000000000000001', kind: 'like', created_at: null }],
    snapshots: [{ account_id: '7', day: '2026-01-31', followers_count: 5, following_count: 6, post_count: 7 }],
  })
  expect(entry.rows).toEqual({ accounts: 1, posts: 1, follows: 1, engagements: 1, snapshots: 1 })
  const [found] = await all(corpus, 'posts', [
    'id',
    'text',
    'created_at',
    'view_count',
    'source',
    'fetched_at',
    'hashtags',
    'judged_by',
    'reply_to_post_id',
  ])
  expect(found).toMatchObject({
    id: '1700000000000000001',
    text: '#鳥 が "鳴く"\n次の行',
    created_at: Date.parse('2026-01-02T03:04:05.678Z'),
    view_count: Number.NaN,
    source: 'test',
    fetched_at: Date.parse('2026-02-01T00:00:00Z'),
    reply_to_post_id: '0',
  })
  expect(splitList(found!.hashtags as string)).toEqual(['鳥'])
  expect(found!.judged_by).toBeTruthy()
  expect(await all(corpus, 'snapshots', ['account_id', 'day'])).toEqual([
    { account_id: '7', day: Date.parse('2026-01-31T00:00:00Z') },
  ])
  const [bird] = await all(corpus, 'accounts', ['name', 'verified', 'country'])
  expect(bird).toEqual({ name: 'ムクドリ 🐦', verified: 0, country: 'JP' })
  expect(await corpus.verify()).toMatchObject({ ok: true, problems: [], rows: 5 })
})

test('of one key the newest fetch wins, column by column, whatever the order of the imports', async () => {
  const corpus = await opened()
  await put(
    corpus,
    { accounts: [account('1', { bio: 'new bio', followers_count: 99 }), account('2')] },
    '2026-03-01T00:00:00Z',
  )
  await put(corpus, { accounts: [account('1', { bio: 'old bio', followers_count: 1 })] }, '2026-02-01T00:00:00Z')
  await put(
    corpus,
    { accounts: [account('1', { bio: null, followers_count: 120, handle: 'renamed' })] },
    '2026-04-01T00:00:00Z',
  )
  const expected = [
    { id: '1', handle: 'renamed', bio: 'new bio', followers_count: 120 },
    { id: '2', handle: 'user_2', bio: 'I like birds', followers_count: 10 },
  ]
  expect(await all(corpus, 'accounts', ['id', 'handle', 'bio', 'followers_count'])).toEqual(expected)
  expect((await corpus.stats()).tables.accounts).toMatchObject({ rows: 2, stored_rows: 4, segments: 3 })
  expect(await corpus.compact()).toEqual({ before: 3, after: 1 })
  expect(await all(corpus, 'accounts', ['id', 'handle', 'bio', 'followers_count'])).toEqual(expected)
  expect((await corpus.stats()).tables.accounts).toMatchObject({ rows: 2, stored_rows: 2, segments: 1 })
  expect((await corpus.verify()).problems).toEqual([])
})

test('of rows with the same key in one import the later stands', async () => {
  const corpus = await opened()
  await put(corpus, { posts: [post('5', '1', { like_count: 1 }), post('5', '1', { like_count: 2 })] })
  expect(await all(corpus, 'posts', ['id', 'like_count'])).toEqual([{ id: '5', like_count: 2 }])
})

test('a follow without a beginning adds nothing to one that is going on, and begins anew after an end', async () => {
  const since = new Date('2025-01-01T00:00:00Z')
  const until = new Date('2025-06-01T00:00:00Z')
  const corpus = await opened()
  await put(corpus, {
    follows: [
      { follower_id: '1', followed_id: '2', since, until: null },
      { follower_id: '1', followed_id: '3', since, until },
      { follower_id: '1', followed_id: '4', since, until: null },
    ],
  })
  await put(
    corpus,
    {
      follows: [
        { follower_id: '1', followed_id: '2', since: null, until: null },
        { follower_id: '1', followed_id: '3', since: null, until: null },
        { follower_id: '1', followed_id: '4', since, until },
      ],
    },
    '2026-05-01T00:00:00Z',
  )
  const rows = await all(corpus, 'follows', ['follower_id', 'followed_id', 'since', 'until'])
  expect(rows.map(({ followed_id, since, until }) => [followed_id, since, until])).toEqual([
    ['2', since.getTime(), Number.NaN],
    ['3', since.getTime(), until.getTime()],
    ['3', Number.NaN, Number.NaN],
    ['4', since.getTime(), until.getTime()],
  ])
})

test('an import is seen when it is committed, goes on after its checkpoint, and can be taken back', async () => {
  const corpus = await opened()
  const first = corpus.import({ source: 'test', fetched_at: new Date(), key: 'k' })
  await first.add({ posts: [post('1', '1')] })
  await first.checkpoint({ records: 1 })
  await first.add({ posts: [post('2', '1')] })
  expect(await all(corpus, 'posts', ['id'])).toEqual([])
  await corpus.close()
  open.length = 0

  const again = await opened()
  expect((await again.unfinished()).map(({ key, position }) => [key, position])).toEqual([['k', { records: 1 }]])
  const resumed = again.import({ source: 'test', fetched_at: new Date(), key: 'k' })
  expect(resumed.position).toEqual({ records: 1 })
  await resumed.add({ posts: [post('3', '1')] })
  await resumed.commit()
  expect(await all(again, 'posts', ['id'])).toEqual([{ id: '1' }, { id: '3' }])

  const dropped = again.import({ source: 'test', fetched_at: new Date() })
  await dropped.add({ posts: [post('4', '1')] })
  await dropped.checkpoint({ records: 1 })
  await dropped.abort()
  expect(await all(again, 'posts', ['id'])).toEqual([{ id: '1' }, { id: '3' }])
  expect(await again.verify()).toMatchObject({ problems: [], notes: [expect.stringMatching('no profile')].slice(1) })
  await expect(dropped.add({})).rejects.toThrow('this import is over')
})

test('a second writer is told who the first is, and a reader reads on', async () => {
  const corpus = await opened()
  await put(corpus, { posts: [post('1', '1')] })
  await expect(openCorpus(dir, { write: true })).rejects.toThrow(`process ${process.pid}`)
  const reader = await opened(false)
  expect(await all(reader, 'posts', ['id'])).toEqual([{ id: '1' }])
  expect(() => reader.import({ source: 'x', fetched_at: new Date() })).toThrow('reading only')
  await put(corpus, { posts: [post('2', '1')] })
  expect(await all(reader, 'posts', ['id'])).toEqual([{ id: '1' }, { id: '2' }])
})

test('a deletion leaves nothing behind, in files and manifests too', async () => {
  const corpus = await opened()
  const [gone, stays] = ['777000777000777', '888']
  await put(corpus, {
    accounts: [account(gone, { handle: 'Leaving' }), account(stays)],
    posts: [
      post('10', gone),
      post('11', stays, { reposted_post_id: '10', text: 'RT @leaving: x' }),
      post('12', stays, {
        quoted_post_id: '10',
        reply_to_post_id: '10',
        reply_to_account_id: gone,
        conversation_id: '10',
      }),
      post('13', stays),
      post('14', stays, { reposted_post_id: '11' }),
    ],
    follows: [
      { follower_id: gone, followed_id: stays, since: null, until: null },
      { follower_id: stays, followed_id: gone, since: null, until: null },
      { follower_id: stays, followed_id: '9', since: null, until: null },
    ],
    engagements: [
      { account_id: gone, post_id: '13', kind: 'like', created_at: null },
      { account_id: stays, post_id: '10', kind: 'like', created_at: null },
      { account_id: stays, post_id: '13', kind: 'like', created_at: null },
    ],
    snapshots: [{ account_id: gone, day: '2026-01-01', followers_count: 1, following_count: 1, post_count: 1 }],
  })
  await put(corpus, { posts: [post('15', gone)] })
  const waiting = corpus.import({ source: 'test', fetched_at: new Date('2026-02-01'), key: 'waiting' })
  await waiting.add({ posts: [post('16', gone), post('17', stays)] })
  await waiting.checkpoint({ records: 2 })
  await waiting.add({ posts: [post('18', gone)] })

  expect(await corpus.delete({ accounts: ['@leaving'], posts: ['13'] })).toEqual({
    accounts: 1,
    posts: 6,
    follows: 2,
    engagements: 3,
    snapshots: 1,
  })
  await waiting.commit()
  expect(
    await all(corpus, 'posts', ['id', 'conversation_id', 'reply_to_post_id', 'reply_to_account_id', 'quoted_post_id']),
  ).toEqual([
    { id: '12', conversation_id: '0', reply_to_post_id: '0', reply_to_account_id: '0', quoted_post_id: '0' },
    { id: '17', conversation_id: '17', reply_to_post_id: '0', reply_to_account_id: '0', quoted_post_id: '0' },
  ])
  expect(await all(corpus, 'accounts', ['id'])).toEqual([{ id: stays }])
  expect(await all(corpus, 'follows', ['followed_id'])).toEqual([{ followed_id: '9' }])
  expect(await all(corpus, 'engagements', ['post_id'])).toEqual([])
  expect((await corpus.verify()).problems).toEqual([])
  for (const folder of ['.', 'manifests', 'pending', 'reports']) {
    for (const name of (await readdir(path.join(dir, folder))).filter((one) => one.endsWith('.json'))) {
      expect(await readFile(path.join(dir, folder, name), 'utf8'), name).not.toContain(gone)
    }
  }
})

test('an account that is protected now is not in the corpus after the import that says so', async () => {
  const corpus = await opened()
  await put(corpus, { accounts: [account('1')], posts: [post('10', '1')] })
  await put(corpus, {
    accounts: [{ ...account('1'), protected: true as false }, account('2')],
    posts: [post('11', '1'), post('12', '2')],
  })
  expect(await all(corpus, 'accounts', ['id'])).toEqual([{ id: '2' }])
  expect(await all(corpus, 'posts', ['id'])).toEqual([{ id: '12' }])
})

const segmentsOf = async () =>
  (await readdir(path.join(dir, 'segments'))).map((name) => path.join(dir, 'segments', name))

test.each([
  ['an altered byte', async ([file]: string[]) => flip(file!), /checksum differs/],
  ['a cut file', async ([file]: string[]) => truncate(file!, 100), /bytes instead of/],
  ['a missing file', async ([file]: string[]) => rm(file!), /is missing/],
  ['a file of nobody', async () => writeFile(path.join(dir, 'segments', 'posts-9.parquet'), 'x'), /belongs to nothing/],
  ['an altered manifest', alterManifest, /chain names/],
])('verify names %s', async (_, damage, expected) => {
  const corpus = await opened()
  for (const id of ['1', '2']) await put(corpus, { posts: [post(id, '1')] })
  await damage(await segmentsOf())
  const { ok, problems } = await corpus.verify()
  expect(ok).toBe(false)
  expect(problems.join('\n')).toMatch(expected)
})

async function flip(file: string) {
  const content = await readFile(file)
  content[40]! ^= 1
  await writeFile(file, content)
}

async function alterManifest() {
  const file = path.join(dir, 'manifest.json')
  await writeFile(file, (await readFile(file, 'utf8')).replace('"source": "test"', '"source": "best"'))
}
