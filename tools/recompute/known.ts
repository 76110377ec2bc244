import type { StoredRow, StoredTables } from './corpus.ts'
import { phrasesOf, type TermKind, termsOf, tokensOf } from './words.ts'

/** What is counted (docs/engine.md): people and posts by their place in ascending order of ids. */
export type KnownText = { tokens: string[]; terms: Record<TermKind, Set<string>> }
export type KnownAccount = {
  id: bigint
  /** Empty where there is no profile. */
  handle: string
  row: StoredRow | undefined
  bio: KnownText | undefined
  values: Record<Dimension, string[]>
  is_bot: boolean
  follows: Set<number>
  followers: Set<number>
  posts: Set<number>
  interacted: Set<number>
}
export type KnownPost = {
  id: bigint
  author: number
  at: number
  sentiment: string | null
  row: StoredRow
  text: KnownText
  phrases: Set<string>
}
export type Dimension =
  | 'country'
  | 'region'
  | 'city'
  | 'language'
  | 'gender'
  | 'age_group'
  | 'job_title'
  | 'interest'
  | 'topic'
export type Known = {
  accounts: KnownAccount[]
  posts: KnownPost[]
  /** By handle in lower case. */
  byHandle: Map<string, number>
  postById: Map<string, number>
  tables: StoredTables
}

const BOT = 0.5
const SURE_OF_MOOD = 0.5
const INTEREST_POSTS = 2
const seconds = (micros: unknown) => Math.floor(Number(micros as bigint) / 1e6)
const list = (value: unknown) => (value as string[] | null) ?? []
const some = (value: unknown) => (value === null || value === 'unknown' || value === 'und' ? [] : [String(value)])
const ascending = (a: bigint, b: bigint) => (a < b ? -1 : a > b ? 1 : 0)
const read = (text: unknown): KnownText => ({ tokens: tokensOf(String(text)), terms: termsOf(String(text)) })

export function knownOf(tables: StoredTables): Known {
  const rows = tables.posts
    .filter((row) => row.reposted_post_id === null)
    .sort((a, b) => ascending(a.id as bigint, b.id as bigint))
  const postById = new Map(rows.map((row, at) => [String(row.id), at]))
  const follows = tables.follows.filter(({ until }) => until === null)
  const interactions = [...tables.engagements, ...tables.posts.flatMap(interactionsOf)].filter(({ post_id }) =>
    postById.has(String(post_id)),
  )
  const profiles = new Map(tables.accounts.map((row) => [row.id as bigint, row]))
  const ids = new Set([
    ...profiles.keys(),
    ...rows.map((row) => row.account_id as bigint),
    ...follows.flatMap((row) => [row.follower_id as bigint, row.followed_id as bigint]),
    ...interactions.map((row) => row.account_id as bigint),
  ])
  const accounts = [...ids].sort(ascending).map((id) => emptyAccount(id, profiles.get(id)))
  const places = new Map(accounts.map(({ id }, at) => [id, at]))
  const placeOf = (id: unknown) => places.get(id as bigint)!

  for (const { follower_id, followed_id } of follows) {
    accounts[placeOf(follower_id)]!.follows.add(placeOf(followed_id))
    accounts[placeOf(followed_id)]!.followers.add(placeOf(follower_id))
  }
  const posts = rows.map((row, at): KnownPost => {
    const author = placeOf(row.account_id)
    accounts[author]!.posts.add(at)
    const text = String(row.text)
    const isSure = Number(row.sentiment_confidence) >= SURE_OF_MOOD
    const sentiment = isSure ? (row.sentiment as string | null) : null
    const phrases = phrasesOf(text)
    return { id: row.id as bigint, author, at: seconds(row.created_at), sentiment, row, text: read(text), phrases }
  })
  for (const { post_id, account_id } of interactions) {
    accounts[placeOf(account_id)]!.interacted.add(postById.get(String(post_id))!)
  }
  for (const account of accounts) judgeByPosts(account, posts)
  const byHandle = new Map(accounts.flatMap(({ handle }, at) => (handle ? [[handle.toLowerCase(), at] as const] : [])))
  return { accounts, posts, byHandle, postById, tables }
}

/** A repost, an answer and a quote tell of one as well. */
const interactionsOf = ({ account_id, reposted_post_id, reply_to_post_id, quoted_post_id }: StoredRow): StoredRow[] =>
  [reposted_post_id, reply_to_post_id, quoted_post_id].flatMap((post_id) => (post_id ? [{ account_id, post_id }] : []))

function emptyAccount(id: bigint, row: StoredRow | undefined): KnownAccount {
  const bio = String(row?.bio ?? '')
  return {
    id,
    handle: String(row?.handle ?? ''),
    row,
    bio: bio === '' ? undefined : read(bio),
    values: {
      country: some(row?.country ?? null),
      region: some(row?.region ?? null),
      city: some(row?.city ?? null),
      gender: some(row?.gender ?? null),
      age_group: some(row?.age_group ?? null),
      job_title: list(row?.job_titles ?? null),
      interest: list(row?.interests ?? null),
      language: [],
      topic: [],
    },
    is_bot: Number(row?.bot_score ?? 0) >= BOT,
    follows: new Set(),
    followers: new Set(),
    posts: new Set(),
    interacted: new Set(),
  }
}

/** Language, topics and interests as the posts of an account tell them. */
function judgeByPosts({ values, posts: own }: KnownAccount, posts: KnownPost[]): void {
  const languages = new Map<string, number>()
  const topics = new Map<string, number>()
  for (const at of own) {
    const { row } = posts[at]!
    for (const language of some(row.language)) languages.set(language, (languages.get(language) ?? 0) + 1)
    for (const topic of new Set(list(row.topics))) topics.set(topic, (topics.get(topic) ?? 0) + 1)
  }
  const [first] = [...languages].sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
  values.language = first ? [first[0]] : []
  values.topic = [...topics.keys()]
  const twice = [...topics].filter(([, count]) => count >= INTEREST_POSTS).map(([topic]) => topic)
  values.interest = [...new Set([...values.interest, ...twice])]
}
