import type { ExploreSearch, RecentSearch, Understood } from '@starling/contract/browser'

const AT = '2026-11-15T00:00:00.000Z'

/** A question, and what the server has of it once it was asked and saved. */
export const TEA = { query_type: 'conversation' as const, keywords: [['tea']] }
export const understoodTea: Understood = {
  audience_creator_query_id: 'q_tea',
  question: TEA,
  sections: [],
  missing: { handles: [], post_ids: [] },
  account: null,
  corpus: { accounts: 1, posts: 1, as_of: AT, source: [], whole_since: null },
}
export const recentTea: RecentSearch = {
  id: 'r1',
  query_type: 'conversation_analysis',
  body: TEA,
  days: null,
  searched_at: AT,
}
export const savedTea: ExploreSearch = {
  id: 's1',
  name: 'Tea in Japan',
  query_type: 'conversation_analysis',
  body: TEA,
  days: null,
  audience_creator_query_id: 'q_tea',
  email: 'ada@x.example',
  ad_account_id: null,
  created_at: AT,
  changed_at: AT,
  monitor: null,
}
