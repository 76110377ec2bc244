import type { Primitive } from '@starling/sections'
import type { PrimitiveAnswers } from '../../../port/answers.ts'
import { audienceOf, bitsNamed } from '../audience.ts'
import { popcount } from '../parts.ts'
import { chunksOf, listsWith, type PostRange, partsOf, postBits, postsAbout, postsBy, rangeOf } from '../posts.ts'
import type { Session } from '../session.ts'
import { type Listed, tokenOf } from '../words.ts'
import type { Asking } from './asking.ts'
import { Authors } from './by-author.ts'

/** So many posts, one name after the other: who wrote them is read from memory once for all names. */
const CHUNK = 1 << 16

/** One of so many accounts is rare. */
const RARE = 16

/** Whose posts are counted (`accounts` 0: anyone's). */
type Asked = { accounts: number; rare: number }
/** Also which were counted for any name, and in which window. */
type Counting = Asked & { any: number; range: PostRange }
/** How many posts of a piece there are for a name; marks them, and lists who wrote them from `end` on. */
type Count = (from: number, to: number, end: number) => number
/** How the posts of a name are counted, and how many there can be. */
type Counter = { most: number; count: Count }

export function shares(
  { session, scope }: Asking,
  primitive: Extract<Primitive, { do: 'shares' }>,
): PrimitiveAnswers['shares'] {
  const { arena } = session
  const range = rangeOf(session, scope.window)
  const counting = { ...authorsAsked(session, scope), any: postBits(session, range), range }
  const names = primitive.names.map(({ name, terms }) => {
    session.check()
    const token = terms.length === 1 ? tokenOf(session, terms[0]!) : null
    const { most, count } =
      token === null ? countMatching(session, scope, terms, counting) : countListed(session, token, counting)
    return { name, count, list: arena.borrow(most * 4 + 4), posts: 0 }
  })
  for (const [from, to] of chunksOf(session, range, CHUNK)) {
    session.check()
    for (const one of names) one.posts += one.count(from, to, one.list + one.posts * 4)
  }
  const base = primitive.of_all ? postsBy(session, scope) : { bits: counting.any, range }
  const authors = new Authors(session, base)
  const rows = names.map(({ name, list, posts }) => {
    const spread = authors.spread(list, posts)
    return { name, posts, accounts: spread.authors, by_author: spread.posts }
  })
  return { n: popcount(session, base.bits, partsOf(session, range)), squares: authors.squares, rows }
}

function authorsAsked(session: Session, { posts: { by }, who, window }: Asking['scope']): Asked {
  if (by === 'anyone') return { accounts: 0, rare: 0 }
  if (by !== 'audience') return { accounts: bitsNamed(session, by.handles), rare: 1 }
  const { bits, count } = audienceOf(session, who, window)
  return { accounts: bits, rare: Number(count * RARE < session.store.live.accounts) }
}

/** Of a name that is one token the posts are listed. */
function countListed(session: Session, token: number, { accounts, rare, any, range }: Counting): Counter {
  if (token < 0) return { most: 0, count: () => 0 }
  const { store } = session
  const { old, fresh } = listsWith(session, token, range)
  const author = store.at('post.author')
  const gone = store.live.has_gone_posts ? store.at('post.is_gone') : 0
  const times = [store.at('post.created_at'), range.since, range.until] as const
  const next = (list: Listed, to: number): Listed => {
    const count = store.kernels.lower_bound(list.at, 0, list.count, to) >>> 0
    const piece = { at: list.at, count }
    list.at += count * 4
    list.count -= count
    return piece
  }
  const count: Count = (_, to, end) => {
    const [a, b] = [next(old, to), next(fresh, to)]
    const built = store.kernels.share_list(a.at, a.count, author, accounts, end, any, rare, gone, 0, 0, 0) >>> 0
    const place = end + built * 4
    return built + (store.kernels.share_list(b.at, b.count, author, accounts, place, any, rare, gone, ...times) >>> 0)
  }
  return { most: old.count + fresh.count, count }
}

function countMatching(
  session: Session,
  { window }: Asking['scope'],
  terms: readonly string[],
  { accounts, any }: Counting,
): Counter {
  const { store } = session
  const { bits, count } = postsAbout(session, { groups: terms.map((term) => [term]) }, window)
  return {
    most: count,
    count: (from, to, end) => store.kernels.share(bits, from, to, store.at('post.author'), accounts, end, any) >>> 0,
  }
}
