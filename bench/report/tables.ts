import { geometricMean } from '../measure/medians.ts'
import { medianOf, OURS, type Result } from '../measure/result.ts'
import { FULL } from '../workload/questions.ts'

export const NAMES: Record<string, string> = {
  starling: 'Starling index',
  clickhouse: 'ClickHouse 18.16',
  duckdb: 'DuckDB, in memory',
  postgres: 'PostgreSQL 15',
  sqlite: 'SQLite',
}
export const nameOf = (engine: string): string => NAMES[engine] ?? engine

export const enginesIn = ({ runs }: Result): string[] => {
  const found = [...new Set(runs.map(({ engine }) => engine))]
  const place = (engine: string) => Object.keys(NAMES).indexOf(engine)
  return found.sort((a, b) => place(a) - place(b))
}
export const queriesIn = ({ questions, runs }: Result): string[] =>
  questions.map(({ query }) => query).filter((query) => runs.some((run) => run.query === query))

const digits = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value >= 10 ? value.toFixed(1) : value.toFixed(2)

type Table = string[][]

export const cpuTable = (result: Result): Table => [
  ['CPU ms (wall)', ...queriesIn(result), 'same answers'],
  ...enginesIn(result).map((engine) => [
    nameOf(engine),
    ...queriesIn(result).map((query) => {
      const cpu = medianOf(result.runs, engine, query)
      const wall = medianOf(result.runs, engine, query, 'wall_ms')
      return cpu === undefined ? '–' : `${digits(cpu)} (${digits(wall!)})`
    }),
    samenessOf(result, engine),
  ]),
]

function samenessOf({ runs }: Result, engine: string): string {
  if (engine === OURS) return ''
  const own = runs.filter((run) => run.engine === engine)
  return own.every(({ equal }) => equal)
    ? `${own.length} of ${own.length}`
    : `${own.filter(({ equal }) => equal).length} of ${own.length}`
}

export const ratioTable = (result: Result): Table => [
  ['times our CPU', ...queriesIn(result), 'geometric mean'],
  ...enginesIn(result)
    .filter((engine) => engine !== OURS)
    .map((engine) => [
      nameOf(engine),
      ...queriesIn(result).map((query) => {
        const ratio = result.ratios[engine]?.[query as keyof Result['ratios'][string]]
        return ratio === undefined ? '–' : digits(ratio)
      }),
      meanOf(result, engine),
    ]),
]

/** Over K1 to K5 and Q4; how many of them, where some were not asked. */
function meanOf({ ratios }: Result, engine: string): string {
  const found = FULL.flatMap((query) => ratios[engine]?.[query] ?? [])
  if (found.length === 0) return '–'
  return `${digits(geometricMean(found))}${found.length < FULL.length ? ` (of ${found.length})` : ''}`
}

/** What a question costs that meets caches the other engines have filled: those asked first in a turn. */
export function firstTable(result: Result): Table {
  const runs = result.runs.filter(({ time }) => time === 0)
  const engines = enginesIn(result)
  return [
    ['CPU ms (times ours)', ...queriesIn(result)],
    ...engines.map((engine) => [
      nameOf(engine),
      ...queriesIn(result).map((query) => {
        const [cpu, ours] = [engine, OURS].map((one) => medianOf(runs, one, query))
        if (cpu === undefined || ours === undefined) return '–'
        return engine === OURS ? digits(cpu) : `${digits(cpu)} (${digits(cpu / ours)})`
      }),
    ]),
  ]
}

export const questionTable = ({ questions }: Result): Table => [
  ['question', 'accounts', 'wanted', 'asked'],
  ...questions
    .filter(({ wanted }) => wanted > 0)
    .map(({ query, audience, wanted, words }) => [
      query,
      audience.toLocaleString('en'),
      wanted.toLocaleString('en'),
      words,
    ]),
]

export const markdown = ([head, ...rows]: Table): string =>
  [head!, head!.map((_, at) => (at === 0 ? '---' : '--:')), ...rows]
    .map((row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n')

const plain = (table: Table): string => {
  const widths = table[0]!.map((_, at) => Math.max(...table.map((row) => row[at]!.length)))
  return table
    .map((row) => row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))).join('  '))
    .join('\n')
}

/** What is said at the end of a run. */
export function tableOf(result: Result): string {
  const parts = [plain(cpuTable(result)), plain(ratioTable(result)), `first of a turn\n${plain(firstTable(result))}`]
  if (result.clients) {
    parts.push(
      plain([
        ['four clients', 'analyses/s', 'p50 ms', 'p95 ms'],
        ...Object.entries(result.clients).map(([engine, { per_second, p50_ms, p95_ms }]) => [
          nameOf(engine),
          digits(per_second),
          digits(p50_ms),
          digits(p95_ms),
        ]),
      ]),
    )
  }
  parts.push(...otherLines(result))
  return parts.join('\n\n')
}

export function otherLines({ first_answer_ms, resident_bytes, fresh, left_out }: Result): string[] {
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
  return [
    ...Object.entries(first_answer_ms).map(
      ([engine, ms]) => `${nameOf(engine)}: first answer (K2) ${seconds(ms)} after the start of its process`,
    ),
    ...Object.entries(resident_bytes).map(
      ([engine, bytes]) => `${nameOf(engine)}: ${(bytes / 2 ** 30).toFixed(2)} GiB resident`,
    ),
    ...(fresh
      ? [
          `${fresh.posts.toLocaleString('en')} fresh posts: ${fresh.found.toLocaleString('en')} found after ${seconds(fresh.found_ms)} (${seconds(fresh.cpu_ms)} of CPU)`,
        ]
      : []),
    ...Object.entries(left_out).map(([engine, why]) => `Left out: ${nameOf(engine)}: ${why}`),
  ]
}
