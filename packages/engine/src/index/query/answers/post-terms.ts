import type { ByAuthor, PrimitiveAnswers } from '../../../port/answers.ts'
import type { Asking } from './asking.ts'
import { cleared } from './by-author.ts'
import { clearedMatrix, pairRows, slotsOf } from './pairs.ts'

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
  asking.post_terms.each(({ n, at, values, authors: own }) => store.kernels.list_rows(n, at, values, own, ends))
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
  asking.post_terms.each(({ values, terms }) => store.kernels.tally_values(values, terms, counts))
  return counts
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
  asking.post_terms.each(({ n, at, values }) => store.kernels.pairs_rows(n, at, values, slots, width, matrix, found))
  const counts = store.numbers(matrix, width * width)
  const rows = pairRows(terms.map(store.termText), counts, limit)
  const lists = asking.authors.room(rows.map(({ count }) => count))
  store.kernels.fill(matrix, 0, width * width * 4)
  rows.forEach(({ slots: [higher, lower] }, at) => {
    store.u32[matrix / 4 + higher * width + lower] = lists[at]! / 4
  })
  asking.post_terms.each(({ n, at, values, authors }) =>
    store.kernels.list_pairs(n, at, values, authors, slots, width, matrix, found),
  )
  return {
    ...base,
    rows: rows.map(({ values, count }, at) => ({
      values,
      count,
      by_author: asking.authors.spread(lists[at]!, count).posts,
    })),
  }
}
