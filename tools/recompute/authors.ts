import type { KnownPost } from './known.ts'
import { type Interval, wilson, Z95 } from './numbers.ts'

/** docs/methods/authors.md. */
type Sums = { squares: number; crossed: number }

function sumsOf(row: readonly KnownPost[], base: readonly KnownPost[]): Sums {
  const wrote = perAuthor(base)
  const own = [...perAuthor(row)]
  return {
    squares: own.reduce((sum, [, x]) => sum + x * x, 0),
    crossed: own.reduce((sum, [author, x]) => sum + x * wrote.get(author)!, 0),
  }
}

function perAuthor(posts: readonly KnownPost[]): Map<number, number> {
  const found = new Map<number, number>()
  for (const { author } of posts) found.set(author, (found.get(author) ?? 0) + 1)
  return found
}

/** How many posts tell as much as these, the base having `n` with `squares`. */
function telling(n: number, squares: number, spread: number, independent: number): number {
  const effect = Math.max(1, independent > 0 ? spread / independent : squares / n)
  const equals = n ** 2 / squares
  const repeats = 1 - n / squares
  const cost = repeats === 0 ? 0 : Math.min(1, (repeats * (1 + (Z95 ** 2 + 1) / 2)) / (equals - 1))
  return (n / effect) * (1 - cost)
}

/** Shares of posts of one base: their intervals, and what they are computed from. */
export class Shares {
  readonly #base: readonly KnownPost[]
  readonly #squares: number
  /** The question names whose posts. */
  readonly #named: boolean

  constructor(base: readonly KnownPost[], named = false) {
    this.#base = base
    this.#named = named
    this.#squares = sumsOf(base, base).squares
  }

  interval(row: readonly KnownPost[]): Interval | null {
    const n = this.#base.length
    if (this.#named || n === 0) return wilson(row.length, n)
    const { squares, crossed } = sumsOf(row, this.#base)
    const p = row.length / n
    const spread = squares - 2 * p * crossed + p * p * this.#squares
    const posts = telling(n, this.#squares, spread, n * p * (1 - p))
    return posts > 0 ? wilson(p * posts, posts) : [0, 1]
  }

  /** What a download says of the base, and of a row. */
  get inputs(): { squares?: number } {
    return this.#named ? {} : { squares: this.#squares }
  }

  inputsOf(row: readonly KnownPost[]): { by_author?: Sums } {
    return this.#named ? {} : { by_author: sumsOf(row, this.#base) }
  }
}

/** Of the posts of a day: how many with a mood tell of their balance as much, and what that is computed from. */
export function moodsByAuthor(posts: readonly KnownPost[]) {
  const judged = posts.filter(({ sentiment }) => sentiment !== null)
  const of = (mood: string) => judged.filter(({ sentiment }) => sentiment === mood)
  const balance = ({ sentiment }: KnownPost) => (sentiment === 'positive' ? 1 : sentiment === 'negative' ? -1 : 0)
  const own = [...Map.groupBy(judged, ({ author }) => author).values()]
  const sum = (each: (posts: KnownPost[]) => number) => own.reduce((total, some) => total + each(some), 0)
  const net = sum((some) => some.reduce((total, post) => total + balance(post), 0)) / judged.length
  const spread = sum((some) => some.reduce((total, post) => total + balance(post) - net, 0) ** 2)
  const moody = judged.filter((post) => balance(post) !== 0).length
  const { squares } = sumsOf(judged, judged)
  const count = (some: KnownPost[], mood: string) => some.filter(({ sentiment }) => sentiment === mood).length
  return {
    posts: telling(judged.length, squares, spread, moody - net * net * judged.length),
    inputs: {
      judged: sumsOf(judged, posts),
      negative: sumsOf(of('negative'), judged),
      neutral: sumsOf(of('neutral'), judged),
      positive: sumsOf(of('positive'), judged),
      opposed: sum((some) => count(some, 'positive') * count(some, 'negative')),
    },
  }
}
