import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import type { Annotation } from './context.ts'
import { firstIdAt, LIST, type List, type Media, readList } from './rows.ts'
import { HAS, indexed } from './tokens.ts'

export type NewPost = {
  author: number
  text: string
  at: number
  reply_to_id?: string | undefined
  quoted_id?: string | undefined
  reposted_id?: string | undefined
  media_keys?: string[]
  nullcast?: boolean
  via?: string
}

/** What clients change in the network. Every call is one transaction. */
export type Writers = {
  follow(follower: number, followed: number, at: number): boolean
  unfollow(follower: number, followed: number): boolean
  addPost(post: NewPost): string
  deletePost(id: string): boolean
  addLike(post_id: string, account: number, at: number): boolean
  removeLike(post_id: string, account: number): boolean
  list(id: string): (List & { member_count: number }) | undefined
  addList(list: Omit<List, 'id'>): string
  updateList(id: string, change: Partial<Pick<List, 'name' | 'description' | 'private'>>): void
  deleteList(id: string): void
  addMember(list_id: string, account: number, at: number): boolean
  removeMember(list_id: string, account: number): boolean
  media(media_key: string): Media | undefined
  mediaById(id: string): Media | undefined
  putMedia(media: Media): void
  newId(at: number): string
}

const LANGUAGES: [RegExp, string][] = [
  [/[\u3040-\u30ff]/, 'ja'],
  [/[\uac00-\ud7af]/, 'ko'],
  [/[\u0600-\u06ff]/, 'ar'],
]

