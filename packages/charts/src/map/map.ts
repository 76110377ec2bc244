import type { AnyRow } from '@starling/sections'
import { bars } from '../bars/bars.ts'
import type { Mark } from '../drawing.ts'
import { leftOutNote } from '../note.ts'
import type { ChartTask } from '../options.ts'
import { kindOf, labelOf, numberAt, sayRow } from '../row.ts'
import { shift } from '../shift.ts'
import { write } from '../text/write.ts'
import { boundsBelow, CLASS_OPACITIES, classOf } from './classes.ts'
import { WORLD_WIDTH, type World } from './world.ts'

const LISTED = { beside: 6, below: 10, alone: 12 }
const BESIDE = 720
const DOT = 3.5
const LEGEND = 40
const BETWEEN = 20

/** The world, darker where more of them are, and the first countries by name: colour alone says nothing exact. */
export function worldMap(task: ChartTask<'world_map'>) {
  const { world, width, rows } = task
  const list = listOf(task)
  if (!world) return bars({ ...list, limit: task.limit ?? LISTED.alone })
  const beside = width >= BESIDE
  const wide = beside ? Math.round(width * 0.62) : width
  const map = mapOf(task, world, wide)
  const top = beside ? 0 : map.height + BETWEEN
  const left = beside ? wide + 32 : 0
  const first = rows.slice(0, task.limit ?? (beside ? LISTED.beside : LISTED.below))
  const listed = bars({ ...list, rows: first, width: width - left, limit: first.length })
  const dy = beside ? Math.max(0, (map.height - listed.height) / 2) : top
  const bottom = Math.max(map.height, dy + listed.height)
  const note = leftOutNote(map.left_out, { ...task, top: bottom })
  return {
    marks: [...map.marks, ...shift(listed.marks, left, dy), ...note.marks],
    height: bottom + note.height,
    left_out: map.left_out,
  }
}

function listOf(task: ChartTask<'world_map'>): ChartTask<'bars'> {
  const { country, value } = task.chart
  const baseline = 'baseline_share' in task.columns ? { baseline: 'baseline_share' } : {}
  return { ...task, chart: { kind: 'bars', label: country, value, interval: 'interval', ...baseline } }
}

function mapOf(task: ChartTask<'world_map'>, world: World, width: number) {
  const { chart, rows } = task
  const scale = width / WORLD_WIDTH
  const height = world.height * scale
  const found = new Map<string, number>()
  rows.forEach((row, at) => {
    if (numberAt(row, chart.value) !== null) found.set(String(row[chart.country]), at)
  })
  const bounds = boundsOf(task)
  const marks: Mark[] = []
  const drawn = new Set<number>()
  const land: Mark[] = []
  for (const { country, rings } of world.shapes) {
    const at = country === null ? undefined : found.get(country)
    const placed = rings.map((ring) => ring.map(([x, y]) => [x * scale, y * scale] as const))
    const edge = { tone: 'background', width: 0.6 } as const
    if (at === undefined) {
      land.push({ kind: 'area', tone: 'line', rings: placed, edge })
      continue
    }
    drawn.add(at)
    marks.push({ kind: 'area', rings: placed, edge, ...paintedBy(task, rows[at]!, at, bounds) })
  }
  for (const [country, [x, y]] of Object.entries(world.dots)) {
    const at = found.get(country)
    if (at === undefined) continue
    drawn.add(at)
    const place = { x: x * scale, y: y * scale }
    marks.push(
      { kind: 'circle', tone: 'background', ...place, radius: DOT + 1, row: at },
      { kind: 'circle', ...place, radius: DOT, ...paintedBy(task, rows[at]!, at, bounds) },
    )
  }
  const legend = legendOf(task, bounds, { top: height, width })
  return { marks: [...land, ...marks, ...legend], height: height + LEGEND, left_out: rows.length - drawn.size }
}

/** Those that the legend can tell apart. */
function boundsOf({ rows, chart, columns, format }: ChartTask<'world_map'>): number[] {
  const name = (bound: number) => format.tick(kindOf(columns, chart.value), bound)
  const bounds = boundsBelow(Math.max(0, ...rows.map((row) => numberAt(row, chart.value) ?? 0)))
  return bounds.filter((bound, at) => at === bounds.length - 1 || name(bound) !== name(bounds[at + 1]!))
}

function paintedBy(task: ChartTask<'world_map'>, row: AnyRow, at: number, bounds: readonly number[]) {
  const { chart, columns, format, words } = task
  const value = numberAt(row, chart.value)!
  const name = labelOf(row, columns, chart.country, format)
  return {
    tone: 'audience',
    opacity: CLASS_OPACITIES[classOf(value, bounds) + CLASS_OPACITIES.length - 1 - bounds.length]!,
    row: at,
    value,
    say: sayRow(row, columns, { name, values: [chart.value], format, words }),
  } as const
}

function legendOf(
  task: ChartTask<'world_map'>,
  bounds: readonly number[],
  { top, width }: { top: number; width: number },
): Mark[] {
  const { format, columns, chart, measure } = task
  const step = Math.min(44, (width - 40) / CLASS_OPACITIES.length)
  const kind = kindOf(columns, chart.value)
  const used = CLASS_OPACITIES.slice(CLASS_OPACITIES.length - 1 - bounds.length)
  return used.flatMap((opacity, at): Mark[] => [
    { kind: 'rect', tone: 'audience', x: 2 + at * step, y: top + 12, width: step - 2, height: 8, radius: 1.5, opacity },
    ...(at < bounds.length
      ? [
          write(
            format.tick(kind, bounds[at]!),
            { x: 1 + (at + 1) * step, y: top + 35, box: step, role: 'axis', tone: 'faint', anchor: 'middle' },
            measure,
          ),
        ]
      : []),
  ])
}
