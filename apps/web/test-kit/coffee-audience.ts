import type { SavedAudienceNow } from '@starling/contract/browser'

export const person = { id: 'u1', email: 'ada@x.example', first_name: 'Ada', last_name: 'Lovelace' }
/** A saved audience of a person, as it is answered when it was just saved. */
export const coffee: SavedAudienceNow = {
  id: '0198c0de-0000-7000-8000-000000000001',
  name: 'Coffee people',
  size: 1234,
  sized_at: '2026-11-16T09:00:00Z',
  categories: [{ name: 'Brand' }],
  region: 'jp',
  status: 'active',
  targetable: true,
  is_exclusion: false,
  query_type: 'conversation_analysis',
  body: { query_type: 'conversation', keywords: [['coffee']], countries: ['JP'] },
  days: null,
  audience_creator_query_id: 'q1',
  owner: 'person',
  author: person,
  version: 2,
  starts_at: null,
  ends_at: null,
  refresh: 'never',
  refresh_at: null,
  refresh_mails: false,
  news: null,
  saved_before: null,
  created_at: '2026-11-15T09:00:00Z',
  changed_at: '2026-11-16T09:00:00Z',
}
