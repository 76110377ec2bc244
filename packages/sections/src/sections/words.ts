import { QUERY_TYPES } from '@starling/question'
import { peopleWithBio, postsWith } from '../behind.ts'
import { peopleColumns, postShareColumns } from '../columns.ts'
import type { Primitive, TermKind } from '../primitive.ts'
import { DEFAULT_LIMIT, SPREAD_VALUES, section, type Wish } from '../section.ts'
import { tellHashtags, tellHashtagUsed } from '../summary/clauses.ts'

const OF_PEOPLE = { asked_by: QUERY_TYPES, base: 'people', method: 'shares_of_people', baseline: 'chosen' } as const
const OF_POSTS = {
  asked_by: ['handle', 'keyword', 'conversation'],
  base: 'posts',
  method: 'shares_of_posts',
  baseline: 'none',
  read_from: 'posts',
} as const
const BARS = { kind: 'bars', label: 'value', value: 'share', interval: 'interval', baseline: 'baseline_share' } as const
const CLOUD = { kind: 'word_cloud', word: 'value', value: 'count' } as const

const ofPeople =
  (source: 'used' | 'bio' | 'interacted', kind: TermKind) =>
  (_: unknown, { order = 'count', limit = DEFAULT_LIMIT }: Wish): Primitive[] => [
    { do: 'terms', source, kind, order, limit },
    ...(order === 'lift' ? [{ do: 'spread', of: { source, kind }, limit: SPREAD_VALUES } as const] : []),
  ]
const ofPosts =
  (kind: TermKind) =>
  (_: unknown, { limit = DEFAULT_LIMIT }: Wish) =>
    [{ do: 'terms', source: 'posts', kind, order: 'count', limit, by_author: true }] as const

export const hashtags_used_by_handle = section({
  ...OF_POSTS,
  id: 'hashtags_used_by_handle',
  title: 'Hashtags used',
  meaning: 'Share of the posts that contain each hashtag: the posts of the account, or those that match the question.',
  group: 'exploreHandleWords',
  place: { part: 'posts', at: 6, span: 6 },
  columns: postShareColumns('Hashtag'),
  chart: { kind: 'bars', label: 'value', value: 'share', interval: 'interval' },
  primitives: ofPosts('hashtag'),
  behind: postsWith('value'),
  summary: { sentence: 'posts', at: 3, tell: tellHashtagUsed },
})

export const keywords_used_by_handle = section({
  ...OF_POSTS,
  id: 'keywords_used_by_handle',
  title: 'Keywords used',
  meaning: 'Share of the posts that contain each word: the posts of the account, or those that match the question.',
  group: 'exploreHandleWords',
  place: { part: 'posts', at: 5, span: 6 },
  columns: postShareColumns('Keyword'),
  chart: CLOUD,
  primitives: ofPosts('keyword'),
  behind: postsWith('value'),
})

export const most_interacted_emojis = section({
  ...OF_PEOPLE,
  id: 'most_interacted_emojis',
  title: 'Emojis they interact with',
  meaning: 'Emojis in the posts that people in this audience liked, reposted, replied to or quoted.',
  group: 'exploreInteractedWords',
  place: { part: 'interactions', at: 4, span: 6 },
  columns: peopleColumns('Emoji', 'text'),
  chart: BARS,
  read_from: 'posts interacted with',
  primitives: ofPeople('interacted', 'emoji'),
})

export const most_interacted_hashtags = section({
  ...OF_PEOPLE,
  id: 'most_interacted_hashtags',
  title: 'Hashtags they interact with',
  meaning: 'Hashtags in the posts that people in this audience liked, reposted, replied to or quoted.',
  group: 'exploreInteractedWords',
  place: { part: 'interactions', at: 2, span: 6 },
  columns: peopleColumns('Hashtag', 'text'),
  chart: BARS,
  read_from: 'posts interacted with',
  primitives: ofPeople('interacted', 'hashtag'),
  summary: { sentence: 'apart', at: 3, tell: tellHashtags },
})

export const most_interacted_keywords = section({
  ...OF_PEOPLE,
  id: 'most_interacted_keywords',
  title: 'Keywords they interact with',
  meaning: 'Words in the posts that people in this audience liked, reposted, replied to or quoted.',
  group: 'exploreInteractedWords',
  place: { part: 'interactions', at: 1, span: 6 },
  columns: peopleColumns('Keyword', 'text'),
  chart: CLOUD,
  read_from: 'posts interacted with',
  primitives: ofPeople('interacted', 'keyword'),
})

export const hashtags_self_view = section({
  ...OF_PEOPLE,
  id: 'hashtags_self_view',
  title: 'Hashtags in their bios',
  meaning: 'Hashtags that people in this audience describe themselves with.',
  group: 'exploreSelfView',
  place: { part: 'bios', at: 2, span: 6 },
  columns: peopleColumns('Hashtag', 'text'),
  chart: BARS,
  read_from: 'bios',
  primitives: ofPeople('bio', 'hashtag'),
  behind: peopleWithBio('value'),
})

export const audience_self_view = section({
  ...OF_PEOPLE,
  id: 'audience_self_view',
  title: 'Words in their bios',
  meaning: 'Words that people in this audience describe themselves with.',
  group: 'exploreSelfView',
  place: { part: 'bios', at: 1, span: 6 },
  columns: peopleColumns('Keyword', 'text'),
  chart: CLOUD,
  read_from: 'bios',
  primitives: ofPeople('bio', 'keyword'),
  behind: peopleWithBio('value'),
})

export const subreddits = section({
  ...OF_PEOPLE,
  id: 'subreddits',
  title: 'Subreddits',
  meaning: 'Communities on Reddit that people in this audience mention or link to, in posts and in bios.',
  group: 'exploreEnrichments',
  place: { part: 'posts', at: 10, span: 6 },
  columns: { ...peopleColumns('Subreddit', 'text'), found_in: { label: 'Found in', kind: 'found_in' } },
  chart: BARS,
  read_from: 'posts and bios',
  primitives: (question, wish) => [
    ...ofPeople('used', 'subreddit')(question, wish),
    ...ofPeople('bio', 'subreddit')(question, wish),
  ],
})
