import type { SectionId } from './sections.ts'

/** Sections that calls answer beside the groups of a page, by the call's name. */
export const CALL_SECTIONS = {
  analyzeHandles: ['profile', 'audience_size', 'follower_growth'],
  exploreHandlePosts: ['posts'],
  exploreHandlePostMetadata: [
    'hashtags_used_by_handle',
    'keywords_used_by_handle',
    'keyword_combinations_used_by_handle',
    'conversation_volume',
    'sentiment_analysis',
    'activity',
  ],
  findAccountsForKeywords: ['largest_followers', 'top_accounts'],
  exploreSimilarClassifiers: ['interests_of_this_audience', 'topics', 'job_titles'],
  summarizeTargeting: [
    'audience_size',
    'countries',
    'languages',
    'genders',
    'age_groups',
    'interests_of_this_audience',
    'topics',
    'top_accounts',
  ],
  exploreConfigInsights: [
    'audience_size',
    'countries',
    'languages',
    'genders',
    'age_groups',
    'interests_of_this_audience',
    'most_interacted_hashtags',
    'most_interacted_keywords',
    'top_accounts',
  ],
  listTopicPosts: ['conversation_posts', 'conversation_volume'],
  listAccountTopics: ['keywords_used_by_handle', 'hashtags_used_by_handle', 'topics', 'interests_of_this_audience'],
} as const satisfies Record<string, readonly SectionId[]>

/** What can be laid side by side for several accounts' followers; the first unless told. */
export const COMPARED = [
  'countries',
  'languages',
  'genders',
  'age_groups',
  'topics',
  'interests_of_this_audience',
] as const satisfies readonly SectionId[]

/** Of a place: what has its own days, and what goes by the reader's clock or none. */
export const PLACE_SECTIONS = {
  by_day: ['conversation_volume', 'sentiment_analysis'],
  by_clock: ['activity', 'languages', 'topics'],
} as const satisfies Record<string, readonly SectionId[]>

/** Of people who are no question of Explore's: who they are and what they care about. */
export const AUDIENCE_SECTIONS = [
  'interests_of_this_audience',
  'hashtags_self_view',
  'countries',
  'age_groups',
  'top_accounts',
  'sentiment_analysis',
] as const satisfies readonly SectionId[]

/** Whose rows are worth targeting, the most telling first. */
export const TARGETABLE = {
  handles: ['top_accounts', 'similar_accounts'],
  hashtags: ['most_interacted_hashtags', 'hashtags_used_by_handle', 'hashtags_self_view'],
  keywords: ['most_interacted_keywords', 'keywords_used_by_handle', 'audience_self_view'],
} as const satisfies Record<string, readonly SectionId[]>

/** The section that knows a thing which another part of the product needs to know. */
export const SECTION_FOR = {
  size: 'audience_size',
  ages: 'age_groups',
  languages: 'languages',
  volume: 'conversation_volume',
  growth: 'follower_growth',
  mood: 'sentiment_analysis',
  overlap: 'overlap',
  voice: 'share_of_voice',
  followed: 'top_accounts',
  largest: 'largest_followers',
  hashtags: 'hashtags_used_by_handle',
  clusters: 'topic_clusters',
  posts: 'conversation_posts',
  hours: 'audience_activity',
} as const satisfies Record<string, SectionId>

/** By which section it is told what sets the people of an audience apart. */
export const TRAIT_SECTIONS = {
  keyword: 'most_interacted_keywords',
  interest: 'interests_of_this_audience',
  account: 'top_accounts',
  hashtag: 'most_interacted_hashtags',
  topic: 'topics',
  job_title: 'job_titles',
  country: 'countries',
  language: 'languages',
} as const satisfies Record<string, SectionId>
