import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { PrimitiveAnswers } from '@starling/engine'
import type { Primitive } from '@starling/sections'
import type { RawLists, Rows } from './peers/sql-peer.ts'
import { type Duck, openDuck } from './prepare/duck.ts'
import { type Chosen, keyOf, LIMITS } from './workload/questions.ts'

type Cell = string | number | null
export type Lists = Record<string, Cell[][]>
const DAY = 86_400

/** Our answers as plain lists by the key of their primitive. */
export function listsOf(
  primitives: readonly Primitive[],
  answers: readonly PrimitiveAnswers[keyof PrimitiveAnswers][],
): Lists {
  const lists: Lists = {}
  for (const [index, primitive] of primitives.entries()) lists[keyOf(primitive)] = listOf(primitive, answers[index]!)
  return lists
}

function listOf(primitive: Primitive, given: PrimitiveAnswers[keyof PrimitiveAnswers]): Cell[][] {
  switch (primitive.do) {
    case 'size': {
      const { accounts, posts } = given as PrimitiveAnswers['size']
      return [[accounts, posts]]
    }
    case 'breakdown':
    case 'terms':
      return (given as PrimitiveAnswers['terms']).rows.map(({ value, count, baseline_count }) => [
        value,
        count,
        baseline_count,
      ])
    case 'pairs':
      return (given as PrimitiveAnswers['pairs']).rows.map(({ values, count }) => [...values, count])
    case 'followed':
      return (given as PrimitiveAnswers['followed']).rows.map(({ id, count, baseline_count }) => [
        id,
        count,
        baseline_count,
      ])
    case 'accounts':
      return (given as PrimitiveAnswers['accounts']).rows.map(({ id, followers_count }) => [id, followers_count])
    case 'series':
      return (given as PrimitiveAnswers['series']).rows.map(({ at, posts, negative, neutral, positive, likes }) => [
        at,
        posts,
        negative,
        neutral,
        positive,
        likes,
      ])
    case 'posts':
      return (given as PrimitiveAnswers['posts']).rows.map(({ id, like_count }) => [id, like_count])
    case 'shares': {
      const { n, rows } = given as PrimitiveAnswers['shares']
      return [...rows.map(({ name, posts, accounts }) => [name, posts, accounts]), ['', n, 0]]
    }
    case 'overlap':
      return (given as PrimitiveAnswers['overlap']).rows.map(({ in: bits, count }) => [
        bits.reduce((sum, bit) => sum + 2 ** bit, 0),
        count,
      ])
    case 'growth':
      return (given as PrimitiveAnswers['growth']).rows.map(({ day, gained, lost, followers }) => [
        day,
        gained,
        lost,
        followers,
      ])
    default:
      return []
  }
}

/** Names of the numbers in the peers' tables, looked up after the clock has stopped. */
export class Labels {
  readonly #duck: Duck
  readonly #known = new Map<string, Cell[]>()

  private constructor(duck: Duck) {
    this.#duck = duck
  }

  static async open(dir: string): Promise<Labels> {
    const duck = await openDuck(path.join(dir, 'postings.duckdb'), true)
    await duck.run(`attach '${path.join(dir, 'scan.duckdb')}' as scan (read_only)`)
    return new Labels(duck)
  }

