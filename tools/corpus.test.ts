import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { type CorpusStats, openCorpus } from '@starling/engine'
import { afterAll, beforeAll, expect, test } from 'vitest'

const run = promisify(execFile)
let dir: string
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'starling-corpus-command-'))
})
afterAll(() => rm(dir, { recursive: true, force: true }))

type Ran = { code: number; stdout: string; stderr: string }
const corpus = (...args: string[]): Promise<Ran> =>
  run(process.execPath, [path.join(import.meta.dirname, 'corpus.ts'), ...args], {
    env: { ...process.env, DATA_DIR: dir },
  }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: Ran) => error,
  )
const stats = async () => JSON.parse((await corpus('stats', '--json')).stdout) as CorpusStats

const SIZE = ['--accounts', '200', '--posts', '1000', '--seed', '7']
/** Each command is a process of its own that loads everything. */
const SLOW_MS = 120_000

test(
  'a network is generated once, and carried on',
  async () => {
    expect((await corpus('generate', ...SIZE, '--now', '2026-03-01T00:00:00Z')).stdout).toMatch(/posts +[\d,]{3,}\n/)
    const { tables } = await stats()
    expect(tables.accounts.rows).toBe(200)
    expect(tables.posts.rows).toBeGreaterThan(700)
    expect((await corpus('generate', ...SIZE, '--now', '2026-03-01T00:00:00Z')).stdout).toMatch('there already')
    expect((await corpus('generate', ...SIZE, '--now', '2026-03-08T00:00:00Z')).code).toBe(0)
    const later = await stats()
    expect(later.tables.accounts.rows).toBe(200)
    expect(later.tables.posts.rows).toBeGreaterThan(tables.posts.rows)
    expect((await corpus('generate', '--accounts', '300', '--posts', '10')).stderr).toMatch('another generated network')
  },
  SLOW_MS,
)

test(
  'a file is imported with its faults named, and what it brought is deleted',
  async () => {
    const file = path.join(dir, 'people.csv')
    await writeFile(file, 'nummer;wer\n11;ann\nx;bob\n')
    const imported = await corpus('import', file, '--map', 'id=nummer,handle=wer')
    expect(imported.stdout).toMatch(/accounts +1\n/)
    expect(imported.stdout).toMatch('1  bad_id (line 3)')
    expect((await corpus('import', file, '--map', 'id=nummer,handle=wer')).stdout).toMatch('already')
    expect((await corpus('delete', '--account', '@ann')).stdout).toMatch(/accounts +1 removed/)
  },
  SLOW_MS,
)

test(
  'compacted it says the same and is sound',
  async () => {
    const before = await stats()
    expect((await corpus('compact')).stdout).toMatch(/segments became/)
    const { tables } = await stats()
    expect(tables.posts).toMatchObject({ rows: before.tables.posts.rows, segments: 1 })
    expect(tables.accounts.rows).toBe(200)
    expect(await corpus('verify')).toMatchObject({ code: 0, stdout: expect.stringMatching(/^sound: \d+ segments/m) })
  },
  SLOW_MS,
)

test(
  'without its manifest.json nothing is deleted, and nothing is called sound',
  async () => {
    const at = (...names: string[]) => path.join(dir, 'corpus', ...names)
    await rename(at('manifest.json'), at('elsewhere.json'))
    const segments = await readdir(at('segments'))
    expect(await corpus('verify')).toMatchObject({
      code: 1,
      stdout: expect.stringMatching(
        /^problem: manifest\.json is missing: manifests\/\d+\.json was read instead\n1 problems in /,
      ),
    })
    expect(await corpus('compact')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching('manifest.json is missing'),
    })
    expect(await readdir(at('segments'))).toEqual(segments)
    await rename(at('elsewhere.json'), at('manifest.json'))
    expect((await corpus('verify')).code).toBe(0)
  },
  SLOW_MS,
)

test.each([
  [['import'], /usage/],
  [['import', 'no-such-file'], /no such file/i],
  [['generate', '--size', 'XL'], /S or L/],
  [['generate', '--accounts', 'many'], /whole number/],
  [['delete', '--post', 'abc'], /not the id of a post/],
])('%j is explained', async (args, expected) => {
  expect(await corpus(...args)).toMatchObject({ code: 1, stderr: expect.stringMatching(expected) })
})

test('while someone writes, a second writer is told who, and verify reads', async () => {
  const holder = await openCorpus(path.join(dir, 'corpus'), { write: true, what: 'the test' })
  const refused = await corpus('compact')
  const verdict = await corpus('verify')
  await holder.close()
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringMatching(`process ${process.pid} \\(the test`) })
  expect(verdict).toMatchObject({ code: 0, stdout: expect.stringMatching('sound') })
})
