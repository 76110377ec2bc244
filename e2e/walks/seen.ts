import type { Page } from '@playwright/test'
import { type AskedQuestion, DEFAULT_QUERY_TYPE } from '@starling/question'
import { type Conditions, isOfWords, type Meant, type Mind } from './mind.ts'

/** What is on the screen of who asks: the kind, the field, Refine, the sentence and the address. */
export type Seen = {
  kind: string
  chips: string[]
  field: string
  refined: number
  correcting: boolean
  sentence: string
  path: string
  search: string[]
}

const MOST_CHIPS = 10
const NEWEST_CHIPS = 4
const MOST_WORDS = 8
const NOTHING_ASKED = 'Ask a question, see the people behind it'
const NAMES: Record<string, string> = { JP: 'Japan', FR: 'France' }
const DAYS = 30
const DAY_S = 86_400

/** All of it at one moment. */
export const look = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const bar = document.querySelector('[role=search]')
    const all = <E extends Element>(css: string) => [...(bar?.querySelectorAll<E>(css) ?? [])]
    const heading =
      document
        .querySelector('h1')
        ?.textContent.replace(/[\s\u2060]+/g, ' ')
        .trim() ?? ''
    return {
      kind: all<HTMLInputElement>('input[type=radio]').find(({ checked }) => checked)?.value ?? 'none',
      chips: all('button[aria-label^="Remove "]').map((one) => one.getAttribute('aria-label')!.slice('Remove '.length)),
      field: document.querySelector<HTMLInputElement>('#question')?.value ?? 'no field',
      refined: Number(all('button[title=Refine] .tabular')[0]?.textContent ?? 0),
      correcting: document.querySelector('[role=dialog]') !== null,
      // Without how many people, who are counted while one reads on.
      sentence: heading.replace(/^.*?(?=who (posted|follow|engaged))/, ''),
      path: location.pathname,
      search: [...new URLSearchParams(location.search)].map((pair) => pair.join('=')).sort(),
    }
  })

export function expectedIn(mind: Mind): Seen {
  const { kind, chips, field, conditions, asked } = mind
  const shown = chips.length > MOST_CHIPS ? chips.slice(-NEWEST_CHIPS) : chips
  return {
    kind,
    chips: isOfWords(kind) ? shown.map((chip) => chip.replaceAll(' + ', ' and ')) : [],
    field,
    refined: countOf(conditions, isOfWords(kind)),
    correcting: mind.isCorrecting,
    sentence: asked ? sentenceOf(asked) : NOTHING_ASKED,
    path: `/explore/${kind}`,
    search: asked ? searchOf(asked).sort() : [],
  }
}

function countOf({ days, dates, countries, order, bots, excluded }: Conditions, isAboutWords: boolean): number {
  const isTimed = days !== null || dates !== null
  return [isTimed, countries.length > 0, order !== 'like_count', bots, isAboutWords && excluded.length > 0].filter(
    Boolean,
  ).length
}

const listed = (type: 'conjunction' | 'disjunction', words: readonly string[]) =>
  new Intl.ListFormat('en', { type }).format(words)
const folded = (words: readonly string[]) =>
  words.length <= MOST_WORDS ? words : [...words.slice(0, MOST_WORDS - 1), `${words.length - MOST_WORDS + 1} more`]

export function sentenceOf({ kind, subject, conditions: { days, dates, countries, bots, excluded } }: Meant): string {
  const where =
    countries.length > 0
      ? listed(
          'conjunction',
          countries.map((code) => NAMES[code]!),
        )
      : 'Global'
  const when = dates ? `from ${dayOf(dates[0], 0)} to ${dayOf(dates[1], -1)}` : `in the last ${days ?? DAYS} days`
  const tail = ` · ${bots ? 'with' : 'without'} bots`
  const posts = days !== null || dates ? `; posts ${when}` : ''
  if (kind === 'handle') return `who follow @${subject[0]}, ${where}${posts}${tail}`
  if (kind === 'post') {
    const counted = subject.length === 1 ? '1 post' : `${subject.length} posts`
    return `who engaged with ${counted}, ${where}${posts}${tail}`
  }
  const but = excluded.length > 0 ? ` but not ${listed('disjunction', folded(excluded))}` : ''
  return `who posted about ${listed('disjunction', folded(subject))}${but} ${when}, ${where}${tail}`
}

