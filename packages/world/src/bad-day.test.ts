import { spawnSync } from 'node:child_process'
import { closeSync, openSync, writeSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ProductProcess } from './product-process.ts'

vi.setConfig({ testTimeout: 120_000 })
/** Small enough to be filled in a moment. */
const DISK = 'mount -t tmpfs -o size=240m,mode=700 tmpfs "$0" && exec "$@"'
/** The disk is seen by the product alone, and goes with it. A machine may not let us have one: then none is filled. */
const APART = ['unshare', ...(process.getuid?.() === 0 ? [] : ['--user', '--map-root-user']), '--mount']
const mayMount = spawnSync(APART[0]!, [...APART.slice(1), 'sh', '-c', DISK, tmpdir(), 'true']).status === 0
const TEAMS = '/api/teams/'

let dir: string
let product: ProductProcess
let headers: Record<string, string>
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'starling-bad-day-'))
  product = await ProductProcess.at(dir, {}, mayMount ? [...APART, 'sh', '-c', DISK, dir] : [])
  await product.start()
  headers = { authorization: `Token ${await product.operatorToken()}` }
}, 120_000)
afterAll(async () => {
  await product.stop()
  await rm(dir, { recursive: true, force: true })
})

/** The same folder as the product sees it. */
const within = (...names: string[]) => path.join(`/proc/${product.pid}/root`, dir, ...names)

type Answered = { status: number; code: string | null }
async function ask(method: string, call: string, body?: object): Promise<Answered> {
  const answer = await product.call(method, call, headers, body)
  await answer.text()
  return { status: answer.status, code: answer.headers.get('x-error-code') }
}
let made = 0
const makeTeam = () => ask('POST', TEAMS, { name: `Team ${made++}` })
const FINE = { status: 200 }
const FULL = { status: 507, code: 'disk_full' }
const AWAY = { status: 503, code: 'unavailable' }

const readiness = () => ask('GET', '/readyz')

/** Until there is no byte left. */
function fill(file: string): void {
  const filler = openSync(file, 'w')
  try {
    for (const size of [1 << 20, 1 << 12]) {
      const zeros = Buffer.alloc(size)
      try {
        while (writeSync(filler, zeros) > 0);
      } catch (error) {
        expect(error).toMatchObject({ code: 'ENOSPC' })
      }
    }
  } finally {
    closeSync(filler)
  }
}

test.runIf(mayMount)(
  'a full disk is said as such, what is there can be read, and with room all is well again',
  async () => {
    expect(await makeTeam()).toMatchObject(FINE)
    let isOver = false
    const answers: Answered[] = []
    const writing = [0, 1, 2].map(async () => {
      while (!isOver) answers.push(await makeTeam())
    })
    fill(within('filler'))
    await expect.poll(() => answers.at(-1), { timeout: 20_000 }).toMatchObject(FULL)
    isOver = true
    await Promise.all(writing)
    // Nobody met a hang or a riddle on the way there.
    expect(answers.filter(({ status }) => status !== 200 && status !== 507 && status !== 429)).toEqual([])
    expect(await makeTeam()).toMatchObject(FULL)
    expect(await readiness()).toMatchObject(FULL)
    expect(await ask('GET', '/api/user/me/')).toMatchObject(FINE)

    await rm(within('filler'))
    await expect.poll(makeTeam, { timeout: 20_000 }).not.toMatchObject(FULL)
    expect(await readiness()).toMatchObject(FINE)
  },
)

/** The server and all that it has started. */
async function postgresProcesses(): Promise<number[]> {
  const [server] = (await readFile(within('postgres', 'postmaster.pid'), 'utf8')).split('\n').map(Number)
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const parents = pids.map(async (pid) => {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
    return { pid: Number(pid), parent: Number(stat.slice(stat.lastIndexOf(')')).split(' ')[2]) }
  })
  return [server!, ...(await Promise.all(parents)).filter(({ parent }) => parent === server).map(({ pid }) => pid)]
}

test('a database that stands still is a 503, also for who came before, and then all is well again', async () => {
  expect(await ask('GET', '/api/user/me/')).toMatchObject(FINE)
  const stopped = await postgresProcesses()
  expect(stopped.length).toBeGreaterThan(3)
  for (const pid of stopped) process.kill(pid, 'SIGSTOP')
  try {
    const waiting = Array.from({ length: 30 }, (_, n) =>
      ask(n % 2 ? 'GET' : 'POST', n % 2 ? '/api/user/me/' : TEAMS, n % 2 ? undefined : { name: 'Late' }),
    )
    expect(await readiness()).toMatchObject(AWAY)
    for (const answer of await Promise.all(waiting)) {
      expect(answer).toMatchObject(AWAY)
    }
    const later = await ask('GET', '/api/user/me/')
    expect(later).toMatchObject(AWAY)
    expect(await readiness()).toMatchObject(AWAY)
  } finally {
    for (const pid of stopped) process.kill(pid, 'SIGCONT')
  }
  await expect.poll(() => ask('GET', '/api/user/me/'), { timeout: 20_000 }).toMatchObject(FINE)
  expect(await readiness()).toMatchObject(FINE)
})
