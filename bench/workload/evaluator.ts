import type { Duck } from '../prepare/duck.ts'
import { countOf, intColumns } from '../prepare/int-column.ts'

export type Words = { groups: number[][]; excluded: number[] }
type Days = { since: number; until: number }

/** Finds audiences of words by plain arrays: quick enough to try thousands. */
export class Evaluator {
  readonly authors: Int32Array
  readonly days: Int32Array
  readonly #lists = new Map<number, Int32Array>()
  readonly #duck: Duck
  readonly #seen: Int32Array
  #mark = 0

  private constructor(duck: Duck, authors: Int32Array, days: Int32Array, accounts: number) {
    this.#duck = duck
    this.authors = authors
    this.days = days
    this.#seen = new Int32Array(accounts)
  }

  static async open(duck: Duck): Promise<Evaluator> {
    const rows = Number((await duck.rows('select max(post) + 1 from posts'))[0]![0])
    const found = await intColumns(duck, 'select post, author, day::INTEGER from posts order by post', rows, 3)
    // Posts of bots have a number, too, and are nobody's here.
    const [authors, days] = [new Int32Array(rows), new Int32Array(rows)]
    let before = 0
    for (const [at, post] of found[0]!.entries()) {
      for (let gap = before; gap <= post; gap++) days[gap] = found[2]![at]!
      authors[post] = found[1]![at]!
      before = post + 1
    }
    return new Evaluator(duck, authors, days, await countOf(duck, 'names'))
  }

  async load(tokens: number[]): Promise<void> {
    const missing = [...new Set(tokens)].filter((token) => !this.#lists.has(token))
    if (missing.length === 0) return
    const from = `postings where token in (${missing})`
    const [token, post] = await intColumns(
      this.#duck,
      `select token, post from ${from} order by token, post`,
      await countOf(this.#duck, from),
      2,
    )
    for (let start = 0; start < token!.length; ) {
      let end = start
      while (token![end] === token![start]) end++
      this.#lists.set(token![start]!, post!.slice(start, end))
      start = end
    }
  }

  posts({ groups, excluded }: Words, days: Days): Int32Array {
    const within = groups.map((group) => group.map((token) => this.#during(token, days)).reduce(both))
    return excluded.map((token) => this.#during(token, days)).reduce(without, within.reduce(either))
  }

  /** Distinct authors; the array is good until the next call. */
  members(posts: Int32Array): number[] {
    this.#mark++
    const members: number[] = []
    for (const post of posts) {
      const author = this.authors[post]!
      if (this.#seen[author] === this.#mark) continue
      this.#seen[author] = this.#mark
      members.push(author)
    }
    return members
  }

  size = (words: Words, days: Days): number => this.members(this.posts(words, days)).length

  #during(token: number, { since, until }: Days): Int32Array {
    const list = this.#lists.get(token)
    if (!list) return new Int32Array()
    return list.subarray(this.#firstOf(list, since), this.#firstOf(list, until))
  }

  #firstOf(list: Int32Array, day: number): number {
    let low = 0
    let high = list.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.days[list[middle]!]! < day) low = middle + 1
      else high = middle
    }
    return low
  }
}

function both(a: Int32Array, b: Int32Array): Int32Array {
  const found = new Int32Array(Math.min(a.length, b.length))
  let count = 0
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i]! < b[j]!) i++
    else if (a[i]! > b[j]!) j++
    else {
      found[count++] = a[i]!
      i++
      j++
    }
  }
  return found.subarray(0, count)
}

function either(a: Int32Array, b: Int32Array): Int32Array {
  const found = new Int32Array(a.length + b.length)
  let count = 0
  for (let i = 0, j = 0; i < a.length || j < b.length; ) {
    const left = a[i] ?? Number.POSITIVE_INFINITY
    const right = b[j] ?? Number.POSITIVE_INFINITY
    found[count++] = Math.min(left, right)
    if (left <= right) i++
    if (right <= left) j++
  }
  return found.subarray(0, count)
}

function without(a: Int32Array, b: Int32Array): Int32Array {
  let j = 0
  return a.filter((post) => {
    while (j < b.length && b[j]! < post) j++
    return b[j] !== post
  })
}
