import type { AnyRow } from '@starling/sections'
import { arrowHead } from '../bars/marks.ts'
import { type Mark, seriesTone } from '../drawing.ts'
import { leftOutNote } from '../note.ts'
import { type ChartTask, NARROW } from '../options.ts'
import { arrowAt, fade, kindOf, labelOf, numberAt, sayRow, star } from '../row.ts'
import { styleOf } from '../text/style.ts'
import { write } from '../text/write.ts'

const MOST_PARTS = 8
const SIZE = 176
const RING = 22
const LINE = 44
const TURN = Math.PI * 2
/** A long figure with its star is set smaller, never cut. */
const FIGURE_SIZES = [28, 24, 20, 16]
/** Less is rounding. */
const LEAST_REST = 0.001

/** Parts of a whole. What belongs to none of them stays an empty track, so that the ring never claims to be everybody. */
export function donut(task: ChartTask<'donut'>) {
  const { rows, chart, width } = task
  const shown = rows.slice(0, MOST_PARTS)
  const beside = width >= NARROW
  const radius = SIZE / 2
  const [x, y] = [beside ? radius : width / 2, radius]
  const sum = shown.reduce((total, row) => total + Math.max(0, numberAt(row, chart.value) ?? 0), 0)
  const whole = kindOf(task.columns, chart.value) === 'share' ? Math.max(1, sum) : sum
  const rest = whole > 0 ? 1 - sum / whole : 0
  const track = { inner: radius - RING, outer: radius, from: 0, to: TURN }
  const say = rest > LEAST_REST ? { say: [task.words.rest, task.format.full('share', rest)], value: rest } : {}
  const marks: Mark[] = [{ kind: 'arc', tone: 'line', x, y, ...track, ...say }]
  let from = 0
  shown.forEach((row, at) => {
    const value = numberAt(row, chart.value)
    if (value === null || value <= 0 || whole <= 0) return
    const to = from + (value / whole) * TURN
    // A hair of track between the parts.
    const gap = Math.min(0.018, (to - from) / 4)
    const arc = { x, y, inner: radius - RING, outer: radius, from: from + gap, to: to - gap }
    marks.push({
      kind: 'arc',
      tone: seriesTone(at),
      ...arc,
      row: at,
      value,
      say: sayOf(row, task),
      ...fade(row, task.columns),
    })
    from = to
  })
  marks.push(...centre(shown, x, y, task))
  const legendTop = beside ? Math.max(0, (SIZE - shown.length * LINE) / 2) : SIZE + 16
  const left = beside ? SIZE + 40 : 0
  marks.push(...shown.flatMap((row, at) => legendLine(row, at, { left, top: legendTop + at * LINE }, task)))
  const bottom = Math.max(SIZE, legendTop + shown.length * LINE)
  const note = leftOutNote(rows.length - shown.length, { ...task, top: bottom })
  return { marks: [...marks, ...note.marks], height: bottom + note.height, left_out: rows.length - shown.length }
}

const sayOf = (row: AnyRow, { columns, chart, format, words }: ChartTask<'donut'>) =>
  sayRow(row, columns, { name: labelOf(row, columns, chart.label, format), values: [chart.value], format, words })

/** The largest part, set large: the figure that matters. */
function centre(
  rows: readonly AnyRow[],
  x: number,
  y: number,
  { columns, chart, format, measure }: ChartTask<'donut'>,
): Mark[] {
  const valued = rows.filter((row) => numberAt(row, chart.value) !== null)
  if (valued.length === 0) return []
  const most = valued.reduce((a, b) => (numberAt(b, chart.value)! > numberAt(a, chart.value)! ? b : a))
  const row = rows.indexOf(most)
  const box = SIZE - RING * 2 - 24
  const figure = format.short(kindOf(columns, chart.value), most[chart.value]) + star(most, columns)
  const size = FIGURE_SIZES.find((each) => measure(figure, styleOf('title', each)) <= box) ?? FIGURE_SIZES.at(-1)!
  const name = labelOf(most, columns, chart.label, format)
  const value = numberAt(most, chart.value)!
  return [
    write(
      figure,
      { x, y: y + 6, box, role: 'title', size, anchor: 'middle', row, value, ...fade(most, columns) },
      measure,
    ),
    write(name, { x, y: y + 26, box, role: 'axis', tone: 'muted', anchor: 'middle', row }, measure),
  ]
}

function legendLine(
  row: AnyRow,
  at: number,
  { left, top }: { left: number; top: number },
  task: ChartTask<'donut'>,
): Mark[] {
  const { width, columns, chart, format, words, measure } = task
  const value = numberAt(row, chart.value)
  const figure = format.short(kindOf(columns, chart.value), row[chart.value]) + star(row, columns)
  const wide = Math.ceil(measure(figure, styleOf('figure'))) + 1
  const right = Math.min(width, left + 320)
  const arrow = arrowAt(row, columns)
  const baseline = 'baseline_share' in columns ? row.baseline_share : null
  const marks: Mark[] = [
    { kind: 'rect', tone: 'none', x: left, y: top, width: right - left, height: LINE, row: at, say: sayOf(row, task) },
    {
      kind: 'rect',
      tone: seriesTone(at),
      x: left,
      y: top + 8,
      width: 10,
      height: 10,
      radius: 3,
      row: at,
      ...fade(row, columns),
    },
    write(
      labelOf(row, columns, chart.label, format),
      { x: left + 20, y: top + 18, box: right - left - wide - 44, role: 'label', row: at },
      measure,
    ),
    write(
      figure,
      {
        x: right,
        y: top + 18,
        box: wide,
        role: 'figure',
        anchor: 'end',
        row: at,
        ...(value === null ? { tone: 'faint' as const } : { value, ...fade(row, columns) }),
      },
      measure,
    ),
  ]
  if (arrow) marks.push(arrowHead(arrow, { x: right - wide - 9, y: top + 13.5, row: at }))
  if (typeof baseline === 'number' && Number.isFinite(baseline)) {
    const text = `${words.baseline} ${format.short('share', baseline)}`
    marks.push(
      write(
        text,
        { x: left + 20, y: top + 35, box: right - left - 20, role: 'axis', tone: 'faint', row: at, value: baseline },
        measure,
      ),
    )
  }
  return marks
}
