import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

const TIMES = process.env.ENDURE === 'full' ? 100 : 10
const MAIN = fileURLToPath(new URL('../../../apps/server/src/main.ts', import.meta.url))
const READY_MS = 30_000

let dir: string
let port: number
let running: ChildProcess | undefined
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'starling-kill-'))
  port = await freePort()
})
afterAll(async () => {
  running?.kill('SIGTERM')
  await new Promise((resolve) => (running ? running.once('exit', resolve) : resolve(undefined)))
  await rm(dir, { recursive: true, force: true })
})

/** The production entry, with its own PostgreSQL on a real disk. */
async function start(): Promise<string> {
  running = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dir,
      PORT: String(port),
      ADMIN_EMAIL: 'op@starling.example',
      LOG_LEVEL: 'silent',
      WEB_DIST: '',
    },
  })
  let printed = ''
  running.stdout!.on('data', (chunk) => {
    printed += chunk
  })
  const deadline = Date.now() + READY_MS
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
    if (answer?.ok) break
    if (Date.now() > deadline || running.exitCode !== null) throw new Error(`not ready: ${printed}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  while (!printed.includes('ready:')) await new Promise((resolve) => setTimeout(resolve, 10))
  return printed
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}

const call = (method: string, url: string, headers: Record<string, string>, body?: object) =>
  fetch(`http://127.0.0.1:${port}${url}`, {
    method,
    headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })

/** The operator's printed link gives a session; a personal token made with it lasts through every kill. */
async function operatorToken(printed: string): Promise<string> {
  const link = new URLSearchParams(/#(\S+)/.exec(printed)![1])
  const signedIn = await call('POST', '/rest-auth/login-via-token/', {}, { token: link.get('token') })
  const me = (await signedIn.json()) as { token: string }
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const made = await call(
    'POST',
    '/api/starling/tokens/',
    { cookie, 'x-csrftoken': me.token },
    { kind: 'personal', name: 'Kill' },
  )
  return ((await made.json()) as { token: string }).token
}

test(`${TIMES} times kill -9 during writes: no acknowledged write is lost, and it starts again by itself`, async () => {
  const token = await operatorToken(await printedFirst())
  const headers = { authorization: `Token ${token}` }
  const acknowledged = new Set<string>()
  for (let turn = 0; turn < TIMES; turn++) {
    let alive = true
    const write = async (writer: number) => {
      for (let n = 0; alive; n++) {
        const name = `t${turn} w${writer} n${n}`
        const answer = await call('POST', '/api/teams/', headers, { name }).catch(() => undefined)
        if (answer?.ok && (await answer.json().catch(() => undefined))) acknowledged.add(name)
        else if (alive && answer) throw new Error(`${answer.status}`)
        else if (!answer) return
      }
    }
    const writers = [0, 1, 2, 3].map(write)
    // Spread over the first quarter second, so that kills fall into every part of a write.
    await new Promise((resolve) => setTimeout(resolve, 50 + ((turn * 37) % 200)))
    running!.kill('SIGKILL')
    alive = false
    await Promise.all(writers)
    await start()
    const teams = (await (await call('GET', '/api/teams/', headers)).json()) as { name: string }[]
    const names = new Set(teams.map(({ name }) => name))
    expect([...acknowledged].filter((name) => !names.has(name))).toEqual([])
  }
  console.log(`${acknowledged.size} acknowledged writes, none lost`)
  expect(acknowledged.size).toBeGreaterThan(TIMES)
})

/** The link is printed after the product is ready. */
async function printedFirst(): Promise<string> {
  let printed = await start()
  running!.stdout!.on('data', (chunk) => {
    printed += chunk
  })
  while (!printed.includes('first sign-in')) await new Promise((resolve) => setTimeout(resolve, 10))
  return printed
}
