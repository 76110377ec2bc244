import { analysis as calls, type sectionCalls } from '@starling/contract'
import { DEFAULT_POST_ORDERING } from '@starling/question'
import { CALL_SECTIONS, SECTION_GROUPS, SECTION_IDS, type SectionGroup, sectionsIn } from '@starling/sections'
import { answerSections, understand } from '../asking/index.ts'
import type { Handlers } from '../floor/index.ts'
import { served } from '../floor/index.ts'
import { ageGroups } from './age-groups.ts'
import { listPeople, listPosts, postsOfAccount } from './behind.ts'
import { accountsForKeywords, answerHandles, similarClassifiers, timelineOf } from './handles.ts'
import { keywordUsages, relatedKeywords, suggestAliases } from './keywords.ts'
import { moodsOfQuestion, postsByMood, spanOfPosts } from './moods.ts'
import { termTrends } from './term-trends.ts'
import { replyMoods, topicMoods, topicPosts } from './topics.ts'

type GroupHandlers = Handlers<typeof sectionCalls>
const groupHandlers = Object.fromEntries(
  SECTION_GROUPS.map((group): [SectionGroup, GroupHandlers[SectionGroup]] => [
    group,
    ({ body }, context) => answerSections(sectionsIn(group), body, context),
  ]),
) as GroupHandlers

export const analysis = served(calls, {
  handlers: {
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

    analyzeHandles: ({ body }, context) => answerHandles(CALL_SECTIONS.analyzeHandles, body, context),
    exploreHandlePostMetadata: ({ body }, context) =>
      answerHandles(CALL_SECTIONS.exploreHandlePostMetadata, body, context),
    exploreHandlePosts: ({ body }, context) => answerHandles(CALL_SECTIONS.exploreHandlePosts, body, context),
    findAccountsForKeywords: ({ body }, context) => accountsForKeywords(body, context),
    exploreSimilarClassifiers: ({ body }, context) => similarClassifiers(body, context),
    exploreTimeline: ({ query }, context) => timelineOf(query, context),

    countKeywordUsages: ({ body }, context) => keywordUsages(body, context),
    listRelatedKeywords: ({ body }, context) => relatedKeywords(body, context),
    suggestAliases: ({ body }, context) => suggestAliases(body, context),

    measureMoods: ({ body: { question, ...wish } }, context) => moodsOfQuestion(question, wish, context),
    listPostsByMood: ({ body }, context) => postsByMood(body, context),
    findPostsSpan: ({ body }, context) => spanOfPosts(body, context),
    exploreTrends: ({ body }, context) => termTrends(body, context),
    listTopicPosts: ({ query }, context) => topicPosts(query, context),
    measureTopicMoods: ({ query }, context) => topicMoods(query, context),
    measureReplyMoods: ({ query }, context) => replyMoods(query, context),
  },
})
