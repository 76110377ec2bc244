import type { ByAuthor, PrimitiveAnswers } from '../../../port/answers.ts'
import { firstFresh } from '../../numbering.ts'
import { chunksOf, type PostSet } from '../posts.ts'
import type { Session } from '../session.ts'
import type { Asking } from './asking.ts'
import { cleared } from './by-author.ts'
import { clearedMatrix, pairRows, slotsOf } from './pairs.ts'

/** Posts are looked for in pieces of so many, and a gap of so many is read over. */
const SPAN = 32_768
const GAP = 64

/** Terms of the question's posts, counted by post. */
export function termsOfPosts(
  asking: Asking,
  kind: number,
  limit: number,
  by_author = false,
): PrimitiveAnswers['terms'] {
  const { count } = asking.posts
  const { terms, counts } = topTerms(asking, kind, limit)
  const { store } = asking.session
  const spread = by_author ? spreadOfTerms(asking, terms, counts) : []
  const rows = terms.map((term, at) => ({
    value: store.termText(term),
    count: counts[at]!,
    baseline_count: 0,
    expected: 0,
    variance: 0,
    ...(by_author && { by_author: spread[at]! }),
  }))
  const squares = by_author && { squares: asking.authors.squares }
  return { n: count, known: count, baseline_n: 0, baseline_known: 0, ...squares, rows }
}

function spreadOfTerms(asking: Asking, terms: readonly number[], counts: readonly number[]): ByAuthor[] {
  const { session, authors } = asking
  const { store } = session
  const lists = authors.room(counts)
  const ends = cleared(session, store.live.terms * 4)
  terms.forEach((term, at) => {
    store.u32[ends / 4 + term] = lists[at]! / 4
  })
  eachTermRows(asking, (rows) => store.kernels.list_rows(...rows, ends, store.at('post.author')))
  return lists.map((list, at) => authors.spread(list, counts[at]!).posts)
}

function topTerms(asking: Asking, kind: number, limit: number): { terms: number[]; counts: number[] } {
  const { store, arena } = asking.session
  asking.post_term_counts ??= countTerms(asking)
  const counts = asking.post_term_counts
  const scores = arena.borrow(limit * 8 + 8)
  const ids = arena.borrow(limit * 4 + 4)
  store.kernels.order_by_text(0, store.at('term.at'), store.at('term.bytes'))
  store.kernels.top_begin(scores, ids, limit)
  store.kernels.top_counts(counts, 0, store.live.terms, store.at('term.kind'), kind, 1)
  const terms = [...store.numbers(ids, store.kernels.top_end())]
  return { terms, counts: terms.map((term) => store.u32[counts / 4 + term]!) }
}

/** How many of the question's posts have each term. */
function countTerms(asking: Asking): number {
  const { store } = asking.session
  const counts = cleared(asking.session, store.live.terms * 4)
  eachTermRows(asking, (rows) => store.kernels.tally_rows(...rows, counts))
  return counts
}

/** Rows of neighbouring posts as kernels take them: bits of those that count, the first, how many, where each begins. */
type TermRows = [bits: number, first: number, length: number, at: number, values: number]

/** The terms of the question's posts, many posts at a time. */
function eachTermRows({ session, posts }: Asking, use: (rows: TermRows) => void): void {
  const { store, arena } = session
  const fresh = firstFresh(store.meta.posts)
  for (const { first, length } of neighbours(session, posts)) {
    const at = arena.borrow((length + 1) * 4)
    if (first >= fresh) {
      const terms = store.number('fresh_terms.at', first - fresh)
      store.u32.set([0, store.u32[terms / 4]!], at / 4)
      use([posts.bits, first, length, at, terms + 4])
    } else {
      store.cold.into(store.u8, at, 'post_terms.at', first, first + length + 1)
      const [start, end] = [store.u32[at / 4]!, store.u32[at / 4 + length]!]
      const values = arena.borrow((end - start) * 4)
      store.cold.into(store.u8, values, 'post_terms', start, end)
      use([posts.bits, first, length, at, values - start * 4])
      arena.release(values)
    }
    arena.release(at)
  }
}

/** Posts of a set that stand close enough to be read at once, with those between them. */
function* neighbours(session: Session, { bits, range }: PostSet): Generator<{ first: number; length: number }> {
  const { store } = session
  for (const [from, to] of chunksOf(session, range, SPAN)) {
    session.check()
    const count = store.kernels.popcount(bits + from / 8, (to - from) / 8) >>> 0
    if (count === 0) continue
    if (from >= firstFresh(store.meta.posts)) {
      for (const first of numbersIn(session, bits, from, to)) yield { first, length: 1 }
    } else if (count * GAP > to - from) {
      const first = store.kernels.first_set(bits, from, to) >>> 0
      yield { first, length: (store.kernels.last_set(bits, from, to) >>> 0) - first + 1 }
    } else yield* parted(numbersIn(session, bits, from, to))
  }
}

function* parted(posts: Uint32Array): Generator<{ first: number; length: number }> {
  for (let start = 0; start < posts.length; ) {
    let end = start + 1
    while (end < posts.length && posts[end]! - posts[end - 1]! <= GAP) end++
    yield { first: posts[start]!, length: posts[end - 1]! - posts[start]! + 1 }
    start = end
  }
}

/** The numbers of the posts that are set in a piece of bits. */
function numbersIn({ store, arena }: Session, bits: number, from: number, to: number): Uint32Array {
  const count = store.kernels.popcount(bits + from / 8, (to - from) / 8) >>> 0
  const at = arena.borrow(count * 4)
  store.kernels.members(bits, from, to, at)
  const numbers = store.numbers(at, count)
  arena.release(at)
  return numbers
}

export function pairsOfPosts(asking: Asking, kind: number, paired: number, limit: number): PrimitiveAnswers['pairs'] {
  const { session, posts } = asking
  const { store, arena } = session
  const { terms } = topTerms(asking, kind, paired)
  const width = terms.length
  const base = { n: posts.count, known: posts.count, squares: asking.authors.squares }
  if (width === 0) return { ...base, rows: [] }
  const slots = slotsOf(session, store.live.terms, terms)
  const matrix = clearedMatrix(session, width)
  const found = arena.borrow(width + 1)
  eachTermRows(asking, (rows) => store.kernels.pairs_rows(...rows, slots, width, matrix, found))
  const counts = store.numbers(matrix, width * width)
  const rows = pairRows(terms.map(store.termText), counts, limit)
  const lists = asking.authors.room(rows.map(({ count }) => count))
  store.kernels.fill(matrix, 0, width * width * 4)
  rows.forEach(({ slots: [higher, lower] }, at) => {
    store.u32[matrix / 4 + higher * width + lower] = lists[at]! / 4
  })
  eachTermRows(asking, (all) => store.kernels.list_pairs(...all, slots, width, matrix, found, store.at('post.author')))
  return {
    ...base,
    rows: rows.map(({ values, count }, at) => ({
      values,
      count,
      by_author: asking.authors.spread(lists[at]!, count).posts,
    })),
  }
}