export function writersOf(
  database: DatabaseSync,
  contextOf: (text: string) => Annotation[],
  statement: (sql: string) => StatementSync,
): Writers {
  const run = (sql: string, ...params: SQLInputValue[]) => Number(statement(sql).run(...params).changes)
  const count = (table: string, column: string, by: number, where: string, value: number | bigint) =>
    run(`UPDATE ${table} SET ${column} = ${column} + ? WHERE ${where} = ?`, by, value)
  function atOnce<Result>(work: () => Result): Result {
    database.exec('BEGIN IMMEDIATE')
    try {
      const result = work()
      database.exec('COMMIT')
      return result
    } catch (error) {
      database.exec('ROLLBACK')
      throw error
    }
  }
  const memberCount = '(SELECT count(*) FROM list_members WHERE list_id = lists.id) AS member_count'
  /** In the order of time, and never twice: what was written in the same millisecond goes one up. */
  function newId(at: number): string {
    const last = statement('SELECT value FROM meta WHERE key = ?').get('last_id')
    const wanted = firstIdAt(at) | 0x3f0000n
    const id = last && BigInt(String(last.value)) >= wanted ? BigInt(String(last.value)) + 1n : wanted
    run('INSERT OR REPLACE INTO meta VALUES (?, ?)', 'last_id', String(id))
    return String(id)
  }

  function addPost(post: NewPost): string {
    const { author, at, reply_to_id, quoted_id, reposted_id, media_keys = [], nullcast = false } = post
    const text = post.text
    const id = newId(at)
    const parent = reply_to_id ? statement('SELECT author, conversation_id FROM posts WHERE id = ?') : undefined
    parent?.setReadBigInts(true)
    const answered = parent?.get(BigInt(reply_to_id!))
    const context = contextOf(text).map(({ domain, entity }) => `${domain.id}.${entity.id}`)
    const { words, flags } = indexed({ text, is_repost: reposted_id !== undefined, media_keys, context })
    const lang = LANGUAGES.find(([script]) => script.test(text))?.[1] ?? 'en'
    const big = (value: string | undefined) => (value === undefined ? null : BigInt(value))
    run(
      'INSERT INTO posts VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, 0, 0, 0, ?, ?, ?)',
      ...[BigInt(id), author, text, lang, (answered?.conversation_id as bigint | undefined) ?? BigInt(id)],
      ...[big(reply_to_id), (answered?.author as bigint | undefined) ?? null, big(reposted_id), big(quoted_id)],
      ...[post.via ?? 'Sandbox', media_keys.length > 0 ? media_keys.join(',') : null],
      flags | (nullcast ? HAS.nullcast : 0),
    )
    run('INSERT INTO words (rowid, text) VALUES (?, ?)', BigInt(id), words)
    if (!nullcast) count('accounts', 'posts_more', 1, 'slot', author)
    if (reply_to_id) count('posts', 'reply_count', 1, 'id', BigInt(reply_to_id))
    if (quoted_id) count('posts', 'quote_count', 1, 'id', BigInt(quoted_id))
    if (reposted_id) count('posts', 'repost_count', 1, 'id', BigInt(reposted_id))
    return id
  }

  function deletePost(id: string): boolean {
    const row = statement(
      `SELECT author, flags, CAST(reply_to_id AS TEXT) AS reply, CAST(quoted_id AS TEXT) AS quote,
       CAST(reposted_id AS TEXT) AS repost FROM posts WHERE id = ?`,
    ).get(BigInt(id))
    if (!row) return false
    run('DELETE FROM posts WHERE id = ?', BigInt(id))
    run('DELETE FROM words WHERE rowid = ?', BigInt(id))
    run('DELETE FROM likes WHERE post_id = ?', BigInt(id))
    if ((Number(row.flags) & HAS.nullcast) === 0) count('accounts', 'posts_more', -1, 'slot', Number(row.author))
    if (row.reply) count('posts', 'reply_count', -1, 'id', BigInt(String(row.reply)))
    if (row.quote) count('posts', 'quote_count', -1, 'id', BigInt(String(row.quote)))
    if (row.repost) count('posts', 'repost_count', -1, 'id', BigInt(String(row.repost)))
    return true
  }

  return {
    newId,
    follow: (follower, followed, at) =>
      atOnce(() => {
        if (statement('SELECT 1 FROM follows WHERE follower = ? AND followed = ?').get(follower, followed)) return false
        run('INSERT INTO follows VALUES (?, ?, ?)', followed, at, follower)
        count('accounts', 'followers_more', 1, 'slot', followed)
        count('accounts', 'following_more', 1, 'slot', follower)
        return true
      }),
    unfollow: (follower, followed) =>
      atOnce(() => {
        if (run('DELETE FROM follows WHERE follower = ? AND followed = ?', follower, followed) === 0) return false
        count('accounts', 'followers_more', -1, 'slot', followed)
        count('accounts', 'following_more', -1, 'slot', follower)
        return true
      }),
    addPost: (post) => atOnce(() => addPost(post)),
    deletePost: (id) => atOnce(() => deletePost(id)),
    addLike: (post_id, account, at) =>
      atOnce(() => {
        if (statement('SELECT 1 FROM likes WHERE post_id = ? AND account = ?').get(BigInt(post_id), account))
          return false
        run('INSERT INTO likes VALUES (?, ?, ?)', BigInt(post_id), at, account)
        count('posts', 'like_count', 1, 'id', BigInt(post_id))
        return true
      }),
    removeLike: (post_id, account) =>
      atOnce(() => {
        if (run('DELETE FROM likes WHERE post_id = ? AND account = ?', BigInt(post_id), account) === 0) return false
        count('posts', 'like_count', -1, 'id', BigInt(post_id))
        return true
      }),
    list: (id) => {
      const row = statement(`SELECT ${LIST}, ${memberCount} FROM lists WHERE id = ?`).get(BigInt(id))
      return row && { ...readList(row), member_count: Number(row.member_count) }
    },
    addList: ({ owner, name, description, private: hidden, created_at }) =>
      atOnce(() => {
        const id = newId(created_at)
        const values = [BigInt(id), owner, name, description, Number(hidden), created_at]
        run('INSERT INTO lists VALUES (?, ?, ?, ?, ?, ?)', ...values)
        return id
      }),
    updateList: (id, change) => {
      const now = readList(statement(`SELECT ${LIST} FROM lists WHERE id = ?`).get(BigInt(id))!)
      const { name, description, private: hidden } = { ...now, ...change }
      const sql = 'UPDATE lists SET name = ?, description = ?, private = ? WHERE id = ?'
      run(sql, name, description, Number(hidden), BigInt(id))
    },
    deleteList: (id) =>
      atOnce(() => {
        run('DELETE FROM lists WHERE id = ?', BigInt(id))
        run('DELETE FROM list_members WHERE list_id = ?', BigInt(id))
      }),
    addMember: (list_id, account, at) =>
      atOnce(() => {
        const known = statement('SELECT 1 FROM list_members WHERE list_id = ? AND account = ?')
        if (known.get(BigInt(list_id), account)) return false
        return run('INSERT INTO list_members VALUES (?, ?, ?)', BigInt(list_id), at, account) > 0
      }),
    removeMember: (list_id, account) =>
      run('DELETE FROM list_members WHERE list_id = ? AND account = ?', BigInt(list_id), account) > 0,
    media: (media_key) => readMedia(statement(`SELECT ${MEDIA} FROM media WHERE media_key = ?`).get(media_key)),
    mediaById: (id) => readMedia(statement(`SELECT ${MEDIA} FROM media WHERE id = ?`).get(BigInt(id))),
    putMedia: (media) => {
      const { media_key, owner, type, category, mime, size, state, ready_at, alt_text } = media
      const values = [BigInt(media.id), media_key, owner, type, category, mime, size, state, ready_at, alt_text]
      run('INSERT OR REPLACE INTO media VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)', ...values)
    },
  }
}

const MEDIA = 'CAST(id AS TEXT) AS id, media_key, owner, type, category, mime, size, state, ready_at, alt_text'
const readMedia = (row: Record<string, unknown> | undefined) => row as Media | undefined
