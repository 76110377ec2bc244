import type { AnswerRow, Trend } from '@starling/contract'
import { wilson } from '@starling/engine'
import { defaultWindow } from '@starling/question'
import { askBackend, groundsOf } from '../asking/index.ts'
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
  const scopes = [window, before].map((during) => postsWithin({ countries, window: during }, context))
  const [[now], [earlier]] = await Promise.all([
    askBackend(context, scopes[0]!, [{ do: 'shares', names }]),
    askBackend(context, scopes[1]!, [{ do: 'shares', names }]),
  ])
  const daily = await Promise.all(
    asked.map(async (term): Promise<AnswerRow[]> => {
      const scope = postsWithin({ countries, window }, context, { groups: [[term]] })
      const [{ rows }] = await askBackend(context, scope, [{ do: 'series', bucket: 'day', utc_offset_minutes }])
      return rows.map(({ at, by_author: _, ...row }) => ({ day: at, ...row }))
    }),
  )
  const trends = asked.map((term, at): Trend => {
    const { posts, accounts } = now.rows[at]!
    return { term, accounts, ...changeOf(posts, earlier.rows[at]!.posts), days: daily[at]! }
  })
  const scope = postsWithin({ countries, window }, context, { groups: asked.map((term) => [term]) })
  return { trends, ...(await groundsOf(context, { scope, unit: 'posts', n: now.n }, 'term_trends')) }
}

/** The ratio of two counts. Of all posts in both windows, the share in the later one has Wilson's interval. */
export function changeOf(posts: number, posts_before: number): Omit<Trend, 'term' | 'accounts' | 'days'> {
  const share = wilson(posts, posts + posts_before)
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
