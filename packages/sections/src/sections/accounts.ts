import { QUERY_TYPES, type Question } from '@starling/question'
import { followers } from '../behind.ts'
import { ACCOUNT, FOLLOWED } from '../columns.ts'
import { growthHeadline, noHeadline, similarityHeadline, sizeHeadline } from '../headline.ts'
import { DEFAULT_LIMIT, SPREAD_VALUES, section } from '../section.ts'
import { tellFollowed, tellFollowers, tellSize } from '../summary/clauses.ts'

const SPREAD = { do: 'spread', of: 'followed', limit: SPREAD_VALUES } as const
const handleOf = (question: Question) => (question.query_type === 'handle' ? question.handle : '')

export const profile = section({
  id: 'profile',
  title: 'Profile',
  meaning: 'The account itself, as last seen.',
  asked_by: ['handle'],
  group: 'explorePeople',
  place: { part: 'overview', at: 1, span: 6 },
  columns: ACCOUNT,
  chart: { kind: 'profile_card' },
  base: 'people',
  baseline: 'none',
  read_from: 'profiles',
  method: 'profile',
  primitives: (question) => [{ do: 'profile', handle: handleOf(question) }],
  headline: noHeadline,
  summary: { sentence: 'size', at: 2, tell: tellFollowers },
})

export const audience_size = section({
  id: 'audience_size',
  title: 'Audience size',
  meaning: 'How many people the question is about, and how many of all accounts known here that is.',
  asked_by: QUERY_TYPES,
  group: 'explorePeople',
  place: { part: 'overview', at: 2, span: 4 },
  columns: {
    accounts: { label: 'People', kind: 'count' },
    share: { label: 'Share of all accounts', kind: 'share' },
    posts: { label: 'Posts', kind: 'count' },
    all_accounts: { label: 'All accounts', kind: 'count' },
    all_posts: { label: 'All posts', kind: 'count' },
  },
  chart: { kind: 'figure', value: 'accounts' },
  base: 'people',
  baseline: 'none',
  read_from: 'profiles',
  method: 'size',
  primitives: () => [{ do: 'size' }],
  headline: sizeHeadline,
  summary: { sentence: 'size', at: 1, tell: tellSize },
})

export const similar_accounts = section({
  id: 'similar_accounts',
  title: 'Similar accounts',
  meaning: 'Accounts whose followers overlap most with this audience.',
  asked_by: QUERY_TYPES,
  group: 'exploreSimilarAudiences',
  place: { part: 'accounts', at: 2, span: 6 },
  columns: { ...FOLLOWED, similarity: { label: 'Similarity', kind: 'share' } },
  chart: { kind: 'bars', label: 'handle', value: 'share', interval: 'interval', baseline: 'baseline_share' },
  base: 'people',
  baseline: 'all',
  read_from: 'follows',
  method: 'similar_accounts',
  primitives: (_, { limit = DEFAULT_LIMIT }) => [{ do: 'followed', order: 'similarity', limit }, SPREAD],
  behind: followers,
  headline: similarityHeadline,
})

export const top_accounts = section({
  id: 'top_accounts',
  title: 'Top accounts',
  meaning: 'Accounts that this audience follows more than the baseline does, the clearest difference first.',
  asked_by: QUERY_TYPES,
  group: 'exploreTopAccounts',
  place: { part: 'accounts', at: 1, span: 6 },
  columns: FOLLOWED,
  chart: { kind: 'bars', label: 'handle', value: 'share', interval: 'interval', baseline: 'baseline_share' },
  base: 'people',
  baseline: 'chosen',
  read_from: 'follows',
  method: 'top_accounts',
  primitives: (_, { order = 'lift', limit = DEFAULT_LIMIT }) => [
    { do: 'followed', order, limit },
    ...(order === 'lift' ? [SPREAD] : []),
  ],
  behind: followers,
  summary: { sentence: 'followed', at: 1, tell: tellFollowed },
})

export const largest_followers = section({
  id: 'largest_followers',
  title: 'Largest accounts of this audience',
  meaning: 'The people in this audience with the most followers.',
  asked_by: QUERY_TYPES,
  group: 'exploreTopFollowers',
  place: { part: 'accounts', at: 3, span: 6 },
  columns: ACCOUNT,
  chart: { kind: 'table' },
  base: 'people',
  baseline: 'none',
  read_from: 'profiles',
  method: 'accounts',
  primitives: (_, { limit = DEFAULT_LIMIT }) => [{ do: 'accounts', order: 'followers_count', limit }],
})

export const sample_accounts = section({
  id: 'sample_accounts',
  title: 'Sample accounts',
  meaning: 'A random sample of this audience, the same one for as long as the audience is the same.',
  asked_by: QUERY_TYPES,
  group: 'explorePeople',
  place: { part: 'accounts', at: 4, span: 6 },
  columns: ACCOUNT,
  chart: { kind: 'table' },
  base: 'people',
  baseline: 'none',
  read_from: 'profiles',
  method: 'sample',
  primitives: (_, { limit = DEFAULT_LIMIT }) => [{ do: 'accounts', order: 'sample', limit }],
})

export const follower_growth = section({
  id: 'follower_growth',
  title: 'Follower growth',
  meaning: 'Followers of the account day by day: gained, lost and in total.',
  asked_by: ['handle'],
  group: 'exploreFollowerGrowth',
  place: { part: 'overview', at: 4, span: 12 },
  clock: 'utc',
  columns: {
    day: { label: 'Day', kind: 'day' },
    gained: { label: 'Gained', kind: 'count' },
    lost: { label: 'Lost', kind: 'count' },
    net: { label: 'Net', kind: 'count' },
    followers: { label: 'Followers', kind: 'known_count' },
  },
  chart: { kind: 'line', at: 'day', values: ['followers', 'gained', 'lost'] },
  base: 'people',
  baseline: 'none',
  read_from: 'follows',
  method: 'growth',
  primitives: (question) => [{ do: 'growth', handle: handleOf(question) }],
  headline: growthHeadline,
})
