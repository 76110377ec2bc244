import type { AnyRow } from '@starling/sections'
import type { ChartTask } from '../options.ts'
import { kindOf, numberAt } from '../row.ts'

/** More days than this lie too close for their ups and downs to be read. */
const MOST_DAYS = 120
/** Three days before, three after. */
const HALF_WEEK = 86_400 * 3.5

/** With fewer a day than this, a line of days only goes up and down between none and one. */
const LEAST_A_DAY = 3
/** With fewer a week than this, so does a line of weeks: one post would be a hill of seven days. */
const LEAST_A_WEEK = 3
/** So many days make an average of weeks a line. */
const LEAST_DAYS = 21

/** Of many days the average of the week around each before them, of few posts that alone, of a handful each day. */
export type DrawnAs = 'days' | 'days_and_weeks' | 'weeks' | 'each_day'

/** A level needs no average. */
export function drawnAs({ rows, chart, columns }: ChartTask<'line'>, value: string): DrawnAs {
  if (kindOf(columns, chart.at) !== 'day' || kindOf(columns, value) === 'known_count') return 'days'
  const counted = chart.weight ?? value
  if (rows.length >= LEAST_DAYS && kindOf(columns, counted) === 'count') {
    const a_day = rows.reduce((sum, row) => sum + (numberAt(row, counted) ?? 0), 0) / rows.length
    if (a_day * 7 < LEAST_A_WEEK) return 'each_day'
    if (a_day < LEAST_A_DAY) return 'weeks'
  }
  return rows.length > MOST_DAYS ? 'days_and_weeks' : 'days'
}

/** What is drawn of these values: of few posts a day, weeks in the place of days. */
export function drawnTask(task: ChartTask<'line'>, values: readonly string[]): ChartTask<'line'> {
  const thin = values.filter((value) => drawnAs(task, value) === 'weeks')
  if (thin.length === 0) return task
  const { band: _, ...chart } = task.chart
  const averages = thin.map((value) => weeklyRows(task, value))
  const rows = task.rows.map((row, at) => ({
    ...row,
    ...Object.fromEntries(thin.map((value, one) => [value, averages[one]![at]![value]!])),
  }))
  return { ...task, chart, rows }
}

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
