import { type Creator, MOST_CREATORS } from '@starling/contract'
import { markOf } from '@starling/engine'
import type { Scope, Who } from '@starling/question'
import { type Asking, inTurn, originBehind, PEOPLE, trendWindows } from '../asking/index.ts'
import { withDescendants } from './classifiers.ts'
import { engagementOf } from './engagement.ts'

const DAYS = 90
const DAY = 86_400
const MOST_POSTS = 200
const INTERESTS_SHOWN = 5

export type WantedCreators = {
  classifiers: readonly string[]
  countries: readonly string[]
  followers: { min?: number; max?: number }
  order: 'engagement_rate' | 'followers_count' | 'engagements'
}
type BotScores = (ids: readonly string[]) => Promise<ReadonlyMap<string, number>>

/** The largest people who have any of the interests, with how much their posts of 90 days move their followers. */
export async function exploreCreators(wanted: WantedCreators, asking: Asking, botScores: BotScores) {
  const { ask } = asking
  const scope: Scope = { who: whoOf(wanted), posts: { by: 'audience' } }
  const [{ n, rows }] = await ask(scope, [{ do: 'accounts', order: 'followers_count', limit: MOST_CREATORS }] as const)
  const { until } = trendWindows(asking.now, asking.as_of).now
  const window = { since: until - DAYS * DAY, until }
  const known = rows.filter(({ handle }) => handle !== '')
  const scores = await botScores(known.map(({ id }) => id))
  const creators = await inTurn(known, async (account): Promise<Creator> => {
    const [posts, interests] = await ask({ who: { handles: [account.handle] }, posts: { by: 'audience' }, window }, [
      { do: 'posts', order: 'created_at', limit: MOST_POSTS },
      { do: 'breakdown', dimension: 'interest', limit: INTERESTS_SHOWN },
    ] as const)
    return {
      ...account,
      interests: interests.rows.map(({ value }) => value),
      ...engagementOf(posts.rows, account.followers_count),
      bot_score: scores.get(account.id) ?? 0,
    }
  })
  const { order } = wanted
  const base = {
    unit: 'people' as const,
    n,
    known: known.length,
    baseline: null,
    baseline_n: null,
    baseline_known: null,
    comparison: null,
  }
  return {
    creators: creators.sort((a, b) => rankOf(b, order) - rankOf(a, order) || (a.id < b.id ? -1 : 1)),
    n,
    base: { ...base, mark: markOf(n), hidden: false },
    ...(await originBehind(asking, scope, 'people')),
    method: 'creators',
  }
}

/** A rate ranks by the low end of its interval: two lucky posts are no proof. */
const rankOf = (one: Creator, order: WantedCreators['order']): number =>
  order === 'engagement_rate' ? (one.interval?.[0] ?? -1) : one[order]

function whoOf({ classifiers, countries, followers }: WantedCreators): Who {
  const { min, max } = followers
  return {
    all: [
      PEOPLE,
      ...(classifiers.length > 0 ? [{ interests: withDescendants(classifiers) }] : []),
      ...(countries.length > 0 ? [{ countries: [...countries] }] : []),
      ...(min !== undefined || max !== undefined ? [{ followers }] : []),
    ],
  }
}
