import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ColumnBuffer } from './columns.ts'
import { compactTable } from './compaction.ts'
import { type Database, openDatabase } from './database.ts'
import type { Segment } from './manifest.ts'
import { overlapping } from './merge.ts'
import { rangesOf } from './ranges.ts'
import { post } from './samples.ts'
import { segmentFile, writeSegment } from './segment.ts'

const RANGE_ROWS = 400
let dir: string
let database: Database
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'starling-compaction-'))
  database = await openDatabase({ spill: path.join(dir, 'spill'), memory_mb: 256, threads: 1 })
})
afterAll(async () => {
  database.close()
  await rm(dir, { recursive: true, force: true })
})

/** A segment of posts whose likes tell which segment it is. */
async function segment(seq: number, ids: number[], fetched_at: string): Promise<Segment> {
  const buffer = new ColumnBuffer('posts', ids.length)
  for (const id of ids) buffer.push(post(String(id), '1', { like_count: seq }))
  const name = { table: 'posts', seq, file: segmentFile('posts', seq) } as const
  return writeSegment(database, dir, name, buffer.take(), { source: 'test', fetched_at })
}

const from = (start: number, count: number, step = 1) => Array.from({ length: count }, (_, n) => start + n * step)

async function likes(segments: Segment[], range_rows?: number): Promise<Map<string, number>> {
  const found = new Map<string, number>()
  for (const { sql } of await rangesOf(database, dir, 'posts', segments, range_rows)) {
    for (const row of await database.rows(`SELECT id::VARCHAR AS id, like_count FROM (${sql})`)) {
      expect(found.has(String(row.id))).toBe(false)
      found.set(String(row.id), Number(row.like_count))
    }
  }
  return found
}

test('what overlaps is merged range by range, and stays the same through a compaction', async () => {
  const segments = [
    await segment(1, from(1, 1000), '2026-03-01T00:00:00Z'),
    await segment(2, from(500, 1000, 2), '2026-04-01T00:00:00Z'),
    await segment(3, from(2, 300, 7), '2026-02-01T00:00:00Z'),
    await segment(4, from(2000, 50), '2026-04-01T00:00:00Z'),
    await segment(5, from(10_000, 500), '2026-04-01T00:00:00Z'),
    await segment(6, from(20_000, 20), '2026-04-01T00:00:00Z'),
    await segment(7, from(30_000, 20), '2026-04-01T00:00:00Z'),
  ]
  const expected = new Map<string, number>()
  for (const [seq, ids] of [
    [3, from(2, 300, 7)],
    [1, from(1, 1000)],
    [2, from(500, 1000, 2)],
    [4, from(2000, 50)],
    [5, from(10_000, 500)],
    [6, from(20_000, 20)],
    [7, from(30_000, 20)],
  ] as const) {
    for (const id of ids) expected.set(String(id), seq)
  }
  expect(overlapping(segments).map((group) => group.map(({ seq }) => seq).sort())).toEqual([
    [1, 2, 3, 4],
    [5],
    [6],
    [7],
  ])
  expect(await likes(segments)).toEqual(expected)
  expect(await likes(segments, RANGE_ROWS)).toEqual(expected)

  let seq = 100
  const newName = () => {
    seq++
    return { table: 'posts', seq, file: segmentFile('posts', seq) } as const
  }
  const { made, merged } = await compactTable(database, dir, 'posts', segments, newName, RANGE_ROWS)
  const kept = segments.filter((one) => !merged.includes(one))
  expect(kept.map((one) => one.seq)).toEqual([5])
  expect(overlapping([...kept, ...made]).every(({ length }) => length === 1)).toBe(true)
  expect(made.length).toBeGreaterThan(3)
  expect(await likes([...kept, ...made])).toEqual(expected)
})
