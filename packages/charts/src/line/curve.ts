import type { AnyRow } from '@starling/sections'
import type { Mark, Point, Tone } from '../drawing.ts'
import type { ChartTask } from '../options.ts'
import { fade, intervalAt, kindOf, numberAt } from '../row.ts'
import { isNextDay, runsOf } from './moments.ts'

export type Curve = {
  task: ChartTask<'line'>
  value: string
  x: (at: number) => number
  y: (value: number) => number
  tone: Tone
}

/** The line of one value with its band. It breaks where nothing is known and fades where little is. */
export function curve({ task, value, x, y, tone }: Curve): Mark[] {
  const { rows, chart, columns } = task
  const band = value === chart.values[0] ? chart.band : undefined
  const pointAt = (at: number): Point => [x(at), y(numberAt(rows[at]!, value)!)]
  const follows = isNextDay(rows, chart.at, kindOf(columns, chart.at))
  const runs = runsOf(rows, (row) => numberAt(row, value) !== null, follows)
  return runs.flatMap(([from, to], at): Mark[] => {
    const places = Array.from({ length: to - from }, (_, more) => from + more)
    const before = runs[at - 1]
    // A level that is noted now and then was somewhere in between; a day's gain that nobody saw was not.
    const isBridged = before && kindOf(columns, value) === 'known_count'
    return [
      ...(band ? bandOf(places, rows, band, x, y, tone) : []),
      ...(isBridged ? [bridge(pointAt(before[1] - 1), pointAt(from), tone)] : []),
      ...stretch(places, { rows, columns, value, pointAt, tone }),
    ]
  })
}

/** Each day that is known by itself, what is counted on a stem; a day of which nothing was counted needs no mark. */
export function eachDay({ task, value, x, y, tone }: Curve): Mark[] {
  const { rows, chart, columns } = task
  const isCounted = kindOf(columns, value) === 'count'
  const band = value === chart.values[0] ? chart.band : undefined
  return rows.flatMap((row, at): Mark[] => {
    const shown = numberAt(row, value)
    if (shown === null || (isCounted && shown === 0)) return []
    const point: Point = [x(at), y(shown)]
    const stem: Mark = { kind: 'line', tone, from: [x(at), y(0)], to: point, width: 2, ...fade(row, columns) }
    return [
      ...(band ? bandOf([at], rows, band, x, y, tone) : []),
      ...(isCounted ? [stem] : []),
      ...stretch([at], { rows, columns, value, pointAt: () => point, tone }),
    ]
  })
}

/** The line of days behind another one of the same value, thin: dots and bands would hide the one before it. */
export const behind = (mark: Mark): Mark[] =>
  mark.kind === 'polyline' ? [{ ...mark, width: 1, opacity: 0.3 * (mark.opacity ?? 1) }] : []

const bridge = (from: Point, to: Point, tone: Tone): Mark => ({
  kind: 'line',
  tone,
  from,
  to,
  width: 1.5,
  dash: [3, 4],
  opacity: 0.6,
})

type Stretch = Pick<ChartTask<'line'>, 'rows' | 'columns'> & {
  value: string
  pointAt: (at: number) => Point
  tone: Tone
}

function stretch(places: readonly number[], { rows, columns, value, pointAt, tone }: Stretch): Mark[] {
  const [only] = places
  if (places.length === 1 && only !== undefined) {
    const [x, y] = pointAt(only)
    const shown = numberAt(rows[only]!, value)!
    return [{ kind: 'circle', tone, x, y, radius: 3, row: only, value: shown, ...fade(rows[only]!, columns) }]
  }
  const mine = places.map((at) => rows[at]!)
  const isFaded = (row: AnyRow) => fade(row, columns).opacity !== undefined
  const always = () => true
  const points = places.map(pointAt)
  return [
    ...runsOf(mine, (row) => !isFaded(row), always).map((run) => stroke(points, run, tone)),
    ...runsOf(mine, isFaded, always).map((run) => ({ ...stroke(points, run, tone), opacity: 0.6 })),
  ]
}

/** From the run's first point to the one after its last, so that neighbours meet. */
function stroke(points: readonly Point[], [from, to]: readonly [number, number], tone: Tone): Mark {
  const forward = points.slice(from, to + 1)
  return { kind: 'polyline', tone, width: 2, points: forward.length > 1 ? forward : points.slice(from - 1, to) }
}

function bandOf(
  places: readonly number[],
  rows: readonly AnyRow[],
  band: string,
  x: Curve['x'],
  y: Curve['y'],
  tone: Tone,
): Mark[] {
  const known = places.filter((at) => intervalAt(rows[at]!, band) !== null)
  if (known.length < 2) {
    return known.map((at) => {
      const [low, high] = intervalAt(rows[at]!, band)!
      return { kind: 'line', tone, from: [x(at), y(low)], to: [x(at), y(high)], width: 6, opacity: 0.18, row: at }
    })
  }
  const upper = known.map((at): Point => [x(at), y(intervalAt(rows[at]!, band)![1])])
  const lower = known.map((at): Point => [x(at), y(intervalAt(rows[at]!, band)![0])])
  return [{ kind: 'area', tone, rings: [[...upper, ...lower.reverse()]], opacity: 0.16 }]
}
