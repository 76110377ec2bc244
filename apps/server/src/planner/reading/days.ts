import { COUNT, countOf, type Spoken } from './spoken.ts'

const DAY_MS = 86_400_000
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH = `jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?`
const LENGTHS: Record<string, number> = { day: 1, week: 7, fortnight: 14, month: 30, quarter: 91, 日: 1, 週: 7, 月: 30 }
/** Our choice: nobody is asked to plan further. */
const MOST_DAYS = 366
const TO = String.raw`\s?(?:to|until|till|through|-|から|より)\s?(?:the )?`

export type SpokenDays = { starts_on: string; ends_on: string; is_start_named: boolean }

const dayAt = (ms: number): string => new Date(ms).toISOString().slice(0, 10)
const nextDay = (now: number): number => Date.parse(dayAt(now)) + DAY_MS
const lastOfMonth = (year: number, month: number): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate()

/** A day of the calendar; without a year the next one that is still to come. */
function dateOf(now: number, month: number, day: number, year?: number): number | null {
  const today = Date.parse(dayAt(now))
  const at = (of: number) => (day >= 1 && day <= lastOfMonth(of, month) ? Date.UTC(of, month, day) : null)
  if (year !== undefined) return at(year)
  const soon = at(new Date(now).getUTCFullYear())
  return soon !== null && soon >= today ? soon : at(new Date(now).getUTCFullYear() + 1)
}

function span(from: number | null, to: number | null, is_start_named = true): SpokenDays | null {
  if (from === null || to === null || to < from || to - from > MOST_DAYS * DAY_MS) return null
  return { starts_on: dayAt(from), ends_on: dayAt(to), is_start_named }
}
const lasting = (from: number, days: number, is_start_named: boolean): SpokenDays | null =>
  days >= 1 && days <= MOST_DAYS ? span(from, from + (days - 1) * DAY_MS, is_start_named) : null
const monthIn = (said: string): number => MONTHS.indexOf(said.slice(0, 3).toLowerCase())

type NamedDay = { month: number; day: number; year: number | undefined }
/** The end without a year is the first such day that is not before the beginning; what has begun goes on from tomorrow. */
function between(now: number, from: NamedDay, to: NamedDay): SpokenDays | null {
  const thisYear = new Date(now).getUTCFullYear()
  const begun = from.year === undefined ? dateOf(Date.UTC(thisYear, 0, 1), from.month, from.day, thisYear) : null
  const end = begun === null ? null : dateOf(begun, to.month, to.day, to.year)
  if (begun !== null && end !== null && end >= nextDay(now)) return span(Math.max(begun, nextDay(now)), end)
  const start = dateOf(now, from.month, from.day, from.year)
  return start === null ? null : span(start, dateOf(start, to.month, to.day, to.year))
}
const yearOf = (said: string | undefined): number | undefined => (said === undefined ? undefined : Number(said))

type Groups = Record<string, string | undefined>
type Rule = readonly [pattern: RegExp, read: (groups: Groups, now: number) => SpokenDays | null]

