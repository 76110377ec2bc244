import { dateFormat, numberFormat } from './intl.ts'
import type { Language } from './language.ts'

export type Instant = Date | string | number

const LOCALES: Record<Language, string> = { en: 'en-US', ja: 'ja-JP' }
const NOTHING = '–'

function fixed(value: number, decimals: number, language: Language): string {
  return numberFormat(LOCALES[language], {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value)
}

// Half away from zero, on whole numbers: 9.95 as a fraction is 9.949999 and would round down.
function rounded(value: number, step: number): number {
  return Math.sign(value) * Math.round(Math.abs(value) / step) * step
}

/**
 * In English thousands as K (one decimal below 10K, none above) and millions as M with one decimal: spec 9. In Japanese
 * by ten thousands, as it is counted there.
 */
export function shortNumber(value: number, language: Language): string {
  if (!Number.isFinite(value)) return NOTHING
  if (language === 'ja') return byTenThousands(value)
  // Each unit is chosen after rounding to it, so there is no "1,000", "10.0K" or "1000K".
  if (Math.round(Math.abs(value) * 10) < 10_000) return fullNumber(value, language)
  if (Math.abs(rounded(value, 100)) < 10_000) return `${fixed(rounded(value, 100) / 1000, 1, language)}K`
  if (Math.abs(rounded(value, 1000)) < 1_000_000) return `${fixed(rounded(value, 1000) / 1000, 0, language)}K`
  return `${fixed(rounded(value, 100_000) / 1_000_000, 1, language)}M`
}

/** 9,999; 1.2万, 12万, 1,234万; 1.2億. */
function byTenThousands(value: number): string {
  if (Math.round(Math.abs(value) * 10) < 100_000) return fullNumber(value, 'ja')
  if (Math.abs(rounded(value, 1000)) < 100_000) return `${fullNumber(rounded(value, 1000) / 10_000, 'ja')}万`
  if (Math.abs(rounded(value, 10_000)) < 100_000_000) return `${fullNumber(rounded(value, 10_000) / 10_000, 'ja')}万`
  return `${fullNumber(rounded(value, 10_000_000) / 100_000_000, 'ja')}億`
}

/** Every digit of a whole number, at most one decimal of a fraction. */
export function fullNumber(value: number, language: Language): string {
  if (!Number.isFinite(value)) return NOTHING
  const format = numberFormat(LOCALES[language], { maximumFractionDigits: 1, signDisplay: 'negative' })
  return format.format(value)
}

const CODES: Record<string, string> = { '€': 'EUR', $: 'USD', '£': 'GBP', '¥': 'JPY', '₩': 'KRW' }

/** Takes a symbol or an ISO code; the number of decimals is the currency's own (none for yen, three for the dinar). */
export function currency(value: number, symbolOrCode: string | undefined, language: Language): string {
  if (!Number.isFinite(value)) return NOTHING
  const symbol = symbolOrCode ?? '€' // spec 9
  const code = CODES[symbol] ?? symbol.toUpperCase()
  if (!/^[A-Z]{3}$/.test(code)) return `${symbol}${fixed(value, 2, language)}`
  return numberFormat(LOCALES[language], {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  }).format(value)
}

function moment(instant: Instant): { date: Date; timeZone?: 'UTC' } {
  // A date without a time is a day on the calendar: west of Greenwich it would show as the day before.
  if (typeof instant === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(instant))
    return { date: new Date(instant), timeZone: 'UTC' }
  return { date: new Date(instant) }
}

/** Year, short month, day (spec 9): "2026 Nov 15", in Japanese "2026年11月15日". */
export function shortDate(instant: Instant, language: Language, timeZone?: string): string {
  const { date, ...zone } = { ...moment(instant), ...(timeZone && { timeZone }) }
  if (Number.isNaN(date.getTime())) return NOTHING
  if (language === 'ja') {
    return dateFormat(LOCALES.ja, { year: 'numeric', month: 'long', day: 'numeric', ...zone }).format(date)
  }
  const format = dateFormat(LOCALES.en, { year: 'numeric', month: 'short', day: 'numeric', ...zone })
  const parts = Object.fromEntries(format.formatToParts(date).map((part) => [part.type, part.value]))
  return `${parts.year} ${parts.month} ${parts.day}`
}

/** The short date and the time of day on a 24-hour clock. */
/** From a day to another; the year is said once where it is the same. Without a last one it has no end. */
export function dateRange(from: Instant, to: Instant | null, language: Language): string {
  const first = shortDate(from, language)
  if (to === null) return `${first} –`
  const last = shortDate(to, language)
  const year = /^\d{4}[ 年]/.exec(first)?.[0]
  return `${first} – ${year && last.startsWith(year) ? last.slice(year.length) : last}`
}

export function dateTime(instant: Instant, language: Language, timeZone?: string): string {
  const { date, ...zone } = { ...moment(instant), ...(timeZone && { timeZone }) }
  if (Number.isNaN(date.getTime())) return NOTHING
  const clock = dateFormat(LOCALES[language], {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...zone,
  })
  return `${shortDate(instant, language, timeZone)}${language === 'en' ? ', ' : ' '}${clock.format(date)}`
}

const SPANS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** "5 minutes ago", "yesterday", "now": whole units that have passed, never rounded up. */
export function timeAgo(instant: Instant, now: Instant, language: Language): string {
  const seconds = (moment(instant).date.getTime() - moment(now).date.getTime()) / 1000
  if (Number.isNaN(seconds)) return NOTHING
  const format = new Intl.RelativeTimeFormat(LOCALES[language], { numeric: 'auto' })
  const span = SPANS.find(([, length]) => Math.abs(seconds) >= length)
  const text = span ? format.format(Math.trunc(seconds / span[1]), span[0]) : format.format(0, 'second')
  // The tables of the language part number and unit; nobody writes it so.
  return language === 'ja' ? text.replaceAll(' ', '') : text
}

/** Names in which the family comes first, also between people who read another language. */
const FAMILY_FIRST = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** In the order of the name's own language: 山田 太郎, Ada Lovelace. */
export function fullName({ first_name, last_name }: { first_name: string; last_name: string }): string {
  const isFamilyFirst = FAMILY_FIRST.test(first_name + last_name)
  return (isFamilyFirst ? [last_name, first_name] : [first_name, last_name]).filter(Boolean).join(' ')
}

const GRAPHEMES = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Keeps the first `length` characters as people count them, so no emoji or accent is cut in half. */
export function truncate(text: string, length = 15 /* spec 9 */): string {
  const characters = Array.from(GRAPHEMES.segment(text), ({ segment }) => segment)
  if (characters.length <= length) return text
  return `${characters.slice(0, length).join('').trimEnd()}…`
}
