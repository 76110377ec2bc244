import { existsSync, renameSync, rmSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { Manifest, PostRow, RowBatch, Truth } from '../network/index.ts'
import { contextReader } from './context.ts'
import { pictureKeys } from './pictures.ts'
import { INDEXES, SCHEMA } from './schema.ts'
import { indexed } from './tokens.ts'

/** What a network is made from: the generated one, or rows that a test wrote itself. */
export type Source = {
  manifest: Manifest
  batches(after?: Date): Iterable<RowBatch>
  truth(slot: number): Truth
}

export const KINDS = ['person', 'celebrity', 'media', 'brand', 'bot'] as const

/** A new file, put in its place only when whole: a build that is killed leaves nothing behind. */
export function buildNetwork(file: string, source: Source, onRows: (rows: number) => void = () => {}): void {
  const part = `${file}.part`
  for (const old of [part, `${part}-journal`]) rmSync(old, { force: true })
  const database = new DatabaseSync(part)
  database.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -65536')
  database.exec(SCHEMA)
  // Few large segments instead of many small ones, which would be merged again and again.
  database.exec("INSERT INTO words (words, rank) VALUES ('hashsize', 67108864)")
  database.exec('BEGIN')
  write(database, source, undefined, onRows)
  database.exec(INDEXES)
  database.exec("INSERT INTO words (words, rank) VALUES ('hashsize', 1048576)")
  database.exec('COMMIT')
  database.close()
  for (const old of [`${file}-wal`, `${file}-shm`]) if (existsSync(old)) rmSync(old)
  renameSync(part, file)
}

/**
 * What came after the earlier anchor; what clients wrote in the meantime stays. Every batch is a transaction of its own,
 * because the sandbox serves and writes meanwhile. A run that is killed is simply done again: rows that are there stay.
 */
export function continueNetwork(file: string, source: Source, after: Date, onRows: (rows: number) => void = () => {}) {
  const database = new DatabaseSync(file)
  database.exec('PRAGMA busy_timeout = 20000; PRAGMA synchronous = NORMAL; BEGIN IMMEDIATE')
  write(database, source, after, (rows) => {
    database.exec('COMMIT; BEGIN IMMEDIATE')
    onRows(rows)
  })
  database.exec('COMMIT')
  database.close()
}

function write(database: DatabaseSync, source: Source, after: Date | undefined, onRows: (rows: number) => void) {
  const writer = rowWriter(database, source)
  let rows = 0
  for (const batch of source.batches(after)) {
    if (after) for (const account of batch.accounts ?? []) writer.makeRoom(account)
    for (const account of batch.accounts ?? []) writer.account(account)
    for (const follow of batch.follows ?? []) writer.follow(follow)
    for (const post of batch.posts ?? []) writer.post(post)
    for (const engagement of batch.engagements ?? []) writer.engagement(engagement)
    for (const list of Object.values(batch)) rows += list.length
    onRows(rows)
  }
  const keep = database.prepare('INSERT OR REPLACE INTO meta VALUES (?, ?)')
  keep.run('manifest', JSON.stringify(source.manifest))
}

const ACCOUNT_COLUMNS = [
  ...['slot', 'id', 'handle', 'name', 'bio', 'location', 'url', 'created_at', 'verified_type', 'followers_count'],
  ...['following_count', 'post_count', 'listed_count', 'kind', 'community', 'country', 'city', 'female', 'age'],
]
const POST_COLUMNS = [
  ...['id', 'author', 'text', 'lang', 'conversation_id', 'reply_to_id', 'reply_to_author', 'reposted_id', 'quoted_id'],
  ...['like_count', 'repost_count', 'reply_count', 'quote_count', 'view_count', 'via', 'media_keys', 'flags'],
]

const insert = (table: string, columns: string[], or = 'REPLACE') =>
  `INSERT OR ${or} INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`
const big = (id: string | null) => (id === null ? null : BigInt(id))

const LEFT_BEHIND = [
  'DELETE FROM words WHERE rowid IN (SELECT id FROM posts WHERE author = ?)',
  'DELETE FROM likes WHERE post_id IN (SELECT id FROM posts WHERE author = ?)',
  'DELETE FROM posts WHERE author = ?',
  'DELETE FROM likes WHERE account = ?',
  'DELETE FROM follows WHERE followed = ?',
  'DELETE FROM follows WHERE follower = ?',
  'DELETE FROM list_members WHERE account = ?',
  'DELETE FROM accounts WHERE slot = ?',
]

function rowWriter(database: DatabaseSync, { manifest, truth }: Source) {
  const updates = ACCOUNT_COLUMNS.slice(1).map((column) => `${column} = excluded.${column}`)
  const upsert = `${insert('accounts', ACCOUNT_COLUMNS).replace('OR REPLACE ', '')} ON CONFLICT (slot) DO UPDATE SET ${updates}`
  const addAccount = database.prepare(upsert)
  const addFollow = database.prepare('INSERT OR IGNORE INTO follows VALUES (?, ?, ?)')
  const endFollow = database.prepare('DELETE FROM follows WHERE followed = ? AND since = ? AND follower = ?')
  const addPost = database.prepare(insert('posts', POST_COLUMNS, 'IGNORE'))
  const addWords = database.prepare('INSERT INTO words (rowid, text) VALUES (?, ?)')
  const addLike = database.prepare('INSERT OR IGNORE INTO likes VALUES (?, ?, ?)')
  const communities = new Map(manifest.communities.map(({ slug }, at) => [slug, at]))
  const contextOf = contextReader(manifest)
  const holder = database.prepare('SELECT CAST(id AS TEXT) AS id FROM accounts WHERE slot = ?')
  const slots = new Map<string, number>()
  let placed = 0

  function account(row: NonNullable<RowBatch['accounts']>[number]) {
    const slot = slots.size
    slots.set(row.id, slot)
    const { kind, community, country, city, female, age } = truth(slot)
    const values: SQLInputValue[] = [slot, BigInt(row.id), row.handle, row.name, row.bio, row.location, row.url]
    values.push(row.created_at.getTime(), row.verified_type, row.followers_count, row.following_count)
    values.push(row.post_count, row.listed_count, KINDS.indexOf(kind), communities.get(community) ?? 0, country, city)
    values.push(female === null ? null : Number(female), age)
    addAccount.run(...values)
  }

  /** An account that left gives its place to another: what was the former one's goes with it. */
  function makeRoom(row: NonNullable<RowBatch['accounts']>[number]) {
    const slot = placed++
    const former = holder.get(slot)
    if (!former || String(former.id) === row.id) return
    for (const sql of LEFT_BEHIND) database.prepare(sql).run(slot)
  }

  function follow({ follower_id, followed_id, since, until }: NonNullable<RowBatch['follows']>[number]) {
    const statement = until ? endFollow : addFollow
    statement.run(slots.get(followed_id)!, since?.getTime() ?? 0, slots.get(follower_id)!)
  }

  function post(row: PostRow) {
    const author = slots.get(row.account_id)!
    const media_keys = pictureKeys(row)
    const is_repost = row.reposted_post_id !== null
    const context = contextOf(row.text).map(({ domain, entity }) => `${domain.id}.${entity.id}`)
    const { words, flags } = indexed({ text: row.text, is_repost, media_keys, context })
    const reply_to_author = row.reply_to_account_id ? (slots.get(row.reply_to_account_id) ?? null) : null
    const values: SQLInputValue[] = [big(row.id), author, row.text, row.lang, big(row.conversation_id)]
    values.push(big(row.reply_to_post_id), reply_to_author, big(row.reposted_post_id), big(row.quoted_post_id))
    values.push(row.like_count, row.repost_count, row.reply_count, row.quote_count, row.view_count, row.via)
    values.push(media_keys.length > 0 ? media_keys.join(',') : null, flags)
    if (addPost.run(...values).changes !== 0) addWords.run(BigInt(row.id), words)
  }

  function engagement({ account_id, post_id, kind, created_at }: NonNullable<RowBatch['engagements']>[number]) {
    if (kind === 'like') addLike.run(BigInt(post_id), created_at?.getTime() ?? 0, slots.get(account_id)!)
  }
  return { makeRoom, account, follow, post, engagement }
}
