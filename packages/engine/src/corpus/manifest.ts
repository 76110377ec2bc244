import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type CorpusPlace, listFolder, removeFiles, replaceFile, sha256 } from './disk.ts'
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

/** What an import leaves to another: posts before this moment come with the import of this key. */
export type Awaits = { key: string; before: string }

export type ImportEntry = {
  id: string
  key: string
  source: string
  fetched_at: string
  committed_at: string
  rows: Partial<Record<TableName, number>>
  malformed: Malformed['counts']
  awaits?: Awaits
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

const NAME = /^\d{10}\.json$/
const nameOf = (version: number) => `${String(version).padStart(10, '0')}.json`

export async function readManifest(place: CorpusPlace): Promise<Manifest> {
  return (await currentManifest(place)) ?? emptyManifest()
}

async function currentManifest(place: CorpusPlace): Promise<Manifest | undefined> {
  const content = await readFile(path.join(place.dir, FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  return content === undefined ? undefined : parseManifest(content)
}

/** The one that a writer goes on from. A place with rows and without a manifest is no new corpus. */
export async function manifestToWrite(place: CorpusPlace, known: Iterable<string>): Promise<Manifest> {
  const current = await manifestOf(place, known)
  if (current) return current
  await replaceFile(path.join(place.dir, FILE), serialise(emptyManifest()))
  return emptyManifest()
}

/** Undefined where nothing was written yet; refused where there are rows and no manifest. */
export async function manifestOf(place: CorpusPlace, known: Iterable<string> = []): Promise<Manifest | undefined> {
  const current = await currentManifest(place)
  if (current) return current
  const listed = new Set(known)
  const unknown = [
    ...(await keptManifests(place)).map((name) => `manifests/${name}`).reverse(),
    ...(await listFolder(place.segments)).filter((name) => !listed.has(name)).map((name) => `segments/${name}`),
  ]
  if (unknown.length === 0) return undefined
  const [first, ...rest] = unknown
  const what = rest.length > 0 ? `${first} and ${rest.length} more files` : first
  throw new CorpusError('no_manifest', `${FILE} is missing in ${place.dir}, though ${what} are there: put it back`)
}

/** For who looks what is left: the manifest, or else the newest that can be read, with what is wrong about it. */
export async function bestManifest(
  place: CorpusPlace,
): Promise<{ manifest: Manifest | undefined; problems: string[] }> {
  const current = await currentManifest(place).catch((error) => {
    if (error instanceof CorpusError) return error
    throw error
  })
  if (current && !(current instanceof CorpusError)) return { manifest: current, problems: [] }
  const why = current?.message ?? `${FILE} is missing`
  for (const name of (await keptManifests(place)).reverse()) {
    try {
      const manifest = parseManifest(await readFile(path.join(place.manifests, name), 'utf8'), name)
      return { manifest, problems: [`${why}: manifests/${name} was read instead`] }
    } catch (error) {
      if (!(error instanceof CorpusError)) throw error
    }
  }
  const none = `there is no manifest: neither ${FILE} nor one in manifests/ can be read`
  return { manifest: undefined, problems: [none] }
}

const keptManifests = async (place: CorpusPlace): Promise<string[]> =>
  (await listFolder(place.manifests)).filter((name) => NAME.test(name)).sort()

function parseManifest(content: string, name = FILE): Manifest {
  let manifest: Manifest
  try {
    manifest = JSON.parse(content) as Manifest
  } catch (cause) {
    throw new CorpusError('damaged', `${name} is not readable`, { cause })
  }
  if (manifest.format !== FORMAT) throw new CorpusError('damaged', `${name} has the unknown format ${manifest.format}`)
  return manifest
}

/** The one step by which anything becomes part of the corpus. */
export async function replaceManifest(
  place: CorpusPlace,
  current: Manifest,
  change: Partial<Pick<Manifest, 'next_seq' | 'segments' | 'retired' | 'imports'>>,
): Promise<Manifest> {
  const imports = change.imports ?? current.imports
  const next: Manifest = {
    ...current,
    ...change,
    version: current.version + 1,
    previous: hashOf(current),
    committed_at: new Date().toISOString(),
    imports: imports.slice(-KEPT_IMPORTS),
    earlier_imports: current.earlier_imports + Math.max(0, imports.length - KEPT_IMPORTS),
  }
  await putManifest(place, next)
  await forgetManifests(place, next.version - KEPT_MANIFESTS)
  return next
}

export async function putManifest(place: CorpusPlace, manifest: Manifest): Promise<void> {
  if (manifest.version > 0) await replaceFile(path.join(place.manifests, nameOf(manifest.version)), serialise(manifest))
  await replaceFile(path.join(place.dir, FILE), serialise(manifest))
}

const serialise = (manifest: Manifest) => `${JSON.stringify(manifest, null, 1)}\n`

/** Removes those up to `version`: they name ids (as ends of key ranges), which a deletion must not leave behind. */
export async function forgetManifests(place: CorpusPlace, version: number): Promise<void> {
  const old = (await keptManifests(place)).filter((name) => name <= nameOf(Math.max(0, version)))
  if (old.length) await removeFiles(place.manifests, old)
}

/** The manifest that a killed writer wrote and did not make the current one. Any other says that the current is old. */
export async function sweepManifests(place: CorpusPlace, current: Manifest, wasKilled: boolean): Promise<void> {
  const [next, ...later] = (await keptManifests(place)).filter((name) => name > nameOf(current.version))
  const temporary = (await listFolder(place.manifests)).filter((name) => /^\d{10}\.json\.tmp$/.test(name))
  if (next) {
    const { version, previous } = parseManifest(await readFile(path.join(place.manifests, next), 'utf8'), next)
    const isNext = version === current.version + 1 && previous === hashOf(current)
    if (!wasKilled || !isNext || later.length > 0)
      throw new CorpusError('damaged', `manifests/${next} is newer than ${FILE}: put the newest of them in its place`)
  }
  const stray = next ? [...temporary, next] : temporary
  if (stray.length) await removeFiles(place.manifests, stray)
}

/** As the next one names it. */
const hashOf = (manifest: Manifest) => (manifest.version === 0 ? null : sha256(serialise(manifest)))

/** What is wrong with the manifest and the ones before it, as sentences. */
export async function checkChain(place: CorpusPlace, current: Manifest): Promise<string[]> {
  if (current.version === 0) return []
  const problems: string[] = []
  const kept = await keptManifests(place)
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
