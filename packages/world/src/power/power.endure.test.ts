import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { openCorpus, openIndex } from '@starling/engine'
import { launchPostgres } from '@starling/store'
import { allRows } from '@starling/store/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CuttableDisk, whyNot } from './cuttable-disk.ts'
import { POSTS_EACH } from './writes.ts'

const IS_FULL = process.env.ENDURE === 'full'
const CUTS = Number(process.env.CUTS ?? (IS_FULL ? 200 : 3))
const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url))
const PARTS = ['rows', 'checkpoint', 'corpus', 'index'] as const
type Counts = Record<(typeof PARTS)[number], number>

const missing = whyNot()
let home: string
let disk: CuttableDisk | undefined
let child: ChildProcess | undefined
/** The last of each that was acknowledged. */
const told: Counts = { rows: 0, checkpoint: 0, corpus: 0, index: 0 }
beforeAll(async () => {
  if (missing) return
  home = await mkdtemp(path.join(tmpdir(), 'starling-power-'))
  disk = await CuttableDisk.make(home)
  child = spawn(process.execPath, [CHILD, disk.dir], { stdio: ['ignore', 'pipe', 'inherit'] })
  createInterface(child.stdout!).on('line', (line) => {
    const [what, n] = line.split(' ')
    told[what as keyof Counts] = Number(n)
  })
})
afterAll(async () => {
  if (child && child.exitCode === null) {
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
  if (!disk) return
  // Its server ends with it, a moment later.
  const free = await launchPostgres(path.join(disk.dir, 'postgres'))
  await free.stop()
  await disk.remove()
})

async function rowsAfter(dir: string): Promise<number> {
  // The number of a process that ran before the cut.
  await rm(path.join(dir, 'postgres', 'postmaster.pid'), { force: true })
  const postgres = await launchPostgres(path.join(dir, 'postgres'))
  try {
    const rows = (await allRows(postgres.connection, 'audit')).filter(({ action }) => action === 'test.power')
    const numbers = rows.map(({ detail }) => (detail as { n: number }).n).sort((a, b) => a - b)
    expect(numbers).toEqual(numbers.map((_, n) => n))
    return numbers.length
  } finally {
    await postgres.stop()
  }
}

async function corpusAfter(dir: string): Promise<{ corpus: number; checkpoint: number }> {
  const corpus = await openCorpus(path.join(dir, 'corpus'), { write: true, workers: 1 })
  try {
    expect((await corpus.verify()).problems).toEqual([])
    const ids = new Set<string>()
    for await (const { columns } of corpus.rows('posts', ['id'])) for (const id of columns.id!) ids.add(String(id))
    const committed = ids.size / POSTS_EACH
    const positions = (await corpus.unfinished()).map(({ position }) => Number(position?.n) + 1)
    return { corpus: committed, checkpoint: Math.max(committed, ...positions) }
  } finally {
    await corpus.close()
  }
}

async function indexAfter(dir: string): Promise<number> {
  const index = await openIndex(path.join(dir, 'index'), { workers: 1 })
  try {
    return (await index.state()).posts / POSTS_EACH
  } finally {
    await index.close()
  }
}

// A machine that cannot do it runs the rest; the full count is never passed without it.
test.runIf(!missing || IS_FULL)(
  `${CUTS} power cuts during writes: nothing acknowledged is lost, in the database, the corpus and the index`,
  async () => {
    if (missing || !disk) throw new Error(`no power can be cut here: ${missing}`)
    const begun: Counts = { rows: 20, checkpoint: 3, corpus: 3, index: 3 }
    const hasBegun = () => PARTS.every((part) => told[part] >= begun[part])
    await expect.poll(hasBegun, { timeout: 300_000 }).toBe(true)
    const cut_after: Counts[] = []
    for (let turn = 0; turn < CUTS; turn++) {
      // Anywhere in what they do; each goes on from where it was.
      await new Promise((resolve) => setTimeout(resolve, (turn * 53) % 400))
      const before = { ...told }
      const dir = await disk.cut()
      const after = { rows: await rowsAfter(dir), ...(await corpusAfter(dir)), index: await indexAfter(dir) }
      const lost = PARTS.map((part) => [part, Math.max(0, before[part] - after[part])])
      expect(Object.fromEntries(lost), `cut ${turn}`).toEqual({ rows: 0, checkpoint: 0, corpus: 0, index: 0 })
      cut_after.push(before)
      if (turn % 20 === 19) console.log(`${turn + 1} of ${CUTS} cuts`)
    }
    console.log(`${CUTS} cuts, the last after ${JSON.stringify(cut_after.at(-1))}: nothing acknowledged lost`)
    expect(child!.exitCode).toBeNull()
    expect(cut_after.at(-1)!.rows).toBeGreaterThan(cut_after[0]!.rows)
  },
)
