/** Each has its page with the formula: docs/methods/<name>.md. */
export const METHODS = [
  'size',
  'shares_of_people',
  'shares_of_posts',
  'pairs',
  'phrases',
  'top_accounts',
  'similar_accounts',
  'liked',
  'accounts',
  'sample',
  'profile',
  'posts',
  'growth',
  'volume',
  'sentiment',
  'share_of_voice',
  'activity',
  'overlap',
  'topic_clusters',
] as const
export type Method = (typeof METHODS)[number]
