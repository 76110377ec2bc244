import { ADVERTISER_CATEGORIES, MOVIES_TV_SHOWS, NETWORK_OPERATORS } from '@starling/catalog'
import { reference as calls, DASHBOARD_VERSION } from '@starling/contract'
import { openapi } from '@starling/contract/openapi'
import { served, servedCalls } from '../floor/index.ts'
import { accountNamesOf } from './account-names.ts'
import {
  CONVERSATION_TOPICS,
  INTEREST_ENTRIES,
  JOB_TITLE_CATEGORIES,
  LANGUAGE_ENTRIES,
  TARGETING_COUNTRIES,
} from './lists.ts'
import { listLocations, searchLocations } from './locations.ts'
import { NameSearch } from './name-search.ts'

const [advertisers, networkOperators, moviesTvShows] = [
  [...ADVERTISER_CATEGORIES],
  [...NETWORK_OPERATORS],
  [...MOVIES_TV_SHOWS],
]
const byLabel = <T extends { label: string; label_ja: string | null }>(list: readonly T[]) =>
  new NameSearch(list, ({ label, label_ja }) => [label, label_ja])
const interests = byLabel(INTEREST_ENTRIES)
const topics = byLabel(CONVERSATION_TOPICS)
const movies = byLabel(MOVIES_TV_SHOWS.toSorted((a, b) => b.year - a.year))
const operators = byLabel(NETWORK_OPERATORS)

const documents = new Map<boolean, ReturnType<typeof openapi>>()
/** Anyone may ask for it, and writing it takes long: it is written once. */
function documentOf(testing: boolean): ReturnType<typeof openapi> {
  const document = documents.get(testing) ?? openapi(servedCalls(testing), DASHBOARD_VERSION)
  documents.set(testing, document)
  return document
}

export const reference = served(calls, {
  handlers: {
    getSchema: async (_, { config }) => documentOf(config.testing),

    listAdvertiserCategories: async () => advertisers,
    listJobTitles: async () => JOB_TITLE_CATEGORIES,
    listTargetingCountries: async () => TARGETING_COUNTRIES,
    listTargetingInterests: async () => INTEREST_ENTRIES,
    listTargetingLocations: (input) => listLocations(input),
    listConversationTopics: async () => CONVERSATION_TOPICS,
    listInterests: async () => INTEREST_ENTRIES,
    listLanguages: async () => LANGUAGE_ENTRIES,
    listLocations,
    listNetworkOperators: async () => networkOperators,
    listMoviesTvShows: async () => moviesTvShows,

    searchConversationTopics: async ({ body }) => ({ conversation_topics: topics.find(body.keywords, body.limit) }),
    searchInterests: async ({ body }) => ({ interests: interests.find(body.keywords, body.limit) }),
    searchLocations: async ({ body }) => ({
      locations: await searchLocations(body.keywords, body.limit, body.country_code),
    }),
    searchMoviesTvShows: async ({ body }) => ({ movies_tv_shows: movies.find(body.keywords, body.limit) }),
    searchNetworkOperators: async ({ body }) => ({ network_operators: operators.find(body.keywords, body.limit) }),
    searchSocials: ({ query }, context) => accountNamesOf(context).find(query.q, query.limit),
  },
})
