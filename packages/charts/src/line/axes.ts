import type { Mark } from '../drawing.ts'
import type { ChartTask } from '../options.ts'
import { intervalAt, kindOf, numberAt } from '../row.ts'
import { styleOf } from '../text/style.ts'
import { write } from '../text/write.ts'
import { ticksOf } from '../ticks.ts'
import { drawnAs } from './weekly.ts'

export type Plot = { left: number; right: number; top: number; bottom: number }
export type Scale = { ticks: number[]; labels: string[] }

const BETWEEN_DAYS = 28

export function scaleOf(values: readonly string[], height: number, task: ChartTask<'line'>): Scale {
  const { rows, chart, columns, format } = task
  const kind = kindOf(columns, values[0]!)
  const numbers = rows.flatMap((row) => [
    ...values.flatMap((value) => numberAt(row, value) ?? []),
    ...(chart.band && values.includes(chart.values[0]!) ? (intervalAt(row, chart.band) ?? []) : []),
  ])
  const high = numbers.reduce((a, b) => Math.max(a, b), numbers[0] ?? 1)
  const low = numbers.reduce((a, b) => Math.min(a, b), numbers[0] ?? 0)
  // A line may leave out the floor only where there is hardly a change to see from it; a stem stands on it.
  const hasStems = values.some((value) => drawnAs(task, value) === 'each_day')
  const floor = low >= 0 && (hasStems || high - low > high * 0.2) ? 0 : low
  const wanted = Math.max(2, Math.round(height / 48))
  const whole = kind === 'count' || kind === 'known_count'
  for (let count = wanted; ; count--) {
    const ticks = ticksOf(Math.min(floor, high), Math.max(high, floor), count, whole)
    const labels = ticks.map((tick) => format.tick(kind, tick))
    // Two lines that are called the same would make one of them a lie: fewer, then.
    if (count <= 1 || new Set(labels).size === labels.length) return { ticks, labels }
  }
}

export const heightOf = ({ ticks }: Scale, { top, bottom }: Plot) => {
  const low = ticks[0]!
  const span = ticks.at(-1)! - low
  return (value: number) => bottom - ((value - low) / span) * (bottom - top)
}

export function grid(scale: Scale, plot: Plot, { measure }: ChartTask<'line'>): Mark[] {
  const y = heightOf(scale, plot)
  return scale.ticks.flatMap((tick, at): Mark[] => [
    {
      kind: 'line',
      tone: tick === 0 ? 'line-strong' : 'line',
      from: [plot.left, y(tick)],
      to: [plot.right, y(tick)],
      width: 1,
    },
    write(
      scale.labels[at]!,
      { x: plot.left - 8, y: y(tick) + 4, box: plot.left - 7, role: 'axis', tone: 'faint', anchor: 'end' },
      measure,
    ),
  ])
}

/** As many days as there is room for, counted from the last, which is always there. */
export function dayAxis(x: (at: number) => number, bottom: number, task: ChartTask<'line'>): Mark[] {
  const { rows, chart, columns, format, width, measure } = task
  const texts = rows.map((row) => format.tick(kindOf(columns, chart.at), row[chart.at]))
  const wides = texts.map((text) => measure(text, styleOf('axis')))
  const widest = wides.reduce((a, b) => Math.max(a, b), 0)
  const count = Math.max(1, Math.min(rows.length, Math.floor((width - x(0)) / (widest + BETWEEN_DAYS))))
  const step = Math.max(1, Math.ceil((rows.length - 1) / Math.max(1, count - 1)))
  const marks: Mark[] = []
  let free = width
  for (let at = rows.length - 1; at >= 0; at -= step) {
    const half = wides[at]! / 2
    const middle = Math.min(Math.max(x(at), half), width - half)
    // Days lie where they are in time: after a gap two may be close.
    if (middle + half > free) continue
    free = middle - half - BETWEEN_DAYS / 2
    const place = { x: middle, y: bottom + 20, box: half * 2 + 1 } as const
    marks.push(write(texts[at]!, { ...place, role: 'axis', tone: 'faint', anchor: 'middle' }, measure))
  }
  return marks
}
