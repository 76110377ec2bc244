import path from 'node:path'
import { type Database, parquet } from './database.ts'
import type { Segment } from './manifest.ts'

/** Posts that answer any of `ids`, the newest first. What a post answers never changes, so segments need no merging. */
export async function repliesTo(
  database: Database,
  folder: string,
  segments: readonly Segment[],
  ids: readonly string[],
  limit: number,
): Promise<string[]> {
  if (segments.length === 0 || ids.length === 0) return []
  const files = parquet(segments.map(({ file }) => path.join(folder, file)))
  const numbers = ids.map((id) => BigInt(id)).join(', ')
  const rows = await database.rows(
    `SELECT DISTINCT id FROM ${files} WHERE reply_to_post_id IN (${numbers}) ORDER BY id DESC LIMIT ${limit}`,
  )
  return rows.map(({ id }) => String(id))
}
