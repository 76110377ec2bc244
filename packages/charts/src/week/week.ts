import { busiestOf } from '@starling/sections'
import type { Mark } from '../drawing.ts'
import { type ChartTask, NARROW } from '../options.ts'
import { fade, kindOf, numberAt, sayRow } from '../row.ts'
import { styleOf } from '../text/style.ts'
import { write } from '../text/write.ts'

const DAYS = 7
const HOURS = 24
const TOP = 24
const FOOT = 34
const FAINTEST = 0.12

/** A week as a grid, a line for each day. The busiest hour is outlined and told in words, where it is more than chance. */
export function dayByHour(task: ChartTask<'day_by_hour'>) {
  const { rows, chart, columns, width, format, words, measure } = task
  const label = Math.ceil(Math.max(...words.weekdays.map((day) => measure(day, styleOf('axis'))))) + 10
  const across = (width - label) / HOURS
  const down = width < NARROW ? 22 : 24
  const kind = kindOf(columns, chart.value)
  const values = rows.map((row) => Math.max(0, numberAt(row, chart.value) ?? 0))
  const most = Math.max(0, ...values)
  const busiest = busiestOf(rows)
  const peak = busiest ? rows.indexOf(busiest as (typeof rows)[number]) : -1
  const marks: Mark[] = []
  for (let day = 0; day < DAYS; day++) {
    const y = TOP + day * down + down / 2 + 4
    marks.push(write(words.weekdays[day] ?? '', { x: 0, y, box: label, role: 'axis', tone: 'faint' }, measure))
  }
  const step = width < NARROW ? 6 : 3
  for (let hour = 0; hour < HOURS; hour += step) {
    const text = format.tick('hour_of_week', hour)
    marks.push(
      write(text, { x: label + hour * across, y: 14, box: across * step, role: 'axis', tone: 'faint' }, measure),
    )
  }
  let left_out = 0
  rows.forEach((row, at) => {
    const hour = numberAt(row, chart.at)
    if (hour === null || hour < 0 || hour >= DAYS * HOURS) {
      left_out++
      return
    }
    const [x, y] = [label + (hour % HOURS) * across, TOP + Math.floor(hour / HOURS) * down]
    const cell = { x: x + 1, y: y + 1, width: across - 2, height: down - 2, radius: Math.min(3, across / 5) }
    const value = values[at]!
    const name = format.full('hour_of_week', hour)
    const say = sayRow(row, columns, { name, values: [chart.value], format, words })
    const lit = value > 0 ? FAINTEST + (1 - FAINTEST) * (value / most) : 1
    const opacity = lit * (fade(row, columns).opacity ?? 1)
    marks.push({ kind: 'rect', tone: value > 0 ? 'audience' : 'line', ...cell, opacity, row: at, value, say })
    if (at === peak) marks.push({ kind: 'rect', tone: 'text', ...cell, hollow: 1.5, row: at, value })
  })
  const bottom = TOP + DAYS * down
  if (peak >= 0) {
    const row = rows[peak]!
    const unit = words.section(columns[chart.value]?.label ?? '')
    const text = `${words.most}: ${format.full('hour_of_week', row[chart.at])} · ${unit}: ${format.full(kind, most)}`
    const place = { x: label, y: bottom + 22, box: width - label, role: 'axis', tone: 'muted' } as const
    marks.push(write(text, { ...place, row: peak, value: most }, measure))
  }
  return { marks, height: bottom + FOOT, left_out }
}
