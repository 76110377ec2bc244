import { type AnyRow, isAlone } from '@starling/sections'
import type { Mark } from '../drawing.ts'
import { leftOutNote } from '../note.ts'
import { type ChartTask, NARROW } from '../options.ts'
import { arrowAt, fade, intervalAt, kindOf, labelOf, numberAt, sayRow, star } from '../row.ts'
import { styleOf } from '../text/style.ts'
import { write } from '../text/write.ts'
import { legend } from './legend.ts'
import { aloneDash, arrowHead, hollowBar, whisker } from './marks.ts'

const MOST_ROWS = 10
const GAP = 12
const ARROW = 14

type Layout = { label: number; from: number; to: number; figure: number; height: number; stacked: boolean }

/** Label, bar and figure beside each other; on a phone the bar goes under the two. */
export function bars(task: ChartTask<'bars'>) {
  const { chart, rows, limit = MOST_ROWS } = task
  const shown = rows.slice(0, limit)
  const layout = layoutOf(shown, task)
  const most = Math.max(
    ...shown.flatMap((row) => [
      numberAt(row, chart.value) ?? 0,
      intervalAt(row, chart.interval)?.[1] ?? 0,
      numberAt(row, chart.baseline) ?? 0,
    ]),
  )
  const scale = (value: number) => (most > 0 ? (Math.max(0, value) / most) * (layout.to - layout.from) : 0)
  const marks = shown.flatMap((row, at) => barRow(row, at, layout, scale, task))
  const top = shown.length * layout.height
  const signs = legend(top, shown, task)
  const note = leftOutNote(rows.length - shown.length, { ...task, top, taken: signs.taken })
  return {
    marks: [...marks, ...signs.marks, ...note.marks],
    height: top + note.height,
    left_out: rows.length - shown.length,
  }
}

function layoutOf(shown: readonly AnyRow[], task: ChartTask<'bars'>): Layout {
  const { width, measure, columns, chart, format } = task
  const widest = (texts: string[], role: 'label' | 'figure') =>
    Math.ceil(Math.max(0, ...texts.map((text) => measure(text, styleOf(role)))))
  const figures = shown.map((row) => figureOf(row, task))
  const hasArrow = shown.some((row) => arrowAt(row, columns) !== null)
  const figure = Math.min(widest(figures, 'figure') + 1, width * 0.3)
  const right = figure + (hasArrow ? ARROW : 0)
  const hasBaseline = chart.baseline !== undefined
  if (width < NARROW) {
    return { label: width - right - GAP, from: 0, to: width, figure, height: hasBaseline ? 48 : 42, stacked: true }
  }
  const labels = shown.map((row) => labelOf(row, columns, chart.label, format))
  const label = Math.min(widest(labels, 'label') + 1, Math.min(220, width * 0.36))
  return { label, from: label + GAP, to: width - right - GAP, figure, height: 30, stacked: false }
}

const figureOf = (row: AnyRow, { columns, chart, format }: ChartTask<'bars'>) =>
  format.short(kindOf(columns, chart.value), row[chart.value]) + star(row, columns)

function barRow(
  row: AnyRow,
  at: number,
  layout: Layout,
  scale: (value: number) => number,
  task: ChartTask<'bars'>,
): Mark[] {
  const { width, columns, chart, format, words, measure } = task
  const top = at * layout.height
  const name = labelOf(row, columns, chart.label, format)
  const value = numberAt(row, chart.value)
  const baseline = numberAt(row, chart.baseline)
  const interval = intervalAt(row, chart.interval)
  const arrow = arrowAt(row, columns)
  const faded = fade(row, columns)
  const textY = layout.stacked ? top + 18 : top + 19.5
  const barY = layout.stacked ? top + 26 : top + (chart.baseline ? 7 : 10)
  const say = sayRow(row, columns, { name, values: [chart.value], format, words })
  const figure = figureOf(row, task)
  const marks: Mark[] = [
    { kind: 'rect', tone: 'none', x: 0, y: top, width, height: layout.height, row: at, say },
    {
      kind: 'rect',
      tone: 'line',
      x: -6,
      y: top,
      width: width + 12,
      height: layout.height,
      radius: 6,
      row: at,
      opacity: 0.5,
      reveal: true,
    },
    write(name, { x: 0, y: textY, box: layout.label, role: 'label', row: at }, measure),
    write(
      figure,
      {
        x: width,
        y: textY,
        box: layout.figure,
        role: 'figure',
        anchor: 'end',
        row: at,
        ...(value === null ? { tone: 'faint' as const } : { value, ...faded }),
      },
      measure,
    ),
  ]
  if (arrow) marks.push(arrowHead(arrow, { x: width - layout.figure - ARROW / 2 - 1, y: textY - 4.5, row: at }))
  if (value !== null) {
    marks.push({
      kind: 'rect',
      tone: 'audience',
      x: layout.from,
      y: barY,
      width: Math.max(1, scale(value)),
      height: 10,
      radius: 2,
      row: at,
      value,
      ...faded,
    })
  }
  if (baseline !== null) {
    marks.push(hollowBar({ x: layout.from, y: barY + 12, width: scale(baseline), height: 5, row: at, value: baseline }))
  }
  if (chart.baseline !== undefined && isAlone(row)) {
    marks.push(aloneDash({ x: layout.from, y: barY + 14.5, row: at }))
  }
  if (value !== null && interval) {
    marks.push(
      ...whisker({
        low: layout.from + scale(interval[0]),
        at: layout.from + scale(value),
        high: layout.from + scale(interval[1]),
        y: barY + 5,
        row: at,
      }),
    )
  }
  return marks
}
