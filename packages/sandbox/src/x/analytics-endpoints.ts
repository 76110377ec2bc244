import { timeOf } from '../world/rows.ts'
import { type Call, type Endpoint, USERS } from './call.ts'
import { checkId, ID, readIds, readMoment } from './parameters.ts'
import { fieldUnauthorized, invalid, invalidValue, missing, type ProblemBody } from './problem.ts'

const HOUR = 3_600_000
const LENGTHS: Record<string, number> = { hourly: HOUR, daily: 24 * HOUR, weekly: 168 * HOUR }
const LONGEST_MS = 180 * 24 * HOUR
/** Half of what a post gets comes in its first hours. */
const HALF_LIFE = 6 * HOUR

/** The part of a post's reception that falls between two moments. */
function share(posted: number, from: number, to: number): number {
  const gone = (at: number) => (at <= posted ? 0 : 1 - 0.5 ** ((at - posted) / HALF_LIFE))
  return gone(to) - gone(from)
}

function analytics(call: Call) {
  const { query, network, me } = call
  const ids = readIds(query, 'ids', ID)
  const start = readMoment(query, 'start_time')
  const end = readMoment(query, 'end_time')
  if (start === undefined || end === undefined || start >= end || end - start > LONGEST_MS)
    throw invalid(
      { start_time: [query.start_time ?? ''], end_time: [query.end_time ?? ''] },
      'The `start_time` and `end_time` query parameters must span at most 180 days',
    )
  const granularity = query.granularity ?? 'total'
  if (granularity !== 'total' && !LENGTHS[granularity])
    throw invalidValue('granularity', granularity, 'is not one of [hourly,daily,weekly,total]')
  const length = LENGTHS[granularity] ?? end - start
  const errors: ProblemBody[] = []
  const data = ids.flatMap((id) => {
    const post = network.post(checkId('ids', id))
    if (!post) errors.push(missing('tweet', 'ids', id))
    else if (post.author !== me!.slot) errors.push(fieldUnauthorized('analytics', 'data', id))
    if (post?.author !== me!.slot) return []
    const timestamped_metrics = []
    for (let at = start; at < end; at += length) {
      const part = share(timeOf(id), at, Math.min(end, at + length))
      const of = (count: number) => Math.round(count * part)
      const { view_count, like_count, repost_count, reply_count, quote_count } = post
      const metrics = {
        impressions: of(view_count),
        engagements: of(like_count + repost_count + reply_count + quote_count),
        likes: of(like_count),
        retweets: of(repost_count),
        replies: of(reply_count),
        quote_tweets: of(quote_count),
        bookmarks: of(like_count / 9),
        url_clicks: of(view_count / 120),
        user_profile_clicks: of(view_count / 80),
      }
      timestamped_metrics.push({ timestamp: new Date(at).toISOString(), metrics })
    }
    return [{ id, timestamped_metrics }]
  })
  return { ...(data.length > 0 ? { data } : {}), ...(errors.length > 0 ? { errors } : {}) }
}

export const analyticsEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/2/tweets/analytics',
    auth: USERS,
    scopes: ['tweet.read', 'users.read'],
    limit: { user: 300 },
    handle: analytics,
  },
]
