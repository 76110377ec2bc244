import { Question, Who } from '@starling/question/schema'
import type { SectionGroup } from '@starling/sections'
import { z } from 'zod'
import {
  ANALYSIS_ID,
  Answered,
  AnswerRow,
  Ask,
  Grounds,
  Refused,
  SectionAnswers,
  SectionName,
} from '../asking/index.ts'
import { get, post } from '../call.ts'
import { Handle } from '../networks/index.ts'
import { Moment } from '../primitives.ts'

const answers = <const P extends string>(path: P, summary: string) =>
  post(path, { who: 'pro', summary, body: Ask, answer: SectionAnswers })

/** One call a group of sections; the same handler answers all. */
export const sectionCalls = {
  explorePeople: answers('/api/external/analyze-query/', 'How many people a question is about, and who they are'),
  exploreDemographics: answers(
    '/api/external/explore-demographics/',
    'Countries, languages, genders, ages, cities, jobs',
  ),
  exploreConversation: answers('/api/external/x-conversations/', 'Volume, mood and posts of a conversation'),
  exploreTopAccounts: answers(
    '/api/external/explore-top-accounts/',
    'Accounts the audience follows more than others do',
  ),
  exploreTopFollowers: answers('/api/external/explore-top-followers/', 'The largest accounts of the audience'),
  exploreSimilarAudiences: answers('/api/external/explore-similar-audiences/', 'Accounts with the same followers'),
  exploreFollowerGrowth: answers('/api/external/explore-follower-growth/', 'Followers of a handle, day by day'),
  explorePostData: answers('/api/external/explore-post-data/', 'Matching posts'),
  exploreEnrichments: answers('/api/external/explore-enrichments/', 'Interests, topics and subreddits'),
  exploreHandleWords: answers('/api/external/explore-extract-data-handles/', 'Words that a handle uses'),
  exploreInteractedWords: answers(
    '/api/external/explore-extract-data-tweet-keywords/',
    'Words of posts that the audience liked, reposted or answered',
  ),
  exploreSelfView: answers('/api/external/explore-extract-data-keywords/', 'Words that the audience has in its bios'),
  exploreSeoKeywords: answers('/api/external/explore-seo-keywords/', 'Phrases that the audience over-uses in posts'),
  explorePostActivity: answers('/api/external/x-post-activity/', 'When in the week the posts were written'),
  exploreShareOfVoice: answers('/api/external/x-share-of-voice/', 'How the conversation is shared between names'),
  exploreClusters: answers('/api/external/explore-clusters/', 'Words the same people use, gathered into clusters'),
} satisfies Record<SectionGroup, unknown>

const Person = z
  .object({
    id: z.string(),
    handle: z.string(),
    name: z.string(),
    followers_count: z.int(),
    avatar_url: z.string().nullable(),
  })
  .meta({ id: 'ShortAccount' })

/** What was made of a question before anything is counted. */
export const Understood = z
  .object({
    /** Names the question; saving an audience asks for it. */
    audience_creator_query_id: z.string(),
    /** As it was understood: trimmed, country aliases made canonical, its window set. */
    question: Question,
    sections: z.array(SectionName),
    /** Handles and posts that the corpus does not have: they can be fetched, see `fetch-estimate`. */
    missing: z.object({ handles: z.array(z.string()), post_ids: z.array(z.string()) }),
    /** The account a handle question is about. */
    account: Person.nullable(),
    corpus: z.object({
      accounts: z.int(),
      posts: z.int(),
      as_of: Moment.nullable(),
      source: z.array(z.string()),
      /** Posts before this moment are still coming in; null where all are here. */
      whole_since: Moment.nullable(),
    }),
  })
  .meta({ id: 'Understood' })
export type Understood = z.infer<typeof Understood>

const section = z.literal('section')

