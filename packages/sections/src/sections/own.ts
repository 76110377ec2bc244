import { defaultWindow, QUERY_TYPES } from '@starling/question'
import { engagers, writersOfFirstWord } from '../behind.ts'
import { POST, SHARE_OF_PEOPLE } from '../columns.ts'
import { busiestHeadline, clustersHeadline, likedHeadline, overlapHeadline } from '../headline.ts'
import { DEFAULT_LIMIT, SPREAD_VALUES, section } from '../section.ts'
import { tellBusiest } from '../summary/clauses.ts'
import { pairsOf } from './combinations.ts'

export const activity = section({
  id: 'activity',
  title: 'Day by hour',
  meaning: 'When in the week the matching posts were written, in the chosen time zone.',
  asked_by: QUERY_TYPES,
  group: 'explorePostActivity',
  place: { part: 'overview', at: 6, span: 6 },
  clock: 'reader',
  columns: {
    hour: { label: 'Hour', kind: 'hour_of_week' },
    posts: { label: 'Posts', kind: 'count' },
    share: { label: 'Share of posts', kind: 'share' },
    interval: { label: '95% interval', kind: 'interval' },
    mark: { label: 'Base', kind: 'mark' },
  },
  chart: { kind: 'day_by_hour', at: 'hour', value: 'posts' },
  base: 'posts',
  baseline: 'none',
  read_from: 'posts',
  method: 'activity',
  primitives: (_, { utc_offset_minutes = 0 }) => [
    { do: 'series', bucket: 'hour_of_week', utc_offset_minutes, by_author: true },
  ],
  headline: busiestHeadline,
  summary: { sentence: 'posts', at: 2, tell: tellBusiest },
})

export const audience_activity = section({
  id: 'audience_activity',
  title: 'When they are active',
  meaning: 'When in the week people in this audience write their own posts, about anything, in the chosen time zone.',
  asked_by: QUERY_TYPES,
  group: 'explorePostActivity',
  place: { part: 'overview', at: 7, span: 6 },
  clock: 'reader',
  columns: activity.columns,
  chart: activity.chart,
  base: 'posts',
  baseline: 'none',
  read_from: 'posts',
  method: 'activity',
  // How many they are, too: of fewer than five nothing is told.
  primitives: (_, { utc_offset_minutes = 0 }) => [
    { do: 'series', bucket: 'hour_of_week', utc_offset_minutes, by_author: true },
    { do: 'size' },
  ],
  scope: (scope, _, now) => ({
    who: scope.who,
    posts: { by: 'audience' },
    window: scope.window ?? defaultWindow(now),
  }),
  headline: busiestHeadline,
})

export const overlap = section({
  id: 'overlap',
  title: 'Overlap',
  meaning: 'How many people belong to exactly which of the audiences.',
  asked_by: QUERY_TYPES,
  place: { part: 'comparison', at: 1, span: 12 },
  with_others: true,
  columns: {
    audiences: { label: 'In', kind: 'audiences' },
    count: { label: 'People', kind: 'count' },
    share: { label: 'Share of all of them', kind: 'share' },
    mark: { label: 'Base', kind: 'mark' },
  },
  chart: { kind: 'upset', audiences: 'audiences', value: 'count' },
  base: 'people',
  baseline: 'none',
  read_from: 'profiles',
  method: 'overlap',
  primitives: (_, { others = [] }) => [{ do: 'overlap', with: [...others] }],
  headline: overlapHeadline,
})

export const topic_clusters = section({
  id: 'topic_clusters',
  title: 'Topic clusters',
  meaning: 'Words that the same people in this audience use, grouped into clusters.',
  asked_by: QUERY_TYPES,
  group: 'exploreClusters',
  place: { part: 'posts', at: 9, span: 6 },
  columns: {
    cluster: { label: 'Cluster', kind: 'cluster' },
    words: { label: 'Words', kind: 'words' },
    people: { label: 'People who use its first word', kind: 'count' },
    share: { label: 'Share', kind: 'share' },
    interval: { label: '95% interval', kind: 'interval' },
    cohesion: { label: 'Cohesion', kind: 'share' },
    mark: { label: 'Base', kind: 'mark' },
  },
  chart: { kind: 'table' },
  base: 'people',
  baseline: 'chosen',
  read_from: 'posts',
  method: 'topic_clusters',
  primitives: pairsOf('used'),
  behind: writersOfFirstWord,
  headline: clustersHeadline,
})

export const liked_posts = section({
  id: 'liked_posts',
  title: 'Posts they react to',
  meaning:
    'Posts that more of this audience reacted to than of the baseline, sorted by “at least … the baseline” and not by how many reacted.',
  asked_by: QUERY_TYPES,
  group: 'exploreInteractedWords',
  place: { part: 'interactions', at: 5, span: 12 },
  columns: { ...POST, ...SHARE_OF_PEOPLE },
  chart: { kind: 'post_cards' },
  base: 'people',
  baseline: 'chosen',
  read_from: 'posts interacted with',
  method: 'liked',
  primitives: (_, { order = 'lift', limit = DEFAULT_LIMIT }) => [
    { do: 'liked', order, limit },
    ...(order === 'lift' ? [{ do: 'spread', of: 'liked', limit: SPREAD_VALUES } as const] : []),
  ],
  behind: engagers,
  headline: likedHeadline,
})
