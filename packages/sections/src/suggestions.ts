import type { TextKey } from '@starling/text'
import type { SectionId } from './sections.ts'

/** A question that each section answers, the most telling first. */
export const SUGGESTIONS: readonly (readonly [SectionId, TextKey])[] = [
  ['audience_size', 'Give me a summary'],
  ['interests_of_this_audience', 'Which interests are distinctive?'],
  ['countries', 'Which country do most people come from?'],
  ['sentiment_analysis', 'Is the mood positive or negative?'],
  ['follower_growth', 'Is the account growing?'],
  ['conversation_volume', 'Which day was the busiest?'],
  ['top_accounts', 'Which accounts do they follow most?'],
  ['share_of_voice', 'Who has the largest share of voice?'],
  ['genders', 'Are there more women or men?'],
  ['audience_activity', 'When is the best time to post?'],
  ['activity', 'What time of day are there the most posts?'],
  ['conversation_posts', 'Which post got the most likes?'],
  ['posts', 'Which post got the most likes?'],
  ['age_groups', 'How old are they?'],
  ['similar_accounts', 'Which accounts are similar?'],
  ['most_interacted_hashtags', 'Which hashtags do they interact with most?'],
  ['cities', 'Which cities are over-represented?'],
  ['job_titles', 'Which job titles are most frequent?'],
  ['largest_followers', 'Who are the biggest influencers in this audience?'],
]