/** The last moment of a span is not in it. */
function dayOf(moment: string, seconds: number): string {
  const date = new Date(Date.parse(`${moment}Z`) + seconds * 1000)
  const month = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' }).format(date)
  return `${date.getUTCFullYear()} ${month} ${date.getUTCDate()}`
}

function searchOf({ kind, subject, conditions: { days, dates, countries, order, bots, excluded } }: Meant): string[] {
  const words = subject.map((chip) => `keywords=${chip.replaceAll(' + ', ',')}`)
  return [
    ...(kind === 'handle' ? [`handle=${subject[0]}`] : kind === 'post' ? [`posts=${subject.join(',')}`] : words),
    ...(days === null ? [] : [`days=${days}`]),
    ...(dates ? [`since=${dates[0]}Z`, `until=${dates[1]}Z`] : []),
    ...(countries.length > 0 ? [`countries=${countries.join(',')}`] : []),
    ...(order === 'like_count' ? [] : [`order=${order}`]),
    ...(bots ? ['bots=with'] : []),
    ...(excluded.length > 0 ? [`excluded=${excluded.join(',')}`] : []),
  ]
}

/** The address that one would copy. */
export function addressOf(kind: Mind['kind'], asked: Meant | null): string {
  const search = new URLSearchParams(
    asked ? searchOf(asked).map((pair) => pair.split(/=(.*)/s, 2) as [string, string]) : [],
  )
  return `/explore/${kind}${asked ? `?${search}` : ''}`
}

/** What such an address asks: examples are the product's own choice. */
export function meantBy(address: string): Meant {
  const { pathname, searchParams } = new URL(address)
  const kind = (pathname.split('/')[2] ?? DEFAULT_QUERY_TYPE) as Meant['kind']
  const list = (name: string) => searchParams.get(name)?.split(',') ?? []
  const subject = kind === 'handle' ? list('handle') : kind === 'post' ? list('posts') : searchParams.getAll('keywords')
  const conditions: Conditions = {
    days: null,
    dates: null,
    countries: [],
    order: 'like_count',
    bots: false,
    excluded: [],
  }
  return { kind, subject, conditions }
}

/** Whether the server was asked what was meant. A window of days ends when it is asked. */
export function asks(question: AskedQuestion, { kind, subject, conditions }: Meant): boolean {
  const { days, dates, countries, order, bots, excluded } = conditions
  const { window, without_bots = true, ...rest } = question
  const long = window ? window.until - window.since : 0
  const isTimely = dates
    ? window?.since === Date.parse(`${dates[0]}Z`) / 1000 && window.until === Date.parse(`${dates[1]}Z`) / 1000
    : days === null
      ? window === undefined
      : Math.abs(long - days * DAY_S) < 3600
  const own =
    kind === 'handle'
      ? { handle: subject[0] }
      : kind === 'post'
        ? { post_ids: subject }
        : { keywords: subject.map((chip) => chip.split(' + ')) }
  const expected = {
    query_type: kind,
    ...own,
    ...(excluded.length > 0 && { excluded_keywords: excluded }),
    ...(countries.length > 0 && { countries }),
    ...(order !== 'like_count' && { post_ordering: order }),
  }
  return isTimely && without_bots === !bots && sorted(rest) === sorted(expected)
}
const sorted = (question: object) => JSON.stringify(Object.entries(question).sort(([a], [b]) => (a < b ? -1 : 1)))
