import type { Segment } from './manifest.ts'
import { storedColumns, type TableName, tableOf } from './tables.ts'

/** What decides that rows may have to be merged: for follows the pair, whatever the time. */
const groupKey = (table: TableName) => (table === 'follows' ? ['follower_id', 'followed_id'] : [...tableOf(table).key])

/**
 * One row per key out of `relation`. Of each column the newest known value is taken, but what enrichment said goes
 * together: a country judged from a bio that has since changed must not stand beside the new bio.
 * `age` orders the rows of one key. Most keys stand once: only the others pay for the merge.
 */
export function mergedSql(table: TableName, relation: string, age: string): string {
  const key = groupKey(table).join(', ')
  const columns = Object.keys(storedColumns(table)).join(', ')
  return `
    WITH again AS MATERIALIZED (SELECT ${key} FROM ${relation} GROUP BY ${key} HAVING count(*) > 1)
    SELECT ${columns} FROM ${relation} ANTI JOIN again USING (${key})
    UNION ALL
    SELECT ${columns} FROM (${foldSql(table, `(FROM ${relation} SEMI JOIN again USING (${key}))`, age)})`
}

function foldSql(table: TableName, relation: string, age: string): string {
  if (table === 'follows') return foldFollowsSql(relation, age)
  const { key, given, judged } = tableOf(table)
  const rest = [...Object.keys(given).filter((name) => !key.includes(name)), 'source', 'fetched_at']
  const newest = rest.map((name) => `arg_max(${name}, ${age}) AS ${name}`)
  const names = Object.keys(judged)
  if (names.length === 0) return `SELECT ${[...key, ...newest].join(', ')} FROM ${relation} GROUP BY ${key.join(', ')}`
  const together = `arg_max({${names.map((name) => `${name}: ${name}`).join(', ')}}, ${age}) FILTER (judged_by IS NOT NULL)`
  return `SELECT * EXCLUDE (verdict), ${names.map((name) => `verdict.${name} AS ${name}`).join(', ')}
    FROM (SELECT ${[...key, ...newest].join(', ')}, ${together} AS verdict FROM ${relation} GROUP BY ${key.join(', ')})`
}

/**
 * A follow may end and begin anew, so one pair can have several rows. A list of followers tells no beginning: it adds
 * nothing to a follow that is known to be going on. The end is the newest word, also when that says there is none.
 */
const foldFollowsSql = (relation: string, age: string) => `
  SELECT * FROM (
    SELECT follower_id, followed_id, since, arg_max_null(until, ${age}) AS until,
      arg_max(source, ${age}) AS source, max(fetched_at) AS fetched_at
    FROM ${relation} GROUP BY follower_id, followed_id, since)
  QUALIFY since IS NOT NULL
    OR NOT bool_or(since IS NOT NULL AND until IS NULL) OVER (PARTITION BY follower_id, followed_id)`

/** Segments that may hold the same key, because their ranges meet; a group of one needs no merging. */
export function overlapping(segments: Segment[]): Segment[][] {
  const sorted = segments
    .map((segment) => ({ segment, min: BigInt(segment.min), max: BigInt(segment.max) }))
    .sort((a, b) => (a.min < b.min ? -1 : a.min > b.min ? 1 : 0))
  const groups: Segment[][] = []
  let reach = -1n
  for (const { segment, min, max } of sorted) {
    if (min > reach || groups.length === 0) groups.push([segment])
    else groups.at(-1)!.push(segment)
    if (max > reach) reach = max
  }
  return groups
}
