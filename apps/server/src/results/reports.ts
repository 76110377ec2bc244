import type { AdsApi, Stats } from '@starling/outside'
import { RESULT_METRIC, type ResultObjective } from '@starling/results'

/** What X reported of one line item for one day of the ad account. */
export type ReportedDay = { line_item_id: string; day: string; metrics: Record<string, number> }
/** The same of a part of the people. */
export type ReportedSegment = ReportedDay & { segment: string; segment_name: string }

/** As many as X takes in one request, and days that it answers at once. */
const MOST_ENTITIES = 20
const MOST_DAYS_AT_ONCE = 7
export const METRIC_GROUPS = ['ENGAGEMENT', 'BILLING', 'VIDEO'] as const
const DAY_MS = 86_400_000

/** Days as the ad account counts them, both ends in. */
export type DaySpan = { from: string; through: string }

export const nextDay = (day: string, n = 1): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + n * DAY_MS).toISOString().slice(0, 10)

export function daysOf({ from, through }: DaySpan): string[] {
  const days: string[] = []
  for (let day = from; day <= through; day = nextDay(day)) days.push(day)
  return days
}

/** The day that it is somewhere. */
export const dayAt = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(moment)

export const chunked = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size))

/** What is asked of X for a run of days: midnight to midnight where the ad account is. */
export const asked = (line_item_ids: readonly string[], { from, through }: DaySpan) => ({
  entity: 'LINE_ITEM',
  entity_ids: line_item_ids,
  start_time: from,
  end_time: nextDay(through),
  granularity: 'DAY' as const,
  placement: 'ALL_ON_TWITTER',
  metric_groups: METRIC_GROUPS,
})

/** Days of line items, at most so many at once as X answers: a longer run of days is several questions. */
export async function readDays(
  api: Pick<AdsApi, 'stats'>,
  account_id: string,
  { line_item_ids, ...span }: DaySpan & { line_item_ids: readonly string[] },
): Promise<ReportedDay[]> {
  const found: ReportedDay[] = []
  for (const ids of chunked(line_item_ids, MOST_ENTITIES)) {
    for (const days of chunked(daysOf(span), MOST_DAYS_AT_ONCE)) {
      const part = { from: days[0]!, through: days.at(-1)! }
      found.push(...daysIn(await api.stats(account_id, asked(ids, part)), days))
    }
  }
  return found
}

/** A report as days; a metric without any is 0, and a day without any is a day all the same. */
export function daysIn({ data }: Stats, days: readonly string[]): ReportedDay[] {
  return data.flatMap(({ id, id_data }) =>
    days.map((day, at) => ({ line_item_id: id, day, metrics: metricsAt(id_data[0]?.metrics ?? {}, at) })),
  )
}

export function segmentsIn({ data }: Stats, days: readonly string[]): ReportedSegment[] {
  return data.flatMap(({ id, id_data }) =>
    id_data.flatMap(({ segment, metrics }) => {
      const { segment_name, segment_value } = (segment ?? {}) as { segment_name?: string; segment_value?: string }
      if (segment_name === undefined) return []
      return days
        .map((day, at) => ({
          ...{ line_item_id: id, day, metrics: metricsAt(metrics, at) },
          ...{ segment: String(segment_value ?? segment_name), segment_name },
        }))
        .filter(({ metrics: { impressions, spend_micro } }) => impressions! > 0 || spend_micro! > 0)
    }),
  )
}

function metricsAt(metrics: Record<string, number[] | null>, at: number): Record<string, number> {
  const value = (name: string) => metrics[name]?.[at] ?? 0
  return {
    ...Object.fromEntries(Object.keys(metrics).map((name) => [name, value(name)])),
    spend_micro: value('billed_charge_local_micro'),
  }
}

/** Of a day, what the campaign is for. */
export const resultsOf = (metrics: Record<string, number>, objective: ResultObjective): number =>
  metrics[RESULT_METRIC[objective]] ?? 0
