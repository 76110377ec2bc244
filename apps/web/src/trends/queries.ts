import { ApiError, type TrendingTopic } from '@starling/contract/browser'
import { queryOptions } from '@tanstack/react-query'
import { api, boot } from '../floor/index.ts'

const KEPT_MS = 5 * 60_000

/** `asker`: whether who is not signed in, where that is needed, is asked to. */
export const trendingOptions = (country: string, asker: Pick<typeof api, 'listTrendingTopics'> = api) =>
  queryOptions({
    queryKey: ['trends', 'trending', country],
    queryFn: async ({ signal }): Promise<TrendingTopic[]> => {
      const topics: unknown = await asker.listTrendingTopics({ query: { country } }, { signal })
      // spec 5: the response must be a list
      if (!Array.isArray(topics)) throw new ApiError(200, 'Invalid response format for trending topics')
      return topics
    },
    staleTime: KEPT_MS,
  })

export const countriesOptions = queryOptions({
  queryKey: ['trends', 'countries'],
  queryFn: ({ signal }) => api.listTrendCountries({}, { signal }),
  staleTime: KEPT_MS,
})

export const eventsOptions = (country: string) =>
  queryOptions({
    queryKey: ['trends', 'events', country],
    queryFn: ({ signal }) => api.listEvents({ query: { country } }, { signal }),
    staleTime: KEPT_MS,
  })

/** The suite has a call of its own for who is signed in there. */
export const xStatsOptions = (country: string, utc_offset_minutes: number, signed_in: boolean) => {
  const isSuite = boot.site === 'premium' && signed_in
  return queryOptions({
    queryKey: ['trends', 'x-stats', country, utc_offset_minutes, isSuite],
    queryFn: ({ signal }) => {
      const query = { country, utc_offset_minutes: String(utc_offset_minutes) }
      return isSuite ? api.getPremiumXStats({ query }, { signal }) : api.getXStats({ query }, { signal })
    },
    staleTime: KEPT_MS,
  })
}

export const communitiesOptions = (keywords: readonly string[], countries: readonly string[]) =>
  queryOptions({
    queryKey: ['trends', 'communities', keywords, countries],
    queryFn: ({ signal }) =>
      api.findCommunities(
        { body: { keywords: [...keywords], ...(countries.length > 0 && { countries: [...countries] }) } },
        { signal },
      ),
    staleTime: KEPT_MS,
  })

export const topicAccountsOptions = (keywords: readonly string[], countries: readonly string[]) =>
  queryOptions({
    queryKey: ['trends', 'topic-accounts', keywords, countries],
    queryFn: ({ signal }) =>
      api.listTopicAccounts(
        { body: { keywords: [...keywords], ...(countries.length > 0 && { countries: [...countries] }) } },
        { signal },
      ),
    staleTime: KEPT_MS,
  })