const RULES: readonly Rule[] = [
  [
    new RegExp(String.raw`(?:from |between |on )?(?<a>\d{4}-\d\d-\d\d)(?:${TO}| and )(?<b>\d{4}-\d\d-\d\d)`, 'i'),
    ({ a, b }) => span(Date.parse(a!), Date.parse(b!)),
  ],
  [
    new RegExp(
      String.raw`(?:\b(?:from|between|on) (?:the )?)?\b(?<m1>${MONTH})\.? (?<d1>\d{1,2})(?:st|nd|rd|th)?(?:,? (?<y1>20\d\d))?(?:${TO}| and )(?:(?<m2>${MONTH})\.? )?(?<d2>\d{1,2})(?:st|nd|rd|th)?(?:,? (?<y2>20\d\d))?\b`,
      'i',
    ),
    ({ m1, d1, y1, m2, d2, y2 }, now) => {
      const year = yearOf(y1 ?? (m2 === undefined ? y2 : undefined))
      const from = { month: monthIn(m1!), day: Number(d1), year }
      return between(now, from, { month: monthIn(m2 ?? m1!), day: Number(d2), year: yearOf(y2) })
    },
  ],
  [
    new RegExp(
      String.raw`(?:\b(?:from|between|on) (?:the )?)?\b(?<d1>\d{1,2})(?:st|nd|rd|th)?(?: (?<m1>${MONTH})(?: (?<y1>20\d\d))?)?(?:${TO}| and )(?<d2>\d{1,2})(?:st|nd|rd|th)? (?:of )?(?<m2>${MONTH})(?: (?<y2>20\d\d))?\b`,
      'i',
    ),
    ({ d1, m1, y1, d2, m2, y2 }, now) => {
      const year = yearOf(y1 ?? (m1 === undefined ? y2 : undefined))
      const from = { month: monthIn(m1 ?? m2!), day: Number(d1), year }
      return between(now, from, { month: monthIn(m2!), day: Number(d2), year: yearOf(y2) })
    },
  ],
  [
    /(?:(?<y1>20\d\d)年)?(?<m1>\d{1,2})(?:月|\/)(?<d1>\d{1,2})日?\s?(?:から|より|-)\s?(?:(?:(?<y2>20\d\d)年)?(?<m2>\d{1,2})(?:月|\/))?(?<d2>\d{1,2})日?(?:まで)?(?:の間|の期間)?(?:に|で)?/,
    ({ y1, m1, d1, y2, m2, d2 }, now) => {
      const from = { month: Number(m1) - 1, day: Number(d1), year: yearOf(y1) }
      return between(now, from, { month: Number(m2 ?? m1) - 1, day: Number(d2), year: yearOf(y2) })
    },
  ],
  [
    new RegExp(
      String.raw`\b(?:start(?:ing|s)?(?: on)?|from) (?:the )?(?:(?<m1>${MONTH})\.? (?<d1>\d{1,2})|(?<d2>\d{1,2}) (?<m2>${MONTH}))(?:st|nd|rd|th)?(?:,? (?<y>20\d\d))?,?(?: and)?(?: running)? for (?:about )?(?<n>${COUNT})[ -](?<unit>day|week|fortnight|month|quarter)s?\b`,
      'i',
    ),
    ({ m1, m2, d1, d2, y, n, unit }, now) => {
      const from = dateOf(now, monthIn(m1 ?? m2!), Number(d1 ?? d2), yearOf(y))
      return from === null ? null : lasting(from, countOf(n!) * LENGTHS[unit!.toLowerCase()]!, true)
    },
  ],
  [
    /(?:(?<y>20\d\d)年)?(?<m>\d{1,2})月(?<d>\d{1,2})日から(?<n>\d{1,3})(?:か|ヶ|カ|ヵ)?(?<unit>日|週|月)間?/,
    ({ y, m, d, n, unit }, now) => {
      const from = dateOf(now, Number(m) - 1, Number(d), yearOf(y))
      return from === null ? null : lasting(from, Number(n) * LENGTHS[unit!]!, true)
    },
  ],
  [
    new RegExp(
      String.raw`\b(?:for|over|during|lasting|running|within) (?:about |around |the next |the coming |next )?(?<n>${COUNT})[ -](?<unit>day|week|fortnight|month|quarter)s?\b(?! (?:ago|old))`,
      'i',
    ),
    ({ n, unit }, now) => lasting(nextDay(now), countOf(n!) * LENGTHS[unit!.toLowerCase()]!, false),
  ],
  [
    /(?<!過去|直近|最近|この|ここ)(?<!\d)(?<n>\d{1,3})(?:か|ヶ|カ|ヵ|ケ)?(?<unit>日|週|月)間(?:の)?(?:配信|掲載|出稿|実施)?(?:で|に|の)?/,
    ({ n, unit }, now) => lasting(nextDay(now), Number(n) * LENGTHS[unit!]!, false),
  ],
  [
    /\b(?:in |for |during |over )?(?<which>next|this) (?<unit>week|month)\b|(?<ja>来週|来月|今月)(?:中|いっぱい)?(?:に|の)?/i,
    ({ which, unit, ja }, now) => named(ja ?? `${which} ${unit}`.toLowerCase(), now),
  ],
  [
    new RegExp(
      String.raw`\b(?:in|for|during|throughout|all of) (?<m>${MONTH})(?: (?<y>20\d\d))?\b(?! \d)|(?:(?<y2>20\d\d)年)?(?<m2>\d{1,2})月(?:中|いっぱい)(?:に|の)?`,
      'i',
    ),
    ({ m, y, m2, y2 }, now) => {
      const month = m === undefined ? Number(m2) - 1 : monthIn(m)
      return month < 0 || month > 11 ? null : wholeMonth(now, month, yearOf(y ?? y2))
    },
  ],
]

/** Of a month that has begun, what is left of it. */
function wholeMonth(now: number, month: number, year?: number): SpokenDays | null {
  const today = new Date(now)
  const isPast = month < today.getUTCMonth()
  const of = year ?? today.getUTCFullYear() + (isPast ? 1 : 0)
  const from = Math.max(Date.UTC(of, month, 1), nextDay(now))
  return span(from, Date.UTC(of, month, lastOfMonth(of, month)))
}

function named(said: string, now: number): SpokenDays | null {
  const today = new Date(now)
  if (said === 'next week' || said === '来週') {
    const monday = Date.parse(dayAt(now)) + ((8 - today.getUTCDay()) % 7 || 7) * DAY_MS
    return lasting(monday, 7, true)
  }
  if (said === 'next month' || said === '来月') {
    const first = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 1))
    return span(first.getTime(), Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0))
  }
  if (said === 'this month' || said === '今月') return wholeMonth(now, today.getUTCMonth())
  return null
}

/** When it is to run. Times of posts ("in the last 30 days") are the audience's, and are left to it. */
export function readDays(spoken: Spoken, now: number): (SpokenDays & { words: string }) | null {
  for (const [pattern, read] of RULES) {
    const found = spoken.take(pattern, (groups) => read(groups, now))
    if (found) return found
  }
  return null
}
