import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Scope } from '@starling/question'
import type { Primitive } from '@starling/sections'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Oracle } from '../oracle/oracle.ts'
import { buildIndex, openIndex } from './index.ts'
import { worldAfter } from './kill-world.ts'

const TIMES = Number(process.env.KILLS ?? (process.env.ENDURE === 'full' ? 300 : 5))
const CHILD = fileURLToPath(new URL('./kill-child.ts', import.meta.url))
/** Said between two kills at most: changes and compactions. */
const STEPS = 12
const BETWEEN_STEPS_MS = 800
/** Lives of one index; then another begins, as the oracle plays all changes of the lives before. */
const LIVES_OF_AN_INDEX = 20

const SCOPE: Scope = {
  who: { any: [{ posted: { groups: [['coffee'], ['新作']] } }, { bio: { groups: [['cold brew']] } }] },
  posts: { by: 'audience' },
}
const ANSWERS: Primitive[] = [
  { do: 'size' },
  { do: 'breakdown', dimension: 'interest', limit: 10 },
  { do: 'terms', source: 'used', kind: 'keyword', order: 'lift', limit: 100 },
  { do: 'terms', source: 'interacted', kind: 'keyword', order: 'count', limit: 100 },
  { do: 'terms', source: 'bio', kind: 'keyword', order: 'count', limit: 100 },
  { do: 'followed', order: 'similarity', limit: 50 },
  { do: 'posts', order: 'view_count', limit: 20 },
  { do: 'series', bucket: 'day' },
]

let dir: string
let running: ChildProcess | undefined
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'starling-index-kill-'))
})
afterAll(async () => {
  running?.kill('SIGKILL')
  await rm(dir, { recursive: true, force: true })
})

async function changeUntilKilled(into: string, from: number, step: number, after_ms: number): Promise<string[]> {
  running = spawn(process.execPath, [CHILD, into, String(from)], { stdio: ['ignore', 'pipe', 'inherit'] })
  let printed = ''
  const said = () => printed.split('\n').slice(0, -1)
  const reached = new Promise<void>((resolve) => {
    running!.stdout!.on('data', (part) => {
      printed += part
      if (said().length >= step) resolve()
    })
  })
  const exited = once(running, 'close')
  await Promise.race([reached, exited])
  await Promise.race([new Promise((resolve) => setTimeout(resolve, after_ms)), exited])
  running.kill('SIGKILL')
  await exited
  return said()
}

test(`${TIMES} times kill -9 during changes and compaction: what is there is what was acknowledged, or one more`, async () => {
  let into = dir
  let changes = 0
  let changed = 0
  let compacted = 0
  for (let turn = 0; turn < TIMES; turn++) {
    if (turn % LIVES_OF_AN_INDEX === 0) {
      into = path.join(dir, String(turn))
      await buildIndex(into, [worldAfter(0)])
      changes = 0
    }
    const step = 1 + Math.floor(Math.random() * STEPS)
    const told = await changeUntilKilled(into, changes, step, Math.random() * BETWEEN_STEPS_MS)
    compacted += told.filter((word) => word === 'compacted').length
    const acknowledged = Math.max(changes, ...told.map(Number).filter(Number.isFinite))

    const index = await openIndex(into, { workers: 1 })
    try {
      const found = await index.ask(SCOPE, ANSWERS)
      const candidates = [acknowledged, acknowledged + 1]
      const answers = await Promise.all(candidates.map((after) => new Oracle(worldAfter(after)).ask(SCOPE, ANSWERS)))
      const at = answers.findIndex((answer) => JSON.stringify(answer) === JSON.stringify(found))
      if (at < 0) expect(found).toEqual(answers[0])
      changed += candidates[at]! - changes
      changes = candidates[at]!
      expect((await readdir(into)).length).toBe(1)
    } finally {
      await index.close()
    }
  }
  console.log(`${changed} changes and ${compacted} compactions in ${TIMES} lives`)
  expect(changed).toBeGreaterThan(0)
  expect(compacted).toBeGreaterThan(0)
})
