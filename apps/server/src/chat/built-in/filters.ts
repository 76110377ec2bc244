import type { Table } from './table.ts'
import { blank } from './values.ts'

/** A bound for a figure, ages, a date, or what a row must be. */
export type Filter =
  | { of: 'figure'; column: string | undefined; is: 'over' | 'under'; than: number; or_same: boolean }
  | { of: 'age'; from: number; to: number }
  | { of: 'mood'; value: string }
  | { of: 'verified' }
  | { of: 'language'; value: string }

const NUMBER = String.raw`(\d[\d,]*(?:\.\d+)?) ?(%|percent\b|per cent\b|パーセント|k\b|m\b|thousand\b|million\b|千|万|倍|x\b|times\b)?`
const TIMES: Record<string, number> = { k: 1e3, thousand: 1e3, m: 1e6, million: 1e6, 千: 1e3, 万: 1e4 }
const EN = new RegExp(
  String.raw`\b(more than|over|above|at least|exceeding|greater than|bigger than|larger than|higher than|smaller than|less than|fewer than|under|below|at most|up to|older than|younger than) ${NUMBER}( or (?:more|older|over|less|younger|under))?`,
  'iu',
)
const JA = new RegExp(
  `${NUMBER}(歳|才|人|件|回|個)?(?:の(?:人|フォロワー))?(以上|超え?|より多い?|を超える|未満|以下|より少ない?|より下)`,
  'u',
)
const UNDER = /less|smaller|fewer|under|below|at most|up to|younger|未満|以下|より少|より下/
const OR_SAME = /at least|at most|up to|or |以上|以下/

/** What a figure is of, by the words for it; a share before all if it is a per cent. */
const MEASURED: [column: string, said: RegExp][] = [
  ['view_count', /\bviews?\b|\bviewed\b|\bimpressions?\b|\bseen\b|表示|閲覧|見られ|インプレッション/],
  ['repost_count', /\breposts?\b|\breposted\b|\bretweet\w*|\bshared\b|リポスト|リツイート|拡散/],
  ['reply_count', /\brepl(?:y|ies|ied)\b|\bcomments?\b|返信|リプライ|コメント/],
  ['quote_count', /\bquotes?\b|\bquoted\b|引用/],
  ['like_count', /\blikes?\b|\bliked\b|いいね/],
  ['followers_count', /\bfollowers\b|フォロワー/],
  ['over_index', /\bover-?index\w*|\btimes\b|倍/],
  ['similarity', /\bsimilarity\b|類似度/],
  ['share', /\bshare\b|\bpercent\w*|割合|比率|%/],
  ['count', /\bpeople\b|\bpersons\b|人/],
  ['posts', /\bposts\b|件/],
  ['posts', /\bvolume\b/],
  ['net', /\bmood\b|ムード/],
]
/** The first measure of a table that the words name. */
export const measureOf = (words: string, table: Table): string | undefined =>
  MEASURED.find(([column, said]) => table.has(column) && said.test(words))?.[0]

type Taken = { filters: Filter[]; rest: string }

/** Bounds that a question sets, and the question without them. */
export function takeBounds(text: string): Taken {
  const found = EN.exec(text) ?? JA.exec(text)
  if (!found) return takeBetween(text)
  const isEnglish = EN.test(text)
  const [all] = found
  const [figure, unit] = isEnglish ? [found[2]!, found[3]] : [found[1]!, found[2]]
  const words = all.toLowerCase()
  const is = UNDER.test(words.replace(/or (?:more|older|over)/, '')) ? 'under' : 'over'
  const value = Number(figure.replaceAll(',', '')) * (TIMES[unit?.toLowerCase() ?? ''] ?? 1)
  const rest = blank(text, found.index, all.length)
  const or_same = OR_SAME.test(words)
  const column = /%|per ?cent|パーセント/.test(unit ?? '')
    ? 'share'
    : /倍|x|times/.test(unit ?? '')
      ? 'over_index'
      : undefined
  if (/歳|才|older|younger|aged/.test(words) || (isAge(value, unit) && !column && !NOT_AGE.test(text))) {
    return {
      filters: [ageOf(value, is, or_same)],
      rest: rest.replace(/\byears?(?: old)?\b|\byrs?\b/i, (one) => ' '.repeat(one.length)),
    }
  }
  return { filters: [{ of: 'figure', column, is, than: column === 'share' ? value / 100 : value, or_same }], rest }
}

const isAge = (value: number, unit: string | undefined) => unit === undefined && value >= 13 && value <= 80
const NOT_AGE =
  /\b(?:views?|likes?|reposts?|retweets?|repl(?:y|ies)|quotes?|followers|posts?|people|accounts|times|days?|weeks?)\b|[人件回]/i
