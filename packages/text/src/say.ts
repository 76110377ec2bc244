import { en } from './en.ts'
import { currency, dateRange, dateTime, fullNumber, type Instant, shortDate, shortNumber, timeAgo } from './formats.ts'
import { listFormat, numberFormat } from './intl.ts'
import type { ja } from './ja/index.ts'
import type { Language } from './language.ts'

/** Every text has Japanese: a sentence that is not in the Japanese table does not compile. */
export type TextKey = keyof typeof ja

export type TextValues = Record<string, string | number>

export type TextTable = Readonly<Record<string, string>>

/** All that is said to a person in one language. */
export type Say = {
  language: Language
  /** Numbers get the separators of the language ("1,234 rows"); a year or an id is passed as text. */
  t: (key: TextKey, values?: TextValues) => string
  shortNumber: (value: number) => string
  fullNumber: (value: number) => string
  currency: (value: number, symbolOrCode?: string) => string
  shortDate: (instant: Instant) => string
  dateRange: (from: Instant, to: Instant | null) => string
  /** In a time zone by its name, or in the reader's. */
  dateTime: (instant: Instant, timeZone?: string) => string
  timeAgo: (instant: Instant, now?: Instant) => string
  /** "a, b and c", or "a, b or c". */
  list: (items: readonly string[], join?: 'and' | 'or') => string
}

/** English is there at once; the key itself stands in for what a table does not have. */
const tables: Partial<Record<Language, TextTable>> = { en: withoutPrototype(en) }

export const isTaught = (language: Language): boolean => tables[language] !== undefined

/** The browser teaches a language when it is wanted; whoever speaks both at any time takes `say` from `both.ts`. */
export function teach(language: Language, table: TextTable): void {
  tables[language] = withoutPrototype(table)
}

// What is said may be any word, also `constructor`.
function withoutPrototype(table: TextTable): TextTable {
  return Object.assign(Object.create(null), table)
}

const SPOKEN: Record<Language, Say> = { en: speaker('en'), ja: speaker('ja') }

/** One per language: what a component remembers for `t` is then worked out again after a switch, and only then. */
export const say = (language: Language): Say => SPOKEN[language]

function speaker(language: Language): Say {
  return {
    language,
    t: (key, values) => textOf(language, key, values),
    shortNumber: (value) => shortNumber(value, language),
    fullNumber: (value) => fullNumber(value, language),
    currency: (value, symbolOrCode) => currency(value, symbolOrCode, language),
    shortDate: (instant) => shortDate(instant, language),
    dateRange: (from, to) => dateRange(from, to, language),
    dateTime: (instant, timeZone) => dateTime(instant, language, timeZone),
    // What has happened did so by now, whatever the clock here says that the server's does not.
    timeAgo: (instant, now = Math.max(Date.now(), +new Date(instant))) => timeAgo(instant, now, language),
    list: (items, join = 'and') =>
      listFormat(language, { type: join === 'or' ? 'disjunction' : 'conjunction' }).format(items),
  }
}

const SLOT = /{{\s*(\w+)\s*}}/g

function textOf(language: Language, key: TextKey, values?: TextValues): string {
  const table = tables[language]
  if (!values) return table?.[key] ?? key
  const counted = typeof values.count === 'number' ? table?.[`${key}_${pluralOf(values.count, language)}`] : undefined
  // In one pass: a person's name may hold {{x}}, and is never read as a template.
  return (counted ?? table?.[key] ?? key).replace(SLOT, (_, name: string) => {
    const value = values[name]
    return typeof value === 'number' ? numberFormat(language, {}).format(value) : (value ?? '')
  })
}

const rules = new Map<Language, Intl.PluralRules>()

function pluralOf(count: number, language: Language): Intl.LDMLPluralRule {
  const known = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, known)
  return known.select(count)
}
