import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { listFolder, type Place, removeFiles, replaceFile, sha256 } from './disk.ts'
import { CorpusError } from './error.ts'
import type { Malformed } from './report.ts'
import { TABLE_NAMES, type TableName } from './tables.ts'

const FORMAT = 1
const FILE = 'manifest.json'
/** Enough to see how the corpus came to be what it is; older ones say nothing that the newest does not. */
const KEPT_MANIFESTS = 32
const KEPT_IMPORTS = 500

/** One Parquet file; `min` and `max` are of the first part of the key. Later segments have a greater `seq`. */
export type Segment = {
  table: TableName
  file: string
  seq: number
  rows: number
  bytes: number
  sha256: string
  min: string
  max: string
}

export type ImportEntry = {
  id: string
  key: string
  source: string
  fetched_at: string
  committed_at: string
  rows: Partial<Record<TableName, number>>
  malformed: Malformed['counts']
}

export type Manifest = {
  format: number
  version: number
  /** The content hash of the manifest before, so that a lost or altered step shows. */
  previous: string | null
  committed_at: string
  next_seq: number
  segments: Segment[]
  /** Merged away; kept for a while for who still reads them. */
  retired: { file: string; at: string }[]
  imports: ImportEntry[]
  earlier_imports: number
}

export const emptyManifest = (): Manifest => ({
  format: FORMAT,
  version: 0,
  previous: null,
  committed_at: new Date(0).toISOString(),
  next_seq: 1,
  segments: [],
  retired: [],
  imports: [],
  earlier_imports: 0,
})

const nameOf = (version: number) => `${String(version).padStart(10, '0')}.json`

export async function readManifest(place: Place): Promise<Manifest> {
  const content = await readFile(path.join(place.dir, FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  return content === undefined ? emptyManifest() : parseManifest(content)
}

function parseManifest(content: string): Manifest {
  let manifest: Manifest
  try {
    manifest = JSON.parse(content) as Manifest
  } catch (cause) {
    throw new CorpusError('damaged', `${FILE} is not readable`, { cause })
  }
  if (manifest.format !== FORMAT) throw new CorpusError('damaged', `${FILE} has the unknown format ${manifest.format}`)
  return manifest
}

/** The one step by which anything becomes part of the corpus. */
export async function replaceManifest(
  place: Place,
  current: Manifest,
  change: Partial<Pick<Manifest, 'next_seq' | 'segments' | 'retired' | 'imports'>>,
): Promise<Manifest> {
  const imports = change.imports ?? current.imports
  const next: Manifest = {
    ...current,
    ...change,
    version: current.version + 1,
    previous: current.version === 0 ? null : sha256(serialise(current)),
    committed_at: new Date().toISOString(),
    imports: imports.slice(-KEPT_IMPORTS),
    earlier_imports: current.earlier_imports + Math.max(0, imports.length - KEPT_IMPORTS),
  }
  await replaceFile(path.join(place.manifests, nameOf(next.version)), serialise(next))
  await replaceFile(path.join(place.dir, FILE), serialise(next))
  await forgetManifests(place, next.version - KEPT_MANIFESTS)
  return next
}

const serialise = (manifest: Manifest) => `${JSON.stringify(manifest, null, 1)}\n`

/** Removes those up to `version`: they name ids (as ends of key ranges), which a deletion must not leave behind. */
export async function forgetManifests(place: Place, version: number): Promise<void> {
  const old = (await listFolder(place.manifests)).filter((name) => name <= nameOf(Math.max(0, version)))
  if (old.length) await removeFiles(place.manifests, old)
}

/** A manifest that was written but never became the current one. */
export async function sweepManifests(place: Place, current: Manifest): Promise<void> {
  const stray = (await listFolder(place.manifests)).filter((name) => name > nameOf(current.version))
  if (stray.length) await removeFiles(place.manifests, stray)
}

/** What is wrong with the manifest and the ones before it, as sentences. */
export async function checkChain(place: Place, current: Manifest): Promise<string[]> {
  if (current.version === 0) return []
  const problems: string[] = []
  const kept = (await listFolder(place.manifests)).filter((name) => name.endsWith('.json')).sort()
  if (!kept.includes(nameOf(current.version))) problems.push(`manifests/${nameOf(current.version)} is missing`)
  let expected = sha256(serialise(current))
  for (let version = current.version; version > 0 && kept.includes(nameOf(version)); version--) {
    const content = await readFile(path.join(place.manifests, nameOf(version)), 'utf8')
    if (sha256(content) !== expected) {
      problems.push(`manifests/${nameOf(version)} is not the one that the chain names`)
      break
    }
    const { previous } = parseManifest(content)
    if (previous === null) break
    expected = previous
  }
  return problems
}

export function segmentsByTable(segments: Segment[]): Record<TableName, Segment[]> {
  return Object.fromEntries(
    TABLE_NAMES.map((table) => [table, segments.filter((segment) => segment.table === table)]),
  ) as Record<TableName, Segment[]>
}
