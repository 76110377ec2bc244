import type { ByAuthor, MoodsByAuthor } from '../../../port/answers.ts'
import { chunksOf, type PostSet } from '../posts.ts'
import type { Session } from '../session.ts'

/** Of one account while a list is counted. */
const TALLY_BYTES = 16
const SUMS = 12

type ListSpread = { authors: number; posts: ByAuthor; moods: MoodsByAuthor }

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
  spread(list: number, length: number): ListSpread {
    const { store } = this.#session
    this.#session.check()
    store.kernels.by_author(list, length, this.#tallies, this.#counts, this.#sums)
    const sums = store.f64.subarray(this.#sums / 8, this.#sums / 8 + SUMS)
    const at = (place: number): ByAuthor => ({ squares: sums[place]!, crossed: sums[place + 1]! })
    const moods = { judged: at(3), negative: at(5), neutral: at(7), positive: at(9), opposed: sums[11]! }
    return { authors: sums[0]!, posts: at(1), moods }
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
