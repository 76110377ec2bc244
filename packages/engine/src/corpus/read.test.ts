import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ColumnBuffer } from './columns.ts'
import { type Database, openDatabase } from './database.ts'
import type { Segment } from './manifest.ts'
import { readRows } from './read.ts'
import { segmentFile, writeSegment } from './segment.ts'

const ROWS = 131_072
const PEOPLE = 1_000
let dir: string
let database: Database
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'starling-read-'))
  database = await openDatabase({ spill: path.join(dir, 'spill'), memory_mb: 768, threads: 2 })
})
afterAll(async () => {
  database.close()
  await rm(dir, { recursive: true, force: true })
})

async function follows(seq: number): Promise<Segment> {
  const buffer = new ColumnBuffer('follows', ROWS)
  for (let row = 0; row < ROWS; row++) {
    const number = seq * ROWS + row
    const [follower_id, followed_id] = [String(1 + (number % PEOPLE)), String(PEOPLE + number)]
    buffer.push({ follower_id, followed_id, since: new Date(number * 1000), until: null })
  }
  const name = { table: 'follows', seq, file: segmentFile('follows', seq) } as const
  return writeSegment(database, dir, name, buffer.take(), { source: 'test', fetched_at: '2026-01-01T00:00:00Z' })
}

test('many rows that may have to be merged are read to the end', async () => {
  const segments: Segment[] = []
  for (let seq = 0; seq < 8; seq++) segments.push(await follows(seq))
  let rows = 0
  for await (const chunk of readRows(database, dir, 'follows', segments, ['follower_id', 'followed_id', 'since'])) {
    rows += chunk.rows
  }
  expect(rows).toBe(8 * ROWS)
}, 120_000)
