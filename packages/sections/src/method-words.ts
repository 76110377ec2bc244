import type { TextKey } from '@starling/text'
import type { Method } from './methods.ts'

/** How each method computes, in short; docs/methods has all of it. Formulas are the same in every language. */
export const METHOD_WORDS: Record<Method, { how: TextKey; formulas: readonly string[] }> = {
  size: {
    how: 'People the question is about, of all accounts collected here. It is a share of the corpus, not of the whole network.',
    formulas: ['share = people / all accounts'],
  },
  shares_of_people: {
    how: 'For each value: how many of the people known have it, and how that compares with the baseline. A person counts once per value. In the order of over-index, the lower end of its interval decides.',
    formulas: ['share = count / known', 'over-index = share / baseline share'],
  },
  shares_of_posts: {
    how: 'Of the posts of the question, the share that holds a word or hashtag. A post counts once per word. Posts by the same author are not taken as independent, so the interval is wider where few people wrote much.',
    formulas: ['share = posts with it / posts'],
  },
  pairs: {
    how: 'Two words used by the same people, or in the same post, among the 50 commonest and the 50 most over-indexed.',
    formulas: ['share = people with both / known', 'times chance = count · known / (first · second)'],
  },
  phrases: {
    how: 'Runs of two to five words in the posts. Authors are counted per phrase, and compared with authors of the baseline in the same time. The over-index is drawn towards what is usual; the lower end of its interval decides the order.',
    formulas: ['share = authors / known', 'baseline share = authors in the baseline / known there'],
  },
  liked: {
    how: 'Posts that people of the audience liked, reposted, quoted or answered more than the baseline did, among those with enough of them. The over-index is drawn towards what is usual; the lower end of its interval decides the order. Which links and pictures a post has is not known here.',
    formulas: ['share = people of the audience who reacted to it / people known to have reacted to anything'],
  },
  top_accounts: {
    how: 'Accounts that the audience follows more than the baseline does, among those with enough followers in it. The over-index is drawn towards what is usual; the lower end of its interval decides the order.',
    formulas: [
      'share = followers in the audience / known',
      'influence = 100 · √(share · log₁₀(1 + followers) / 8)',
      'uniqueness = 100 · share / (share + baseline share)',
    ],
  },
  similar_accounts: {
    how: 'Accounts whose followers are nearly the same people as the audience: Jaccard’s index, 1 for the very same people.',
    formulas: ['similarity = both / (audience + followers − both)'],
  },
  accounts: {
    how: 'People of the audience by the follower count on their profile. Nothing is computed.',
    formulas: [],
  },
  sample: {
    how: 'People drawn by chance: each id is hashed to a number, and those with the lowest are shown. Every person has the same chance.',
    formulas: [],
  },
  profile: { how: 'The account as it was last fetched. Nothing is computed.', formulas: [] },
  posts: {
    how: 'Matching posts in the order chosen. Counts are those of the day they were fetched.',
    formulas: [],
  },
  growth: {
    how: 'Per day (UTC): follows that began, follows that ended, and the follower count where it was noted that day.',
    formulas: ['net = gained − lost'],
  },
  volume: {
    how: 'Matching posts per day, and the likes of these posts. Days without a post count 0.',
    formulas: [],
  },
  sentiment: {
    how: 'Each post is judged negative, neutral or positive; where the judgement is more likely wrong than right, it is unsure and counts for none of the three. Posts by the same author are not taken as independent, so the interval is wider where few people wrote much; mistakes of the judgement are not in it.',
    formulas: ['net mood = (positive − negative) / posts judged', 'share unsure = posts unsure / all posts'],
  },
  share_of_voice: {
    how: 'Among posts that hold at least one of the names. A post with two names counts for both. Everybody is heard, not only the audience. Posts by the same author are not taken as independent, so the interval is wider where few people wrote much.',
    formulas: ['share = posts with this name / posts with any name'],
  },
  activity: {
    how: 'Matching posts by day of the week and hour, on the clock of the chosen time zone. Posts by the same author are not taken as independent, so the interval is wider where few people wrote much.',
    formulas: ['share = posts / all posts of the question'],
  },
  overlap: {
    how: 'People who are in exactly these audiences and in none of the others, for each combination.',
    formulas: ['share = people / people in any of them'],
  },
  topic_clusters: {
    how: 'Words that the same people use more than chance gives are tied; Leiden’s method finds the groups that hold together best.',
    formulas: ['tie = (count − a · b / known) / √(a · b)'],
  },
}
