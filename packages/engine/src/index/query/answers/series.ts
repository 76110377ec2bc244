import type { Primitive } from '@starling/sections'
import type { Moment, PostCard, PrimitiveAnswers } from '../../../port/answers.ts'
import { firstFresh, up64 } from '../../numbering.ts'
import { chunksOf } from '../posts.ts'
import type { Session } from '../session.ts'
import type { Asking } from './asking.ts'
import { cleared } from './by-author.ts'

const MINUTE = 60
const DAY = 86_400
const HOURS_IN_WEEK = 168
/** In the order of the kernels. */
const BUCKETS = ['day', 'hour_of_week', 'whole'] as const
/** Of one row: posts, three moods (4 bytes each), likes (8 bytes). */
const ROW_BYTES = 24

export function series(asking: Asking, primitive: Extract<Primitive, { do: 'series' }>): PrimitiveAnswers['series'] {
  const { session, posts } = asking
  const { by_author } = primitive
  if (posts.count === 0) return { n: 0, ...(by_author && { squares: 0 }), rows: [] }
  const { store } = session
  const moved = (primitive.utc_offset_minutes ?? 0) * MINUTE
  const is_daily = primitive.bucket === 'day'
  const bucket = BUCKETS.indexOf(primitive.bucket)
  const [begin, end] = spanOf(session, posts)
  const first = is_daily ? Math.floor((begin + moved) / DAY) : 0
  const length = { day: Math.floor((end + moved) / DAY) - first + 1, hour_of_week: HOURS_IN_WEEK, whole: 1 }[
    primitive.bucket
  ]
  const at = cleared(session, length * ROW_BYTES)
  const columns = [store.at('post.created_at'), store.at('post.mood'), store.at('post.like_count')]
  for (const [from, to] of chunksOf(session, posts.range)) {
    session.check()
    store.kernels.series(posts.bits, from, to, ...columns, moved, bucket, first, at, store.meta.posts)
  }
  const rows: Moment[] = []
  const cells = store.numbers(at, (length * ROW_BYTES) / 4)
  const likes = store.f64.slice(at / 8, at / 8 + (length * ROW_BYTES) / 8)
  for (let row = 0; row < length; row++) {
    const cell = (row * ROW_BYTES) / 4
    if (cells[cell] === 0) continue
    rows.push({
      at: is_daily ? (first + row) * DAY - moved : row,
      posts: cells[cell]!,
      negative: cells[cell + 1]!,
      neutral: cells[cell + 2]!,
      positive: cells[cell + 3]!,
      likes: likes[(row * ROW_BYTES + 16) / 8]!,
    })
  }
  if (!by_author) return { n: posts.count, rows }
  const buckets = { moved, bucket, first, lengths: Array.from({ length }, (_, row) => cells[(row * ROW_BYTES) / 4]!) }
  const spread = spreadOf(asking, buckets)
  return {
    n: posts.count,
    squares: asking.authors.squares,
    rows: rows.map((row, index) => ({ ...row, by_author: spread[index]! })),
  }
}

type Buckets = { moved: number; bucket: number; first: number; lengths: readonly number[] }

/** By author, of the buckets that have posts. */
function spreadOf({ session, posts, authors }: Asking, { moved, bucket, first, lengths }: Buckets) {
  const { store } = session
  const lists = authors.room(lengths)
  const ends = session.arena.borrow(lengths.length * 4)
  store.u32.set(
    lists.map((list) => list / 4),
    ends / 4,
  )
  const columns = [store.at('post.created_at'), store.at('post.mood'), store.at('post.author')]
  for (const [from, to] of chunksOf(session, posts.range)) {
    session.check()
    store.kernels.list_series(posts.bits, from, to, ...columns, moved, bucket, first, ends, store.meta.posts)
  }
  return lengths.flatMap((length, row) => {
    if (length === 0) return []
    return [authors.moods(lists[row]!, length)]
  })
}

/** The first and the last time; posts of the last build are in the order of time. */
function spanOf({ store, arena }: Session, { bits, range }: Asking['posts']): [number, number] {
  const { kernels } = store
  const times = store.at('post.created_at')
  let begin = Number.POSITIVE_INFINITY
  let end = 0
  const [from, to] = [range.from - (range.from % 64), up64(range.to)]
  const first = kernels.first_set(bits, from, to) >>> 0
  if (first < to) {
    begin = store.number('post.created_at', first)
    end = store.number('post.created_at', kernels.last_set(bits, from, to) >>> 0)
  }
  const fresh = firstFresh(store.meta.posts)
  if (store.live.posts <= fresh) return [begin, end]
  const out = arena.borrow(8)
  kernels.span(bits, fresh, up64(store.live.posts), times, out)
  const [earliest, latest] = store.numbers(out, 2)
  return earliest! > latest! ? [begin, end] : [Math.min(begin, earliest!), Math.max(end, latest!)]
}

export function posts(
  { session, posts }: Asking,
  primitive: Extract<Primitive, { do: 'posts' }>,
): PrimitiveAnswers['posts'] {
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

export function postCard({ store }: Session, index: number): PostCard {
  const { topics: _, id, account_id, ...post } = store.post(index)
  const { handle, name, avatar_url } = store.account(store.number('post.author', index))
  return { id: String(id), account_id: String(account_id), handle, name, avatar_url, ...post }
}
