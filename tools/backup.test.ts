import { execFile } from 'node:child_process'
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { openCorpus } from '@starling/engine'
import { launchPostgres, runningPostgres } from '@starling/store'
import { allRows, makeFormerDatabase } from '@starling/store/testing'
import { generateInto } from '@starling/world/network'
import { ProductProcess } from '@starling/world/process'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

// Each command is a process of its own that loads everything, and so is each product.
vi.setConfig({ testTimeout: 480_000 })

const SECRET = 'a-secret-of-the-backup-test-0123456789'
/** Nothing limits how many of them a person notes. */
const ACCOUNTS = '/api/external/explore-email-ad-accounts/'
const DEMOGRAPHICS = '/api/external/explore-demographics/'
const UNCHANGED = ['users', 'teams', 'memberships', 'passes'] as const

let home: string
const at = (...names: string[]) => path.join(home, ...names)
const products: ProductProcess[] = []
let token: string

beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'starling-backup-'))
  const network = { seed: 3, accounts: 300, posts: 1_500, now: new Date('2026-03-01T00:00:00Z') }
  await generateInto(at('data', 'corpus'), network, () => {})
}, 240_000)
afterAll(async () => {
  for (const product of products) await product.stop()
  await rm(home, { recursive: true, force: true })
})

type Ran = { code: number; stdout: string; stderr: string }
/** As an operator types it. */
const run = (command: string, data: string, ...args: string[]): Promise<Ran> => {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: at(data) }
  return promisify(execFile)(process.execPath, [path.join(import.meta.dirname, `${command}.ts`), ...args], {
    env,
  }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: Ran) => error,
  )
}

async function start(data: string): Promise<ProductProcess> {
  const product = await ProductProcess.at(at(data), { SECRET })
  products.push(product)
  await product.start()
  return product
}
const headers = () => ({ authorization: `Token ${token}` })

async function namesIn(product: ProductProcess): Promise<string[]> {
  const names: string[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page = await product.call('GET', `${ACCOUNTS}?${cursor && new URLSearchParams({ cursor })}`, headers())
    names.push(...((await page.json()) as { name: string }[]).map(({ name }) => name))
    cursor = page.headers.get('x-next-cursor')
  }
  return names
}

/** Whom enough people follow for an answer. */
async function knownHandle(): Promise<string> {
  const corpus = await openCorpus(at('data', 'corpus'))
  const known: { handle: string; followers: number }[] = []
  for await (const { rows, columns } of corpus.rows('accounts', ['handle', 'followers_count'])) {
    for (let row = 0; row < rows; row++)
      known.push({ handle: String(columns.handle![row]), followers: Number(columns.followers_count![row]) })
  }
  await corpus.close()
  return known.sort((a, b) => b.followers - a.followers)[0]!.handle
}

/** A real question, once it can be answered. */
async function answerOf(product: ProductProcess, handle: string): Promise<{ sections: object[] }> {
  const phase = async () => (await (await product.call('GET', '/readyz', {})).json()).engine?.phase
  await expect.poll(phase, { timeout: 120_000 }).toBe('ready')
  const question = { query_type: 'handle', handle }
  const answer = await product.call('POST', DEMOGRAPHICS, headers(), { question })
  expect(answer.status, await answer.clone().text()).toBe(200)
  return answer.json()
}

async function rowsIn(data: string): Promise<Record<string, object[]>> {
  const connection = (await runningPostgres(at(data, 'postgres')))!
  const tables = UNCHANGED.map(async (table) => [table, await allRows(connection, table)])
  return Object.fromEntries(await Promise.all(tables))
}

