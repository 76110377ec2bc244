import type { SectionId } from '@starling/sections'

/**
 * Which sections a call answers. A page asks group after group, those of one step at once (spec 4: chained requests),
 * so that what a reader looks at first is there first.
 */
export const SECTION_GROUPS = {
  explorePeople: ['audience_size', 'profile', 'sample_accounts'],
  exploreDemographics: ['countries', 'languages', 'genders', 'age_groups', 'cities', 'job_titles'],
  exploreConversation: ['conversation_volume', 'sentiment_analysis', 'conversation_posts'],
  exploreTopAccounts: ['top_accounts'],
  exploreTopFollowers: ['largest_followers'],
  exploreSimilarAudiences: ['similar_accounts'],
  exploreFollowerGrowth: ['follower_growth'],
  explorePostData: ['posts'],
  exploreEnrichments: ['interests_of_this_audience', 'topics', 'subreddits'],
  exploreHandleWords: ['hashtags_used_by_handle', 'keywords_used_by_handle', 'keyword_combinations_used_by_handle'],
  exploreInteractedWords: [
    'most_interacted_emojis',
    'most_interacted_hashtags',
    'most_interacted_keywords',
    'most_interacted_keyword_combinations',
  ],
  exploreSelfView: ['hashtags_self_view', 'audience_self_view', 'audience_self_view_combinations'],
  exploreSeoKeywords: ['seo'],
  explorePostActivity: ['activity'],
  exploreShareOfVoice: ['share_of_voice'],
  exploreClusters: ['topic_clusters'],
} as const satisfies Record<string, readonly SectionId[]>
export type SectionGroup = keyof typeof SECTION_GROUPS
