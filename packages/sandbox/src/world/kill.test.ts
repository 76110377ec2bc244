import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { openWorld } from './world.ts'

const NOW = '2026-03-01T09:00:00.000Z'
const WRITER = `
import { openWorld } from '${new URL('./world.ts', import.meta.url).href}'
const world = openWorld({ data_dir: process.env.DATA_DIR, network: { accounts: 300, posts: 500, now: new Date('${NOW}') } })
const network = await world.network()
for (let at = 0; ; at++) {
  const id = network.addPost({ author: 1, text: 'post ' + at, at: Date.now() })
  world.state.set('room', String(at), id)
  process.stdout.write(id + '\\n')
}
`

test('what was answered is there after a kill at any moment, and the rest is whole', async () => {
  const data_dir = mkdtempSync(join(tmpdir(), 'kill-'))
  const told: string[] = []
  for (const lines of [1, 40, 77]) {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', WRITER], {
      env: { ...process.env, DATA_DIR: data_dir },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const wanted = told.length + lines
    for await (const line of createInterface(child.stdout)) {
      told.push(line)
      if (told.length === wanted) child.kill('SIGKILL')
    }
    if (child.signalCode === null) await once(child, 'exit')
  }
  const world = openWorld({ data_dir, network: { accounts: 300, posts: 500, now: new Date(NOW) } })
  const network = await world.network()
  expect(told.length).toBeGreaterThanOrEqual(118)
  for (const id of told) expect(network.post(id)?.text).toMatch(/^post \d+$/)
  expect(network.statement('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
  const { post_count } = network.accountAt(1)!
  const written = Number(network.statement("SELECT count(*) AS n FROM posts WHERE via = 'Sandbox'").get()!.n)
  const more = Number(network.statement('SELECT posts_more AS n FROM accounts WHERE slot = 1').get()!.n)
  expect([more, post_count >= more]).toEqual([written, true])
  await world.close()
  rmSync(data_dir, { recursive: true, force: true })
}, 60_000)
