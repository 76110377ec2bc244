import path from 'node:path'
import { type Database, parquet } from './database.ts'
import type { Segment } from './manifest.ts'

/** How much like a bot each of these accounts looked when it was fetched last, 0 to 1, by id. */
export async function botScores(
  database: Database,
  folder: string,
  segments: readonly Segment[],
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (segments.length === 0 || ids.length === 0) return new Map()
  const files = parquet(segments.map(({ file }) => path.join(folder, file)))
  const numbers = ids.map((id) => BigInt(id)).join(', ')
  const rows = await database.rows(
    `SELECT id, arg_max(bot_score, fetched_at) AS score FROM ${files} WHERE id IN (${numbers}) GROUP BY id`,
  )
  return new Map(rows.map(({ id, score }) => [String(id), Number(score)]))
}
