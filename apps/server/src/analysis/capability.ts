import { analysis as calls, type sectionCalls } from '@starling/contract'
import { DEFAULT_POST_ORDERING } from '@starling/question'
import { CALL_SECTIONS, SECTION_GROUPS, SECTION_IDS, type SectionGroup, sectionsIn } from '@starling/sections'
import { followedAs, streamSections, understand, writeSections } from '../asking/index.ts'
import type { Handlers } from '../floor/index.ts'
import { served } from '../floor/index.ts'
import { computeAgeGroups } from './age-groups.ts'
import { listPeopleBehind, listPostsBehind, postsOfAccount } from './behind.ts'
import { answerHandles, exploreSimilarClassifiers, exploreTimeline, findAccountsForKeywords } from './handles.ts'
import { countKeywordUsages, listRelatedKeywords, suggestAliases } from './keywords.ts'
import { findPostsSpan, listPostsByMood, measureMoods } from './moods.ts'
import { suggestOtherWords } from './other-words.ts'
import { exploreTrends } from './term-trends.ts'
import { listTopicPosts, measureReplyMoods, measureTopicMoods } from './topics.ts'

type GroupHandlers = Handlers<typeof sectionCalls>
const groupHandlers = Object.fromEntries(
  SECTION_GROUPS.map((group): [SectionGroup, GroupHandlers[SectionGroup]] => [
    group,
    ({ body }, context) => writeSections(sectionsIn(group), body, context),
  ]),
) as GroupHandlers

export const analysis = served(calls, {
  handlers: {
    ...groupHandlers,
    exploreSections: ({ body }, context) => streamSections(body, context),
    analyzeQuestion: ({ body }, context) => understand(body.question, context),
    explore: ({ body }, context) => writeSections(SECTION_IDS, body, context),
    exploreX: ({ body }, context) => writeSections(SECTION_IDS, body, context),
    exploreDetail: ({ body }, context) => writeSections(SECTION_IDS, { inputs: true, ...body }, context),
    computeAgeGroups,
    followAnalysis: async function* ({ query }, context) {
      const { analyses, signal } = context
      for await (const step of analyses.progress.follow(followedAs(context, query.analysis_id), signal)) {
        yield { event: 'progress' as const, ...step }
      }
    },

    listPeopleBehind,
    listPostsBehind,
    listAccountPosts: ({ body }, context) => postsOfAccount(body.handle, DEFAULT_POST_ORDERING, body.limit, context),
    getTimeline: ({ query }, context) => postsOfAccount(query.handle, 'created_at', query.limit, context),

    analyzeHandles: ({ body }, context) => answerHandles(CALL_SECTIONS.analyzeHandles, body, context),
    exploreHandlePostMetadata: ({ body }, context) =>
      answerHandles(CALL_SECTIONS.exploreHandlePostMetadata, body, context),
    exploreHandlePosts: ({ body }, context) => answerHandles(CALL_SECTIONS.exploreHandlePosts, body, context),
    findAccountsForKeywords,
    exploreSimilarClassifiers,
    exploreTimeline,

    countKeywordUsages,
    listRelatedKeywords,
    suggestAliases,
    suggestOtherWords,

    measureMoods,
    listPostsByMood,
    findPostsSpan,
    exploreTrends,
    listTopicPosts,
    measureTopicMoods,
    measureReplyMoods,
  },
})
