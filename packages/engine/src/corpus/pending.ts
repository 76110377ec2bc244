import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type CorpusPlace, listFolder, removeFiles, replaceFile } from './disk.ts'
import type { Awaits, Manifest, Segment } from './manifest.ts'
import type { Gone } from './removal.ts'
import type { Malformed } from './report.ts'

/** How far a source was read, as its reader understands it. */
export type Position = Record<string, string | number>

/** An import that has not been committed. What it lists is on disk: the state that was acknowledged last. */
export type PendingImport = {
  id: string
  /** Names source and options: the same import, started again, goes on from here. */
  key: string
  source: string
  fetched_at: string
  started_at: string
  position: Position | null
  segments: Segment[]
  malformed: Malformed
  /** What is taken out of it again at the commit: protected accounts, and what was deleted meanwhile. */
  gone: Gone
  awaits?: Awaits
}

const fileOf = (place: CorpusPlace, id: string) => path.join(place.pending, `${id}.json`)

export const savePending = (place: CorpusPlace, pending: PendingImport): Promise<void> =>
  replaceFile(fileOf(place, pending.id), JSON.stringify(pending))

export const dropPending = (place: CorpusPlace, id: string): Promise<void> => removeFiles(place.pending, [`${id}.json`])

export async function listPending(place: CorpusPlace): Promise<PendingImport[]> {
  const names = (await listFolder(place.pending)).filter((name) => name.endsWith('.json')).sort()
  return Promise.all(
    names.map(async (name) => JSON.parse(await readFile(path.join(place.pending, name), 'utf8')) as PendingImport),
  )
}

/** Committed already, or without anything that could go on. */
export const isOver = ({ id, position }: PendingImport, { imports }: Manifest): boolean =>
  position === null || imports.some((entry) => entry.id === id)
