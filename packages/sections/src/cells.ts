import type { Language, Say } from '@starling/text'
import { dateFormat, numberFormat } from '@starling/text/intl'
import type { ColumnKind } from './columns.ts'
import {
  ageName,
  cityName,
  countryName,
  genderName,
  interestName,
  jobTitleName,
  languageName,
  moodName,
  originName,
} from './names.ts'

/** Cells as people read them, in their language and time zone; `null` is a dash. */
export type Format = {
  /** Numbers shortened (spec 9), countries, languages and other ids by their names. */
  short: (kind: ColumnKind, value: unknown) => string
  /** Every digit. */
  full: (kind: ColumnKind, value: unknown) => string
  /** The shortest that still tells it from its neighbours on an axis: a day without its year, an hour without its day. */
  tick: (kind: ColumnKind, value: unknown) => string
}

const NOTHING = '–'
const MINUTE_MS = 60_000
const HOURS_OF_DAY = 24

type Length = keyof Format
type To = { length: Length; say: Say; utc_offset_minutes: number }
type Show = (value: never, to: To) => string

const percent = (value: number, decimals: number, language: Language, signed = false) =>
  numberFormat(language, {
    style: 'percent',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    ...(signed && { signDisplay: 'negative' }),
  }).format(value)

/** One decimal, but a small share is not called nothing. */
function share(value: number, { length, say }: To): string {
  if (length === 'tick') return percent(value, Math.abs(value) < 0.01 && value !== 0 ? 1 : 0, say.language)
  const decimals = length === 'full' || (value !== 0 && Math.abs(value) < 0.001) ? 2 : 1
  return percent(value, decimals, say.language, true)
}

function interval([low, high]: [number, number], to: To): string {
  const ends = [low, high].map((end) => share(end, to))
  return ends[0] === ends[1] ? ends[0]! : to.say.t('{{low}} to {{high}}', { low: ends[0]!, high: ends[1]! })
}

/** The second at which a day begins by the clock of the offset. */
function day(seconds: number, { length, say: { language }, utc_offset_minutes }: To): string {
  const date = new Date(seconds * 1000 + utc_offset_minutes * MINUTE_MS)
  const options: Intl.DateTimeFormatOptions =
    length === 'tick'
      ? { month: language === 'ja' ? 'numeric' : 'short', day: 'numeric' }
      : { year: 'numeric', month: 'short', day: 'numeric', ...(length === 'full' && { weekday: 'short' }) }
  return dateFormat(language, { ...options, timeZone: 'UTC' }).format(date)
}

/** From Monday on. */
export function weekdayNames(language: Language, weekday: 'short' | 'long' = 'short'): string[] {
  const format = dateFormat(language, { weekday, timeZone: 'UTC' })
  // 2024 began on a Monday.
  return Array.from({ length: 7 }, (_, at) => format.format(Date.UTC(2024, 0, 1 + at)))
}

function hour(value: number, { length, say }: To): string {
  const clock = `${String(value % HOURS_OF_DAY).padStart(2, '0')}:00`
  return length === 'tick' ? clock : `${weekdayNames(say.language)[Math.floor(value / HOURS_OF_DAY)]} ${clock}`
}

const ratio = (value: number, { say }: To) => `${numberFormat(say.language, ratioDigits(value)).format(value)}×`

const SHOWN: Partial<Record<ColumnKind, Show>> = {
  handle: (value: string) => (value ? `@${value}` : NOTHING),
  flag: (value: boolean, { say }) => (value ? say.t('Yes') : say.t('No')),
  country: (value: string, { say }) => countryName(value, say.language),
  language: (value: string, { say }) => languageName(value, say.language),
  gender: (value: string, { say }) => genderName(value, say),
  age_group: (value: string, { say }) => ageName(value, say),
  interest: (value: string, { say }) => interestName(value, say.language),
  place: (value: string, { say }) => cityName(value, say.language),
  job_title: (value: string, { say }) => jobTitleName(value, say.language),
  sentiment: (value: string, { say }) => moodName(value, say),
  found_in: (value: string, { say }) => originName(value, say),
  share,
  interval,
  ratio,
  ratio_interval: ([low, high]: [number, number], to) =>
    to.say.t('{{low}} to {{high}}', { low: ratio(low, to), high: ratio(high, to) }),
  score: (value: number, { say }) => say.fullNumber(Math.round(value)),
  probability: (value: number) => (value < 0.001 ? '< 0.001' : value.toFixed(3)),
  arrow: (value: 'over' | 'under', { say }) =>
    value === 'over' ? say.t('↑ more than the baseline') : say.t('↓ less than the baseline'),
  mark: (value: 'faded' | 'few', { say }) => (value === 'few' ? say.t('* 50 or fewer') : say.t('200 or fewer')),
  time: (value: number, { say }) => say.dateTime(value * 1000),
  day,
  hour_of_week: hour,
  cluster: (value: number, { say }) => say.fullNumber(value + 1),
  words: (value: string[]) => value.join(', '),
}

const ratioDigits = (value: number) =>
  value < 10 ? { minimumFractionDigits: 1, maximumFractionDigits: 1 } : { maximumFractionDigits: 0 }

function show(kind: ColumnKind, value: unknown, to: To): string {
  if (value === null || value === undefined || (typeof value === 'number' && !Number.isFinite(value))) return NOTHING
  const shown = SHOWN[kind]
  if (shown) return shown(value as never, to)
  if (typeof value !== 'number') return String(value)
  return to.length === 'full' ? to.say.fullNumber(value) : to.say.shortNumber(value)
}

/** Cells as a person reads them; `utc_offset_minutes` is of the clock whose days they are. */
export function formatOf(say: Say, utc_offset_minutes: number): Format {
  const at = (length: Length) => (kind: ColumnKind, value: unknown) =>
    show(kind, value, { length, say, utc_offset_minutes })
  return { short: at('short'), full: at('full'), tick: at('tick') }
}
