import type { Grounds, Recomputed } from './grounds.ts'
import { growth, largest, overlap, profile, sample, similarAccounts, size, topAccounts } from './sections/accounts.ts'
import { likedPosts } from './sections/liked.ts'
import { pairs, topicClusters } from './sections/pairs.ts'
import { dimension, shareOfTerms, shares, subreddits } from './sections/people.ts'
import { phrases } from './sections/phrases.ts'
import { activity, audienceActivity, moods, postList, shareOfVoice, termsOfPosts, volume } from './sections/posts.ts'

/** How each section is computed again. */
export const RECOMPUTED: Record<string, (grounds: Grounds) => Recomputed> = {
  profile,
  audience_size: size,
  similar_accounts: similarAccounts,
  top_accounts: topAccounts,
  largest_followers: largest,
  liked_posts: likedPosts,
  sample_accounts: sample,
  follower_growth: growth,
  posts: postList,
  conversation_posts: postList,
  conversation_volume: volume,
  sentiment_analysis: moods,
  share_of_voice: shareOfVoice,
  hashtags_used_by_handle: (grounds) => termsOfPosts(grounds, 'hashtag'),
  keywords_used_by_handle: (grounds) => termsOfPosts(grounds, 'keyword'),
  activity,
  audience_activity: audienceActivity,
  overlap,
  countries: (grounds) =>
    shares(grounds, dimension('country'), { limit: 250, all: true, plain: true, judged: 'country' }),
  cities: (grounds) => shares(grounds, dimension('city')),
  languages: (grounds) => shares(grounds, dimension('language'), { plain: true }),
  genders: (grounds) => shares(grounds, dimension('gender'), { judged: 'gender' }),
  age_groups: (grounds) => shares(grounds, dimension('age_group')),
  job_titles: (grounds) => shares(grounds, dimension('job_title')),
  interests_of_this_audience: (grounds) => shares(grounds, dimension('interest')),
  topics: (grounds) => shares(grounds, dimension('topic')),
  most_interacted_emojis: (grounds) => shareOfTerms(grounds, 'interacted', 'emoji'),
  most_interacted_hashtags: (grounds) => shareOfTerms(grounds, 'interacted', 'hashtag'),
  most_interacted_keywords: (grounds) => shareOfTerms(grounds, 'interacted', 'keyword'),
  hashtags_self_view: (grounds) => shareOfTerms(grounds, 'bio', 'hashtag'),
  audience_self_view: (grounds) => shareOfTerms(grounds, 'bio', 'keyword'),
  subreddits,
  topic_clusters: topicClusters,
  seo: phrases,
  keyword_combinations_used_by_handle: (grounds) => pairs(grounds, 'posts'),
  most_interacted_keyword_combinations: (grounds) => pairs(grounds, 'interacted'),
  audience_self_view_combinations: (grounds) => pairs(grounds, 'bio'),
}
