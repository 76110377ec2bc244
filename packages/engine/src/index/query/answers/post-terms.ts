import { termsOf } from '@starling/enrich/src/text/words/words.ts'
import type { PrimitiveAnswers } from '../../../port/answers.ts'
import { firstFresh } from '../../numbering.ts'
import { chunksOf } from '../posts.ts'
import { readRows } from '../rows.ts'
import type { Session } from '../session.ts'
import type { Asking } from './asking.ts'
import { clearedMatrix, pairRows, slotsOf } from './pairs.ts'

/** Terms of the question's posts, counted by post. */
export function termsOfPosts(asking: Asking, kind: number, limit: number): PrimitiveAnswers['terms'] {
  const { count } = asking.posts
  const { terms, counts } = topTerms(asking, kind, limit)
  const { store } = asking.session
  const rows = terms.map((term, at) => ({ value: store.termText(term), count: counts[at]!, baseline_count: 0 }))
  return { n: count, known: count, baseline_n: 0, baseline_known: 0, rows }
}

function topTerms(asking: Asking, kind: number, limit: number): { terms: number[]; counts: number[] } {
  const { session } = asking
  const { store, arena } = session
  const bytes = store.live.terms * 4 + 4
  const counts = arena.borrow(bytes)
  store.kernels.fill(counts, 0, bytes)
  for (const { values } of termRows(asking)) {
    const at = arena.borrow(values.length * 4)
    store.u32.set(values, at / 4)
    store.kernels.tally(at, values.length, counts)
    arena.release(at)
  }
  const scores = arena.borrow(limit * 8 + 8)
  const ids = arena.borrow(limit * 4 + 4)
  store.kernels.order_by_text(0, store.at('term.at'), store.at('term.bytes'))
  store.kernels.top_begin(scores, ids, limit)
  store.kernels.top_counts(counts, 0, store.live.terms, store.at('term.kind'), kind, 1)
  const terms = [...store.numbers(ids, store.kernels.top_end())]
  return { terms, counts: terms.map((term) => store.u32[counts / 4 + term]!) }
}

type TermRows = { values: Uint32Array; ends: Uint32Array }

/** The terms of the question's posts, many posts at a time. */
function* termRows({ session, posts }: Asking): Generator<TermRows> {
  const { store } = session
  for (const [from, to] of chunksOf(session, posts.range)) {
    session.check()
    const ids = numbersIn(session, posts.bits, from, to)
    if (from >= firstFresh(store.meta.posts)) {
      yield together(Array.from(ids, (post) => freshTerms(session, post)))
      continue
    }
    for (const { posts: some, first, at, values } of readRows(store, 'post_terms', ids)) {
      yield together(Array.from(some, (post) => values.subarray(at[post - first]!, at[post - first + 1]!)))
    }
  }
}

const freshTerms = ({ store }: Session, post: number): Uint32Array =>
  Uint32Array.from(termsOf(store.post(post).text), (term) => store.term(term))

function together(rows: Uint32Array[]): TermRows {
  const ends = new Uint32Array(rows.length)
  let length = 0
  rows.forEach((row, at) => {
    length += row.length
    ends[at] = length
  })
  const values = new Uint32Array(length)
  for (const [at, row] of rows.entries()) values.set(row, ends[at]! - row.length)
  return { values, ends }
}

/** The numbers of the posts that are set in a piece of bits. */
export function numbersIn({ store, arena }: Session, bits: number, from: number, to: number): Uint32Array {
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
  const base = { n: posts.count, known: posts.count }
  if (width === 0) return { ...base, rows: [] }
  const slots = slotsOf(session, store.live.terms, terms)
  const matrix = clearedMatrix(session, width)
  const found = arena.borrow(width + 1)
  for (const { values, ends } of termRows(asking)) {
    const values_at = arena.borrow(values.length * 4)
    const ends_at = arena.borrow(ends.length * 4)
    store.u32.set(values, values_at / 4)
    store.u32.set(ends, ends_at / 4)
    store.kernels.pairs_flat(ends_at, ends.length, values_at, slots, width, matrix, found)
    arena.release(values_at)
    arena.release(ends_at)
  }
  const texts = terms.map(store.termText)
  return { ...base, rows: pairRows(texts, store.numbers(matrix, width * width), limit) }
}
