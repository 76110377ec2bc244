import type { AnswerRow, Moods } from '@starling/contract'
import { type AnswerTo, type ByAuthor, correctedMoods, intervalOf, netIntervalBy } from '@starling/engine'
import { DEFAULT_POST_ORDERING, type Scope } from '@starling/question'
import { SECTION_FOR } from '@starling/sections'
import { answerSections, askBackend, groundsOf, WHOLE, type Whole } from '../asking/index.ts'
import type { Context, Input } from '../floor/index.ts'
import { limitFor } from './behind.ts'
import { during, scopeNow } from './post-scopes.ts'

type Series = AnswerTo<{ do: 'series'; bucket: 'day' }>
const DAY = 86_400
/** Posts that are looked through for a mood: enough to fill a list of each, few enough to read at once. */
const MOST_EXAMINED = 1_000
/** As many as a backend gives at once. */
const MOST_AT_ONCE = 10_000

/** Moods of the posts of a question, in all and by the day. */
export async function measureMoods(
  { body: { question, utc_offset_minutes = 0 } }: Input<'measureMoods'>,
  context: Context,
) {
  const scope = scopeNow(question, context)
  const [whole] = await askBackend(context, scope, [WHOLE])
  const ask = { question, sections: [SECTION_FOR.mood], utc_offset_minutes }
  const { sections } = await answerSections([SECTION_FOR.mood], ask, context)
  const [daily] = sections
  return moodsOf(whole, daily && 'rows' in daily ? daily.rows : [], { scope, context })
}

const NO_POSTS = { negative: 0, neutral: 0, positive: 0, by_author: undefined }

export async function moodsOf(
  { n, rows }: Whole,
  days: AnswerRow[],
  { scope, context }: { scope: Scope; context: Context },
): Promise<Moods> {
  const { negative, neutral, positive, by_author } = rows[0] ?? NO_POSTS
  const known = negative + neutral + positive
  // Whoever is named was not drawn: of one account's posts, each counts as one.
  const drawn = typeof scope.posts.by === 'object' ? undefined : by_author
  const moods = drawn?.moods
  const judged = { known, ...(moods && { squares: moods.judged.squares }) }
  const share = (count: number, of: { known: number; squares?: number }, spread: ByAuthor | undefined) => ({
    count,
    share: of.known > 0 ? count / of.known : null,
    interval: intervalOf(count, of, spread),
  })
  return {
    negative: share(negative, judged, moods?.negative),
    neutral: share(neutral, judged, moods?.neutral),
    positive: share(positive, judged, moods?.positive),
    unsure: share(n - known, { known: n, ...(drawn && { squares: drawn.squares }) }, drawn && unsureOf(drawn)),
    net: known > 0 ? (positive - negative) / known : null,
    net_interval: netIntervalBy(negative, positive, known, moods),
    corrected: known > 0 ? correctedMoods({ negative, neutral, positive }, moods) : null,
    days,
    ...(await groundsOf(context, { scope, unit: 'posts', n, known }, 'sentiment')),
  }
}

/** Posts without a mood: all, less those with one. */
const unsureOf = ({ squares, moods: { judged } }: NonNullable<Whole['rows'][number]['by_author']>): ByAuthor => ({
  squares: squares - 2 * judged.crossed + judged.squares,
  crossed: squares - judged.crossed,
})

/** The first posts in each mood, among the first of all. */
export async function listPostsByMood({ body: { question, limit } }: Input<'listPostsByMood'>, context: Context) {
  const order = question.post_ordering ?? DEFAULT_POST_ORDERING
  const scope = scopeNow(question, context)
  const [{ n, rows }, series] = await askBackend(context, scope, [
    { do: 'posts', order, limit: MOST_EXAMINED },
    { do: 'series', bucket: 'day' },
  ])
  const most = limitFor(context, limit)
  const of = (mood: string | null) => rows.filter(({ sentiment }) => sentiment === mood)
  const moods = { negative: of('negative'), neutral: of('neutral'), positive: of('positive'), unsure: of(null) }
  const known = series.rows.reduce((sum, { negative, neutral, positive }) => sum + negative + neutral + positive, 0)
  return {
    negative: moods.negative.slice(0, most),
    neutral: moods.neutral.slice(0, most),
    positive: moods.positive.slice(0, most),
    unsure: moods.unsure.slice(0, most),
    examined: rows.length,
    more: !context.user && Object.values(moods).some(({ length }) => length > most),
    ...(await groundsOf(context, { scope, unit: 'posts', n, known }, 'posts')),
  }
}

/** The first and the last post, and the day with the most. */
export async function findPostsSpan(
  { body: { question, utc_offset_minutes = 0 } }: Input<'findPostsSpan'>,
  context: Context,
) {
  const scope = scopeNow(question, context)
  const [series, newest] = await askBackend(context, scope, [
    { do: 'series', bucket: 'day', utc_offset_minutes },
    { do: 'posts', order: 'created_at', limit: 1 },
  ])
  const last = newest.rows[0] ?? null
  const first = series.rows[0] ? await oldestOf(series.rows[0].at, scope, context) : null
  const peak = series.rows.reduce<Series['rows'][number] | null>(
    (best, row) => (best && best.posts >= row.posts ? best : row),
    null,
  )
  return {
    start: first?.created_at ?? null,
    end: last?.created_at ?? null,
    first,
    last,
    peak: peak && { day: peak.at, posts: peak.posts },
    ...(await groundsOf(context, { scope, unit: 'posts', n: series.n }, 'volume')),
  }
}

/** A backend gives the newest first: the oldest is the last of its day, which is halved until all of it can be read. */
async function oldestOf(day: number, scope: Scope, context: Context) {
  let [since, until] = [day, day + DAY]
  for (;;) {
    const part = during({ since, until }, scope)
    const [{ n, rows }] = await askBackend(context, part, [{ do: 'posts', order: 'created_at', limit: MOST_AT_ONCE }])
    if (n <= rows.length || until - since <= 1) return rows.at(-1) ?? null
    const middle = Math.floor((since + until) / 2)
    const [{ posts }] = await askBackend(context, during({ since, until: middle }, scope), [{ do: 'size' }])
    if (posts > 0) until = middle
    else since = middle
  }
}
