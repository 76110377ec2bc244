import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { listFolder, type Place, removeFiles, replaceFile } from './disk.ts'
import type { Manifest, Segment } from './manifest.ts'
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
}

const fileOf = (place: Place, id: string) => path.join(place.pending, `${id}.json`)

export const savePending = (place: Place, pending: PendingImport): Promise<void> =>
  replaceFile(fileOf(place, pending.id), JSON.stringify(pending))

export const dropPending = (place: Place, id: string): Promise<void> => removeFiles(place.pending, [`${id}.json`])

export async function listPending(place: Place): Promise<PendingImport[]> {
  const names = (await listFolder(place.pending)).filter((name) => name.endsWith('.json')).sort()
  return Promise.all(
    names.map(async (name) => JSON.parse(await readFile(path.join(place.pending, name), 'utf8')) as PendingImport),
  )
}

/** Removes what a killed writer left: files nobody lists, imports without a checkpoint, imports already committed. */
export async function sweep(place: Place, manifest: Manifest): Promise<PendingImport[]> {
  const pending: PendingImport[] = []
  for (const one of await listPending(place)) {
    const isCommitted = manifest.imports.some(({ id }) => id === one.id)
    if (isCommitted || one.position === null) await dropPending(place, one.id)
    else pending.push(one)
  }
  const temporary = (await listFolder(place.pending)).filter((name) => name.endsWith('.tmp'))
  if (temporary.length) await removeFiles(place.pending, temporary)
  const stray = await strayFiles(place, manifest, pending)
  if (stray.length) await removeFiles(place.segments, stray)
  const left = (await listFolder(place.spill)).filter((name) => !isAlive(Number.parseInt(name, 10)))
  if (left.length) await removeFiles(place.spill, left)
  return pending
}

/** Segment files that neither the manifest nor an unfinished import lists. */
export async function strayFiles(place: Place, manifest: Manifest, pending: PendingImport[]): Promise<string[]> {
  const known = new Set([
    ...manifest.segments.map(({ file }) => file),
    ...manifest.retired.map(({ file }) => file),
    ...pending.flatMap(({ segments }) => segments.map(({ file }) => file)),
  ])
  return (await listFolder(place.segments)).filter((name) => !known.has(name))
}

/** Readers may be at work with spill files of their own. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return pid !== process.pid
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
