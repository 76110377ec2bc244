export const MOST_COMPETITORS = 5
/** What a call says of the handle of an account that was never read in: a page offers to fetch it. */
export const NOT_IN_CORPUS = 'This account is not in the corpus yet.'
/** What can be laid side by side for several accounts' followers. */
export const COMPARED = [
  'countries',
  'languages',
  'genders',
  'age_groups',
  'topics',
  'interests_of_this_audience',
] as const
export const CREATOR_ORDERS = ['engagement_rate', 'followers_count', 'engagements'] as const
export const MOST_CREATORS = 60
