import type { AccountCard, PostCard } from '../port/answers.ts'
import type { Person, Post } from './population.ts'

export const cardOf = (person: Person): AccountCard => ({
  id: String(person.id),
  handle: person.handle,
  name: person.name,
  bio: person.bio,
  location: person.location,
  verified: person.verified,
  followers_count: person.followers_count,
  following_count: person.following_count,
  post_count: person.post_count,
  avatar_url: person.avatar_url,
  created_at: person.created_at,
})

export const postCardOf = (post: Post): PostCard => ({
  id: String(post.id),
  account_id: String(post.account_id),
  handle: post.author.handle,
  name: post.author.name,
  avatar_url: post.author.avatar_url,
  text: post.text,
  created_at: post.created_at,
  language: post.language,
  sentiment: post.sentiment,
  like_count: post.like_count,
  repost_count: post.repost_count,
  reply_count: post.reply_count,
  quote_count: post.quote_count,
  view_count: post.view_count,
})
