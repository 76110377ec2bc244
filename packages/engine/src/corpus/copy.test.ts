import { mkdtemp, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { copyCorpus } from './copy.ts'
import { type Corpus, openCorpus } from './corpus.ts'
import { account, post } from './samples.ts'

let home: string
const at = (...names: string[]) => path.join(home, ...names)
beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'starling-copy-'))
})
afterEach(() => rm(home, { recursive: true, force: true }))

const writer = (dir = at('corpus')) => openCorpus(dir, { write: true, workers: 1 })
const begin = (corpus: Corpus, key: string) =>
  corpus.import({ source: 'test', fetched_at: new Date('2026-02-01T00:00:00Z'), key })
async function put(corpus: Corpus, id: string) {
  const one = begin(corpus, id)
  await one.add({ posts: [post(id, id)], accounts: [account(id)] })
  return one.commit()
}
async function postsIn(dir: string): Promise<string[]> {
  const corpus = await openCorpus(dir)
  const ids: string[] = []
  for await (const { columns } of corpus.rows('posts', ['id'])) ids.push(...[...columns.id!].map(String))
  expect((await corpus.verify()).problems).toEqual([])
  await corpus.close()
  return ids.sort((a, b) => Number(a) - Number(b))
}

test('a copy taken while others import, delete and compact is sound, and holds what was committed before', async () => {
  const corpus = await writer()
  const committed: string[] = []
  let isOver = false
  const write = async () => {
    for (let n = 1; !isOver; n++) {
      await put(corpus, String(n))
      committed.push(String(n))
      if (n % 5 === 0) await corpus.compact()
      if (n % 4 === 0) await corpus.delete({ accounts: [String(n)] })
    }
  }
  const writing = write()
  const isDeleted = (id: string) => Number(id) % 4 === 0
  for (let turn = 0; turn < 8; turn++) {
    const before = [...committed]
    await expect.poll(() => committed.length, { timeout: 20_000 }).toBeGreaterThan(before.length)
    const surely = [...committed]
    const made = await copyCorpus(at('corpus'), at(`copy-${turn}`))
    const found = await postsIn(at(`copy-${turn}`))
    expect(made!.rows).toBeGreaterThan(0)
    expect(surely.filter((id) => !isDeleted(id) && !found.includes(id))).toEqual([])
    expect(found.filter((id) => isDeleted(id) && Number(id) < Number(surely.at(-1)))).toEqual([])
  }
  isOver = true
  await writing
  await corpus.close()
}, 120_000)

test('an import that is under way goes on in the copy from its last checkpoint', async () => {
  const corpus = await writer()
  await put(corpus, '1')
  const running = begin(corpus, 'pages')
  await running.add({ posts: [post('2', '1')] })
  await running.checkpoint({ page: 1 })
  await copyCorpus(at('corpus'), at('copy'))
  await running.abort()
  await corpus.close()

  const copy = await writer(at('copy'))
  expect((await copy.unfinished()).map(({ position }) => position)).toEqual([{ page: 1 }])
  await begin(copy, 'pages').commit()
  await copy.close()
  expect(await postsIn(at('copy'))).toEqual(['1', '2'])
  expect((await stat(at('copy'))).mode & 0o777).toBe(0o700)
})

test('nothing to copy is no copy; an empty corpus is copied empty', async () => {
  expect(await copyCorpus(at('corpus'), at('copy'))).toBeUndefined()
  expect(await readdir(home)).toEqual([])
  await (await writer()).close()
  expect(await copyCorpus(at('corpus'), at('copy'))).toEqual({ version: 0, segments: 0, rows: 0 })
  expect(await postsIn(at('copy'))).toEqual([])
})

test.each([
  ['is missing', (file: string) => rm(file)],
  ['is altered', (file: string) => writeFile(file, 'something else')],
  ['is altered', (file: string) => truncate(file, 10)],
])('a segment that %s is named, and no copy passes for a good one', async (what, harm) => {
  const corpus = await writer()
  await put(corpus, '1')
  await corpus.close()
  const [name] = await readdir(at('corpus', 'segments'))
  await harm(at('corpus', 'segments', name!))
  await expect(copyCorpus(at('corpus'), at('copy'))).rejects.toThrow(new RegExp(`segments/${name} of .* ${what}`))
  expect(await readdir(at('copy'))).not.toContain('manifest.json')
})

test('rows without a manifest are not taken for an empty corpus', async () => {
  const corpus = await writer()
  await put(corpus, '1')
  await corpus.close()
  await rm(at('corpus', 'manifest.json'))
  await expect(copyCorpus(at('corpus'), at('copy'))).rejects.toMatchObject({ code: 'no_manifest' })
})
