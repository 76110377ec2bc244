import type { FactChange, Facts, PostRow } from '@starling/engine'

// What is written while the power is cut, by its number: the n-th of each is known.

export const POSTS_EACH = 5
const numbers = (n: number) => Array.from({ length: POSTS_EACH }, (_, at) => n * POSTS_EACH + at + 1)

export const postsOf = (n: number): PostRow[] =>
  numbers(n).map((id) => ({
    id: String(id),
    account_id: '1',
    text: `Post ${id} #power`,
    created_at: new Date('2026-01-01T00:00:00Z'),
    lang: 'en',
    conversation_id: String(id),
    reply_to_post_id: null,
    reply_to_account_id: null,
    reposted_post_id: null,
    quoted_post_id: null,
    like_count: 0,
    repost_count: 0,
    reply_count: 0,
    quote_count: 0,
    view_count: 0,
    via: null,
  }))

export const NOBODY: Facts = { accounts: [], posts: [], follows: [], interactions: [], snapshots: [] }

export const changeOf = (n: number): FactChange => ({
  upsert: {
    posts: numbers(n).map((id) => ({
      id: BigInt(id),
      account_id: 1n,
      text: `Post ${id} #power`,
      created_at: 1_767_225_600 + id,
      language: 'en',
      sentiment: null,
      topics: [],
      like_count: 0,
      repost_count: 0,
      reply_count: 0,
      quote_count: 0,
      view_count: 0,
    })),
  },
})
