import type { Method } from '../methods.ts'
import { type SectionId, sectionOf } from '../sections.ts'

/** In which manner a section is told in sentences. */
export type Telling =
  | 'size'
  | 'profile'
  | 'followed'
  | 'people'
  | 'growth'
  | 'volume'
  | 'mood'
  | 'week'
  | 'posts'
  | 'pairs'
  | 'clusters'
  | 'overlap'
  | 'shares'

/** By how it is computed; every other one is a list of values with their shares. */
const TELLINGS: Partial<Record<Method, Telling>> = {
  size: 'size',
  profile: 'profile',
  top_accounts: 'followed',
  similar_accounts: 'followed',
  accounts: 'people',
  sample: 'people',
  growth: 'growth',
  volume: 'volume',
  sentiment: 'mood',
  activity: 'week',
  posts: 'posts',
  liked: 'posts',
  pairs: 'pairs',
  topic_clusters: 'clusters',
  overlap: 'overlap',
}

export const tellingOf = (id: SectionId): Telling => TELLINGS[sectionOf(id).method] ?? 'shares'
