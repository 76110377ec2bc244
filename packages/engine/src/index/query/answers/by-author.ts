import type { ByAuthor, MoodsByAuthor } from '../../../port/answers.ts'
import type { Kernels } from '../../kernels/kernels.ts'
import { chunksOf, type PostSet } from '../posts.ts'
import type { Session } from '../session.ts'

/** Of one account while a list is counted. */
const TALLY_BYTES = 16
const SUMS = 12

/** How posts are spread over those who wrote them; `all` are the posts that the ones of a row are a part of. */
export class Authors {
  /** The sum of the squares of how many posts each wrote. */
  readonly squares: number
  readonly #session: Session
  readonly #counts: number
  readonly #tallies: number
  readonly #sums: number

  constructor(session: Session, { bits, range }: Pick<PostSet, 'bits' | 'range'>) {
    const { store, arena } = session
    const accounts = store.account_bytes * 8
    this.#session = session
    this.#counts = cleared(session, accounts * 4)
    this.#tallies = cleared(session, accounts * TALLY_BYTES)
    this.#sums = arena.borrow(SUMS * 8)
    for (const [from, to] of chunksOf(session, range)) {
      session.check()
      store.kernels.tally_authors(bits, from, to, store.at('post.author'), this.#counts)
    }
    this.squares = store.kernels.squares(this.#counts, accounts)
  }

  /** Of a list of posts as kernels write it: four bytes each. */
  spread(list: number, length: number): { authors: number; posts: ByAuthor } {
    const { kernels } = this.#session.store
    const [authors, squares, crossed] = this.#summed(kernels.by_author, list, length)
    return { authors: authors!, posts: { squares: squares!, crossed: crossed! } }
  }

  /** The same, and of the posts of each mood. */
  moods(list: number, length: number): ByAuthor & { moods: MoodsByAuthor } {
    const sums = this.#summed(this.#session.store.kernels.moods_by_author, list, length)
    const at = (place: number): ByAuthor => ({ squares: sums[place]!, crossed: sums[place + 1]! })
    const moods = { judged: at(3), negative: at(5), neutral: at(7), positive: at(9), opposed: sums[11]! }
    return { ...at(1), moods }
  }

  #summed(kernel: Kernels['by_author'], list: number, length: number): Float64Array {
    const { f64 } = this.#session.store
    this.#session.check()
    kernel(list, length, this.#tallies, this.#counts, this.#sums)
    return f64.subarray(this.#sums / 8, this.#sums / 8 + SUMS)
  }

  /** Room for a list of each length, one after the other: where each begins. */
  room(lengths: readonly number[]): number[] {
    let end = this.#session.arena.borrow(lengths.reduce((sum, length) => sum + length, 0) * 4 + 4)
    return lengths.map((length) => {
      const begin = end
      end += length * 4
      return begin
    })
  }
}

export function cleared({ store, arena }: Session, bytes: number): number {
  const at = arena.borrow(bytes + 4)
  store.kernels.fill(at, 0, bytes + 4)
  return at
}
