import type { Scope } from '@starling/question'
import {
  conditionsOf,
  DEFAULT_POST_ORDERING,
  defaultWindow,
  namesOf,
  type QueryType,
  type Question,
} from '@starling/question'
import { postsAboutName, postsOfDay } from '../behind.ts'
import { POST, peopleColumns } from '../columns.ts'
import { moodHeadline, volumeHeadline } from '../headline.ts'
import { DEFAULT_LIMIT, section, type Wish } from '../section.ts'
import { tellMood, tellVolume } from '../summary/clauses.ts'

const OF_POSTS = { base: 'posts', baseline: 'none', read_from: 'posts' } as const
const WORDS: readonly QueryType[] = ['keyword', 'conversation']
const EVERY: readonly QueryType[] = ['handle', 'keyword', 'conversation', 'post']

const topPosts = ({ post_ordering = DEFAULT_POST_ORDERING }: Question, { limit = DEFAULT_LIMIT }: Wish) =>
  [{ do: 'posts', order: post_ordering, limit }] as const
const daily = (_: unknown, { utc_offset_minutes = 0 }: Wish) =>
  [{ do: 'series', bucket: 'day', utc_offset_minutes, by_author: true }] as const

export const posts = section({
  ...OF_POSTS,
  id: 'posts',
  title: 'Posts',
  meaning: 'Posts of the account, or the posts asked about, in the order chosen.',
  asked_by: ['handle', 'post'],
  group: 'explorePostData',
  place: { part: 'posts', at: 2, span: 6 },
  columns: POST,
  chart: { kind: 'post_cards' },
  method: 'posts',
  primitives: topPosts,
})

export const conversation_posts = section({
  ...OF_POSTS,
  id: 'conversation_posts',
  title: 'Posts of the conversation',
  meaning: 'Posts that match the question, in the order chosen.',
  asked_by: WORDS,
  group: 'exploreConversation',
  place: { part: 'posts', at: 1, span: 6 },
  columns: POST,
  chart: { kind: 'post_cards' },
  method: 'posts',
  primitives: topPosts,
})

export const conversation_volume = section({
  ...OF_POSTS,
  id: 'conversation_volume',
  title: 'Volume',
  meaning: 'Posts and likes per day, for the matching posts.',
  asked_by: EVERY,
  group: 'exploreConversation',
  place: { part: 'overview', at: 3, span: 8 },
  clock: 'reader',
  columns: {
    day: { label: 'Day', kind: 'day' },
    posts: { label: 'Posts', kind: 'count' },
    likes: { label: 'Likes', kind: 'count' },
  },
  chart: { kind: 'line', at: 'day', values: ['posts'] },
  method: 'volume',
  primitives: daily,
  behind: postsOfDay,
  headline: volumeHeadline,
  summary: { sentence: 'posts', at: 0, tell: tellVolume },
})

export const sentiment_analysis = section({
  ...OF_POSTS,
  id: 'sentiment_analysis',
  title: 'Sentiment',
  meaning: 'Mood of the posts day by day: the share of positive posts minus the share of negative ones.',
  asked_by: EVERY,
  group: 'exploreConversation',
  place: { part: 'overview', at: 5, span: 6 },
  clock: 'reader',
  by_mood: true,
  columns: {
    day: { label: 'Day', kind: 'day' },
    posts: { label: 'Posts judged', kind: 'count' },
    negative: { label: 'Negative', kind: 'count' },
    neutral: { label: 'Neutral', kind: 'count' },
    positive: { label: 'Positive', kind: 'count' },
    negative_share: { label: 'Share negative', kind: 'share' },
    neutral_share: { label: 'Share neutral', kind: 'share' },
    positive_share: { label: 'Share positive', kind: 'share' },
    net: { label: 'Net mood', kind: 'share' },
    net_interval: { label: '95% interval', kind: 'interval' },
    unsure: { label: 'Unsure', kind: 'count' },
    unsure_share: { label: 'Share unsure', kind: 'share' },
    mark: { label: 'Base', kind: 'mark' },
  },
  chart: { kind: 'line', at: 'day', values: ['net'], band: 'net_interval', weight: 'posts' },
  method: 'sentiment',
  primitives: (question, wish) => [...daily(question, wish), { do: 'series', bucket: 'whole', by_author: true }],
  behind: postsOfDay,
  headline: moodHeadline,
  summary: { sentence: 'posts', at: 1, tell: tellMood },
})

export const share_of_voice = section({
  ...OF_POSTS,
  id: 'share_of_voice',
  title: 'Share of voice',
  meaning: 'Of all posts that mention any of the names, the share that mentions each; a post may mention several.',
  asked_by: WORDS,
  group: 'exploreShareOfVoice',
  place: { part: 'posts', at: 3, span: 6 },
  of_names: true,
  columns: {
    name: { label: 'Name', kind: 'text' },
    posts: { label: 'Posts', kind: 'count' },
    accounts: { label: 'People', kind: 'count' },
    share: { label: 'Share of posts', kind: 'share' },
    interval: { label: '95% interval', kind: 'interval' },
    mark: { label: 'Base', kind: 'mark' },
  },
  chart: { kind: 'bars', label: 'name', value: 'share', interval: 'interval' },
  method: 'share_of_voice',
  primitives: (question) => [{ do: 'shares', names: 'keywords' in question ? namesOf(question) : [] }],
  // Who speaks only of a rival is not in the question's audience, and must be heard here all the same.
  scope: ({ window }, question) => {
    const conditions = conditionsOf(question)
    const anyone: Scope =
      conditions.length > 0
        ? { who: { all: conditions }, posts: { by: 'audience' } }
        : { who: { all: [] }, posts: { by: 'anyone' } }
    return { ...anyone, ...(window && { window }) }
  },
  behind: postsAboutName,
})

export const seo = section({
  id: 'seo',
  title: 'Search phrases',
  meaning:
    'Phrases of two to five words that this audience writes more than the baseline; they come from posts, not from a search engine.',
  asked_by: EVERY,
  group: 'exploreSeoKeywords',
  ranked_by: 'lift',
  place: { part: 'posts', at: 8, span: 6 },
  columns: peopleColumns('Phrase', 'text'),
  chart: { kind: 'bars', label: 'value', value: 'share', interval: 'interval', baseline: 'baseline_share' },
  base: 'people',
  baseline: 'chosen',
  read_from: 'posts',
  method: 'phrases',
  // All there are: parts of longer phrases are left out afterwards.
  primitives: () => [{ do: 'phrases', limit: 200 }],
  // The posts of a handle, or those asked about, are not written by the audience; all it ever wrote would be too much.
  scope: (scope, { query_type }, now) =>
    query_type === 'handle' || query_type === 'post'
      ? { who: scope.who, posts: { by: 'audience' }, window: scope.window ?? defaultWindow(now) }
      : scope,
})
