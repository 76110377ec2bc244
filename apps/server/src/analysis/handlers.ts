import {
  type analysis,
  type handles,
  type keywords,
  type moods,
  SECTION_GROUPS,
  type SectionGroup,
  type sectionCalls,
} from '@starling/contract'
import { DEFAULT_POST_ORDERING, SECTION_IDS } from '@starling/sections'
import type { Handlers } from '../context.ts'
import { ageGroups } from './age-groups.ts'
import { answerSections } from './answer-sections.ts'
import { listPeople, listPosts, postsOfAccount } from './behind.ts'
import { accountsForKeywords, answerHandles, similarClassifiers, timelineOf } from './handles.ts'
import { keywordUsages, relatedKeywords, suggestAliases } from './keywords.ts'
import { moodsOfQuestion, postsByMood, spanOfPosts } from './moods.ts'
import { termTrends } from './term-trends.ts'
import { replyMoods, topicMoods, topicPosts } from './topics.ts'
import { understand } from './understand.ts'

type GroupHandlers = Handlers<typeof sectionCalls>
const groupHandlers = Object.fromEntries(
  (Object.keys(SECTION_GROUPS) as SectionGroup[]).map((group): [SectionGroup, GroupHandlers[SectionGroup]] => [
    group,
    ({ body }, context) => answerSections(SECTION_GROUPS[group], body, context),
  ]),
) as GroupHandlers

export const analysisHandlers: Handlers<typeof analysis> = {
  ...groupHandlers,
  analyzeQuestion: ({ body }, context) => understand(body.question, context),
  explore: ({ body }, context) => answerSections(SECTION_IDS, body, context),
  exploreX: ({ body }, context) => answerSections(SECTION_IDS, body, context),
  exploreDetail: ({ body }, context) => answerSections(SECTION_IDS, { inputs: true, ...body }, context),
  computeAgeGroups: ({ body }, context) => ageGroups(body, context),
  followAnalysis: async function* ({ query }, { analyses, signal }) {
    for await (const step of analyses.progress.follow(query.analysis_id, signal)) {
      yield { event: 'progress' as const, ...step }
    }
  },

  listPeopleBehind: ({ body }, context) => listPeople(body, context),
  listPostsBehind: ({ body }, context) => listPosts(body, context),
  listAccountPosts: ({ body }, context) => postsOfAccount(body.handle, DEFAULT_POST_ORDERING, body.limit, context),
  getTimeline: ({ query }, context) => postsOfAccount(query.handle, 'created_at', query.limit, context),
}

export const handleHandlers: Handlers<typeof handles> = {
  analyzeHandles: ({ body }, context) => answerHandles(['profile', 'audience_size', 'follower_growth'], body, context),
  exploreHandlePostMetadata: ({ body }, context) => answerHandles(POST_METADATA, body, context),
  exploreHandlePosts: ({ body }, context) => answerHandles(['posts'], body, context),
  findAccountsForKeywords: ({ body }, context) => accountsForKeywords(body, context),
  exploreSimilarClassifiers: ({ body }, context) => similarClassifiers(body, context),
  exploreTimeline: ({ query }, context) => timelineOf(query, context),
}
const POST_METADATA = [
  'hashtags_used_by_handle',
  'keywords_used_by_handle',
  'keyword_combinations_used_by_handle',
  'conversation_volume',
  'sentiment_analysis',
  'activity',
] as const

export const keywordHandlers: Handlers<typeof keywords> = {
  countKeywordUsages: ({ body }, context) => keywordUsages(body, context),
  listRelatedKeywords: ({ body }, context) => relatedKeywords(body, context),
  suggestAliases: ({ body }, context) => suggestAliases(body, context),
}

export const moodHandlers: Handlers<typeof moods> = {
  measureMoods: ({ body: { question, ...wish } }, context) => moodsOfQuestion(question, wish, context),
  listPostsByMood: ({ body }, context) => postsByMood(body, context),
  findPostsSpan: ({ body }, context) => spanOfPosts(body, context),
  exploreTrends: ({ body }, context) => termTrends(body, context),
  listTopicPosts: ({ query }, context) => topicPosts(query, context),
  measureTopicMoods: ({ query }, context) => topicMoods(query, context),
  measureReplyMoods: ({ query }, context) => replyMoods(query, context),
}
