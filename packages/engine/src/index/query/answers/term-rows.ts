import { firstFresh } from '../../numbering.ts'
import { chunksOf, type PostSet } from '../posts.ts'
import type { Session } from '../session.ts'

/** Posts are looked for in pieces of so many, and a gap of so many is read over: a look at the disk takes as long. */
const SPAN = 32_768
const GAP = 512
/** The share of a worker's memory that the terms of one question's posts may take. */
const MOST_KEPT = 1 / 4

/** Posts in memory, as kernels take them: how many, who wrote each, where its terms begin, and the terms of all. */
export type TermRows = { n: number; authors: number; at: number; values: number; terms: number }

/** The terms of a question's posts: read from disk once, or, where there is no room to keep them, for each use. */
export class PostTerms {
  readonly #session: Session
  readonly #posts: PostSet
  #kept: readonly TermRows[] | null = null

  constructor(session: Session, posts: PostSet) {
    this.#session = session
    this.#posts = posts
  }

  each(use: (rows: TermRows) => void): void {
    if (this.#kept) {
      for (const rows of this.#kept) use(rows)
      return
    }
    const { arena } = this.#session
    const kept: TermRows[] = []
    let isKept = true
    const giveBack = () => {
      for (const rows of kept.splice(0)) arena.release(rows.authors)
      isKept = false
      this.#kept = null
    }
    this.#session.lend(giveBack)
    let left = arena.bytes * MOST_KEPT
    for (const rows of this.#read()) {
      use(rows)
      left -= bytesOf(rows)
      if (left < 0) giveBack()
      if (isKept) kept.push(rows)
      else arena.release(rows.authors)
    }
    if (isKept) this.#kept = kept
  }

  *#read(): Generator<TermRows> {
    const { store } = this.#session
    const { bits, range } = this.#posts
    for (const [from, to] of chunksOf(this.#session, range, SPAN)) {
      this.#session.check()
      const count = store.kernels.popcount(bits + from / 8, (to - from) / 8) >>> 0
      if (count === 0) continue
      if (from >= firstFresh(store.meta.posts)) yield this.#freshRows(this.#numbersIn(from, to))
      else if (count * GAP > to - from) {
        const first = store.kernels.first_set(bits, from, to) >>> 0
        yield this.#builtRows(first, (store.kernels.last_set(bits, from, to) >>> 0) - first + 1)
      } else {
        for (const { first, length } of parted(this.#numbersIn(from, to))) yield this.#builtRows(first, length)
      }
    }
  }

  /** Those of these neighbours that are of the question. */
  #builtRows(first: number, length: number): TermRows {
    const { store, arena } = this.#session
    const { bits } = this.#posts
    const at = arena.borrow((length + 1) * 4)
    store.cold.into(store.u8, at, 'post_terms.at', first, first + length + 1)
    const [start, end] = [store.u32[at / 4]!, store.u32[at / 4 + length]!]
    const values = arena.borrow((end - start) * 4)
    store.cold.into(store.u8, values, 'post_terms', start, end)
    const sizes = arena.borrow(8)
    store.kernels.measure_rows(bits, first, length, at, sizes)
    const [n, terms] = store.numbers(sizes, 2)
    const rows = this.#roomFor(n!, terms!)
    const posts = [bits, first, length, at, values - start * 4, store.at('post.author')]
    store.kernels.gather_rows(...posts, rows.authors, rows.at, rows.values)
    for (const one of [at, values, sizes]) arena.release(one)
    return rows
  }

  #freshRows(posts: Uint32Array): TermRows {
    const { store } = this.#session
    const words = Array.from(posts, (post) => store.freshWords('fresh_terms', post))
    const rows = this.#roomFor(
      posts.length,
      words.reduce((sum, { length }) => sum + length, 0),
    )
    let done = 0
    words.forEach((terms, row) => {
      store.u32[rows.authors / 4 + row] = store.number('post.author', posts[row]!)
      store.u32[rows.at / 4 + row] = done
      store.u32.set(terms, rows.values / 4 + done)
      done += terms.length
    })
    store.u32[rows.at / 4 + rows.n] = done
    return rows
  }

  /** One piece of memory, which begins with the authors. */
  #roomFor(n: number, terms: number): TermRows {
    const authors = this.#session.arena.borrow(bytesOf({ n, terms }))
    return { n, terms, authors, at: authors + n * 4, values: authors + (2 * n + 1) * 4 }
  }

  /** The numbers of the posts that are set in a piece of bits. */
  #numbersIn(from: number, to: number): Uint32Array {
    const { store, arena } = this.#session
    const { bits } = this.#posts
    const count = store.kernels.popcount(bits + from / 8, (to - from) / 8) >>> 0
    const at = arena.borrow(count * 4)
    store.kernels.members(bits, from, to, at)
    const numbers = store.numbers(at, count)
    arena.release(at)
    return numbers
  }
}

const bytesOf = ({ n, terms }: Pick<TermRows, 'n' | 'terms'>): number => (2 * n + 1 + terms) * 4

/** Posts that stand close enough to be read at once, with those between them. */
function* parted(posts: Uint32Array): Generator<{ first: number; length: number }> {
  for (let start = 0; start < posts.length; ) {
    let end = start + 1
    while (end < posts.length && posts[end]! - posts[end - 1]! <= GAP) end++
    yield { first: posts[start]!, length: posts[end - 1]! - posts[start]! + 1 }
    start = end
  }
}
