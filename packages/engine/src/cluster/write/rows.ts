import { phrasesOf, termKind, termsOf, tokensOf } from '@starling/enrich'
import type { TermKind } from '@starling/sections'
import type { AccountFact, FollowFact, InteractionFact, PostFact, SnapshotFact } from '../../facts/facts.ts'
import { NO_TIME } from '../schema.ts'
import { lineOf } from '../words.ts'

/** Facts as rows of the tables of one shard. Ids are written as text: a JSON number holds 53 bits. */
export function profileRow(account: AccountFact, born: number) {
  const { id, job_titles, interests, verified, is_bot, country, region, city, gender, age_group, ...card } = account
  const tokens = tokensOf(card.bio)
  return {
    ...card,
    account_id: String(id),
    handle_key: card.handle.toLowerCase(),
    verified: Number(verified),
    is_bot: Number(is_bot),
    bot_score: card.bot_score ?? 0,
    country: listOf(country),
    region: listOf(region),
    city: listOf(city),
    gender: listOf(gender),
    age_group: listOf(age_group),
    job_title: [...new Set(job_titles)],
    bio_interest: [...new Set(interests)],
    bio_line: lineOf(tokens),
    bio_short: shortTokens(tokens),
    ...termsByKind(card.bio),
    born,
    gone: 0,
  }
}

export function postRow({ id, account_id, topics, reply_to = 0n, ...post }: PostFact, born: number) {
  const tokens = tokensOf(post.text)
  return {
    ...post,
    post_id: String(id),
    account_id: String(account_id),
    line: lineOf(tokens),
    topic: [...new Set(topics)],
    ...termsByKind(post.text),
    phrase: phrasesOf(post.text),
    reply_to: String(reply_to),
    born,
  }
}

export const followRow = ({ follower_id, followed_id, since, until }: FollowFact, born: number) => ({
  followed_id: String(followed_id),
  follower_id: String(follower_id),
  since: since ?? NO_TIME,
  until: until ?? NO_TIME,
  born,
  gone: 0,
})

export const interactionRow = ({ account_id, post_id }: InteractionFact, born: number) => ({
  post_id: String(post_id),
  account_id: String(account_id),
  born,
  gone: 0,
})

export const snapshotRow = ({ account_id, day, followers_count }: SnapshotFact, born: number) => ({
  account_id: String(account_id),
  day,
  followers_count,
  born,
  gone: 0,
})

/** Those that a question about one character looks into (`holds` of the port). */
export const shortTokens = (tokens: string[]): string[] => [
  ...new Set(tokens.filter((token) => token.length <= 2 && !token.startsWith('#') && !token.startsWith('@'))),
]

const listOf = (value: string | null): string[] => (value === null ? [] : [value])

function termsByKind(text: string): Record<TermKind, string[]> {
  const terms: Record<TermKind, string[]> = { keyword: [], hashtag: [], emoji: [], subreddit: [] }
  for (const term of termsOf(text)) {
    const kind = termKind(term)
    if (kind !== 'mention') terms[kind].push(term)
  }
  return terms
}