export const explore = {
  ...sectionCalls,
  /** What a page asks: one request for an analysis, and each of its sections as soon as it is there. */
  exploreSections: post('/api/starling/analysis/sections/', {
    who: 'pro',
    summary: 'What was understood, then the sections of a question as they are ready, all in one answer',
    body: Ask.pick({ question: true, utc_offset_minutes: true }).extend({
      /** Asked for again: only these, without what was understood. Left out: all that a question of this kind asks. */
      sections: Ask.shape.sections,
    }),
    stream: 'events',
    answer: z.union([
      Understood.extend({ event: z.literal('understood') }),
      Answered.extend({ event: section }),
      Refused.extend({ event: section }),
    ]),
  }),
  analyzeQuestion: post('/api/external/explore-query-analyzer/', {
    who: 'pro',
    summary: 'What a question is understood to ask',
    body: z.strictObject({ question: Question }),
    answer: Understood,
  }),
  explore: post('/api/external/xplore/', {
    who: 'pro',
    summary: 'Any sections of a question at once',
    body: Ask,
    answer: SectionAnswers,
  }),
  exploreX: post('/api/explore-x/', {
    who: 'user',
    scope: 'read',
    summary: 'Any sections of a question at once, on the team dashboard',
    body: Ask,
    answer: SectionAnswers,
  }),
  exploreDetail: post('/api/external/xplore-detail/', {
    who: 'pro',
    summary: 'One section in full, with another baseline or order, and what it was computed from',
    body: Ask.extend({ sections: z.tuple([SectionName]) }),
    answer: SectionAnswers,
  }),

  computeAgeGroups: post('/api/external/compute-age-groups/', {
    who: 'pro',
    summary: 'Ages of an audience, in percent of those whose age is known',
    body: z.strictObject({ question: Question, baseline: Ask.shape.baseline }),
    answer: z.object({
      /** Ages as the section `age_groups` names them; empty when too few are known. */
      age_percentages: z.record(z.string(), z.number()),
      age_groups: z.array(AnswerRow),
      ...Grounds,
    }),
  }),
  followAnalysis: get('/api/external/proxy-event-stream/', {
    who: 'pro',
    summary: 'How far an analysis is: the sections that are answered, as they are',
    query: z.strictObject({ analysis_id: z.string().regex(ANALYSIS_ID) }),
    stream: 'events',
    answer: z.object({ event: z.literal('progress'), done: z.int(), total: z.int(), section: SectionName }),
  }),

  /** The people behind a bar: those of the question for whom a further condition holds. */
  listPeopleBehind: post('/api/starling/analysis/people/', {
    who: 'pro',
    summary: 'People of a question for whom a further condition holds',
    body: z.strictObject({ question: Question, who: Who, limit: z.int().min(1).max(100).default(25) }),
    answer: z.object({ n: z.int(), rows: z.array(AnswerRow), more: z.boolean() }),
  }),
  listPostsBehind: post('/api/starling/analysis/posts/', {
    who: 'pro',
    summary: 'Posts of a question with given words, of given people or of a part of its window',
    body: z.strictObject({
      question: Question,
      words: z.array(z.string().max(200)).max(5).exactOptional(),
      who: Who.exactOptional(),
      window: z.strictObject({ since: z.int(), until: z.int() }).exactOptional(),
      limit: z.int().min(1).max(100).default(25),
    }),
    answer: z.object({ n: z.int(), rows: z.array(AnswerRow), more: z.boolean() }),
  }),
  listAccountPosts: post('/api/external/posts-account/', {
    who: 'pro',
    summary: 'Posts of an account',
    body: z.strictObject({ handle: Handle, limit: z.int().min(1).max(100).default(25) }),
    answer: z.object({ posts: z.array(AnswerRow) }),
  }),
  getTimeline: get('/api/external/fetch-timeline/', {
    who: 'pro',
    summary: 'The newest posts of an account',
    query: z.strictObject({ handle: Handle, limit: z.coerce.number().int().min(1).max(100).default(25) }),
    answer: z.object({ posts: z.array(AnswerRow) }),
  }),
}
