import { medianOf, type Result } from '../measure/result.ts'
import { enginesIn, nameOf, queriesIn } from './tables.ts'

const WIDTH = 760
const LEFT = 190
const RIGHT = 70
const TOP = 54
const BAR = 13
const GAP = 22
const COLOURS: Record<string, string> = {
  starling: '#c8553d',
  clickhouse: '#1f6f8b',
  duckdb: '#588157',
  postgres: '#3d5a80',
  sqlite: '#7b5ea7',
}

const round = (value: number) => Math.round(value * 10) / 10
const label = (ms: number) =>
  ms >= 1000 ? `${(ms / 1000).toFixed(1)} s` : `${ms >= 10 ? Math.round(ms) : ms.toFixed(1)} ms`

/** CPU of a full analysis per question and engine, on a logarithmic scale: the same numbers give the same bytes. */
export function chartOf(result: Result): string {
  const engines = enginesIn(result)
  const bars = queriesIn(result).map((query) => ({
    query,
    rows: engines.flatMap((engine) => {
      const cpu = medianOf(result.runs, engine, query)
      return cpu === undefined ? [] : [{ engine, cpu }]
    }),
  }))
  const values = bars.flatMap(({ rows }) => rows.map(({ cpu }) => Math.log10(Math.max(cpu, 0.1))))
  const low = Math.floor(Math.min(...values))
  const high = Math.ceil(Math.max(...values))
  const place = (ms: number) => LEFT + ((Math.log10(Math.max(ms, 0.1)) - low) / (high - low)) * (WIDTH - LEFT - RIGHT)
  const height = TOP + bars.reduce((sum, { rows }) => sum + rows.length * BAR + GAP, 0) + 10
  const parts: string[] = []
  for (let power = low; power <= high; power++) {
    const x = round(place(10 ** power))
    parts.push(`<line x1="${x}" x2="${x}" y1="${TOP - 6}" y2="${height - 10}" stroke="#ddd"/>`)
    parts.push(`<text x="${x}" y="${TOP - 10}" text-anchor="middle" fill="#777">${label(10 ** power)}</text>`)
  }
  let y = TOP
  for (const { query, rows } of bars) {
    const audience = result.questions.find((one) => one.query === query)?.audience ?? 0
    parts.push(`<text x="8" y="${y + 10}" font-weight="bold">${query}</text>`)
    if (audience > 0) parts.push(`<text x="8" y="${y + 24}" fill="#777">${audience.toLocaleString('en')}</text>`)
    for (const { engine, cpu } of rows) {
      const width = round(Math.max(1, place(cpu) - LEFT))
      parts.push(`<text x="${LEFT - 6}" y="${y + 10}" text-anchor="end">${nameOf(engine)}</text>`)
      parts.push(
        `<rect x="${LEFT}" y="${y + 1}" width="${width}" height="${BAR - 3}" fill="${COLOURS[engine] ?? '#999'}"/>`,
      )
      parts.push(`<text x="${round(LEFT + width + 5)}" y="${y + 10}">${label(cpu)}</text>`)
      y += BAR
    }
    y += GAP
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="10.5" fill="#333">`,
    `<rect width="${WIDTH}" height="${height}" fill="#fff"/>`,
    `<text x="8" y="20" font-size="14">One full analysis, size ${result.size}: CPU, logarithmic</text>`,
    ...parts,
    '</svg>',
    '',
  ].join('\n')
}
