import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { findBinaries } from './binaries.ts'
import { launchPostgres, type Postgres } from './launch.ts'
import type { PostgresConnection } from './place.ts'
import { runningPostgres } from './running.ts'

let home: string
let dir: string
let open: Postgres[]

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'launch-'))
  dir = join(home, 'postgres')
  open = []
})

afterEach(async () => {
  for (const postgres of open) await postgres.stop()
  await rm(home, { recursive: true, force: true })
})

async function launch(options?: { durable?: boolean }): Promise<Postgres> {
  const postgres = await launchPostgres(dir, options)
  open.push(postgres)
  return postgres
}

async function rowsOf(connection: PostgresConnection, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(connection)
  await client.connect()
  return (await client.query(sql).finally(() => client.end())).rows
}

/** Another Node process that launches the server, then says each row the server has acknowledged. */
function launchInChild(): ChildProcess & { acknowledged: number[] } {
  const script = `
    import pg from 'pg'
    import { launchPostgres } from './launch.ts'
    const { connection } = await launchPostgres(${JSON.stringify(dir)})
    const client = new pg.Client(connection)
    await client.connect()
    await client.query('create table if not exists kept (id bigserial primary key)')
    for (;;) {
      const { rows } = await client.query('insert into kept default values returning id')
      console.log(rows[0].id)
    }`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const acknowledged: number[] = []
  createInterface(child.stdout!).on('line', (line) => acknowledged.push(Number(line)))
  return Object.assign(child, { acknowledged })
}

/** Owns the data folder until a newcomer has been refused, and is gone at that very moment. */
const FINISHES_ONCE_REFUSED = `
  const fs = require('node:fs')
  const [lock_file, log, from] = process.argv.slice(1)
  fs.writeFileSync(lock_file, [process.pid, process.cwd(), 0, 5432, '/tmp', '', ''].join('\\n'))
  console.log('owner')
  while (!fs.readFileSync(log).subarray(Number(from)).includes('postmaster.pid')) {}
  fs.rmSync(lock_file)`

test('keeps its rows from one start to the next and leaves no socket behind', async () => {
  const first = await launch()
  await rowsOf(first.connection, "create table kept as select 'マーケティング' as word")
  expect(await runningPostgres(dir)).toEqual(first.connection)
  await first.stop()
  expect(existsSync(first.connection.host)).toBe(false)
  expect(await runningPostgres(dir)).toBeUndefined()

  const second = await launch()
  expect(await rowsOf(second.connection, 'select word from kept')).toEqual([{ word: 'マーケティング' }])
  expect(await rowsOf(second.connection, 'show fsync')).toEqual([{ fsync: 'on' }])
  await second.stop()
  await second.stop()
}, 30_000)

test('sorts Japanese as people do and finds it by likeness, in the quick mode of tests too', async () => {
  const { connection } = await launch({ durable: false })
  expect(await rowsOf(connection, 'show fsync')).toEqual([{ fsync: 'off' }])
  await rowsOf(connection, 'create extension pg_trgm')
  const [alike] = await rowsOf(connection, "select similarity('マーケティング', 'マーケッティング') > 0.5 as found")
  expect(alike).toEqual({ found: true })
  const kana = await rowsOf(connection, "select k from unnest(array['か', 'ア', 'い', 'あ']) k order by k")
  expect(kana.map((row) => row.k)).toEqual(['あ', 'ア', 'い', 'か'])
}, 30_000)

test('loses no acknowledged row to kill -9 and starts again without help', async () => {
  const acknowledged: number[] = []
  for (const victims of ['launcher', 'launcher and server', 'launcher']) {
    const child = launchInChild()
    await vi.waitFor(() => expect(child.acknowledged.length).toBeGreaterThan(50), { timeout: 30_000 })
    const server = Number((await readFile(join(dir, 'postmaster.pid'), 'utf8')).split('\n')[0])
    child.kill('SIGKILL')
    if (victims.includes('server')) process.kill(server, 'SIGKILL')
    await once(child, 'close')
    acknowledged.push(...child.acknowledged)

    const { connection, stop } = await launch()
    const kept = new Set((await rowsOf(connection, 'select id::int from kept')).map((row) => row.id))
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
    await stop()
  }
  expect(new Set(acknowledged).size).toBe(acknowledged.length)
}, 120_000)

