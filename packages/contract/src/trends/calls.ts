import { z } from 'zod'
import { Answered, Base, SectionAnswers } from '../asking/index.ts'
import { capability, get, post } from '../call.ts'
import { Moment } from '../primitives.ts'
import { TREND_COUNTRY } from './trend-country.ts'

/** Two letters or a name; `Global` is everybody. */
const Country = z.string().trim().min(1).max(60)
const Place = z.strictObject({ country: Country.default(TREND_COUNTRY) })
const Interval = z.tuple([z.number(), z.number()]).nullable()
const Mark = z.enum(['faded', 'few']).nullable()
/** Seconds since 1970, the second one left out. */
const Span = z.object({ since: z.int(), until: z.int() })

/** Where figures come from: what every answer of the engine carries. */
const Origin = { base: Base, as_of: Moment.nullable(), source: z.array(z.string()), method: z.string() }

const Mood = z.object({
  negative: z.int(),
  neutral: z.int(),
  positive: z.int(),
  /** Share of positive posts less that of negative ones. */
  net: z.number().nullable(),
  net_interval: Interval,
})
const Day = z.object({ at: z.int(), posts: z.int() })

const OverUse = {
  posts: z.int(),
  people: z.int(),
  share: z.number(),
  interval: Interval,
  before_posts: z.int(),
  before_share: z.number().nullable(),
  /** How many times as common as before; nothing where it was never said before. */
  over_index: z.number().nullable(),
  q_value: z.number(),
  significant: z.enum(['over']).nullable(),
  mark: Mark,
  mood: Mood,
  /** Posts in spans of 24 hours, the last of them is now. */
  days: z.array(Day),
}

export const TrendingTopic = z
  .object({
    topic: z.string(),
    kind: z.enum(['hashtag', 'keyword', 'phrase']),
    country: z.string(),
    window: Span,
    ...OverUse,
    ...Origin,
  })
  .meta({ id: 'TrendingTopic' })
export type TrendingTopic = z.infer<typeof TrendingTopic>

export const PeakEvent = z
  .object({
    topic: z.string(),
    country: z.string(),
    /** The days on which it stood out. */
    window: Span,
    ...OverUse,
    words: z.array(z.object({ value: z.string(), count: z.int(), share: z.number(), interval: Interval })),
    ...Origin,
  })
  .meta({ id: 'PeakEvent' })
export type PeakEvent = z.infer<typeof PeakEvent>

export const CountryStats = z
  .object({
    country: z.string(),
    people: z.int(),
    posts: z.int(),
    /** Of the posts of everybody whose country is known. */
    share: z.number().nullable(),
    interval: Interval,
    mark: Mark,
  })
  .meta({ id: 'CountryStats' })
export type CountryStats = z.infer<typeof CountryStats>

export const XStats = SectionAnswers.extend({
  country: z.string(),
  window: Span,
  people: z.int(),
  posts: z.int(),
  posts_now: z.int(),
  /** In 24 hours on average, over the 28 days before. */
  posts_before: z.number(),
  mood_now: Mood,
}).meta({ id: 'XStats' })
export type XStats = z.infer<typeof XStats>

const XStatsQuery = Place.extend({ utc_offset_minutes: z.coerce.number().int().min(-840).max(840).default(0) })

/** Accounts that the people of a question follow, in communities: accounts in one share followers among them. */
export const FollowedCommunities = z
  .object({
    communities: z.array(
      z.object({
        community: z.int(),
        /** The words that the bios of its accounts have in common more than others'. */
        words: z.array(z.string()),
        accounts: z.array(
          z.object({
            id: z.string(),
            handle: z.string(),
            name: z.string(),
            bio: z.string(),
            followers_count: z.int(),
            avatar_url: z.string().nullable(),
            count: z.int(),
            share: z.number(),
            interval: Interval,
          }),
        ),
        /** Of the question, who belongs to it: follows at least two of its accounts. */
        people: z.int(),
        share: z.number(),
        interval: Interval,
        /** Share of its accounts' ties that stay inside. */
        cohesion: z.number().nullable(),
        mark: Mark,
      }),
    ),
    ties: z.array(
      z.object({
        from: z.string(),
        to: z.string(),
        /** People of the question who follow both. */
        count: z.int(),
        /** How many times as many as by chance. */
        association: z.number(),
        from_community: z.int(),
        to_community: z.int(),
      }),
    ),
    ...Origin,
  })
  .meta({ id: 'FollowedCommunities' })
export type FollowedCommunities = z.infer<typeof FollowedCommunities>

const Keywords = z.array(z.string().trim().min(1).max(200)).max(20)
const About = z.strictObject({ keywords: Keywords.min(1), countries: z.array(Country).max(50).exactOptional() })

export const trends = capability('trends', {
  getXStats: get('/api/external/x-stats/', {
    who: 'pro',
    summary: 'How much, when, in which mood and language a country posts',
    query: XStatsQuery,
    answer: XStats,
  }),
  getPremiumXStats: get('/api/premium/x-stats/', {
    who: 'user',
    summary: 'How much, when, in which mood and language a country posts',
    query: XStatsQuery,
    answer: XStats,
  }),
  listTrendingTopics: get('/api/external/x-stats/trending-topics/', {
    who: 'pro',
    summary: 'What a country talks about more in 24 hours than in the 28 days before',
    query: Place,
    answer: z.array(TrendingTopic),
  }),
  listTrendCountries: get('/api/external/x-stats/countries/', {
    who: 'pro',
    summary: 'People and posts of every country',
    answer: z.object({ countries: z.array(CountryStats), window: Span, ...Origin }),
  }),
  listEvents: get('/api/external/events/', {
    who: 'pro',
    summary: 'Peaks of the last 28 days, with the words that make them',
    query: Place,
    answer: z.array(PeakEvent),
  }),
  listTopicAccounts: post('/api/external/topic-accounts/', {
    who: 'pro',
    summary:
      'Accounts that lead a topic: those its people follow more than others do, and the largest who write about it',
    body: About,
    answer: z.object({ followed: Answered, writing: Answered }),
  }),
  findCommunities: post('/api/starling/trends/communities/', {
    who: 'pro',
    summary: 'Whom the people who write about something follow, in communities; without a word, whom everybody follows',
    body: About.extend({ keywords: Keywords }),
    answer: FollowedCommunities,
  }),
})