const OLDEST = 200
/** "Under 25" ends at 24; "over 35" is meant to begin with the group that does. */
const ageOf = (value: number, is: 'over' | 'under', or_same: boolean): Filter =>
  is === 'over' ? { of: 'age', from: value, to: OLDEST } : { of: 'age', from: 0, to: or_same ? value : value - 1 }

const BETWEEN = /\b(?:between|from|aged) (\d{2}) (?:and|to) (\d{2})\b|(\d{2})歳?(?:から|~|〜|-)(\d{2})歳/
function takeBetween(text: string): Taken {
  const found = BETWEEN.exec(text)
  if (!found) return { filters: [], rest: text }
  const [from, to] = [Number(found[1] ?? found[3]), Number(found[2] ?? found[4])]
  return { filters: [{ of: 'age', from, to }], rest: blank(text, found.index, found[0].length) }
}

const MOODS: [string, RegExp][] = [
  ['negative', /\b(?:negative|angry|unhappy|critical)\b|ネガティブな?|否定的な?|批判的な?/],
  ['positive', /\b(?:positive|happy|favou?rable)\b|ポジティブな?|肯定的な?|好意的な?/],
  ['neutral', /\bneutral\b|中立(?:的)?な?/],
]
const VERIFIED = /\bverified\b|認証(?:済み?|された)?の?/
/** What rows of the section itself must be: posts of a mood, verified accounts. */
export function takeKinds(text: string, table: Table | undefined): Taken {
  if (!table) return { filters: [], rest: text }
  const mood = table.has('sentiment') ? MOODS.find(([, said]) => said.test(text.toLowerCase())) : undefined
  if (mood) return { filters: [{ of: 'mood', value: mood[0] }], rest: text.replace(mood[1], ' ') }
  if (table.has('verified') && table.rows.length > 1 && VERIFIED.test(text.toLowerCase())) {
    return { filters: [{ of: 'verified' }], rest: text.replace(new RegExp(VERIFIED.source, 'i'), ' ') }
  }
  return { filters: [], rest: text }
}

/** The rows that all filters let through; nothing when one of them asks what the table does not tell. */
export function filtered(table: Table, filters: readonly Filter[], words: string): number[] | undefined {
  let rows = table.rows.map((_, at) => at)
  for (const filter of filters) {
    const keeps = keeperOf(table, filter, words)
    if (!keeps) return undefined
    rows = rows.filter(keeps)
  }
  return rows
}

function keeperOf(table: Table, filter: Filter, words: string): ((at: number) => boolean) | undefined {
  if (filter.of === 'age') return agesOf(table, filter)
  if (filter.of === 'mood') return (at) => table.text(at, 'sentiment') === filter.value
  if (filter.of === 'language') return (at) => table.text(at, 'language') === filter.value
  if (filter.of === 'verified') return (at) => table.rows[at]?.verified === true
  const column = columnOf(table, filter, words)
  if (column === undefined) return undefined
  const { is, than, or_same } = filter
  return (at) => {
    const value = table.number(at, column)
    return value !== undefined && ((or_same && value === than) || (is === 'over' ? value > than : value < than))
  }
}

export const columnOf = (table: Table, filter: Filter & { of: 'figure' }, words: string): string | undefined =>
  filter.column === undefined ? measureOf(words, table) : table.has(filter.column) ? filter.column : undefined

/** Whole groups only: an age that lies within one has no figure. */
function agesOf(table: Table, { from, to }: { from: number; to: number }): ((at: number) => boolean) | undefined {
  const ends = table.rows.map((_, at) => {
    const [low, high] = table.text(at, table.label).split(/[-+]/)
    return [Number(low), high ? Number(high) : OLDEST] as const
  })
  if (ends.some(([low]) => !Number.isFinite(low)) || ends.length === 0) return undefined
  const isWhole = ends.every(([low, high]) => low > to || high < from || (low >= from && high <= to))
  return isWhole ? (at) => ends[at]![0] >= from && ends[at]![1] <= to : undefined
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const DATE =
  /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? (\d{1,2})(?:st|nd|rd|th)?\b|\b(\d{1,2})(?:st|nd|rd|th)?(?: of)? (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b|(\d{1,2})月(\d{1,2})日|\b\d{4}-(\d{2})-(\d{2})\b/i
/** A date without its year, and the question without it. */
export function takeDate(text: string): { date: { month: number; day: number } | undefined; rest: string } {
  const found = DATE.exec(text)
  if (!found) return { date: undefined, rest: text }
  const [, en, enDay, ofDay, of, ja, jaDay, month, day] = found
  const named = MONTHS.indexOf((en ?? of ?? '').toLowerCase()) + 1
  return {
    date: { month: named || Number(ja ?? month), day: Number(enDay ?? ofDay ?? jaDay ?? day) },
    rest: blank(text, found.index, found[0].length),
  }
}