test('a server that dies alone is started again, with all it had acknowledged, as often as it dies', async () => {
  const { connection, stop } = await launch()
  await rowsOf(connection, 'create table kept (id int)')
  for (const id of [1, 2]) {
    await rowsOf(connection, `insert into kept values (${id})`)
    process.kill(Number((await readFile(join(dir, 'postmaster.pid'), 'utf8')).split('\n')[0]), 'SIGKILL')
    await expect
      .poll(() => rowsOf(connection, 'select id from kept order by id').catch(() => []), { timeout: 20_000 })
      .toEqual([1, 2].slice(0, id).map((one) => ({ id: one })))
  }
  await stop()
  await expect(rowsOf(connection, 'select 1')).rejects.toThrow()
}, 60_000)

test('of two launches at once on one folder exactly one succeeds, the other says why', async () => {
  const outcomes = await Promise.allSettled([launch(), launch()])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const refused = outcomes.find(({ status }) => status === 'rejected') as PromiseRejectedResult
  expect(refused.reason.message).toBe(`${dir} is in use: another process runs PostgreSQL on it`)

  await symlink(home, `${home}-link`)
  onTestFinished(() => rm(`${home}-link`))
  await expect(launchPostgres(join(`${home}-link`, 'postgres'))).rejects.toThrow('is in use')
  expect(await rowsOf(open[0]!.connection, 'select 1 as one')).toEqual([{ one: 1 }])
}, 30_000)

test('a first start killed half way is done over', async () => {
  const child = launchInChild()
  const unfinished = async () => (await readdir(home)).find((name) => name.startsWith('postgres.unfinished-'))
  await vi.waitFor(async () => expect(existsSync(join(home, (await unfinished())!, 'PG_VERSION'))).toBe(true), {
    timeout: 20_000,
    interval: 2,
  })
  child.kill('SIGKILL')
  await once(child, 'close')
  expect(existsSync(dir)).toBe(false)

  const { connection } = await launch()
  expect(await rowsOf(connection, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(await unfinished()).toBeUndefined()
}, 60_000)

test("takes over from a lock file whose process number is now another program's", async () => {
  await (await launch({ durable: false })).stop()
  await writeFile(join(dir, 'postmaster.pid'), `${process.pid}\n${dir}\n0\n5432\n/tmp\n\n`)
  const { connection } = await launch({ durable: false })
  expect(await rowsOf(connection, 'select 1 as one')).toEqual([{ one: 1 }])
}, 30_000)

test('a predecessor that finishes between our try and our look is waited for, not complained about', async () => {
  await (await launch({ durable: false })).stop()
  const lock_file = join(dir, 'postmaster.pid')
  const log = [`${dir}.log`, String((await stat(`${dir}.log`)).size)]
  const predecessor = spawn(process.execPath, ['--eval', FINISHES_ONCE_REFUSED, lock_file, ...log], {
    cwd: dir,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void predecessor.kill('SIGKILL'))
  await once(predecessor.stdout!, 'data')
  const { connection } = await launch({ durable: false })
  expect(await rowsOf(connection, 'select 1 as one')).toEqual([{ one: 1 }])
}, 30_000)

test.each([
  ['files of someone else', { 'notes.txt': 'mine' }, 'holds files but no PostgreSQL data'],
  ['data of another version', { PG_VERSION: '9\n' }, 'PostgreSQL did not start: '],
])('refuses %s at once, in one line, and touches nothing', async (_, files: Record<string, string>, message) => {
  await mkdir(dir)
  for (const [name, text] of Object.entries(files)) await writeFile(join(dir, name), text)
  const refused = await launch().catch((error: Error) => error)
  expect(refused).toBeInstanceOf(Error)
  expect((refused as Error).message).toContain(message)
  expect((refused as Error).message).not.toContain('\n')
  expect(await readdir(dir)).toEqual(Object.keys(files))
})

test('a machine without the programs is told what to do', () => {
  expect(() => findBinaries('plan9-mips')).toThrow(
    'No embedded PostgreSQL for plan9-mips: set DATABASE_URL to a PostgreSQL server',
  )
})
