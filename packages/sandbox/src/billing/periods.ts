import type { Price } from './catalogue.ts'

const DAY = 86_400

/** The end of a period that begins at a moment; a month ends on the same day, or on the last one it has. */
export function periodEnd(start: number, { recurring }: Pick<Price, 'recurring'>): number {
  const { interval, interval_count } = recurring!
  if (interval === 'day') return start + interval_count * DAY
  if (interval === 'week') return start + interval_count * 7 * DAY
  const at = new Date(start * 1000)
  const months = at.getUTCMonth() + interval_count * (interval === 'year' ? 12 : 1)
  const last = new Date(Date.UTC(at.getUTCFullYear(), months + 1, 0)).getUTCDate()
  const end = Date.UTC(
    at.getUTCFullYear(),
    months,
    Math.min(at.getUTCDate(), last),
    at.getUTCHours(),
    at.getUTCMinutes(),
    at.getUTCSeconds(),
  )
  return Math.floor(end / 1000)
}
