import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Baseline } from '@starling/question'
import type { Dimension, Primitive, TermKind } from '@starling/sections'
import { DIMENSIONS } from '../prepare/base-tables.ts'
import { openDuck } from '../prepare/duck.ts'
import { KINDS } from '../prepare/flat-files.ts'
import { type Asked, type Chosen, mainScope } from '../workload/questions.ts'
import type { PostTable } from './sql-peer.ts'

/** What is asked at once, in the peers' words: about which posts, compared with everybody or with some countries. */
export type CodedAsk = { posts: PostTable | 'everyone'; countries?: number[]; primitives: readonly Primitive[] }
type Range = { from: number; to: number }
/** Where the numbers of each kind of value begin and end. */
type Ranges = { kinds: Record<TermKind, Range>; dimensions: Partial<Record<Dimension, Range>> }
export type Codes = Ranges & { token: (text: string) => number }

const fileIn = (dir: string) => path.join(dir, 'ranges.json')

/** Once, from the tables: everything is numbered by kind first. */
export async function writeRanges(dir: string): Promise<void> {
  const duck = await openDuck(path.join(dir, 'tables.duckdb'), true)
  const rangesOf = async (sql: string, names: readonly string[]) => {
    const rows = await duck.rows(sql)
    const found = new Map(
      rows.map(([number, from, to]) => [Number(number), { from: Number(from), to: Number(to) + 1 }]),
    )
    return Object.fromEntries(names.map((name, number) => [name, found.get(number) ?? { from: 0, to: 0 }]))
  }
  const ranges = {
    kinds: await rangesOf('select kind, min(id), max(id) from terms group by 1', KINDS),
    dimensions: await rangesOf('select dimension, min(id), max(id) from dimensions group by 1', DIMENSIONS),
  }
  duck.close()
  writeFileSync(fileIn(dir), JSON.stringify(ranges))
}

export const readRanges = (dir: string): Ranges => JSON.parse(readFileSync(fileIn(dir), 'utf8')) as Ranges

export function codedAsks(chosen: Chosen, asks: readonly Asked[], turn: number): CodedAsk[] {
  const whom = JSON.stringify(mainScope(chosen, turn).who)
  return asks.map(({ scope, primitives, options }) => ({
    primitives,
    posts:
      typeof scope.posts.by === 'object'
        ? 'authored'
        : scope.posts.about
          ? 'matched'
          : JSON.stringify(scope.who) === whom
            ? 'spoken'
            : 'everyone',
    ...(countriesIn(options.baseline) && { countries: chosen.coded.countries! }),
  }))
}

/** Everybody is said as who is no bot, countries beside it. */
const countriesIn = (baseline: Baseline | undefined): boolean => JSON.stringify(baseline ?? '').includes('countries')

export const codesOf = (ranges: Ranges, { groups, coded }: Chosen): Codes => {
  const tokens = new Map(groups.flatMap((group, at) => group.map((text, index) => [text, coded.groups[at]![index]!])))
  return { ...ranges, token: (text) => tokens.get(text)! }
}
