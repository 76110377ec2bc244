import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type CorpusPlace, listFolder, removeFiles, replaceFile } from './disk.ts'
import type { Manifest } from './manifest.ts'
import { dropPending, isOver, listPending, type PendingImport } from './pending.ts'

const FILE = 'writing.json'
const SEGMENT = /^[a-z]+-(?:\d+-)?(\d+)\.parquet$/
const SPILL = /^(\d+)(?:-\w+)?$/

/** There while somebody writes, and after a kill: segments from `from_seq` on that nothing lists are that writer's. */
export type Writer = { version: number; from_seq: number }

export const noteWriter = (place: CorpusPlace, writer: Writer): Promise<void> =>
  replaceFile(path.join(place.dir, FILE), `${JSON.stringify(writer)}\n`)

export const forgetWriter = (place: CorpusPlace): Promise<void> => removeFiles(place.dir, [FILE])

/** Undefined where the last one closed in peace, or where the manifest is older than what that one began with. */
export async function killedWriter(place: CorpusPlace, { version }: Manifest): Promise<Writer | undefined> {
  const content = await readFile(path.join(place.dir, FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  const writer = content === undefined ? undefined : (JSON.parse(content) as Writer)
  return writer && writer.version <= version ? writer : undefined
}

/** Segment files that neither the manifest nor an unfinished import lists. */
export async function strayFiles(place: CorpusPlace, manifest: Manifest, pending: PendingImport[]): Promise<string[]> {
  const known = new Set([
    ...manifest.segments.map(({ file }) => file),
    ...manifest.retired.map(({ file }) => file),
    ...pending.flatMap(({ segments }) => segments.map(({ file }) => file)),
  ])
  return (await listFolder(place.segments)).filter((name) => !known.has(name))
}

/** Of these, what a killed writer made or was about to drop. The others are not ours to judge. */
export function leftoversAmong(
  stray: string[],
  manifest: Manifest,
  pending: PendingImport[],
  killed: Writer | undefined,
): string[] {
  const listed = new Set(manifest.segments.map(({ file }) => file))
  const dropped = new Set(
    pending.filter((one) => isOver(one, manifest)).flatMap(({ segments }) => segments.map(({ file }) => file)),
  )
  return stray.filter(
    (name) => !listed.has(name) && (dropped.has(name) || (killed !== undefined && seqOf(name) >= killed.from_seq)),
  )
}

/** The newest number in a segment's name: a rewritten one has two. */
const seqOf = (name: string): number => Number(SEGMENT.exec(name)?.[1] ?? Number.NaN)

/** The first number that is in the name of no file. */
export const seqAfter = (names: string[]): number =>
  Math.max(1, ...names.map((name) => seqOf(name) + 1).filter((seq) => !Number.isNaN(seq)))

/** Removes what a killed writer left: its segments, imports without a checkpoint, imports already committed. */
export async function sweep(
  place: CorpusPlace,
  manifest: Manifest,
  killed: Writer | undefined,
): Promise<{ pending: PendingImport[]; stray: string[] }> {
  const all = await listPending(place)
  const pending = all.filter((one) => !isOver(one, manifest))
  const stray = await strayFiles(place, manifest, pending)
  const leftovers = leftoversAmong(stray, manifest, all, killed)
  if (leftovers.length) await removeFiles(place.segments, leftovers)
  for (const one of all) if (isOver(one, manifest)) await dropPending(place, one.id)
  const temporary = (await listFolder(place.pending)).filter((name) => name.endsWith('.json.tmp'))
  if (temporary.length) await removeFiles(place.pending, temporary)
  const spilled = (await listFolder(place.spill)).filter((name) => {
    const [, pid] = SPILL.exec(name) ?? []
    return pid !== undefined && !isAlive(Number(pid))
  })
  if (spilled.length) await removeFiles(place.spill, spilled)
  return { pending, stray: stray.filter((name) => !leftovers.includes(name)) }
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
