import { z } from 'zod'
import { capability, get, post } from '../call.ts'
import { refusal } from '../refusals.ts'

/** English, as it stands in a targeting package, and Japanese where there is a name. */
const named = { id: z.string(), label: z.string(), label_ja: z.string().nullable() }
const inTree = { ...named, parent: z.string().nullable() }
const CountryCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/, refusal('country_code'))

export const AdvertiserCategory = z.object(inTree).meta({ id: 'AdvertiserCategory' })
export const InterestEntry = z.object(inTree).meta({ id: 'Interest' })
export type InterestEntry = z.infer<typeof InterestEntry>
export const LanguageEntry = z.object(named).meta({ id: 'Language' })
export const JobTitleCategory = z
  .object({ ...named, titles: z.array(z.object({ ...named })) })
  .meta({ id: 'JobTitleCategory' })
export const TargetingCountry = z
  .object({
    ...named,
    /** Other ways to write it that are understood. */
    aliases: z.array(z.string()),
    selectable: z.boolean(),
    /** Why it cannot be selected. */
    note: z.string().nullable(),
  })
  .meta({ id: 'TargetingCountry' })
export const Location = z
  .object({
    ...named,
    kind: z.enum(['country', 'region', 'city']),
    country_code: z.string(),
    /** The region a city lies in. */
    region: z.string().nullable(),
    /** By steps of a quarter; of cities only. */
    population: z.int().nullable(),
  })
  .meta({ id: 'Location' })
export type Location = z.infer<typeof Location>
/** Names of networks; the ids are ours, not X's. */
export const NetworkOperator = z.object({ ...named, country_code: z.string() }).meta({ id: 'NetworkOperator' })
/** Titles; the ids are ours, not X's. */
export const MovieTvShow = z
  .object({ ...named, kind: z.enum(['movie', 'tv_show']), year: z.int(), country_code: z.string() })
  .meta({ id: 'MovieTvShow' })
export const FoundAccount = z
  .object({
    id: z.string(),
    handle: z.string(),
    name: z.string(),
    verified: z.boolean(),
    followers_count: z.int(),
    avatar_url: z.string().nullable(),
  })
  .meta({ id: 'FoundAccount' })
export type FoundAccount = z.infer<typeof FoundAccount>

const Typed = z.string().trim().max(200)
/** One text, or several of which any may be meant. */
const searched = {
  keywords: z.union([Typed, z.array(Typed).max(50)]),
  limit: z.int().min(1).max(100).default(20),
}
const Searched = z.strictObject(searched)
const lasting = true
const open = true

export const reference = capability('reference', {
  getSchema: get('/api/schema/', {
    who: 'anyone',
    summary: 'This document',
    answer: z.looseObject({ openapi: z.string(), paths: z.record(z.string(), z.unknown()) }),
    lasting,
  }),
  listAdvertiserCategories: get('/api/advertiser-categories/', {
    who: 'user',
    summary: 'What advertisers sell',
    answer: z.array(AdvertiserCategory),
    lasting,
  }),
  listJobTitles: get('/api/job-titles/', {
    who: 'user',
    summary: 'Job titles by category',
    answer: z.array(JobTitleCategory),
    lasting,
  }),
  listTargetingCountries: get('/api/targeting-countries/', {
    who: 'user',
    summary: 'Countries, and those that may not be selected',
    answer: z.array(TargetingCountry),
    lasting,
  }),
  listTargetingInterests: get('/api/targeting-interests/', {
    who: 'user',
    summary: 'Interests as a tree, on the team dashboard',
    answer: z.array(InterestEntry),
    lasting,
  }),
  listTargetingLocations: get('/api/targeting-locations/', {
    who: 'user',
    summary: 'Countries and regions, on the team dashboard; with a country its regions and larger cities',
    query: z.strictObject({ country_code: CountryCode.optional() }),
    answer: z.array(Location),
    lasting,
  }),
  listConversationTopics: get('/api/external/conversation-topics/', {
    who: 'pro',
    open,
    summary: 'Topics that posts are judged to be about',
    answer: z.array(InterestEntry),
    lasting,
  }),
  listInterests: get('/api/external/interests/', {
    who: 'pro',
    open,
    summary: 'Interests as a tree',
    answer: z.array(InterestEntry),
    lasting,
  }),
  listLanguages: get('/api/external/languages/', {
    who: 'pro',
    open,
    summary: 'Languages of posts and people',
    answer: z.array(LanguageEntry),
    lasting,
  }),
  listLocations: get('/api/external/locations/', {
    who: 'pro',
    open,
    summary: 'Countries and regions; with a country its regions and larger cities',
    query: z.strictObject({ country_code: CountryCode.optional() }),
    answer: z.array(Location),
    lasting,
  }),
  listNetworkOperators: get('/api/external/network-operators/', {
    who: 'pro',
    open,
    summary: 'Mobile networks by country',
    answer: z.array(NetworkOperator),
    lasting,
  }),
  listMoviesTvShows: get('/api/external/movies-tv-shows/', {
    who: 'pro',
    open,
    summary: 'Films and programmes',
    answer: z.array(MovieTvShow),
    lasting,
  }),

  searchConversationTopics: post('/api/external/conversation-topics/search/', {
    who: 'pro',
    open,
    summary: 'Topics by name',
    body: Searched,
    answer: z.object({ conversation_topics: z.array(InterestEntry) }),
  }),
  searchInterests: post('/api/external/interests/search/', {
    who: 'pro',
    open,
    summary: 'Interests by name',
    body: Searched,
    answer: z.object({ interests: z.array(InterestEntry) }),
  }),
  searchLocations: post('/api/external/locations/search/', {
    who: 'pro',
    open,
    summary: 'Countries, regions and cities by name',
    body: z.strictObject({ ...searched, country_code: CountryCode.exactOptional() }),
    answer: z.object({ locations: z.array(Location) }),
  }),
  searchMoviesTvShows: post('/api/external/movies-tv-shows/search/', {
    who: 'pro',
    open,
    summary: 'Films and programmes by name',
    body: Searched,
    answer: z.object({ movies_tv_shows: z.array(MovieTvShow) }),
  }),
  searchNetworkOperators: post('/api/external/network-operators/search/', {
    who: 'pro',
    open,
    summary: 'Mobile networks by name',
    body: Searched,
    answer: z.object({ network_operators: z.array(NetworkOperator) }),
  }),
  searchSocials: get('/api/external/search-socials/', {
    who: 'pro',
    summary: 'Accounts of the corpus by the beginning of their handle or name, those with most followers first',
    query: z.strictObject({
      q: z.string().trim().min(1).max(100),
      limit: z.coerce.number().int().min(1).max(20).default(8),
    }),
    answer: z.array(FoundAccount),
  }),
})
