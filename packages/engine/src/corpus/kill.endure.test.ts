import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Corpus, openCorpus } from './corpus.ts'
import { importFile } from './formats/import-file.ts'

const TIMES = Number(process.env.KILLS ?? (process.env.ENDURE === 'full' ? 300 : 5))
const CHILD = fileURLToPath(new URL('./kill-child.ts', import.meta.url))
const POSTS = 12_000
/** Words of one import: it is open, about five checkpoints, it is committed. */
const STEPS = 7
const BETWEEN_STEPS_MS = 150
/** Imports into one corpus; then another begins, as every turn reads all rows of the turns before it. */
const TURNS_OF_A_CORPUS = 20

let dir: string
let running: ChildProcess | undefined
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'starling-corpus-kill-'))
})
afterAll(async () => {
  running?.kill('SIGKILL')
  await rm(dir, { recursive: true, force: true })
})

/** Posts whose ids tell the turn; a tenth of the lines is broken. */
async function writeSource(turn: number): Promise<string> {
  const file = path.join(dir, `source-${turn}.jsonl`)
  const lines: string[] = []
  for (let n = 0; n < POSTS; n++) {
    const id = String((turn + 1) * 1_000_000 + n)
    const post = {
      id,
      author_id: String(1 + (n % 500)),
      text: `Post ${n} of turn ${turn} #kill`,
      created_at: '2026-01-01T00:00:00Z',
    }
    lines.push(JSON.stringify(post))
    if (n % 10 === 9) lines.push('{"id": "1", "text": broken')
  }
  await writeFile(file, lines.join('\n'))
  return file
}

/** The number of posts of each turn that readers see. */
async function seen(corpus: Corpus): Promise<Map<number, number>> {
  const counts = new Map<number, number>()
  for await (const { columns, rows } of corpus.rows('posts', ['id'])) {
    for (let row = 0; row < rows; row++) {
      const turn = Math.floor(Number(columns.id![row]) / 1_000_000) - 1
      counts.set(turn, (counts.get(turn) ?? 0) + 1)
    }
  }
  return counts
}

/** Kills the import `after_ms` after it has said its `step`th word, or lets it end if that comes first. */
async function importUntilKilled(into: string, file: string, step: number, after_ms: number): Promise<string[]> {
  running = spawn(process.execPath, [CHILD, into, file], { stdio: ['ignore', 'pipe', 'inherit'] })
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

test(`${TIMES} times kill -9 during an import: nothing acknowledged is lost, nothing is half there`, async () => {
  const expected = new Map<number, number>()
  let resumed = 0
  let rolled_back = 0
  let acknowledged_before_kill = 0
  for (let turn = 0; turn < TIMES; turn++) {
    const into = path.join(dir, `corpus-${Math.floor(turn / TURNS_OF_A_CORPUS)}`)
    if (turn % TURNS_OF_A_CORPUS === 0) expected.clear()
    const file = await writeSource(turn)
    const step = 1 + Math.floor(Math.random() * STEPS)
    const told = await importUntilKilled(into, file, step, Math.random() * BETWEEN_STEPS_MS)
    const isCommitted = told.includes('committed')
    const acknowledged = Math.max(0, ...told.map(Number).filter(Number.isFinite))
    if (acknowledged) acknowledged_before_kill++

    const corpus = await openCorpus(into, { write: true, workers: 1 })
    try {
      expect((await corpus.verify()).problems).toEqual([])
      const now = await seen(corpus)
      if (isCommitted) expect(now.get(turn)).toBe(POSTS)
      if (now.has(turn)) expected.set(turn, POSTS)
      expect(now).toEqual(expected)
      const [unfinished] = await corpus.unfinished()
      if (!expected.has(turn)) expect(Number(unfinished?.position?.records ?? 0)).toBeGreaterThanOrEqual(acknowledged)
      if (unfinished && turn % 3 === 2) {
        expect(await corpus.rollback()).toBe(1)
        rolled_back++
      } else {
        const { entry, resumed_at, isNew } = await importFile(corpus, file)
        expect(resumed_at).toBe(isNew ? Number(unfinished?.position?.records ?? 0) : 0)
        expect(entry.malformed).toEqual({ broken_json: POSTS / 10 })
        if (resumed_at) resumed++
        expected.set(turn, POSTS)
      }
      expect(await seen(corpus)).toEqual(expected)
      expect((await corpus.verify()).problems).toEqual([])
    } finally {
      await corpus.close()
    }
    await rm(file)
    if (turn % TURNS_OF_A_CORPUS === TURNS_OF_A_CORPUS - 1) await rm(into, { recursive: true })
  }
  console.log(`${acknowledged_before_kill} killed after a checkpoint, ${resumed} resumed, ${rolled_back} rolled back`)
  expect(acknowledged_before_kill).toBeGreaterThan(0)
})
