import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Scope } from '@starling/question'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Corpus, openCorpus } from '../corpus/corpus.ts'
import type { ImportOptions } from '../corpus/import.ts'
import type { RowBatch } from '../corpus/rows.ts'
import { account, post } from '../corpus/samples.ts'
import { IndexKeeper } from './index-keeper.ts'

let dir: string
let corpus: Corpus
let keeper: IndexKeeper | undefined
const open = () => {
  keeper = new IndexKeeper({ corpus_dir: path.join(dir, 'corpus'), index_dir: path.join(dir, 'index'), workers: 1 })
  return keeper
}
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'starling-keeper-'))
  corpus = await openCorpus(path.join(dir, 'corpus'), { write: true, workers: 1 })
})
afterEach(async () => {
  await keeper?.close()
  await corpus.close()
  await rm(dir, { recursive: true, force: true })
})

async function put(batch: RowBatch) {
  const one = corpus.import({ source: 'test', fetched_at: new Date('2026-02-01T00:00:00Z') })
  await one.add(batch)
  await one.commit()
}

const about = (word: string): Scope => ({ who: { posted: { groups: [[word]] } }, posts: { by: 'audience' } })
const writers = async (backend: IndexKeeper, word: string) => {
  const [{ rows }] = await backend.ask(about(word), [{ do: 'accounts', order: 'followers_count', limit: 10 }])
  return rows.map(({ handle }) => handle)
}

test('an index follows its corpus: nothing, an import, another, a deletion, a restart', async () => {
  const backend = open()
  await backend.keepUp()
  expect(backend.status.phase).toBe('empty')
  await expect(backend.state()).rejects.toThrow('still being read')

  await put({ accounts: [account('1'), account('2')], posts: [post('10', '1', { text: 'espresso' })] })
  await backend.keepUp()
  expect(backend.status.phase).toBe('ready')
  expect(await writers(backend, 'espresso')).toEqual(['user_1'])
  expect(await backend.state()).toMatchObject({ accounts: 2, posts: 1, sources: ['test'] })

  await put({ posts: [post('11', '2', { text: 'espresso again' })] })
  await backend.keepUp()
  expect(await writers(backend, 'espresso')).toEqual(['user_1', 'user_2'])

  await corpus.delete({ accounts: ['1'] })
  await backend.keepUp()
  expect(await writers(backend, 'espresso')).toEqual(['user_2'])

  await backend.close()
  const again = open()
  await again.keepUp()
  expect(await writers(again, 'espresso')).toEqual(['user_2'])
  expect(again.status.phase).toBe('ready')
}, 120_000)

test('while an import awaits another, it is told since when everything is there', async () => {
  const before = '2026-01-01T00:00:00.000Z'
  const put = async (key: string, batch: RowBatch, awaits?: ImportOptions['awaits']) => {
    const one = corpus.import({ source: 'test', fetched_at: new Date(), key, ...(awaits && { awaits }) })
    await one.add(batch)
    await one.commit()
  }
  await put('new', { accounts: [account('1')], posts: [post('10', '1')] }, { key: 'old', before })
  const backend = open()
  await backend.keepUp()
  expect(await backend.state()).toMatchObject({ posts: 1, whole_since: before })
  await put('other', { posts: [post('11', '1')] })
  await backend.keepUp()
  expect(await backend.state()).toMatchObject({ posts: 2, whole_since: before })
  await put('old', { posts: [post('9', '1')] })
  await backend.keepUp()
  expect(await backend.state()).toMatchObject({ posts: 3, whole_since: null })
}, 120_000)

test('a damaged file of the corpus is named with what to do, and found again once it is put back', async () => {
  await put({ accounts: [account('1')], posts: [post('10', '1', { text: 'espresso' })] })
  const segments = path.join(dir, 'corpus/segments')
  const name = (await readdir(segments)).find((one) => one.startsWith('posts'))!
  const content = await readFile(path.join(segments, name))
  await writeFile(
    path.join(segments, name),
    content.map((byte) => byte ^ 1),
  )

  const backend = open()
  const named = `segments/${name} is altered: its checksum differs: put it back from a backup`
  await expect(backend.keepUp()).rejects.toThrow(named)
  expect(backend.status).toMatchObject({ phase: 'damaged', problem: expect.stringContaining(named) })
  await expect(backend.ask(about('espresso'), [{ do: 'size' }])).rejects.toMatchObject({ code: 'damaged' })

  await rm(path.join(segments, name))
  await expect(backend.keepUp()).rejects.toThrow(`segments/${name} is missing`)

  await writeFile(path.join(segments, name), content)
  await backend.keepUp()
  expect(backend.status).toEqual({ phase: 'ready', share: 1 })
  expect(await writers(backend, 'espresso')).toEqual(['user_1'])
}, 120_000)

test('a corpus that has lost its manifest is not called empty', async () => {
  await put({ accounts: [account('1')] })
  const manifest = path.join(dir, 'corpus/manifest.json')
  await rename(manifest, `${manifest}.away`)
  const backend = open()
  await expect(backend.keepUp()).rejects.toMatchObject({ code: 'no_manifest' })
  expect(backend.status.phase).toBe('damaged')
  await rename(`${manifest}.away`, manifest)
  await backend.keepUp()
  expect(backend.status.phase).toBe('ready')
}, 120_000)

test('an index of another format is made anew', async () => {
  await put({ accounts: [account('1')], posts: [post('10', '1', { text: 'espresso' })] })
  await open().keepUp()
  await keeper!.close()
  const meta = path.join(dir, 'index/v000001/meta.json')
  await writeFile(meta, JSON.stringify({ ...JSON.parse(await readFile(meta, 'utf8')), format: 1 }))

  const backend = open()
  await backend.keepUp()
  expect(await writers(backend, 'espresso')).toEqual(['user_1'])
  expect((await readdir(path.join(dir, 'index'))).filter((name) => name.startsWith('v'))).toEqual(['v000002'])
}, 120_000)
