import type { AnswerRow, Trend } from '@starling/contract'
import { laterShare, type SpanSquares } from '@starling/engine'
import { defaultWindow } from '@starling/question'
import { askBackend, groundsOf, inTurn } from '../asking/index.ts'
import type { Context, Input } from '../floor/index.ts'
import { asWords, nowOf, postsWithin } from './post-scopes.ts'

const MOST_TERMS = 10

/** How much each keyword is used in the question's window, against the window of the same length just before. */
export async function exploreTrends(
  { body: { question, terms, utc_offset_minutes = 0 } }: Input<'exploreTrends'>,
  context: Context,
) {
  const { keywords, synonyms = [], countries = [], window = defaultWindow(nowOf(context)) } = asWords(question)
  const asked = [...new Set(terms ?? [...keywords.flat(), ...synonyms])].slice(0, MOST_TERMS)
  const before = { since: window.since - (window.until - window.since), until: window.since }
  const names = asked.map((term) => ({ name: term, terms: [term] }))
  const both = { since: before.since, until: window.until }
  const scopes = [window, before, both].map((during) => postsWithin({ countries, window: during }, context))
  const [now, earlier, whole] = await inTurn(
    scopes,
    async (scope) => (await askBackend(context, scope, [{ do: 'shares', names }]))[0],
  )
  const daily = await Promise.all(
    asked.map(async (term): Promise<AnswerRow[]> => {
      const scope = postsWithin({ countries, window }, context, { groups: [[term]] })
      const [{ rows }] = await askBackend(context, scope, [{ do: 'series', bucket: 'day', utc_offset_minutes }])
      return rows.map(({ at, by_author: _, ...row }) => ({ day: at, ...row }))
    }),
  )
  const trends = asked.map((term, at): Trend => {
    const [{ posts, accounts, by_author }, then] = [now!.rows[at]!, earlier!.rows[at]!]
    const squares = spanSquares(by_author, then.by_author, whole!.rows[at]!.by_author)
    return { term, accounts, ...changeOf(posts, then.posts, squares), days: daily[at]! }
  })
  const scope = postsWithin({ countries, window }, context, { groups: asked.map((term) => [term]) })
  return { trends, ...(await groundsOf(context, { scope, unit: 'posts', n: now!.n }, 'term_trends')) }
}

/** Who wrote in one span only wrote in both what they wrote in that one. */
const spanSquares = (now: ByAuthor, before: ByAuthor, both: ByAuthor): SpanSquares => ({
  now: now.squares,
  before: before.squares,
  both: now.squares === 0 || before.squares === 0 ? now.squares + before.squares : both.squares,
})
type ByAuthor = { squares: number }

/** The ratio of two counts. Of all posts in both windows, the share in the later one has an interval by their authors. */
export function changeOf(
  posts: number,
  posts_before: number,
  squares: SpanSquares,
): Omit<Trend, 'term' | 'accounts' | 'days'> {
  const share = laterShare(posts, posts_before, squares)
  const odds = (one: number) => (one < 1 ? one / (1 - one) : null)
  const interval: Trend['interval'] = share && [odds(share[0]) ?? 0, odds(share[1])]
  const significant = share && (share[0] > 0.5 ? 'up' : share[1] < 0.5 ? 'down' : null)
  return {
    posts,
    posts_before,
    change: posts_before > 0 ? posts / posts_before : null,
    interval,
    significant,
  }
}
