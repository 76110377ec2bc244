import type { ColumnKind } from '@starling/sections'
import type { ChartWords, Format } from '../format.ts'

const NOTHING = '–'
const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })
const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })
const SHORT = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 })
const FULL = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 2 })
const country = new Intl.DisplayNames('en', { type: 'region' })
const language = new Intl.DisplayNames('en', { type: 'language' })
const DATE = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' })
const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const hour = (at: number) => `${String(at % 24).padStart(2, '0')}:00`

function cell(kind: ColumnKind, value: unknown, count: (value: number) => string, share: Intl.NumberFormat): string {
  if (value === null || value === undefined) return NOTHING
  if (kind === 'interval' && Array.isArray(value)) return value.map((end) => share.format(end)).join(' – ')
  if (Array.isArray(value)) return value.join(', ')
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'string') {
    if (kind === 'country') return /^[A-Z]{2}$/.test(value) ? (country.of(value) ?? value) : value
    if (kind === 'language') return language.of(value) ?? value
    return kind === 'handle' ? `@${value}` : value
  }
  if (typeof value !== 'number' || !Number.isFinite(value)) return NOTHING
  if (kind === 'share') return share.format(value)
  if (kind === 'ratio') return `×${value.toFixed(1)}`
  if (kind === 'day' || kind === 'time') return DATE.format(value * 1000)
  if (kind === 'hour_of_week') return `${DAYS[Math.floor(value / 24)]} ${hour(value)}`
  return count(value)
}

/** A plain English for tests; the product's own is made from its text package. */
export const FORMAT: Format = {
  short: (kind, value) => cell(kind, value, (count) => compact.format(count), SHORT),
  full: (kind, value) => cell(kind, value, (count) => grouped.format(count), FULL),
  tick: (kind, value) => {
    if (kind === 'day') return DAY.format(Number(value) * 1000)
    if (kind === 'hour_of_week') return hour(Number(value))
    return cell(kind, value, (count) => compact.format(count), SHORT)
  },
}

export const WORDS: ChartWords = {
  section: (english) => english,
  audience: (at) => ['Espresso', 'Matcha and green tea', 'Cold brew', 'Tea houses'][at] ?? `Audience ${at + 1}`,
  weekdays: DAYS,
  baseline: 'Baseline',
  alone: 'Nobody to compare with',
  over: 'Significantly more than the baseline',
  under: 'Significantly less than the baseline',
  faded: 'At most 200 stand behind this',
  few: 'At most 50 stand behind this',
  nothing: 'Nothing to show',
  rest: 'In none of these',
  most: 'Most',
  left_out: (rows) => `${rows} more in the table`,
  weekly: 'Daily; thick: 7-day average',
  averaged: '7-day average',
  each_day: 'by day (too few for an average)',
}
