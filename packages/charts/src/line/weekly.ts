import type { AnyRow } from '@starling/sections'
import type { ChartTask } from '../options.ts'
import { kindOf, numberAt } from '../row.ts'

/** More days than this lie too close for their ups and downs to be read. */
const MOST_DAYS = 120
/** Three days before, three after. */
const HALF_WEEK = 86_400 * 3.5

/** Whether days of this value are also drawn as the average of the week around each. A level needs none. */
export const isWeekly = ({ rows, chart, columns }: ChartTask<'line'>, value: string): boolean =>
  rows.length > MOST_DAYS && kindOf(columns, chart.at) === 'day' && kindOf(columns, value) !== 'known_count'

/** The same rows, with the average of the week around each; days of many posts weigh more where shares are averaged. */
export function weeklyRows({ rows, chart }: ChartTask<'line'>, value: string): AnyRow[] {
  const times = rows.map((row) => numberAt(row, chart.at) ?? Number.NaN)
  let first = 0
  return rows.map((row, at) => {
    while (first < at && times[at]! - times[first]! > HALF_WEEK) first++
    let [sum, weight] = [0, 0]
    for (let day = first; day < rows.length && times[day]! - times[at]! < HALF_WEEK; day++) {
      const known = numberAt(rows[day]!, value)
      if (known === null) continue
      const own = chart.weight === undefined ? 1 : (numberAt(rows[day]!, chart.weight) ?? 0)
      sum += known * own
      weight += own
    }
    return { ...row, [value]: weight > 0 ? sum / weight : null }
  })
}
