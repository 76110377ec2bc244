import type { ArrayWriter } from '../files/writer.ts'
import { ID_STEP } from '../numbering.ts'
import { type Collected, POST_COUNTS, type Rows } from './collect.ts'
import { groupBy, inverse, sortedBy } from './sorting.ts'

/** Posts in the order of time, which is how the index numbers them. */
export type OrderedPosts = {
  length: number
  /** The row that a post had when it came. */
  row: Uint32Array
  /** Who wrote it, by rank. */
  author: Uint32Array
}

export function savePosts(writer: ArrayWriter, collected: Collected, rank: Uint32Array): OrderedPosts {
  const { columns, length } = collected.post_columns
  const row = sortedBy(columns.created_at, length)
  const inOrder = (column: Uint32Array) => row.map((at) => column[at]!)
  const author = row.map((at) => rank[columns.account[at]!]!)
  writer.save('post.author', author)
  writer.save('post.created_at', inOrder(columns.created_at))
  writer.save('post.fetch', inOrder(columns.fetch))
  for (const name of POST_COUNTS) writer.save(`post.${name}`, inOrder(columns[name]))
  writer.save('post.mood', Uint8Array.from(inOrder(columns.mood)))
  const ids = new BigUint64Array(length)
  const texts_at = new Float64Array(length * 2)
  for (let post = 0; post < length; post++) {
    const at = row[post]!
    ids[post] = collected.posts.ids[at]!
    texts_at[post * 2] = collected.texts_at[at * 2]!
    texts_at[post * 2 + 1] = collected.texts_at[at * 2 + 1]!
  }
  writer.save('post.id', ids)
  savePostIds(writer, collected, ids, row)
  writer.save('texts.at', texts_at)
  return { length, row, author }
}

/** From id to post: sorted on disk, every so-many-th in memory. */
function savePostIds(writer: ArrayWriter, { posts }: Collected, ids: BigUint64Array, row: Uint32Array): void {
  const place = inverse(row)
  const sorted = ids.slice().sort()
  writer.save('post_ids', sorted)
  writer.save(
    'post_ids.posts',
    Uint32Array.from(sorted, (id) => place[posts.find(id)]!),
  )
  writer.save(
    'post_ids.steps',
    sorted.filter((_, at) => at % ID_STEP === 0),
  )
}

/** Token sequences and terms of each post, in the order of posts. */
export function savePostRows(writer: ArrayWriter, name: string, { row, length }: OrderedPosts, rows: Rows): void {
  const at = new Uint32Array(length + 1)
  const stream = writer.stream(name, 'u32')
  let buffer = new Uint32Array(1 << 16)
  let filled = 0
  for (let post = 0; post < length; post++) {
    const start = rows.start(row[post]!)
    const end = rows.end(row[post]!)
    if (filled + end - start > buffer.length) {
      stream.write(buffer.subarray(0, filled))
      filled = 0
      if (end - start > buffer.length) buffer = new Uint32Array(end - start)
    }
    for (let index = start; index < end; index++) buffer[filled++] = rows.values.at(index)
    at[post + 1] = at[post]! + end - start
  }
  stream.write(buffer.subarray(0, filled))
  stream.end()
  writer.save(`${name}.at`, at)
}

/** Per token the rows that hold it, ascending; `rowOf` leads to where the tokens of a row are. */
export function savePostings(
  writer: ArrayWriter,
  name: string,
  terms: number,
  length: number,
  rows: Rows,
  rowOf: (at: number) => number,
): void {
  const at = new Uint32Array(terms + 1)
  const last = new Uint32Array(terms)
  const each = (take: (row: number, term: number) => void) => {
    last.fill(0)
    for (let row = 0; row < length; row++) {
      const source = rowOf(row)
      if (source < 0) continue
      for (let index = rows.start(source); index < rows.end(source); index++) {
        const term = rows.values.at(index)
        if (last[term] === row + 1) continue
        last[term] = row + 1
        take(row, term)
      }
    }
  }
  each((_, term) => at[term + 1]!++)
  for (let term = 0; term < terms; term++) at[term + 1]! += at[term]!
  const next = at.slice(0, terms)
  const values = new Uint32Array(at[terms]!)
  each((row, term) => {
    values[next[term]!++] = row
  })
  writer.save(`${name}.at`, at)
  writer.save(name, values)
}

/** The posts of each account, in the order of time. */
export function ownPosts(writer: ArrayWriter, accounts: number, { author, length }: OrderedPosts) {
  const groups = groupBy(accounts, length, (post) => author[post]!)
  writer.save('own_posts.at', groups.at)
  writer.save('own_posts', groups.rows)
  return groups
}
