import path from 'node:path'
import { damageOf } from './damage.ts'
import { type Database, parquet } from './database.ts'
import type { CorpusPlace } from './disk.ts'
import { leftoversAmong, strayFiles, type Writer } from './leftovers.ts'
import { checkChain, emptyManifest, type Manifest, type Segment, segmentsByTable } from './manifest.ts'
import { isOver, type PendingImport } from './pending.ts'
import { firstKeyOf, storedColumns, tableOf } from './tables.ts'

export type Verdict = {
  ok: boolean
  /** What is wrong, one sentence each. */
  problems: string[]
  /** What is as it should be and still worth knowing. */
  notes: string[]
  segments: number
  rows: number
}

/** Reads everything and compares it with what the manifest says. `writer` names who writes meanwhile, `last` who wrote last. */
export async function verify(
  database: Database,
  place: CorpusPlace,
  found: { manifest: Manifest | undefined; problems: string[] },
  pending: PendingImport[],
  { writer, last }: { writer: string | undefined; last: Writer | undefined },
): Promise<Verdict> {
  const manifest = found.manifest ?? emptyManifest()
  const problems = [...found.problems, ...(await checkChain(place, manifest))]
  const notes: string[] = []
  const unfinished = pending.filter((one) => !isOver(one, manifest))
  const waiting = unfinished.flatMap(({ segments }) => segments)
  const sound: Segment[] = []
  for (const segment of [...manifest.segments, ...waiting]) {
    const wrong = await checkSegment(database, place, segment)
    problems.push(...wrong)
    if (wrong.length === 0) sound.push(segment)
  }
  problems.push(...repeated(manifest.segments, waiting))
  const stray = await strayFiles(place, manifest, unfinished)
  const left = leftoversAmong(stray, manifest, pending, last)
  if (writer) notes.push(`${writer} is writing now: files that it has not listed yet are left out`)
  else
    notes.push(...left.map((name) => `segments/${name} was left by a writer that was killed; the next one removes it`))
  problems.push(...stray.filter((name) => !left.includes(name)).map((name) => `segments/${name} belongs to nothing`))
  notes.push(...(await countUnknown(database, place, sound)))
  for (const { source, started_at, segments } of unfinished) {
    notes.push(`an import of ${source} of ${started_at} is unfinished (${segments.length} segments kept)`)
  }
  return {
    ok: problems.length === 0,
    problems,
    notes,
    segments: manifest.segments.length,
    rows: manifest.segments.reduce((sum, { rows }) => sum + rows, 0),
  }
}

async function checkSegment(database: Database, place: CorpusPlace, segment: Segment): Promise<string[]> {
  const { table, file, rows } = segment
  const at = path.join(place.segments, file)
  const damage = await damageOf(place, segment)
  if (damage !== undefined) return [damage]
  try {
    const columns = (await database.rows(`DESCRIBE FROM ${parquet([at])}`)).map(({ column_name }) => column_name)
    const expected = Object.keys(storedColumns(table))
    if (columns.join() !== expected.join()) return [`segments/${file} has the columns ${columns.join(', ')}`]
    return await checkRows(database, at, segment, rows)
  } catch (error) {
    return [`segments/${file} cannot be read: ${error instanceof Error ? error.message : error}`]
  }
}

async function checkRows(
  database: Database,
  at: string,
  { table, file, min, max }: Segment,
  rows: number,
): Promise<string[]> {
  const first = firstKeyOf(table)
  const { key } = tableOf(table)
  const needed = key.filter((name) => name !== 'since')
  const [found] = await database.rows(`
    SELECT count(*) AS rows, min(${first})::VARCHAR AS min, max(${first})::VARCHAR AS max,
      count(*) FILTER (${needed.map((name) => `${name} IS NULL`).join(' OR ')}) AS keyless,
      count(*) FILTER (source IS NULL OR fetched_at IS NULL) AS homeless
    FROM ${parquet([at])}`)
  const doubled = await database.number(
    `SELECT count(*) FROM (SELECT 1 FROM ${parquet([at])} GROUP BY ${key.join(', ')} HAVING count(*) > 1)`,
  )
  const problems: string[] = []
  if (Number(found!.rows) !== rows) problems.push(`segments/${file} has ${found!.rows} rows instead of ${rows}`)
  if (found!.min !== min || found!.max !== max) problems.push(`segments/${file} has keys outside its range`)
  if (Number(found!.keyless)) problems.push(`segments/${file} has ${found!.keyless} rows without a key`)
  if (Number(found!.homeless)) problems.push(`segments/${file} has ${found!.homeless} rows without source or time`)
  if (doubled) problems.push(`segments/${file} has ${doubled} keys twice`)
  return problems
}

function repeated(committed: Segment[], waiting: Segment[]): string[] {
  const seen = new Set<string>()
  return [...committed, ...waiting].flatMap(({ file }) => {
    if (seen.has(file)) return [`segments/${file} is listed twice`]
    seen.add(file)
    return []
  })
}

/** A source may name accounts and posts that it does not hold: no fault, but an analysis will not find them. */
async function countUnknown(database: Database, place: CorpusPlace, segments: Segment[]): Promise<string[]> {
  const tables = segmentsByTable(segments)
  const filesOf = (some: Segment[]) => parquet(some.map(({ file }) => path.join(place.segments, file)))
  if (tables.posts.length === 0 || tables.accounts.length === 0) return []
  const unknown = await database.number(`SELECT count(DISTINCT account_id) FROM ${filesOf(tables.posts)}
    WHERE account_id NOT IN (SELECT id FROM ${filesOf(tables.accounts)})`)
  return unknown ? [`${unknown} authors of posts have no profile`] : []
}
