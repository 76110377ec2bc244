import { QUERY_TYPES } from '@starling/question'
import { peopleWithBio, postsWith } from '../behind.ts'
import { pairColumns } from '../columns.ts'
import type { TermSource } from '../primitive.ts'
import { section } from '../section.ts'

/** Pairs are made of these many keywords by count and as many by lift; how often each stands alone is needed, too. */
const KEYWORDS = 50
/** All there can be: clusters are found among those that are not shown, too. */
const PAIRS = 5_000

export const pairsOf = (source: TermSource) => () =>
  [
    { do: 'pairs', source, limit: PAIRS },
    { do: 'terms', source, kind: 'keyword', order: 'count', limit: KEYWORDS },
    ...(source === 'posts'
      ? []
      : ([{ do: 'terms', source, kind: 'keyword', order: 'lift', limit: KEYWORDS }] as const)),
  ] as const

const NETWORK = {
  kind: 'network',
  from: 'first',
  to: 'second',
  weight: 'count',
  from_cluster: 'first_cluster',
  to_cluster: 'second_cluster',
} as const

export const keyword_combinations_used_by_handle = section({
  id: 'keyword_combinations_used_by_handle',
  title: 'Keyword combinations used',
  meaning: 'Words used together in one post, by the account or in the posts that match the question.',
  asked_by: ['handle', 'keyword', 'conversation'],
  group: 'exploreHandleWords',
  place: { part: 'posts', at: 7, span: 6 },
  columns: pairColumns('Posts'),
  chart: NETWORK,
  base: 'posts',
  baseline: 'none',
  read_from: 'posts',
  method: 'pairs',
  primitives: pairsOf('posts'),
  behind: postsWith('first', 'second'),
})

export const most_interacted_keyword_combinations = section({
  id: 'most_interacted_keyword_combinations',
  title: 'Keyword combinations they interact with',
  meaning: 'Words that appear together in posts the same people liked, reposted, replied to or quoted.',
  asked_by: QUERY_TYPES,
  group: 'exploreInteractedWords',
  place: { part: 'interactions', at: 3, span: 6 },
  columns: pairColumns('People'),
  chart: NETWORK,
  base: 'people',
  baseline: 'chosen',
  read_from: 'posts interacted with',
  method: 'pairs',
  primitives: pairsOf('interacted'),
})

export const audience_self_view_combinations = section({
  id: 'audience_self_view_combinations',
  title: 'Word combinations in their bios',
  meaning: 'Words used together in the bios of this audience.',
  asked_by: QUERY_TYPES,
  group: 'exploreSelfView',
  place: { part: 'bios', at: 3, span: 12 },
  columns: pairColumns('People'),
  chart: NETWORK,
  base: 'people',
  baseline: 'chosen',
  read_from: 'bios',
  method: 'pairs',
  primitives: pairsOf('bio'),
  behind: peopleWithBio('first', 'second'),
})
