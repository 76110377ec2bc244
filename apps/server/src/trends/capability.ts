import { trends as calls, ROWS_FOR_STRANGERS } from '@starling/contract'
import { type Asking, askingOf, placeOf, trendWindows } from '../asking/index.ts'
import type { Context } from '../floor/index.ts'
import { served } from '../floor/index.ts'
import { findCommunities } from './communities.ts'
import { countriesIn } from './countries.ts'
import { eventsIn } from './events.ts'
import { listTopicAccounts } from './topic-accounts.ts'
import { trendingIn } from './trending.ts'
import { getXStats } from './x-stats.ts'

/** Worked out once for a place and a span; the last hours move on every few minutes. */
async function inPlace<T>(
  what: string,
  country: string,
  context: Context,
  work: (place: string, asking: Asking) => Promise<T>,
): Promise<T> {
  const place = placeOf(country)
  const asking = await askingOf(context)
  const { until } = trendWindows(asking.now, asking.as_of).now
  return asking.remember(`${what} ${place} ${until}`, () => work(place, asking))
}

/** The beginning of a list, for who is not signed in. */
const shown = <T>(rows: T[], { user }: Context): T[] => (user ? rows : rows.slice(0, ROWS_FOR_STRANGERS))

export const trends = served(calls, {
  handlers: {
    getXStats,
    getPremiumXStats: (input, context) => getXStats(input, context),
    listTrendingTopics: async ({ query }, context) =>
      shown(await inPlace('trending', query.country, context, trendingIn), context),
    listTrendCountries: async (_, context) => {
      const asking = await askingOf(context)
      const { until } = trendWindows(asking.now, asking.as_of).now
      return asking.remember(`countries ${until}`, () => countriesIn(asking))
    },
    listEvents: async ({ query }, context) => shown(await inPlace('events', query.country, context, eventsIn), context),
    listTopicAccounts,
    findCommunities,
  },
})
