import type { Manifest } from '../network/index.ts'
import { KINDS } from './build.ts'

export type Account = {
  slot: number
  id: string
  handle: string
  name: string
  bio: string
  location: string
  url: string | null
  created_at: number
  verified_type: string
  followers_count: number
  following_count: number
  post_count: number
  listed_count: number
  kind: (typeof KINDS)[number]
  /** Place of its community in the manifest. */
  community: number
  language: string
  country: string
  city: string
  female: boolean | null
  age: number | null
}

export type Post = {
  id: string
  author: number
  text: string
  lang: string | null
  conversation_id: string
  reply_to_id: string | null
  reply_to_author: number | null
  reposted_id: string | null
  quoted_id: string | null
  like_count: number
  repost_count: number
  reply_count: number
  quote_count: number
  view_count: number
  via: string | null
  media_keys: string[]
  flags: number
}

export type List = {
  id: string
  owner: number
  name: string
  description: string
  private: boolean
  created_at: number
}

export type Media = {
  id: string
  media_key: string
  owner: number
  type: 'photo' | 'video' | 'animated_gif'
  category: string
  mime: string
  size: number
  state: 'pending' | 'succeeded' | 'failed'
  ready_at: number
  alt_text: string | null
}

export type Row = Record<string, unknown>

export const ACCOUNT = `accounts.slot, CAST(accounts.id AS TEXT) AS id, handle, name, bio, location, url,
  accounts.created_at, verified_type, followers_count + followers_more AS followers_count,
  following_count + following_more AS following_count, post_count + posts_more AS post_count, listed_count, kind,
  community, country, city, female, age`

export const POST = `CAST(posts.id AS TEXT) AS id, author, posts.text, lang, CAST(conversation_id AS TEXT) AS conversation_id,
  CAST(reply_to_id AS TEXT) AS reply_to_id, reply_to_author, CAST(reposted_id AS TEXT) AS reposted_id,
  CAST(quoted_id AS TEXT) AS quoted_id, like_count, repost_count, reply_count, quote_count, view_count, via, media_keys,
  flags`

export const LIST = 'CAST(lists.id AS TEXT) AS id, owner, name, description, private, created_at'

/** Rows are made for their reader alone, so they are changed in place: copying a thousand of them shows. */
export function accountReader({ communities }: Manifest): (row: Row) => Account {
  return (row) => {
    row.kind = KINDS[row.kind as number]
    row.language = communities[row.community as number]?.language ?? 'en'
    row.female = row.female === null ? null : row.female === 1
    return row as unknown as Account
  }
}

const NO_MEDIA: string[] = []

export function readPost(row: Row): Post {
  row.media_keys = row.media_keys ? String(row.media_keys).split(',') : NO_MEDIA
  return row as unknown as Post
}

export const readList = (row: Row): List => ({ ...(row as unknown as List), private: row.private === 1 })

const SNOWFLAKE_EPOCH = 1_288_834_974_657n

export const timeOf = (id: string) => Number((BigInt(id) >> 22n) + SNOWFLAKE_EPOCH)
/** The first id of a millisecond; before the first day there are none. */
export const firstIdAt = (ms: number) => {
  const since = BigInt(Math.floor(ms)) - SNOWFLAKE_EPOCH
  return since < 0n ? 0n : since << 22n
}
