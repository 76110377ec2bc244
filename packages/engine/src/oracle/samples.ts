import type { AccountFact, PostFact } from '../facts/facts.ts'
import { withoutProfile } from '../facts/without-profile.ts'

/** Invented facts for tests: only what a test is about is said. */
export const accountFact = (id: bigint, handle: string, more: Partial<AccountFact> = {}): AccountFact => ({
  ...withoutProfile(id),
  handle,
  ...more,
})

export const postFact = (
  id: bigint,
  account_id: bigint,
  created_at: number,
  text: string,
  more: Partial<PostFact> = {},
): PostFact => ({
  id,
  account_id,
  text,
  created_at,
  language: null,
  sentiment: null,
  topics: [],
  like_count: 0,
  repost_count: 0,
  reply_count: 0,
  quote_count: 0,
  view_count: 0,
  ...more,
})
