import type { Answered } from '@starling/contract/browser'
import type { SectionId } from '@starling/sections'
import type { TextKey } from '@starling/text'

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

/** Of what is on the screen and was not asked yet. */
export function suggestionsFor(
  answers: readonly Answered[],
  asked: readonly string[],
  most: number,
  say: (key: TextKey) => string,
) {
  const there = new Set(
    answers.filter(({ rows, base }) => rows.length > 0 && !base.hidden).map(({ section }) => section),
  )
  const questions = SUGGESTIONS.filter(([section]) => there.has(section)).map(([, key]) => say(key))
  return [...new Set(questions)].filter((question) => !asked.includes(question)).slice(0, most)
}
