import path from 'node:path'
import type { PrimitiveAnswers } from '@starling/engine'
import type { Primitive } from '@starling/sections'
import type { RawAnswer } from './peers/sql-peer.ts'
import { type Duck, openDuck } from './prepare/duck.ts'

type Cell = string | number
export type PlainAnswer = Record<string, unknown> & { rows?: Record<string, unknown>[] }
/** Answers by what was asked: the number of the ask and the primitive. */
export type Lists = Record<string, PlainAnswer>
const DAY = 86_400

/** The same for every turn, which writes handles and leaves out names in another way. */
export const keyOf = (ask: number, primitive: Primitive): string =>
  `${ask} ${JSON.stringify(primitive, (name, value) => (name === 'handle' || name === 'with' ? undefined : value))}`

const OF_ACCOUNT = ['handle', 'name', 'bio', 'location', 'verified', 'following_count', 'post_count', 'avatar_url']
const OF_POST = [
  'account_id',
  'text',
  'language',
  'sentiment',
  'repost_count',
  'reply_count',
  'quote_count',
  'view_count',
]
const CARD = new Set([...OF_ACCOUNT, ...OF_POST, 'created_at'])

/** Our answers without what stands on the cards of people and posts: peers return ids. */
export function plainOf(primitive: Primitive, answer: PrimitiveAnswers[Primitive['do']]): PlainAnswer {
  const given = answer as PlainAnswer
  if (!CARDS.includes(primitive.do)) return given
  const counted = primitive.do === 'posts' ? ['like_count'] : primitive.do === 'accounts' ? ['followers_count'] : []
  const kept = (name: string) =>
    !CARD.has(name) && (!['like_count', 'followers_count'].includes(name) || counted.includes(name))
  return {
    ...given,
    rows: given.rows!.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => kept(name)))),
  }
}
const CARDS = ['followed', 'liked', 'accounts', 'posts', 'profile']

/** Names of the numbers in the peers' tables, looked up while the clock is stopped. */
export class Labels {
  readonly #duck: Duck
  readonly #known = new Map<string, Cell>()

  private constructor(duck: Duck) {
    this.#duck = duck
  }

  static async open(dir: string): Promise<Labels> {
    return new Labels(await openDuck(path.join(dir, 'tables.duckdb'), true))
  }

