import type { AnswerRow } from '@starling/contract'
import type { Scope } from '@starling/question'
import { CALL_SECTIONS } from '@starling/sections'
import { answerSections, askBackend, WHOLE } from '../asking/index.ts'
import type { Context, Input } from '../floor/index.ts'
import { limitFor } from './behind.ts'
import { measureMoods, moodsOf } from './moods.ts'
import { questionOf, scopeNow } from './post-scopes.ts'

/** Posts whose replies are looked for; the replies themselves are bounded by what a backend takes at once. */
const MOST_ANSWERED = 500
const MOST_REPLIES = 10_000

export const listTopicPosts = ({ query: { limit, ...topic } }: Input<'listTopicPosts'>, context: Context) =>
  answerSections(CALL_SECTIONS.listTopicPosts, { question: questionOf(topic, context), limit }, context)

export const measureTopicMoods = ({ query: topic }: Input<'measureTopicMoods'>, context: Context) =>
  measureMoods({ body: { question: questionOf(topic, context) } }, context)

/** Which posts answer which only the rows of the corpus tell; what the answers say is asked of the engine like all else. */
export async function measureReplyMoods({ query: { limit, ...topic } }: Input<'measureReplyMoods'>, context: Context) {
  const scope = scopeNow(questionOf(topic, context), context)
  const [{ rows }] = await askBackend(context, scope, [{ do: 'posts', order: 'reply_count', limit: MOST_ANSWERED }])
  const answered = rows.filter(({ reply_count }) => reply_count > 0)
  const ids = await context.engine.corpus.repliesTo(
    answered.map(({ id }) => id),
    MOST_REPLIES,
  )
  const replies: Scope = { who: { all: [] }, posts: { by: 'anyone', ids } }
  const most = limitFor(context, limit)
  const [series, whole, listed] = await askBackend(context, replies, [
    { do: 'series', bucket: 'day' },
    WHOLE,
    { do: 'posts', order: 'like_count', limit: most },
  ])
  const days = series.rows.map(({ at, likes: _, by_author: __, ...row }): AnswerRow => ({ day: at, ...row }))
  return {
    ...(await moodsOf(whole, days, { scope: replies, context })),
    method: 'reply_moods',
    answered: answered.slice(0, most),
    replies: listed.rows,
    more: !context.user && Math.max(answered.length, series.n) > most,
  }
}
