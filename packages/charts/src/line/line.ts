import { type Mark, seriesTone, type Tone } from '../drawing.ts'
import { type ChartTask, NARROW } from '../options.ts'
import { kindOf, numberAt, sayRow } from '../row.ts'
import { styleOf } from '../text/style.ts'
import { write } from '../text/write.ts'
import { dayAxis, grid, heightOf, type Plot, type Scale, scaleOf } from './axes.ts'
import { behind, type Curve, curve, eachDay } from './curve.ts'
import { placesInTime } from './moments.ts'
import { panelsOf } from './panels.ts'
import { drawnAs, drawnTask, weeklyRows } from './weekly.ts'

const AXIS = 26
const LEGEND = 24
const BETWEEN = 20
/** A word cut shorter than this says nothing. */
const LEAST_WORD = 24
/** Pointing at less than this is guessing. */
const LEAST_HIT = 3

type Panel = { values: string[]; scale: Scale; plot: Plot }

export function line(task: ChartTask<'line'>) {
  const { chart, rows, width, measure } = task
  const tall = width < NARROW ? 150 : 190
  const scaled = panelsOf(rows, chart.values).map((values, at) => {
    const height = at === 0 ? tall : tall * 0.5
    return { values, height, scale: scaleOf(values, height, drawnTask(task, values)) }
  })
  const labels = scaled.flatMap(({ scale }) => scale.labels.map((text) => measure(text, styleOf('axis'))))
  const [left, right] = [Math.ceil(Math.max(...labels)) + 8, width - 6]
  const places = placesInTime(rows, chart.at)
  const x = (at: number) => left + places[at]! * (right - left)
  let top = 0
  const panels = scaled.map(({ values, height, scale }): Panel => {
    const plot = { left, right, top: top + LEGEND + 4, bottom: top + LEGEND + 4 + height }
    top = plot.bottom + BETWEEN
    return { values, scale, plot }
  })
  const bottom = top - BETWEEN
  const marks = panels.flatMap(({ values, scale, plot }) => [
    ...legendOf(values, plot.top - LEGEND - 4, task),
    ...grid(scale, plot, task),
    ...values.flatMap((value) => curves({ task, value, x, y: heightOf(scale, plot), tone: toneOf(task, value) })),
  ])
  marks.push(...dayAxis(x, bottom, task), ...hits(panels, x, { left, right, top: panels[0]!.plot.top, bottom }, task))
  return { marks, height: bottom + AXIS, left_out: 0 }
}

function curves(one: Curve): Mark[] {
  const { task, value } = one
  const how = drawnAs(task, value)
  if (how === 'days') return curve(one)
  if (how === 'each_day') return eachDay(one)
  const { band: _, ...chart } = task.chart
  const average = { ...task, chart, rows: weeklyRows(task, value) }
  const days = how === 'weeks' ? [] : curve(one).flatMap(behind)
  return [...days, ...curve({ ...one, task: average })]
}

const toneOf = ({ chart }: ChartTask<'line'>, value: string): Tone => seriesTone(chart.values.indexOf(value))

function legendOf(values: readonly string[], top: number, task: ChartTask<'line'>): Mark[] {
  const { columns, words, width, measure } = task
  let x = 0
  const entry = (text: string, tone: Tone, look: { width: number; opacity?: number }): Mark[] => {
    const from = x
    const room = width - from - 20
    if (room < LEAST_WORD) return []
    const wide = Math.min(measure(text, styleOf('axis')) + 1, room)
    x += 20 + wide + 16
    return [
      { kind: 'line', tone, from: [from, top + 10], to: [from + 14, top + 10], ...look },
      write(text, { x: from + 20, y: top + 14, box: wide, role: 'axis', tone: 'muted' }, measure),
    ]
  }
  const entries = values.flatMap((value) => {
    const name = words.section(columns[value]!.label)
    const how = drawnAs(task, value)
    const said = how === 'weeks' ? words.averaged : how === 'each_day' ? words.each_day : null
    return entry(said === null ? name : `${name} · ${said}`, toneOf(task, value), { width: 2 })
  })
  const weekly = values.find((value) => drawnAs(task, value) === 'days_and_weeks')
  if (!weekly) return entries
  return [...entries, ...entry(words.weekly, toneOf(task, weekly), { width: 1, opacity: 0.6 })]
}

/** A column for each row, as far as it reaches to the next; of rows that lie too close, only some. */
function hits(
  panels: readonly Panel[],
  x: (at: number) => number,
  { left, right, top, bottom }: Plot,
  task: ChartTask<'line'>,
): Mark[] {
  const { rows, chart, columns, format, words } = task
  const averaged = chart.values.filter((value) => drawnAs(task, value) === 'weeks')
  const reached: number[] = []
  for (let at = 0; at < rows.length; at++) {
    if (at === 0 || x(at) - x(reached.at(-1)!) >= LEAST_HIT) reached.push(at)
  }
  return reached.flatMap((at, order): Mark[] => {
    const row = rows[at]!
    const [before, after] = [reached[order - 1], reached[order + 1]]
    const from = before === undefined ? left : (x(before) + x(at)) / 2
    const to = after === undefined ? right : (x(at) + x(after)) / 2
    const name = format.full(kindOf(columns, chart.at), row[chart.at])
    const say = sayRow(row, columns, { name, values: chart.values, format, words })
    const upright = { from: [x(at), top], to: [x(at), bottom] } as const
    return [
      { kind: 'rect', tone: 'none', x: from, y: 0, width: Math.max(1, to - from), height: bottom, row: at, say },
      { kind: 'line', tone: 'line-strong', ...upright, width: 1, row: at, reveal: true },
      ...panels.flatMap(({ values, scale, plot }) =>
        values.flatMap((value): Mark[] => {
          // The line of a week does not go through its days.
          const shown = averaged.includes(value) ? null : numberAt(row, value)
          const place = { x: x(at), y: shown === null ? 0 : heightOf(scale, plot)(shown) }
          const dot = { kind: 'circle', tone: toneOf(task, value), ...place, radius: 4, row: at, reveal: true } as const
          return shown === null ? [] : [{ ...dot, value: shown }]
        }),
      ),
    ]
  })
}