  async #names(table: keyof typeof TABLES, numbers: number[]): Promise<(number: number) => string> {
    const missing = [...new Set(numbers)].filter((number) => !this.#known.has(`${table} ${number}`))
    if (missing.length > 0) {
      const rows = await this.#duck.rows(`select ${TABLES[table]} where ${KEYS[table]} in (${missing.join(', ')})`)
      for (const [number, name] of rows) this.#known.set(`${table} ${number}`, String(name))
    }
    return (number) => String(this.#known.get(`${table} ${number}`))
  }

  /** What a peer found, as our answers are. */
  async named(primitive: Primitive, { head, rows }: RawAnswer): Promise<PlainAnswer> {
    const [n, known, baseline_n, baseline_known, more] = head
    const base = { n, known, baseline_n, baseline_known }
    const having = ([, count, baseline_count, expected, variance]: number[]) => {
      return { count, baseline_count, expected, variance }
    }
    const first = rows.map(([value]) => value!)
    switch (primitive.do) {
      case 'size': {
        const [accounts, posts, all_accounts, all_posts] = rows[0]!
        return { accounts, posts, all_accounts, all_posts }
      }
      case 'breakdown': {
        const name = await this.#names('dimensions', first)
        return { ...base, rows: rows.map((row) => ({ value: name(row[0]!), ...having(row) })) }
      }
      case 'phrases': {
        const name = await this.#names('phrases', first)
        return { ...base, rows: rows.map((row) => ({ value: name(row[0]!), ...having(row) })) }
      }
      case 'terms': {
        const name = await this.#names('terms', first)
        if (primitive.source !== 'posts') {
          const supported = primitive.order === 'lift' && { supported: more }
          return { ...base, ...supported, rows: rows.map((row) => ({ value: name(row[0]!), ...having(row) })) }
        }
        const none = { baseline_count: 0, expected: 0, variance: 0 }
        return {
          ...base,
          ...(primitive.by_author && { squares: more }),
          rows: rows.map(([value, count, squares, crossed]) => ({
            ...{ value: name(value!), count, ...none },
            ...(primitive.by_author && { by_author: { squares, crossed } }),
          })),
        }
      }
      case 'pairs': {
        const name = await this.#names('terms', [...first, ...rows.map(([, second]) => second!)])
        const isOfPosts = primitive.source === 'posts'
        return {
          ...{ n, known },
          ...(isOfPosts && { squares: baseline_n }),
          rows: rows.slice(0, primitive.limit).map(([a, b, count, squares, crossed]) => ({
            ...{ values: [name(a!), name(b!)], count },
            ...(isOfPosts && { by_author: { squares, crossed } }),
          })),
        }
      }
      case 'followed':
      case 'liked': {
        const name = await this.#names(primitive.do === 'liked' ? 'post_ids' : 'names', first)
        const supported = primitive.order === 'lift' && { supported: more }
        return { ...base, ...supported, rows: rows.map((row) => ({ id: name(row[0]!), ...having(row) })) }
      }
      case 'spread':
        return { rows: rows.map(([, count, , expected, variance]) => ({ count, expected, variance })) }
      case 'accounts': {
        const name = await this.#names('names', first)
        return { n, rows: rows.map(([id, followers_count]) => ({ id: name(id!), followers_count })) }
      }
      case 'posts': {
        const name = await this.#names('post_ids', first)
        return { n, rows: rows.map(([id, like_count]) => ({ id: name(id!), like_count })) }
      }
      case 'profile': {
        const name = await this.#names('names', first)
        return { rows: rows.map(([id]) => ({ id: name(id!) })) }
      }
      case 'series':
        return { n, squares: known, rows: rows.map((row) => momentOf(row, primitive.bucket === 'day' ? DAY : 1)) }
      case 'shares':
        return {
          n,
          squares: known,
          rows: rows.map(([, posts, accounts, squares, crossed], at) => ({
            ...{ name: primitive.names[at]!.name, posts, accounts, by_author: { squares, crossed } },
          })),
        }
      case 'overlap': {
        const bits = (sum: number) => head.flatMap((_, bit) => (sum & (2 ** bit) ? [bit] : []))
        return { sizes: head, rows: rows.map(([sum, count]) => ({ in: bits(sum!), count })) }
      }
      case 'growth':
        return {
          n,
          rows: rows.map(([day, gained, lost, followers]) => ({
            ...{ day: day! * DAY, gained, lost, followers: followers === -1 ? null : followers },
          })),
        }
      case 'origin': {
        const codes = first.filter((code) => code >= 0)
        const name = await this.#names('fetches', codes)
        const told = codes
          .map(name)
          .map((fetch) => ({ at: Number(fetch.split(' ')[0]), from: fetch.slice(fetch.indexOf(' ') + 1) }))
        return {
          as_of: told.length === 0 ? null : Math.max(...told.map(({ at }) => at)),
          sources: [...new Set(told.map(({ from }) => from))].sort(),
        }
      }
      case 'members':
      case 'reach':
      case 'cover':
        throw new Error(`no section asks for ${primitive.do}`)
    }
  }

  close = (): void => this.#duck.close()
}

const TABLES = {
  dimensions: 'id, value from dimensions',
  terms: 'id, term from terms',
  phrases: 'id, text from phrases',
  names: 'id, account_id from names',
  post_ids: 'id, post_id from post_ids',
  fetches: 'number, fetched from fetches',
}
const KEYS = { dimensions: 'id', terms: 'id', phrases: 'id', names: 'id', post_ids: 'id', fetches: 'number' }

function momentOf(row: number[], unit: number) {
  const [at, posts, negative, neutral, positive, likes, ...spread] = row
  const [squares, crossed] = spread
  const pair = (from: number) => ({ squares: spread[from], crossed: spread[from + 1] })
  const moods = { judged: pair(2), negative: pair(4), neutral: pair(6), positive: pair(8), opposed: spread[10] }
  const by_author = { squares, crossed, moods }
  return { at: at! * unit, posts, negative, neutral, positive, likes, by_author }
}

/** Counts must be the same; what is computed of them may differ by the order in which it was added up. */
const SAME = 1e-9
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a === 'number' && typeof b === 'number') {
    return (
      !(Number.isInteger(a) && Number.isInteger(b)) && Math.abs(a - b) <= SAME * Math.max(1, Math.abs(a), Math.abs(b))
    )
  }
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const [left, right] = [Object.keys(a), Object.keys(b)]
  return left.length === right.length && left.every((key) => isSame(a[key as never], b[key as never]))
}

/** Keys of lists that differ, or that one of them lacks. */
export const differences = (ours: Lists, theirs: Lists): string[] =>
  [...new Set([...Object.keys(ours), ...Object.keys(theirs)])].filter((key) => !isSame(ours[key], theirs[key]))