test('taken under writes and restored elsewhere it has the same rows and gives the same answers', async () => {
  const product = await start('data')
  token = await product.operatorToken()
  await product.call('POST', '/api/teams/', headers(), { name: 'Kept' })
  const acknowledged: string[] = []
  let isOver = false
  const writing = [0, 1].map(async (writer) => {
    for (let n = 0; !isOver; n++) {
      const name = `${writer} ${n}`
      const body = { name, ad_account_id: `${writer}-${n}`, email: 'op@starling.example' }
      expect((await product.call('POST', ACCOUNTS, headers(), body)).ok).toBe(true)
      acknowledged.push(name)
    }
  })
  await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(20)
  const before = [...acknowledged]
  const made = await run('backup', 'data', at('backup'))
  const after = [...acknowledged]
  isOver = true
  await Promise.all(writing)
  expect(made.stdout).toMatch(/^database: \d+\.\d MB\ncorpus: \d+ segments, \d+ stored rows\nsecret: not in it/)
  expect(after.length).toBeGreaterThan(before.length)

  expect(await run('restore', 'elsewhere', at('backup'))).toMatchObject({ code: 0 })
  const restored = await start('elsewhere')
  const names = await namesIn(restored)
  expect(before.filter((name) => !names.includes(name))).toEqual([])
  // Gapless: of each writer there is all it had written at one moment.
  for (const writer of [0, 1]) {
    const own = names.filter((name) => name.startsWith(`${writer} `)).map((name) => Number(name.slice(2)))
    expect(own.sort((a, b) => a - b)).toEqual(own.map((_, n) => n))
  }
  expect(await rowsIn('elsewhere')).toEqual(await rowsIn('data'))
  const handle = await knownHandle()
  const answer = await answerOf(product, handle)
  expect(JSON.stringify(answer.sections)).toContain('"rows":[{')
  expect(await answerOf(restored, handle)).toEqual(answer)
})

test('it is for its owner alone, and no secret is in it', async () => {
  expect((await stat(at('backup'))).mode & 0o777).toBe(0o700)
  const files = (await readdir(at('backup'), { recursive: true, withFileTypes: true })).filter((one) => one.isFile())
  expect(files.map(({ name }) => name)).toContain('backup.json')
  for (const { parentPath, name } of files) {
    const content = await readFile(path.join(parentPath, name))
    const text = (name.endsWith('.gz') ? gunzipSync(content) : content).toString('latin1')
    expect(text.includes(SECRET) || text.includes(token), name).toBe(false)
  }
})

test('a folder that holds anything is neither written to nor restored into', async () => {
  await mkdir(at('mine'))
  await writeFile(at('mine', 'notes.txt'), 'mine')
  await chmod(at('mine'), 0o755)
  const refused = { code: 1, stderr: expect.stringContaining('holds something already') }
  expect(await run('restore', 'mine', at('backup'))).toMatchObject(refused)
  expect(await run('backup', 'data', at('mine'))).toMatchObject(refused)
  expect(await readdir(at('mine'))).toEqual(['notes.txt'])
  expect((await stat(at('mine'))).mode & 0o777).toBe(0o755)
})

const DAMAGE: [string, (backup: string) => Promise<void>, RegExp][] = [
  ['without its record', (dir) => rm(path.join(dir, 'backup.json')), /is no whole backup/],
  ['of a later format', (dir) => change(dir, { format: 3, made_by: '9.0.0' }), /was made by 9\.0\.0/],
  ['with a database cut short', (dir) => truncate(path.join(dir, 'database.tar.gz'), 100_000), /checksum differs/],
  ['with another database', (dir) => change(dir, { database: { bytes: 1, sha256: '' } }), /checksum differs/],
  [
    'with a corpus that lacks a file',
    (dir) => rm(path.join(dir, 'corpus/segments'), { recursive: true }),
    /is missing/,
  ],
]
async function change(dir: string, more: object): Promise<void> {
  const file = path.join(dir, 'backup.json')
  await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), ...more }))
}
test.each(DAMAGE)('a backup %s is refused, and leaves nothing behind', async (_, harm, why) => {
  await rm(at('harmed'), { recursive: true, force: true })
  await cp(at('backup'), at('harmed'), { recursive: true })
  await harm(at('harmed'))
  expect(await run('restore', 'fresh', at('harmed'))).toMatchObject({ code: 1, stderr: expect.stringMatching(why) })
  expect(await readdir(at('fresh')).catch(() => [])).toEqual([])
})

test('a backup that the version before made is restored, and brought up to date by the start', async () => {
  const postgres = await launchPostgres(at('former', 'postgres'))
  await makeFormerDatabase(postgres.connection, 1, 'someone@former.example').finally(() => postgres.stop())
  expect(await run('backup', 'former', at('former-backup'))).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('corpus: none here'),
  })
  expect(await run('restore', 'later', at('former-backup'))).toMatchObject({ code: 0 })
  const restored = await start('later')
  token = (await run('token', 'later', 'someone@former.example')).stdout.trim()
  const me = await restored.call('GET', '/api/user/me/', headers())
  expect(await me.json()).toMatchObject({ email: 'someone@former.example' })
})
