import type { AccountRow, PostRow } from './rows.ts'

/** Invented rows for tests: only what a test is about is said. */
export const account = (id: string, more: Partial<AccountRow> = {}): AccountRow => ({
  id,
  handle: `user_${id}`,
  name: `User ${id}`,
  bio: 'I like birds',
  location: 'Osaka',
  url: null,
  created_at: new Date('2020-01-01T00:00:00Z'),
  verified: false,
  verified_type: 'none',
  protected: false,
  followers_count: 10,
  following_count: 20,
  post_count: 30,
  listed_count: 0,
  avatar_url: null,
  ...more,
})

export const post = (id: string, account_id: string, more: Partial<PostRow> = {}): PostRow => ({
  id,
  account_id,
  text: `A starling sings #birds ${id}`,
  created_at: new Date('2026-01-02T03:04:05.678Z'),
  lang: 'en',
  conversation_id: id,
  reply_to_post_id: null,
  reply_to_account_id: null,
  reposted_post_id: null,
  quoted_post_id: null,
  like_count: 1,
  repost_count: 0,
  reply_count: 0,
  quote_count: 0,
  view_count: 100,
  via: 'Starling for Web',
  ...more,
})
