import { Question } from '@starling/question/schema'
import { z } from 'zod'
import { Grounds } from '../asking/index.ts'
import { capability, get, post } from '../call.ts'
import { PayingTeam } from '../networks/index.ts'
import { Moment, Paging, Pk } from '../primitives.ts'

const Interval = z.tuple([z.number(), z.number()]).nullable()

const LeadingAccount = z.object({
  id: z.string(),
  handle: z.string(),
  name: z.string(),
  bio: z.string(),
  followers_count: z.int(),
  avatar_url: z.string().nullable(),
  /** People known here who follow it. */
  count: z.int(),
})

/** Accounts that the same people follow, and who belongs to it: docs/methods/communities.md. */
export const Community = z
  .object({
    /** The handle of the account that most of its people follow; any of its accounts leads to it. */
    id: z.string(),
    words: z.array(z.string()),
    /** The most followed first. */
    accounts: z.array(LeadingAccount),
    account_count: z.int(),
    /** Who belongs to it: follows at least so many of its accounts. */
    people: z.int(),
    at_least: z.int(),
    share: z.number(),
    interval: Interval,
    /** Share of its accounts' ties that stay inside. */
    cohesion: z.number().nullable(),
    /** Follows of its accounts that began and ended in the last days, and what that is of those there were. */
    growth: z.object({
      days: z.int(),
      gained: z.int(),
      lost: z.int(),
      rate: z.number().nullable(),
      rate_interval: Interval,
    }),
    /** Of what its people wrote in the last days; nothing where they are too few. */
    mood: z
      .object({
        days: z.int(),
        negative: z.int(),
        neutral: z.int(),
        positive: z.int(),
        net: z.number().nullable(),
        net_interval: Interval,
      })
      .nullable(),
    /** Those it shares more people with than chance would have it, the most so first. */
    neighbours: z.array(
      z.object({
        id: z.string(),
        shared: z.int(),
        /** Of this community's people. */
        share: z.number(),
        /** How many times as many as by chance. */
        association: z.number(),
      }),
    ),
    /** Its people as a question: to be analysed, saved or built upon. */
    question: Question,
  })
  .meta({ id: 'Community' })
export type Community = z.infer<typeof Community>

export const FoundCommunities = z
  .object({ /** The largest first. */ communities: z.array(Community), ...Grounds })
  .meta({ id: 'FoundCommunities' })
export type FoundCommunities = z.infer<typeof FoundCommunities>

/** A group that people join at X, as X told it. */
export const XCommunity = z
  .object({
    id: Pk,
    uid: z.string(),
    name: z.string(),
    description: z.string(),
    member_count: z.int().nullable(),
    join_policy: z.string().nullable(),
    founded_at: Moment.nullable(),
    read_at: Moment,
    /** X does not tell who joined: who posted about what it is called and tagged with. */
    question: Question,
  })
  .meta({ id: 'XCommunity' })
export type XCommunity = z.infer<typeof XCommunity>

const named = { id: z.string(), label: z.string(), label_ja: z.string() }
/** What posts and people are about, and what belongs to each. */
export const ContentCategory = z
  .object({ ...named, interests: z.array(z.object(named)) })
  .meta({ id: 'ContentCategory' })
export type ContentCategory = z.infer<typeof ContentCategory>

const lasting = true

export const communities = capability('communities', {
  listCommunities: get('/api/communities/', {
    who: 'user',
    summary: 'Communities of the people known here, each with its leading accounts',
    bounded: 'at most 24, of six accounts each',
    answer: FoundCommunities,
  }),
  getCommunity: get('/api/communities/{pk}/', {
    who: 'user',
    summary: 'The community that an account is in, with all of its accounts',
    bounded: 'one, of at most 160 accounts',
    answer: Community,
  }),
  listXCommunities: get('/api/community/', {
    who: 'user',
    summary: "X's own Communities that a team of mine has looked up",
    query: Paging.extend({ team: PayingTeam.optional() }),
    answer: z.array(XCommunity),
  }),
  getXCommunity: get('/api/community/{pk}/', {
    who: 'user',
    summary: 'A Community of X that a team of mine has looked up',
    answer: XCommunity,
  }),
  searchXCommunities: post('/api/starling/community/search/', {
    who: 'user',
    scope: 'write',
    summary: "Search X's own Communities with a linked account of mine; the team pays for the read",
    body: z.strictObject({
      query: z.string().trim().min(1).max(100),
      account: z.string().max(64),
      team: PayingTeam.exactOptional(),
    }),
    bounded: 'at most 50',
    /** What it cost, in millionths of a dollar. */
    answer: z.object({ communities: z.array(XCommunity), cost: z.int() }),
  }),
  listContentCategories: get('/api/content-categories/', {
    who: 'user',
    summary: 'What content is about, as branches of the tree of interests',
    answer: z.array(ContentCategory),
    lasting,
  }),
  getContentCategory: get('/api/content-categories/{pk}/', {
    who: 'user',
    summary: 'A category of content',
    bounded: 'one branch of the tree of interests',
    answer: ContentCategory,
  }),
})
