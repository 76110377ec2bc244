import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, open, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { strToU8, zipSync } from 'fflate'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openCorpus } from './corpus.ts'
import type { Malformed } from './report.ts'

const ROWS = process.env.ENDURE === 'full' ? 400_000 : 10_000
const COMMAND = fileURLToPath(new URL('../../../../tools/corpus.ts', import.meta.url))
const HUGE_LINE = 2 ** 30
/** DuckDB, two workers with the models and the batches in flight; far below the line of one gigabyte plus all that. */
const MEMORY_CAP_MB = 1_200

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'starling-hostile-'))
})
afterEach(() => rm(dir, { recursive: true, force: true }))

/** The real command, watched. */
async function importFile(
  file: string,
  ...args: string[]
): Promise<{ code: number; printed: string; peak_mb: number }> {
  const child = spawn(process.execPath, [COMMAND, 'import', file, '--fetched-at', '2026-06-01T00:00:00Z', ...args], {
    env: { ...process.env, DATA_DIR: dir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => {
      printed += part
    })
  }
  let peak_mb = 0
  const watch = setInterval(async () => {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '')
    peak_mb = Math.max(peak_mb, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
  }, 20)
  const [code] = (await once(child, 'close')) as [number]
  clearInterval(watch)
  return { code, printed, peak_mb }
}

async function look(): Promise<{ ids: Set<string>; texts: string[]; malformed: Malformed; problems: string[] }> {
  const corpus = await openCorpus(path.join(dir, 'corpus'))
  const ids = new Set<string>()
  const texts: string[] = []
  for await (const { columns, rows } of corpus.rows('posts', ['id', 'text'])) {
    for (let row = 0; row < rows; row++) {
      expect(ids.has(String(columns.id![row]))).toBe(false)
      ids.add(String(columns.id![row]))
      texts.push(columns.text![row] as string)
    }
  }
  const { problems } = await corpus.verify()
  await corpus.close()
  const folder = path.join(dir, 'corpus', 'reports')
  const [report] = await readdir(folder)
  const { malformed } = JSON.parse(await readFile(path.join(folder, report!), 'utf8')) as { malformed: Malformed }
  return { ids, texts, malformed, problems }
}

const good = (n: number, more: object = {}) => ({
  id: String(1_700_000_000_000_000_000n + BigInt(n)),
  author_id: String(1 + (n % 1000)),
  text: `A plain post number ${n} about birds #birds`,
  created_at: '2026-05-01T00:00:00.000Z',
  ...more,
})

/** What a tenth of the rows is, and what becomes of it: a reason, or null where it is taken all the same. */
const TRICKS: [string | null, (n: number) => string | Buffer][] = [
  ['broken_json', (n) => JSON.stringify(good(n)).slice(0, 70)],
  ['broken_json', () => 'not json at all'],
  ['broken_json', (n) => JSON.stringify(good(n)).replace('"text"', '"te\0xt')],
  ['invalid_utf8', (n) => Buffer.from(JSON.stringify(good(n)).replace('birds', '\xe9\xff'), 'latin1')],
  ['future_date', (n) => JSON.stringify(good(n, { created_at: '2031-01-01T00:00:00Z' }))],
  ['bad_date', (n) => JSON.stringify(good(n, { created_at: '2026-99-99' }))],
  ['bad_id', (n) => JSON.stringify(good(n, { id: `-${n}` }))],
  ['bad_id', (n) => JSON.stringify(good(n, { author_id: '1 OR 1=1' }))],
  ['no_author', (n) => JSON.stringify(good(n, { author_id: undefined }))],
  ['text_too_long', (n) => JSON.stringify(good(n, { text: '😀'.repeat(30_000) }))],
  ['other_json', () => '[[[["deep"]]]]'],
  [null, (n) => JSON.stringify(good(n, { text: '👩‍👩‍👧‍👦🏳️‍🌈'.repeat(900) }))],
  [null, (n) => JSON.stringify(good(n, { text: '\u202Egpj.exe\u202C مرحبا \u0000 \ud83d end' }))],
  [null, (n) => JSON.stringify(good(n, { text: `'; DROP TABLE posts; -- ${'\u0301'.repeat(500)}` }))],
]

test('a tenth of hostile rows and a line of one gigabyte: the good ones in, each bad one named, memory bounded', async () => {
  const file = path.join(dir, 'hostile.jsonl')
  const handle = await open(file, 'w')
  const expected: Record<string, number> = {}
  const ids = new Set<string>()
  let parts: Buffer[] = []
  let size = 0
  const put = async (row: string | Buffer) => {
    parts.push(Buffer.from(row), Buffer.from('\n'))
    if (parts.length < 4_000) return
    const bytes = Buffer.concat(parts)
    await handle.write(bytes, 0, bytes.length, size)
    size += bytes.length
    parts = []
  }
  for (let n = 0; n < ROWS; n++) {
    const [reason, make] =
      n % 10 === 3 ? TRICKS[Math.floor(n / 10) % TRICKS.length]! : [null, () => JSON.stringify(good(n))]
    await put(make(n))
    if (reason) expected[reason] = (expected[reason] ?? 0) + 1
    else ids.add(good(n).id)
    if (n % 100 === 0) await put(JSON.stringify(good(n, { text: `Later words of ${n}` })))
    if (n === ROWS / 2) {
      const bytes = Buffer.concat(parts)
      parts = []
      const start = Buffer.from('{"id":"1","text":"')
      await handle.write(bytes, 0, bytes.length, size)
      await handle.write(start, 0, start.length, size + bytes.length)
      // A hole in the file: a line of a gigabyte that takes no place on disk.
      size += bytes.length + HUGE_LINE
      parts.push(Buffer.from('"}\n'))
      expected.too_long = 1
    }
  }
  const rest = Buffer.concat(parts)
  await handle.write(rest, 0, rest.length, size)
  await handle.close()

  const { code, printed, peak_mb } = await importFile(file)
  expect(printed).not.toMatch(/Error|at .*\.ts:/)
  expect(code).toBe(0)
  const found = await look()
  expect(found.malformed.counts).toEqual(expected)
  expect(found.ids).toEqual(ids)
  expect(found.problems).toEqual([])
  expect(found.texts.filter((text) => text.startsWith('Later words')).length).toBeGreaterThan(ROWS / 120)
  expect(found.texts.filter((text) => /[\0\u202e]/.test(text) || !text.isWellFormed())).toEqual([])
  for (const reason of Object.keys(expected)) {
    expect(printed).toContain(reason)
    expect(found.malformed.samples[reason]![0]!.line).toBeGreaterThan(0)
  }
  console.log(`peak memory ${Math.round(peak_mb)} MB`)
  expect(peak_mb).toBeGreaterThan(50)
  expect(peak_mb).toBeLessThan(MEMORY_CAP_MB)
})

test('an archive with a bomb and names that climb: the good in, the bad named, nothing written elsewhere', async () => {
  const part = (name: string, values: unknown[]) => strToU8(`window.YTD.${name}.part0 = ${JSON.stringify(values)}`)
  const tweet = (id: string) => ({
    tweet: { id_str: id, full_text: 'Hello', created_at: 'Wed Jan 07 10:00:00 +0000 2026' },
  })
  const zip = zipSync({
    'data/account.js': part('account', [
      { account: { username: 'ann', accountId: '11', createdAt: '2020-01-01T00:00:00.000Z' } },
    ]),
    'data/tweets.js': part('tweets', [tweet('1'), { tweet: {} }, tweet('2')]),
    'data/tweets-part1.js': [new Uint8Array(100 << 20).fill(32), { level: 6 }],
    'data/tweets-part2.js': part('tweets', [tweet('3')]),
    '../../evil.js': part('tweets', [tweet('4')]),
    '/etc/evil.js': part('tweets', [tweet('5')]),
  })
  await writeFile(path.join(dir, 'bomb.zip'), zip)
  const before = await readdir(path.dirname(dir))
  const { code, peak_mb } = await importFile(path.join(dir, 'bomb.zip'))
  expect(code).toBe(0)
  const found = await look()
  expect(found.ids).toEqual(new Set(['1', '2', '3']))
  expect(found.malformed.counts).toEqual({ no_id: 1, zip_bomb: 1, path_traversal: 2 })
  expect(found.problems).toEqual([])
  expect((await readdir(path.dirname(dir))).filter((name) => !before.includes(name) && name.includes('evil'))).toEqual(
    [],
  )
  expect(peak_mb).toBeLessThan(MEMORY_CAP_MB)
})

test('a file that is nothing of ours changes nothing', async () => {
  await writeFile(path.join(dir, 'noise.bin'), Buffer.from(Array.from({ length: 5_000 }, (_, n) => (n * 7919) % 256)))
  const { code, printed } = await importFile(path.join(dir, 'noise.bin'))
  expect(code).toBe(1)
  expect(printed).toMatch(/neither JSON/)
  const corpus = await openCorpus(path.join(dir, 'corpus'))
  expect(await corpus.verify()).toMatchObject({ ok: true, rows: 0 })
  await corpus.close()
})
