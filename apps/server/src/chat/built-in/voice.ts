import { INTERESTS, JOB_TITLES } from '@starling/catalog'
import type { ColumnKind } from '@starling/sections'
import { offsetName } from '@starling/sections/names'
import type { Language } from '@starling/text/both'

/** One, several, and the Japanese counter. */
export type Unit = readonly [string, string, string]
export const POSTS: Unit = ['post', 'posts', '件']
export const PEOPLE: Unit = ['person', 'people', '人']
export const FOLLOWERS: Unit = ['follower', 'followers', '人']
export const LIKES: Unit = ['like', 'likes', '件']

const NOTHING = '–'
const HOURS_OF_DAY = 24
const MINUTE_MS = 60_000
/** Longer values are cut: they are names and words, never texts. */
const LONGEST_VALUE = 60
/** What could turn or hide the words around it. */
const INVISIBLE = /[\p{Cc}\p{Cf}\u2028\u2029]/gu

const interests = new Map(INTERESTS.map(({ id, name }) => [id, name.replaceAll('/', '–')])) // spec 3
const jobTitles = new Map(JOB_TITLES.map((title) => [title.id, title]))
const GENDERS: Record<string, Record<Language, string>> = {
  female: { en: 'Women', ja: '女性' },
  male: { en: 'Men', ja: '男性' },
  brand: { en: 'Brands', ja: 'ブランド' },
}

/** Figures and names as a person reads them, the same as on screen. */
export class Voice {
  readonly language: Language
  /** Of the clock that hours are by. */
  readonly zone: string
  readonly #offset_ms: number

  constructor(language: Language, utc_offset_minutes: number) {
    this.language = language
    this.#offset_ms = utc_offset_minutes * MINUTE_MS
    this.zone = offsetName(utc_offset_minutes)
  }

  /** One of the two, by the language of the answer. */
  say(en: string, ja: string): string {
    return this.language === 'ja' ? ja : en
  }

  /** A figure and what it counts. */
  of(figure: string, value: number | undefined, [one, many, ja]: Unit): string {
    return this.say(`${figure} ${value === 1 ? one : many}`, `${figure}${ja}`)
  }

  count(value: number): string {
    return new Intl.NumberFormat(this.language, { maximumFractionDigits: 1 }).format(value)
  }

  share(value: number): string {
    const digits = value !== 0 && Math.abs(value) < 0.001 ? 2 : 1
    return new Intl.NumberFormat(this.language, {
      style: 'percent',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      signDisplay: 'negative',
    }).format(value)
  }

  ratio(value: number): string {
    const digits = value < 10 ? { minimumFractionDigits: 1, maximumFractionDigits: 1 } : { maximumFractionDigits: 0 }
    return new Intl.NumberFormat(this.language, digits).format(value)
  }

  day(seconds: number): string {
    return this.#date(seconds * 1000 + this.#offset_ms, { year: 'numeric', month: 'short', day: 'numeric' })
  }

  dateOf(seconds: number): { month: number; day: number } {
    const date = new Date(seconds * 1000 + this.#offset_ms)
    return { month: date.getUTCMonth() + 1, day: date.getUTCDate() }
  }

  /** 0 is Monday. */
  weekday(at: number): string {
    return this.#date(Date.UTC(2024, 0, 1 + at), { weekday: 'long' }) // 2024 began on a Monday
  }

  hour(hour_of_week: number): string {
    const clock = `${String(hour_of_week % HOURS_OF_DAY).padStart(2, '0')}:00`
    return `${this.weekday(Math.floor(hour_of_week / HOURS_OF_DAY))} ${clock} (${this.zone})`
  }

  /** A cell by the kind of its column; `undefined` where there is nothing honest to say. */
  cell(kind: ColumnKind, value: unknown): string | undefined {
    if (value === null || value === undefined) return undefined
    if (typeof value === 'number') return Number.isFinite(value) ? this.#number(kind, value) : undefined
    if (typeof value === 'boolean') return value ? this.say('yes', 'はい') : this.say('no', 'いいえ')
    if (Array.isArray(value)) return value.map((one) => this.#word(kind, String(one))).join(', ')
    return this.#word(kind, String(value))
  }

  #number(kind: ColumnKind, value: number): string {
    if (kind === 'share') return this.share(value)
    if (kind === 'ratio') return this.ratio(value)
    if (kind === 'day' || kind === 'time') return this.day(value)
    if (kind === 'hour_of_week') return this.hour(value)
    if (kind === 'cluster') return this.count(value + 1)
    return this.count(kind === 'score' ? Math.round(value) : value)
  }

  #word(kind: ColumnKind, value: string): string {
    const shown = this.#named(kind, value.replace(INVISIBLE, ''))
    return shown.length > LONGEST_VALUE ? `${Array.from(shown).slice(0, LONGEST_VALUE).join('')}…` : shown || NOTHING
  }

  #named(kind: ColumnKind, value: string): string {
    if (kind === 'country') return this.#display('region', value)
    if (kind === 'language') return this.#display('language', value)
    if (kind === 'gender') return GENDERS[value]?.[this.language] ?? value
    if (kind === 'interest') return interests.get(value) ?? value
    if (kind === 'handle') return `@${value}`
    if (kind === 'age_group') return value.replace('-', '–').replace('+', this.say(' and over', '以上'))
    if (kind !== 'job_title') return value
    const title = jobTitles.get(value)
    return (this.language === 'ja' ? title?.ja[0] : title?.label) ?? title?.label ?? value
  }

  #display(type: 'region' | 'language', code: string): string {
    return displayName(type, code, this.language)
  }

  #date(ms: number, options: Intl.DateTimeFormatOptions): string {
    const date = new Date(ms)
    if (Number.isNaN(date.getTime())) return NOTHING
    return new Intl.DateTimeFormat(this.language, { ...options, timeZone: 'UTC' }).format(date)
  }
}

const displays = new Map<string, Intl.DisplayNames>()
/** What is no code stays as it is. */
export function displayName(type: 'region' | 'language', code: string, language: Language): string {
  const key = `${type} ${language}`
  const display = displays.get(key) ?? new Intl.DisplayNames(language, { type })
  displays.set(key, display)
  try {
    return display.of(code) ?? code
  } catch {
    return code
  }
}