  /** Per number the cells that the query gives after it. */
  async #of(what: string, numbers: number[], sql: (numbers: string) => string): Promise<(number: number) => Cell[]> {
    const missing = [...new Set(numbers)].filter((number) => !this.#known.has(`${what} ${number}`))
    if (missing.length > 0) {
      for (const [number, ...cells] of await this.#duck.rows(sql(missing.join(', ')))) {
        this.#known.set(
          `${what} ${number}`,
          cells.map((cell) => (typeof cell === 'bigint' ? String(cell) : (cell as Cell))),
        )
      }
    }
    return (number) => this.#known.get(`${what} ${number}`) ?? [null]
  }

  #first = (rows: Rows): number[] => rows.flatMap(([first]) => (first === undefined ? [] : [first]))

  /** What a peer found, as our answers are. `byNumber`: its terms are numbered as they were met. */
  async named(raw: RawLists, question: Chosen, byNumber: boolean): Promise<Lists> {
    const lists: Lists = {}
    const term = (numbers: number[]) =>
      this.#of(byNumber ? 'word' : 'term', numbers, (some) =>
        byNumber
          ? `select number, term, place from scan.words where number in (${some})`
          : `select id, term, terms.place from terms join scan.words using (number) where id in (${some})`,
      )
    const account = (numbers: number[]) =>
      this.#of('account', numbers, (some) => `select id, account_id from scan.handles where id in (${some})`)
    for (const [key, rows] of Object.entries(raw)) {
      if (key.startsWith('breakdown')) {
        const dimension = key.split(' ')[1]!
        const name = await this.#of(
          key,
          this.#first(rows),
          (some) => `select v, value, total from scan.dimensions where dimension = '${dimension}' and v in (${some})`,
        )
        lists[key] = rows.map(([v, n]) => [name(v!)[0]!, n!, name(v!)[1]!])
      } else if (key.startsWith('terms')) {
        const name = await term(this.#first(rows))
        lists[key] = rows.map(([id, n, adf]) => [name(id!)[0]!, n!, adf!])
      } else if (key === 'pairs') lists[key] = pairsInOrder(rows, await term(rows.flatMap(([a, b]) => [a!, b!])))
      else if (key.startsWith('followed') || key.startsWith('accounts')) {
        const name = await account(this.#first(rows))
        lists[key] = rows.map(([id, ...counts]) => [name(id!)[0]!, ...counts])
      } else if (key === 'posts') {
        const name = await this.#of(
          'post',
          this.#first(rows),
          (some) => `select id, post_id from scan.posts where id in (${some})`,
        )
        lists[key] = rows.map(([id, likes]) => [name(id!)[0]!, likes!])
      } else if (key === 'series') lists[key] = rows.map(([day, ...counts]) => [day! * DAY, ...counts])
      else if (key === 'growth') {
        lists[key] = rows.map(([day, gained, lost, followers]) => [
          day! * DAY,
          gained!,
          lost!,
          followers === -1 ? null : followers!,
        ])
      } else if (key === 'shares') lists[key] = sharesInOrder(rows, question)
      else if (key === 'overlap') lists[key] = rows
    }
    if (raw.posts_n) lists.size = [[raw.n![0]![0]!, raw.posts_n[0]![0]!]]
    return lists
  }

  close = (): void => this.#duck.close()
}

/** First word the smaller, most people first, ties by the words. */
function pairsInOrder(rows: Rows, name: (term: number) => Cell[]): Cell[][] {
  const place = (term: number) => name(term)[1] as number
  return rows
    .map(([a, b, n]) => (place(a!) < place(b!) ? { a: a!, b: b!, n: n! } : { a: b!, b: a!, n: n! }))
    .sort((x, y) => y.n - x.n || place(x.a) - place(y.a) || place(x.b) - place(y.b))
    .slice(0, LIMITS.rows)
    .map(({ a, b, n }) => [name(a)[0]!, name(b)[0]!, n])
}

function sharesInOrder(rows: Rows, { coded, shares }: Chosen): Cell[][] {
  const of = (token: number) => rows.find(([one]) => one === token) ?? [token, 0, 0]
  return [...coded.shares.map((token, at) => [shares[at]!, ...of(token).slice(1)]), ['', of(-1)[1]!, 0]]
}

/** Keys of lists that differ, or that one of them lacks. */
export const differences = (ours: Lists, theirs: Lists): string[] =>
  [...new Set([...Object.keys(ours), ...Object.keys(theirs)])].filter(
    (key) => !isDeepStrictEqual(ours[key], theirs[key]),
  )
