import type { AccountFact, PostFact } from '../../facts/facts.ts'

// Facts as they lie on disk, to be shown or counted again: lists without names, as names would be half of the bytes.

type AccountCells = [
  ...[string, string, string, string, string | null, number, 0 | 1, number, number, number],
  ...[string | null, string | null, string | null, string | null, string | null, string[], string[], 0 | 1],
]

export const encodeAccount = (fact: AccountFact): string =>
  JSON.stringify([
    ...[fact.handle, fact.name, fact.bio, fact.location, fact.avatar_url, fact.created_at, fact.verified ? 1 : 0],
    ...[fact.followers_count, fact.following_count, fact.post_count, fact.country, fact.region, fact.city],
    ...[fact.gender, fact.age_group, fact.job_titles, fact.interests, fact.is_bot ? 1 : 0],
  ])

export function decodeAccount(id: bigint, text: string): AccountFact {
  const cells = JSON.parse(text) as AccountCells
  return {
    id,
    handle: cells[0],
    name: cells[1],
    bio: cells[2],
    location: cells[3],
    avatar_url: cells[4],
    created_at: cells[5],
    verified: cells[6] === 1,
    followers_count: cells[7],
    following_count: cells[8],
    post_count: cells[9],
    country: cells[10],
    region: cells[11],
    city: cells[12],
    gender: cells[13],
    age_group: cells[14],
    job_titles: cells[15],
    interests: cells[16],
    is_bot: cells[17] === 1,
  }
}

type PostCells = [string, string | null, 0 | 1 | 2 | 3, string[], number, number, number, number, number]

/** By number; 0 is not known. */
export const MOODS = [null, 'negative', 'neutral', 'positive'] as const
export const moodOf = ({ sentiment }: PostFact): 0 | 1 | 2 | 3 => MOODS.indexOf(sentiment) as 0 | 1 | 2 | 3

export const encodePost = (fact: PostFact): string =>
  JSON.stringify([
    ...[fact.text, fact.language, moodOf(fact), fact.topics],
    ...[fact.like_count, fact.repost_count, fact.reply_count, fact.quote_count, fact.view_count],
  ])

export function decodePost(id: bigint, account_id: bigint, created_at: number, text: string): PostFact {
  const cells = JSON.parse(text) as PostCells
  return {
    id,
    account_id,
    text: cells[0],
    created_at,
    language: cells[1],
    sentiment: MOODS[cells[2]],
    topics: cells[3],
    like_count: cells[4],
    repost_count: cells[5],
    reply_count: cells[6],
    quote_count: cells[7],
    view_count: cells[8],
  }
}
