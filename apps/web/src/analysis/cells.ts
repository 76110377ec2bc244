import type { Format } from '@starling/charts'
import type { ColumnKind } from '@starling/sections'
import { dateFormat, dateTime, fullNumber, type Language, numberFormat, shortNumber, t } from '@starling/text'
import {
  ageName,
  countryName,
  genderName,
  interestName,
  jobTitleName,
  languageName,
  moodName,
  originName,
} from './names.ts'

const NOTHING = '–'
const MINUTE_MS = 60_000
const HOURS_OF_DAY = 24

type Length = 'short' | 'full' | 'tick'
type Show = (value: never, to: { length: Length; language: Language; utc_offset_minutes: number }) => string

const percent = (value: number, decimals: number, language: Language, signed = false) =>
  numberFormat(language, {
    style: 'percent',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    ...(signed && { signDisplay: 'negative' }),
  }).format(value)

/** One decimal, but a small share is not called nothing. */
function share(value: number, length: Length, language: Language): string {
  if (length === 'tick') return percent(value, Math.abs(value) < 0.01 && value !== 0 ? 1 : 0, language)
  const decimals = length === 'full' || (value !== 0 && Math.abs(value) < 0.001) ? 2 : 1
  return percent(value, decimals, language, true)
}

function interval([low, high]: [number, number], length: Length, language: Language): string {
  const ends = [low, high].map((end) => share(end, length, language))
  return ends[0] === ends[1] ? ends[0]! : t('{{low}} to {{high}}', { low: ends[0]!, high: ends[1]! })
}

/** The second at which a day begins by the clock of the offset. */
function day(seconds: number, length: Length, language: Language, utc_offset_minutes: number): string {
  const date = new Date(seconds * 1000 + utc_offset_minutes * MINUTE_MS)
  const options: Intl.DateTimeFormatOptions =
    length === 'tick'
      ? { month: language === 'ja' ? 'numeric' : 'short', day: 'numeric' }
      : { year: 'numeric', month: 'short', day: 'numeric', ...(length === 'full' && { weekday: 'short' }) }
  return dateFormat(language, { ...options, timeZone: 'UTC' }).format(date)
}

/** From Monday on, short. */
export function weekdayNames(language: Language): string[] {
  const format = dateFormat(language, { weekday: 'short', timeZone: 'UTC' })
  // 2024 began on a Monday.
  return Array.from({ length: 7 }, (_, at) => format.format(Date.UTC(2024, 0, 1 + at)))
}

function hour(value: number, length: Length, language: Language): string {
  const clock = `${String(value % HOURS_OF_DAY).padStart(2, '0')}:00`
  return length === 'tick' ? clock : `${weekdayNames(language)[Math.floor(value / HOURS_OF_DAY)]} ${clock}`
}

const SHOWN: Partial<Record<ColumnKind, Show>> = {
  handle: (value: string) => (value ? `@${value}` : NOTHING),
  flag: (value: boolean) => (value ? t('Yes') : t('No')),
  country: (value: string, { language }) => countryName(value, language),
  language: (value: string, { language }) => languageName(value, language),
  gender: (value: string) => genderName(value),
  age_group: (value: string) => ageName(value),
  interest: (value: string) => interestName(value),
  job_title: (value: string, { language }) => jobTitleName(value, language),
  sentiment: (value: string) => moodName(value),
  found_in: (value: string) => originName(value),
  share: (value: number, { length, language }) => share(value, length, language),
  interval: (value: [number, number], { length, language }) => interval(value, length, language),
  ratio: (value: number, { language }) => `${numberFormat(language, ratioDigits(value)).format(value)}×`,
  score: (value: number) => fullNumber(Math.round(value)),
  probability: (value: number) => (value < 0.001 ? '< 0.001' : value.toFixed(3)),
  arrow: (value: 'over' | 'under') =>
    value === 'over' ? t('↑ more than the baseline') : t('↓ less than the baseline'),
  mark: (value: 'faded' | 'few') => (value === 'few' ? t('* 50 or fewer') : t('200 or fewer')),
  time: (value: number, { language }) => dateTime(value * 1000, language),
  day: (value: number, { length, language, utc_offset_minutes }) => day(value, length, language, utc_offset_minutes),
  hour_of_week: (value: number, { length, language }) => hour(value, length, language),
  cluster: (value: number) => fullNumber(value + 1),
  words: (value: string[]) => value.join(', '),
}

const ratioDigits = (value: number) =>
  value < 10 ? { minimumFractionDigits: 1, maximumFractionDigits: 1 } : { maximumFractionDigits: 0 }

function show(kind: ColumnKind, value: unknown, length: Length, language: Language, utc_offset_minutes: number) {
  if (value === null || value === undefined || (typeof value === 'number' && !Number.isFinite(value))) return NOTHING
  const shown = SHOWN[kind]
  if (shown) return shown(value as never, { length, language, utc_offset_minutes })
  if (typeof value !== 'number') return String(value)
  return length === 'full' ? fullNumber(value, language) : shortNumber(value, language)
}

/** Cells as a person reads them; `utc_offset_minutes` is of the clock whose days they are. */
export function formatOf(language: Language, utc_offset_minutes: number): Format {
  return {
    short: (kind, value) => show(kind, value, 'short', language, utc_offset_minutes),
    full: (kind, value) => show(kind, value, 'full', language, utc_offset_minutes),
    tick: (kind, value) => show(kind, value, 'tick', language, utc_offset_minutes),
  }
}
