import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { replaceFile } from '../corpus/disk.ts'
import type { Manifest } from '../corpus/manifest.ts'
import { FORMAT } from '../index/files/meta.ts'
import { NoRoomError } from '../index/load/room.ts'
import { rowsIn } from './lag.ts'

const FILE = 'too-large.json'
/** Bytes that a row takes at the least, whatever it holds; of other tables none are kept in memory. */
const LEAST: Record<string, number> = { accounts: 64, posts: 16, follows: 4 }

/** A corpus that was found too large: with as many rows or more it is not read for it again. */
type Refused = { format: number; rows: number; needed_bytes: number; memory_bytes: number }

/** Throws where it is known, before hours are spent on it, that the corpus does not fit. */
export async function mustHaveRoom(dir: string, manifest: Manifest, memory_bytes: number): Promise<void> {
  const least = manifest.segments.reduce((sum, { table, rows }) => sum + rows * (LEAST[table] ?? 0), 0)
  if (least > memory_bytes) throw new NoRoomError(least, memory_bytes)
  const refused = await readRefused(dir)
  if (refused?.format !== FORMAT || refused.memory_bytes < memory_bytes) return
  if (rowsIn(manifest.segments) >= refused.rows) throw new NoRoomError(refused.needed_bytes, memory_bytes)
}

export async function noteRefused(dir: string, manifest: Manifest, error: NoRoomError): Promise<void> {
  const { needed_bytes, memory_bytes } = error
  const refused: Refused = { format: FORMAT, rows: rowsIn(manifest.segments), needed_bytes, memory_bytes }
  await replaceFile(path.join(dir, FILE), `${JSON.stringify(refused)}\n`)
}

export const forgetRefused = (dir: string): Promise<void> => rm(path.join(dir, FILE), { force: true })

async function readRefused(dir: string): Promise<Refused | undefined> {
  try {
    return JSON.parse(await readFile(path.join(dir, FILE), 'utf8')) as Refused
  } catch {
    // Never written, or torn: it is found out again.
    return undefined
  }
}
