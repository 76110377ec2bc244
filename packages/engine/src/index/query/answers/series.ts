import type { Primitive } from '@starling/sections'
import type { Answers, Moment, PostCard } from '../../../port/answers.ts'
import { firstFresh } from '../../numbering.ts'
import { and, copy, or, popcount } from '../parts.ts'
import { chunksOf, partsOf, postBits, postsAbout, postsBy, type Range, rangeOf } from '../posts.ts'
import type { Session } from '../session.ts'
import type { Asking } from './asking.ts'

const MINUTE = 60
const DAY = 86_400
const HOURS_IN_WEEK = 168
/** Of one row: posts, three moods (4 bytes each), likes (8 bytes). */
const ROW_BYTES = 24

export function series({ session, posts }: Asking, primitive: Extract<Primitive, { do: 'series' }>): Answers['series'] {
  if (posts.count === 0) return { n: 0, rows: [] }
  const { store, arena } = session
  const moved = (primitive.utc_offset_minutes ?? 0) * MINUTE
  const is_daily = primitive.bucket === 'day'
  const [begin, end] = spanOf(session, posts)
  const first = is_daily ? Math.floor((begin + moved) / DAY) : 0
  const length = is_daily ? Math.floor((end + moved) / DAY) - first + 1 : HOURS_IN_WEEK
  const at = arena.borrow(length * ROW_BYTES)
  store.kernels.fill(at, 0, length * ROW_BYTES)
  const columns = [store.at('post.created_at'), store.at('post.mood'), store.at('post.like_count')]
  for (const [from, to] of chunksOf(session, posts.range)) {
    session.check()
    store.kernels.series(posts.bits, from, to, ...columns, moved, is_daily ? 0 : 1, first, at)
  }
  const rows: Moment[] = []
  for (let row = 0; row < length; row++) {
    const [count, negative, neutral, positive] = store.numbers(at + row * ROW_BYTES, 4)
    if (count === 0) continue
    const likes = store.f64[(at + row * ROW_BYTES + 16) / 8]!
    rows.push({
      at: is_daily ? (first + row) * DAY - moved : row,
      posts: count!,
      negative: negative!,
      neutral: neutral!,
      positive: positive!,
      likes,
    })
  }
  return { n: posts.count, rows }
}

function spanOf(session: Session, { bits, range }: Asking['posts']): [number, number] {
  const { store, arena } = session
  const out = arena.borrow(8)
  let begin = Number.POSITIVE_INFINITY
  let end = 0
  for (const [from, to] of chunksOf(session, range)) {
    store.kernels.span(bits, from, to, store.at('post.created_at'), out)
    const [first, last] = store.numbers(out, 2)
    if (first! > last!) continue
    begin = Math.min(begin, first!)
    end = Math.max(end, last!)
  }
  return [begin, end]
}

export function posts({ session, posts }: Asking, primitive: Extract<Primitive, { do: 'posts' }>): Answers['posts'] {
  const { order, limit } = primitive
  const { store, arena } = session
  const scores = arena.borrow(limit * 8 + 8)
  const ids = arena.borrow(limit * 4 + 4)
  store.kernels.order_by_id(store.at('post.id'))
  store.kernels.top_begin(scores, ids, limit)
  for (const [from, to] of chunksOf(session, posts.range)) {
    session.check()
    const { column, first, done } = columnOf(session, order, from, to)
    store.kernels.top_bits(posts.bits, from, to, column, first)
    done()
  }
  const found = store.numbers(ids, store.kernels.top_end())
  return { n: posts.count, rows: Array.from(found, (post) => postCard(session, post)) }
}

type Column = { column: number; first: number; done: () => void }

/** Where a piece of a column is: in memory, or read into it now. */
function columnOf({ store, arena }: Session, order: string, from: number, to: number): Column {
  const name = `post.${order}`
  if (order === 'like_count' || order === 'created_at') return { column: store.at(name), first: 0, done: () => {} }
  const column = arena.borrow((to - from) * 4)
  if (from >= firstFresh(store.meta.posts)) {
    for (let post = from; post < Math.min(to, store.live.posts); post++) {
      store.u32[column / 4 + post - from] = store.freshCount(order, post)
    }
  } else store.cold.into(store.u8, column, name, from, Math.min(to, store.meta.posts))
  return { column, first: from, done: () => arena.release(column) }
}

function postCard({ store }: Session, index: number): PostCard {
  const { topics: _, id, account_id, ...post } = store.post(index)
  const { handle, name } = store.account(store.number('post.author', index))
  return { id: String(id), account_id: String(account_id), handle, name, ...post }
}

export function shares({ session, scope }: Asking, primitive: Extract<Primitive, { do: 'shares' }>): Answers['shares'] {
  const { store } = session
  const all = scope.posts.by === 'anyone' ? null : postsBy(session, scope)
  const range = rangeOf(session, scope.window)
  const parts = partsOf(session, range)
  const any = postBits(session, range)
  const rows = primitive.names.map(({ name, terms }) => {
    const found = postsAbout(session, { groups: terms.map((term) => [term]) }, scope.window)
    const bits = session.arena.borrow(store.post_bytes)
    copy(session, bits, found.bits, parts)
    if (all) and(session, bits, all.bits, parts)
    or(session, any, bits, parts)
    const row = { name, posts: popcount(session, bits, parts), accounts: authorsOf(session, bits, range) }
    session.arena.release(bits)
    return row
  })
  return { n: popcount(session, any, parts), rows }
}

function authorsOf(session: Session, bits: number, range: Range): number {
  const { store } = session
  const authors = session.accountBits()
  for (const [from, to] of chunksOf(session, range)) {
    session.check()
    store.kernels.authors(bits, from, to, store.at('post.author'), authors)
  }
  const count = store.kernels.popcount(authors, store.account_bytes) >>> 0
  session.arena.release(authors)
  return count
}
