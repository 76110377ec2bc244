import { SURE_OF_MOOD } from '@starling/enrich'
import { type Chunk, splitList } from '../corpus/columns.ts'
import type { Corpus } from '../corpus/corpus.ts'
import type { TableName } from '../corpus/tables.ts'
import type { AccountFact, Facts, FollowFact, InteractionFact, PostFact, SnapshotFact } from './facts.ts'
import { fetchOf } from './fetch.ts'

const BOT = 0.5
const ACCOUNT_COLUMNS = [
  ...['id', 'handle', 'name', 'bio', 'location', 'avatar_url', 'created_at', 'verified'],
  ...['followers_count', 'following_count', 'post_count', 'country', 'region', 'city', 'gender', 'age_group'],
  ...['job_titles', 'interests', 'bot_score', 'source', 'fetched_at'],
]
const POST_COLUMNS = [
  ...['id', 'account_id', 'text', 'created_at', 'language', 'sentiment', 'sentiment_confidence', 'topics'],
  ...['like_count', 'repost_count', 'reply_count', 'quote_count', 'view_count'],
  ...['reply_to_post_id', 'reposted_post_id', 'quoted_post_id', 'source', 'fetched_at'],
]

const FOLLOW_COLUMNS = ['follower_id', 'followed_id', 'since', 'until']
const INTERACTION_COLUMNS = ['account_id', 'post_id']
const SNAPSHOT_COLUMNS = ['account_id', 'day', 'followers_count']

/**
 * The rows of the corpus as facts, table by table: accounts, posts, follows, likes and the like, snapshots. With
 * `fresh` only what the segments of these seqs brought or changed.
 */
export async function* readFacts(corpus: Corpus, fresh?: ReadonlySet<number>): AsyncGenerator<Partial<Facts>> {
  const rows = (table: TableName, columns: readonly string[]) => corpus.rows(table, columns, fresh)
  for await (const chunk of rows('accounts', ACCOUNT_COLUMNS)) yield { accounts: accountsIn(chunk) }
  for await (const chunk of rows('posts', POST_COLUMNS)) yield postsIn(chunk)
  for await (const chunk of rows('follows', FOLLOW_COLUMNS)) yield { follows: followsIn(chunk) }
  for await (const chunk of rows('engagements', INTERACTION_COLUMNS)) yield { interactions: interactionsIn(chunk) }
  for await (const chunk of rows('snapshots', SNAPSHOT_COLUMNS)) yield { snapshots: snapshotsIn(chunk) }
}

function cellsOf({ columns }: Chunk) {
  const number = (name: string) => columns[name] as Float64Array
  const text = (name: string) => columns[name] as (string | null)[]
  const id = (name: string) => columns[name] as BigUint64Array
  const fetch = (row: number) => fetchOf(text('source')[row]!, secondOf(number('fetched_at')[row]!))
  return { number, text, id, fetch }
}

const known = (value: string | null): string | null =>
  value === null || value === '' || value === 'unknown' || value === 'und' ? null : value
const countOf = (value: number): number => (Number.isNaN(value) ? 0 : value)
const secondOf = (milliseconds: number): number => Math.floor(countOf(milliseconds) / 1000)
const momentOf = (milliseconds: number): number | null =>
  Number.isNaN(milliseconds) ? null : Math.floor(milliseconds / 1000)

/** Null: nobody is sure. */
const moodOf = (mood: string | null, confidence: number): PostFact['sentiment'] =>
  confidence < SURE_OF_MOOD ? null : (known(mood) as PostFact['sentiment'])

function accountsIn(chunk: Chunk): AccountFact[] {
  const { number, text, id, fetch } = cellsOf(chunk)
  return Array.from({ length: chunk.rows }, (_, row) => ({
    id: id('id')[row]!,
    handle: text('handle')[row] ?? '',
    name: text('name')[row] ?? '',
    bio: text('bio')[row] ?? '',
    location: text('location')[row] ?? '',
    avatar_url: text('avatar_url')[row] ?? null,
    created_at: secondOf(number('created_at')[row]!),
    verified: number('verified')[row] === 1,
    followers_count: countOf(number('followers_count')[row]!),
    following_count: countOf(number('following_count')[row]!),
    post_count: countOf(number('post_count')[row]!),
    country: known(text('country')[row]!),
    region: known(text('region')[row]!),
    city: known(text('city')[row]!),
    gender: known(text('gender')[row]!),
    age_group: known(text('age_group')[row]!),
    job_titles: splitList(text('job_titles')[row]!),
    interests: splitList(text('interests')[row]!),
    is_bot: number('bot_score')[row]! >= BOT,
    bot_score: countOf(number('bot_score')[row]!),
    fetch: fetch(row),
  }))
}

function postsIn(chunk: Chunk): { posts: PostFact[]; interactions: InteractionFact[] } {
  const { number, text, id, fetch } = cellsOf(chunk)
  const posts: PostFact[] = []
  const interactions: InteractionFact[] = []
  for (let row = 0; row < chunk.rows; row++) {
    const account_id = id('account_id')[row]!
    for (const name of ['reply_to_post_id', 'reposted_post_id', 'quoted_post_id']) {
      const post_id = id(name)[row]!
      if (post_id !== 0n) interactions.push({ account_id, post_id })
    }
    if (id('reposted_post_id')[row] !== 0n) continue
    posts.push({
      id: id('id')[row]!,
      account_id,
      text: text('text')[row] ?? '',
      created_at: secondOf(number('created_at')[row]!),
      language: known(text('language')[row]!),
      sentiment: moodOf(text('sentiment')[row]!, number('sentiment_confidence')[row]!),
      topics: splitList(text('topics')[row]!),
      like_count: countOf(number('like_count')[row]!),
      repost_count: countOf(number('repost_count')[row]!),
      reply_count: countOf(number('reply_count')[row]!),
      quote_count: countOf(number('quote_count')[row]!),
      view_count: countOf(number('view_count')[row]!),
      reply_to: id('reply_to_post_id')[row]!,
      fetch: fetch(row),
    })
  }
  return { posts, interactions }
}

function followsIn(chunk: Chunk): FollowFact[] {
  const { number, id } = cellsOf(chunk)
  return Array.from({ length: chunk.rows }, (_, row) => ({
    follower_id: id('follower_id')[row]!,
    followed_id: id('followed_id')[row]!,
    since: momentOf(number('since')[row]!),
    until: momentOf(number('until')[row]!),
  }))
}

function interactionsIn(chunk: Chunk): InteractionFact[] {
  const { id } = cellsOf(chunk)
  return Array.from({ length: chunk.rows }, (_, row) => ({
    account_id: id('account_id')[row]!,
    post_id: id('post_id')[row]!,
  }))
}

function snapshotsIn(chunk: Chunk): SnapshotFact[] {
  const { number, id } = cellsOf(chunk)
  return Array.from({ length: chunk.rows }, (_, row) => ({
    account_id: id('account_id')[row]!,
    day: secondOf(number('day')[row]!),
    followers_count: countOf(number('followers_count')[row]!),
  }))
}
