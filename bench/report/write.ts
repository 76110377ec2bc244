import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { medianOf, OURS, type Result } from '../measure/result.ts'
import { chartOf } from './chart.ts'
import { cpuTable, firstTable, markdown, nameOf, otherLines, queriesIn, questionTable, ratioTable } from './tables.ts'

/** node bench/report/write.ts FILE…: results (`--json`) into docs/performance.md and its pictures. */
const ROOT = path.join(import.meta.dirname, '../..')
const PAGE = path.join(ROOT, 'docs/performance.md')
const results = process.argv.slice(2).map((file) => JSON.parse(readFileSync(file, 'utf8')) as Result)

function clientsOf({ clients }: Result): string[] {
  if (!clients) return []
  const rows = Object.entries(clients).map(([engine, one]) => [
    nameOf(engine),
    one.per_second.toFixed(2),
    Math.round(one.p50_ms).toLocaleString('en'),
    Math.round(one.p95_ms).toLocaleString('en'),
  ])
  return ['Four clients at once, mix of K1, K2, K3, K5:', markdown([['', 'analyses/s', 'p50 ms', 'p95 ms'], ...rows])]
}

/** How often each question was counted, said once where engines were asked equally often. */
function timesOf({ runs }: Result): string {
  const times = Map.groupBy(enginesAsked(runs), ({ times }) => times)
  const most = Math.max(...times.keys())
  const fewer = [...times].filter(([count]) => count < most)
  const rest = fewer.map(([count, engines]) => `${engines.map(({ engine }) => nameOf(engine)).join(', ')} ${count}`)
  return [`${most} runs of each engine`, ...rest].join('; ')
}

const enginesAsked = (runs: Result['runs']): { engine: string; times: number }[] =>
  [...Map.groupBy(runs, ({ engine }) => engine)].map(([engine, own]) => ({
    engine,
    times: Math.max(...[...Map.groupBy(own, ({ query }) => query).values()].map(({ length }) => length)),
  }))

function partOf(result: Result): string {
  const { size, machine } = result
  const { cpu, cores, memory_gb, node, load } = machine
  return [
    `### Size ${size}`,
    `${cpu.trim()}, ${cores} cores, ${memory_gb} GB, Node ${node}; load of the machine when it began: ${load.toFixed(1)}. Counted a question: ${timesOf(result)}.`,
    markdown(questionTable(result)),
    markdown(cpuTable(result)),
    markdown(ratioTable(result)),
    'Counted by the first question of each turn alone, which meets caches that the other engines have filled:',
    markdown(firstTable(result)),
    `![CPU per analysis, size ${size}](pictures/performance-${size}.svg)`,
    ...clientsOf(result),
    otherLines(result)
      .map((line) => `- ${line}`)
      .join('\n'),
  ].join('\n\n')
}

function growthOf(): string[] {
  const [small, large] = ['S', 'L'].map((size) => results.find((one) => one.size === size))
  if (!small || !large) return []
  const rows = queriesIn(large).flatMap((query) => {
    const [from, to] = [small, large].map(({ runs }) => medianOf(runs, OURS, query))
    return from && to ? [[query, from.toFixed(1), to.toFixed(1), `${(to / from).toFixed(1)}x`]] : []
  })
  return ['### From S to L', 'Our CPU ms for ten times the data:', markdown([['', 'S', 'L', 'growth'], ...rows])]
}

const text = readFileSync(PAGE, 'utf8')
const figures = [...results.map(partOf), ...growthOf()].join('\n\n')
writeFileSync(
  PAGE,
  text.replace(/<!-- figures -->[\s\S]*<!-- end -->/, () => `<!-- figures -->\n${figures}\n<!-- end -->`),
)
for (const result of results) {
  writeFileSync(path.join(ROOT, `docs/pictures/performance-${result.size}.svg`), chartOf(result))
}
