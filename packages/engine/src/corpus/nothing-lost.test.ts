import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Corpus, openCorpus } from './corpus.ts'
import { post } from './samples.ts'

let dir: string
let open: Corpus[]
beforeEach(async () => {
  open = []
  dir = await mkdtemp(path.join(tmpdir(), 'starling-corpus-'))
  const corpus = await writer()
  for (const id of ['1', '2', '3']) await put(corpus, id)
  await corpus.close()
})
afterEach(async () => {
  for (const one of open) await one.close()
  await rm(dir, { recursive: true, force: true })
})

const at = (...names: string[]) => path.join(dir, ...names)
const writer = () => openCorpus(dir, { write: true, workers: 1 })
async function reader() {
  open.push(await openCorpus(dir))
  return open.at(-1)!
}
async function put(corpus: Corpus, id: string) {
  const one = corpus.import({ source: 'test', fetched_at: new Date('2026-02-01T00:00:00Z') })
  await one.add({ posts: [post(id, '1')] })
  return one.commit()
}
/** All there is, with its content: what was there before must be there still. */
async function files(): Promise<Record<string, string>> {
  const names = await readdir(dir, { recursive: true, withFileTypes: true })
  const found = names.filter((one) => one.isFile()).map((one) => path.join(one.parentPath, one.name))
  return Object.fromEntries(
    await Promise.all(found.map(async (file) => [path.relative(dir, file), await readFile(file, 'base64')])),
  )
}

test('verify of a sound corpus changes nothing', async () => {
  const before = await files()
  expect(await (await reader()).verify()).toMatchObject({ ok: true, segments: 3, rows: 3 })
  expect(await files()).toEqual(before)
})

test('without manifest.json verify reads the newest of manifests/, says so, and is not content', async () => {
  await rm(at('manifest.json'))
  const before = await files()
  const verdict = await (await reader()).verify()
  expect(verdict).toMatchObject({ ok: false, segments: 3, rows: 3 })
  expect(verdict.problems).toEqual(['manifest.json is missing: manifests/0000000003.json was read instead'])
  expect(await files()).toEqual(before)
})

test('a manifest that cannot be read is passed over for the one before', async () => {
  await writeFile(at('manifest.json'), '{')
  await writeFile(at('manifests', '0000000003.json'), '{')
  const { ok, problems, rows } = await (await reader()).verify()
  expect({ ok, rows }).toEqual({ ok: false, rows: 2 })
  expect(problems).toContain('manifest.json is not readable: manifests/0000000002.json was read instead')
  expect(problems).toContainEqual(expect.stringMatching(/^segments\/posts-0+3\.parquet belongs to nothing$/))
})

test('without any manifest verify names what lies there and fails', async () => {
  await rm(at('manifest.json'))
  await rm(at('manifests'), { recursive: true })
  const before = await files()
  const { ok, problems } = await (await reader()).verify()
  expect(ok).toBe(false)
  expect(problems[0]).toBe('there is no manifest: neither manifest.json nor one in manifests/ can be read')
  expect(problems.slice(1)).toEqual([1, 2, 3].map((n) => `segments/posts-000000000${n}.parquet belongs to nothing`))
  expect(await files()).toEqual(before)
})

test.each([
  ['manifest.json', () => rm(at('manifest.json')), 'no_manifest', /manifests\/0000000003\.json/],
  [
    'any manifest',
    async () => {
      await rm(at('manifest.json'))
      await rm(at('manifests'), { recursive: true })
    },
    'no_manifest',
    /posts-0000000001\.parquet/,
  ],
])('without %s nobody may write, and nothing goes', async (_, damage, code, said) => {
  await damage()
  const before = await files()
  await expect(writer()).rejects.toMatchObject({ code, message: expect.stringMatching(said) })
  expect(await files()).toEqual(before)
})

test.each([1, 2])(
  'an older manifest.json (%i) that was put back keeps writers out: what came after it stays',
  async (n) => {
    await cp(at('manifests', `000000000${n}.json`), at('manifest.json'))
    const before = await files()
    const message = expect.stringMatching(`000000000${n + 1}.json is newer than manifest.json`)
    await expect(writer()).rejects.toMatchObject({ code: 'damaged', message })
    expect(await files()).toEqual(before)
  },
)

test('a deletion that was killed after its commit is brought to its end by the next writer', async () => {
  const corpus = await writer()
  await corpus.delete({ posts: ['2'] })
  await corpus.close()
  const manifest = JSON.parse(await readFile(at('manifest.json'), 'utf8'))
  manifest.retired = [{ file: 'posts-0000000002.parquet', at: new Date(0).toISOString() }]
  await writeFile(at('manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`)
  await writeFile(
    at('manifests', `${String(manifest.version).padStart(10, '0')}.json`),
    `${JSON.stringify(manifest, null, 1)}\n`,
  )
  await writeFile(at('segments', 'posts-0000000002.parquet'), 'what was removed')
  await (await writer()).close()
  expect(await readdir(at('segments'))).toEqual(['posts-0000000001.parquet', 'posts-0000000003.parquet'])
  expect(await (await reader()).verify()).toMatchObject({ ok: true, segments: 2 })
})

test('what no writer left is left alone, and its name is never taken', async () => {
  const foreign = ['posts-0000000004.parquet', 'notes.txt', 'posts-0000000002-9.parquet']
  for (const name of foreign) await writeFile(at('segments', name), name)
  await writeFile(at('spill', 'keep'), 'x')
  await writeFile(at('manifests', 'README'), 'x')
  const corpus = await writer()
  await put(corpus, '4')
  const { problems } = await corpus.verify()
  await corpus.close()
  expect(problems.toSorted()).toEqual(foreign.map((name) => `segments/${name} belongs to nothing`).toSorted())
  for (const name of foreign) expect(await readFile(at('segments', name), 'utf8')).toBe(name)
  expect(await readdir(at('spill'))).toContain('keep')
  expect(await readdir(at('manifests'))).toContain('README')
})

test('a first import that was cut short is no corpus without a manifest', async () => {
  await rm(dir, { recursive: true })
  const corpus = await writer()
  const one = corpus.import({ source: 'test', fetched_at: new Date(), key: 'k' })
  await one.add({ posts: [post('1', '1')] })
  await one.checkpoint({ records: 1 })
  await one.stop()
  await corpus.close()
  expect(await (await reader()).verify()).toMatchObject({ ok: true, segments: 0 })
  const again = await writer()
  expect(await again.unfinished()).toHaveLength(1)
  await again.close()
})

test('verify calls what a killed writer left by its name; the next writer clears it', async () => {
  const killed = await writer()
  const noted = await readFile(at('writing.json'))
  await killed.close()
  await writeFile(at('writing.json'), noted)
  await writeFile(at('segments', 'posts-0000000004.parquet'), 'half a file')
  await writeFile(at('manifests', '0000000004.json.tmp'), '{')
  await writeFile(at('pending', 'x.json.tmp'), '{')
  const before = await files()
  const verdict = await (await reader()).verify()
  expect(verdict).toMatchObject({ ok: true, problems: [] })
  expect(verdict.notes.join()).toMatch('posts-0000000004.parquet was left by a writer that was killed')
  expect(await files()).toEqual(before)
  await (await writer()).close()
  expect(await readdir(at('segments'))).toHaveLength(3)
  expect(await readdir(at('manifests'))).toHaveLength(3)
  expect(await readdir(at('pending'))).toEqual([])
  expect(await readdir(dir)).not.toContain('writing.json')
})
