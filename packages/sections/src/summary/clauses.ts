import type { TextKey } from '@starling/text'
import type { AnyRow, ColumnKind } from '../columns.ts'
import { busiestOf, moodOf, number, sum } from '../headline.ts'
import { countryInSentence, offsetName } from '../names.ts'
import { isAsked } from './asked.ts'
import { type Tell, type Told, unmarked } from './told.ts'

/** A second value is worth its words from this share on. */
const WORTH_SAYING = 0.1
/** Less than this is called "more" only by who wants to. */
const LEAST_OVER = 1.2
/** A word that fewer posts hold is in use by chance. */
const LEAST_POSTS = 5

const star = (mark: unknown) => (mark === 'few' ? '*' : '')

/** How many people, and of how many. */
export const tellSize: Tell = ({ rows: [row], base, format, say, figure }) => {
  if (base.hidden) return say.t('fewer than 5 people')
  if (!row) return null
  const count = number(row, 'accounts') ?? 0
  const people = figure(say.t('{{n}} people', { n: format.short('count', count), count }) + star(base.mark))
  if (count === 0) return people
  return say.t('{{people}}, {{share}} of the {{all}} accounts known here', {
    people,
    share: figure(format.short('share', row.share)),
    all: figure(format.full('count', row.all_accounts)),
  })
}

/** What the network counts itself: of its followers not all are known here. */
export const tellFollowers: Tell = ({ rows: [row], format, say, figure }) => {
  if (!row) return null
  const n = figure(format.short('count', row.followers_count))
  return say.t('its profile shows {{n}} followers', { n })
}

type Shares = { kind: ColumnKind; first: TextKey; second?: TextKey }

/** The commonest values, with how many they are known of; where these are few, how far the share may be off. */
const tellShares =
  ({ kind, first, second }: Shares): Tell =>
  (told) => {
    const { rows, base, format, say, figure } = told
    const [one, two] = rows
    // What all of them have in common is what was asked for.
    if (!one || number(one, 'share') === 1) return null
    const values = (row: AnyRow) => ({
      share: figure(format.short('share', row.share) + star(base.mark)),
      value: unmarked(valueIn(kind, row, told)),
    })
    const said = say.t(first, values(one))
    const isWorth = second && two && (number(two, 'share') ?? 0) >= WORTH_SAYING
    const clause = isWorth ? say.t(second, { said, ...values(two) }) : said
    const known = figure(format.short('count', base.known))
    if (base.mark !== 'few') return say.t('{{clause}} ({{known}} known)', { clause, known })
    const interval = figure(format.short('interval', one.interval))
    return isWorth
      ? say.t('{{clause}} ({{known}} known; the first {{interval}})', { clause, known, interval })
      : say.t('{{clause}} ({{known}} known; {{interval}})', { clause, known, interval })
  }

function valueIn(kind: ColumnKind, row: AnyRow, { format, say }: Told): string {
  if (kind === 'country') return countryInSentence(String(row.value), say.language)
  const name = format.short(kind, row.value)
  return kind === 'gender' ? name.toLowerCase() : name
}

export const tellCountries = tellShares({
  kind: 'country',
  first: '{{share}} are in {{value}}',
  second: '{{said}} and {{share}} in {{value}}',
})
export const tellGenders = tellShares({
  kind: 'gender',
  first: '{{share}} are {{value}}',
  second: '{{said}} and {{share}} {{value}}',
})
export const tellAges = tellShares({ kind: 'age_group', first: '{{share}} are aged {{value}}' })
export const tellLanguages = tellShares({ kind: 'language', first: '{{share}} post mostly in {{value}}' })

/** What is more than chance, by the end of its interval that is sure; an arrow alone may stand on little. */
function standingOut(rows: readonly AnyRow[], most: number): AnyRow[] {
  const least = ({ over_interval }: AnyRow) => (Array.isArray(over_interval) ? Number(over_interval[0]) : 0)
  return rows
    .filter((row) => row.significant === 'over' && least(row) >= LEAST_OVER)
    .toSorted((a, b) => least(b) - least(a))
    .slice(0, most)
}

function itemsOf(rows: readonly AnyRow[], name: (row: AnyRow) => string, { format, say, figure }: Told): string | null {
  if (rows.length === 0) return null
  const items = rows.map((row) => {
    const [least] = row.over_interval as [number, number]
    const share = format.short('share', row.share) + star(row.mark)
    const figures = figure(say.t('{{share}}, at least {{ratio}}', { share, ratio: format.short('ratio', least) }))
    return say.t('{{value}} ({{figures}})', { value: unmarked(name(row)), figures })
  })
  return say.list(items)
}

type Apart = { kind: ColumnKind; most: number; words: TextKey; isTold?: (row: AnyRow, told: Told) => boolean }
const tellApart =
  ({ kind, most, words, isTold = () => true }: Apart): Tell =>
  (told) => {
    const rows = standingOut(
      told.rows.filter((row) => isTold(row, told)),
      most,
    )
    const list = itemsOf(rows, (row) => told.format.short(kind, row.value), told)
    return list && told.say.t(words, { list })
  }

export const tellInterests = tellApart({
  kind: 'interest',
  most: 2,
  words: 'an interest in {{list}}',
  isTold: ({ value }, { question }) => !isAsked(question, 'interest', value),
})
export const tellJobs = tellApart({
  kind: 'job_title',
  most: 1,
  words: 'the job title {{list}}',
  isTold: ({ value }, { question }) => !isAsked(question, 'job_title', value),
})
export const tellHashtags = tellApart({
  kind: 'text',
  most: 2,
  words: 'reacting to {{list}}',
  // That they met with what was asked for says nothing about them.
  isTold: ({ value }, { question }) => question.query_type !== 'post' && !isAsked(question, 'word', value),
})

export const tellFollowed: Tell = (told) => {
  const others = told.rows.filter(({ handle }) => !isAsked(told.question, 'account', handle))
  return itemsOf(standingOut(others, 3), (row) => told.format.short('handle', row.handle), told)
}

export const tellVolume: Tell = ({ rows, format, say, figure }) => {
  const posts = sum(rows, 'posts')
  return posts > 0 ? figure(say.t('{{n}} posts', { n: format.short('count', posts), count: posts })) : null
}

export const tellMood: Tell = ({ rows, base, format, say, figure }) => {
  const mood = moodOf(rows)
  if (!mood || base.mark === 'few') return null
  const clause = say.t('{{positive}} are positive and {{negative}} negative', {
    positive: figure(format.short('share', mood.positive)),
    negative: figure(format.short('share', mood.negative)),
  })
  if (base.known === base.n) return clause
  return say.t('{{clause}} ({{n}} judged)', { clause, n: figure(format.short('count', base.known)) })
}

export const tellBusiest: Tell = ({ rows, format, say, figure, utc_offset_minutes }) => {
  const peak = busiestOf(rows)
  if (!peak) return null
  const hour = figure(format.short('hour_of_week', peak.hour))
  return say.t('the busiest hour is {{hour}} ({{zone}})', { hour, zone: offsetName(utc_offset_minutes) })
}

export const tellHashtagUsed: Tell = ({ rows: [row], base, format, say, figure }) => {
  if (!row || base.mark === 'few' || (number(row, 'count') ?? 0) < LEAST_POSTS) return null
  const share = figure(format.short('share', row.share))
  return say.t('the most used hashtag is {{value}} ({{share}})', { value: unmarked(String(row.value)), share })
}
