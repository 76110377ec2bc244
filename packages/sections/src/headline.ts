import type { Say } from '@starling/text'
import type { Format } from './cells.ts'
import type { AnyRow } from './columns.ts'

/** The figure that matters, set large, and what it is. */
export type Headline = { figure: string; full: string; words: string; interval: string | null }

/** What a headline is made from. */
export type Shown = {
  rows: readonly AnyRow[]
  format: Format
  say: Say
  /** Of moods, for all posts together. */
  net_interval?: readonly number[] | null | undefined
}
export type MakeHeadline = (shown: Shown) => Headline | null

export const number = (row: AnyRow | undefined, column: string): number | null => {
  const value = row?.[column]
  return typeof value === 'number' ? value : null
}
export const sum = (rows: readonly AnyRow[], column: string) =>
  rows.reduce((total, row) => total + (number(row, column) ?? 0), 0)

export const counted = (value: number, words: string, say: Say): Headline => ({
  figure: say.shortNumber(value),
  full: say.fullNumber(value),
  words,
  interval: null,
})

export const noHeadline: MakeHeadline = () => null

/** Of the first post. */
export const likedHeadline: MakeHeadline = ({ rows: [row], format, say }) =>
  row
    ? {
        figure: format.short('share', row.share),
        full: format.full('share', row.share),
        words: say.t('of them reacted to the first post'),
        interval: Array.isArray(row.interval) ? format.short('interval', row.interval) : null,
      }
    : null

export const sizeHeadline: MakeHeadline = ({ rows: [row], format, say }) =>
  row
    ? {
        figure: format.short('count', row.accounts),
        full: format.full('count', row.accounts),
        words: say.t('people, {{share}} of all accounts known here', { share: format.short('share', row.share) }),
        interval: null,
      }
    : null

export const volumeHeadline: MakeHeadline = ({ rows, say }) => counted(sum(rows, 'posts'), say.t('posts'), say)

export const growthHeadline: MakeHeadline = ({ rows, format, say }) => {
  const last = rows.findLast((row) => typeof row.followers === 'number')
  const net = sum(rows, 'net')
  if (!last) return counted(net, say.t('followers gained, net'), say)
  const signed = `${net > 0 ? '+' : ''}${format.short('count', net)}`
  return counted(number(last, 'followers') ?? 0, say.t('followers, {{net}} in these days', { net: signed }), say)
}

/** Of all days together; null where nothing was judged. */
export function moodOf(rows: readonly AnyRow[]): { positive: number; negative: number; net: number } | null {
  const judged = sum(rows, 'posts')
  if (judged === 0) return null
  const [positive, negative] = [sum(rows, 'positive'), sum(rows, 'negative')]
  return { positive: positive / judged, negative: negative / judged, net: (positive - negative) / judged }
}

export const moodHeadline: MakeHeadline = ({ rows, format, say, net_interval }) => {
  const mood = moodOf(rows)
  if (!mood) return null
  const { positive, negative, net } = mood
  const unsure = sum(rows, 'unsure')
  const values = {
    positive: format.short('share', positive),
    negative: format.short('share', negative),
    unsure: format.short('share', unsure / (sum(rows, 'posts') + unsure)),
  }
  const signed = (text: string) => (net > 0 ? `+${text}` : text)
  return {
    figure: signed(format.short('share', net)),
    full: signed(format.full('share', net)),
    words:
      unsure > 0
        ? say.t('net mood: {{positive}} positive, {{negative}} negative; unsure about {{unsure}} of the posts', values)
        : say.t('net mood: {{positive}} positive, {{negative}} negative', values),
    interval: net_interval ? format.short('interval', net_interval) : null,
  }
}

/** The row with the most posts. */
const peakOf = (rows: readonly AnyRow[]): AnyRow | undefined =>
  rows.reduce<AnyRow | undefined>(
    (best, row) => ((number(row, 'posts') ?? 0) > (number(best, 'posts') ?? 0) ? row : best),
    undefined,
  )

/** So often chance alone may name an hour where all are alike. */
const BY_CHANCE = 0.05

/**
 * The busiest hour, where more posts fell into it than the fullest of as many equal hours would have by chance; another
 * week would name another one else. docs/methods/activity.md.
 */
export function busiestOf(rows: readonly AnyRow[]): AnyRow | undefined {
  const peak = peakOf(rows)
  if (!peak || peak.mark !== null) return undefined
  const chance = atLeast(number(peak, 'posts') ?? 0, sum(rows, 'posts') / rows.length)
  return rows.length * chance < BY_CHANCE ? peak : undefined
}

/** How likely Poisson's distribution brings so many or more. */
function atLeast(found: number, expected: number): number {
  let log = -expected
  for (let at = 1; at <= found; at++) log += Math.log(expected / at)
  let term = Math.exp(log)
  let tail = term
  for (let at = found + 1; term > tail * 1e-12; at++) {
    term *= expected / at
    tail += term
  }
  return tail
}

export const busiestHeadline: MakeHeadline = ({ rows, format, say }) => {
  if (rows.length === 0) return null
  const peak = busiestOf(rows)
  if (!peak) return counted(sum(rows, 'posts'), say.t('posts'), say)
  const words = say.t('is the busiest hour, with {{n}} posts', { n: format.full('count', peak.posts) })
  return { figure: format.short('hour_of_week', peak.hour), full: '', words, interval: null }
}

export const overlapHeadline: MakeHeadline = ({ rows, format, say }) => {
  const shared = rows.filter((row) => Array.isArray(row.audiences) && row.audiences.length > 1)
  const share = format.short('share', sum(shared, 'share'))
  return counted(sum(shared, 'count'), say.t('people are in more than one, {{share}} of all', { share }), say)
}

export const clustersHeadline: MakeHeadline = ({ rows, say }) => counted(rows.length, say.t('clusters of words'), say)

export const similarityHeadline: MakeHeadline = ({ rows: [row], format, say }) =>
  row
    ? {
        figure: format.short('share', row.similarity),
        full: format.full('share', row.similarity),
        words: say.t('similarity of {{handle}}', { handle: format.short('handle', row.handle) }),
        interval: null,
      }
    : null
