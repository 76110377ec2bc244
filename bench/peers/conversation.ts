import type { Coded } from '../workload/questions.ts'
import { alikeOf, type BaselineOf } from './lists.ts'
import { inOrder, type Ranked, supportOf, UNIT } from './ranked.ts'
import { during, type PostTable, type RawAnswer, type Rows, type SqlPeer } from './sql-peer.ts'

const PHRASES = 200
const PHRASE_MIN = 2

/** What a question's posts say, when, and by whom. */
export class Conversation {
  readonly #peer: SqlPeer
  readonly posts: PostTable
  n = 0
  authors = 0
  squares = 0

  constructor(peer: SqlPeer, posts: PostTable) {
    this.#peer = peer
    this.posts = posts
  }

  /** `written_by`: how many of the posts each author wrote. */
  async open(): Promise<void> {
    await this.#peer.keep('written_by', `select author, count(*) as wrote from ${this.posts} group by author`)
    const [row] = await this.#peer.rows(
      'select coalesce(sum(wrote), 0), count(*), coalesce(sum(wrote * wrote), 0) from written_by',
    )
    ;[this.n, this.authors, this.squares] = row as [number, number, number]
  }

  async series(bucket: 'day' | 'hour_of_week' | 'whole'): Promise<RawAnswer> {
    const at = { day: 'day', hour_of_week: 'hour', whole: '0' }[bucket]
    const mood = (number: number) => `sum(case when mood = ${number} then 1 else 0 end)`
    const sums = ['p', 'down', 'flat', 'up', 'liked', ...SPREAD].map((sum) => `sum(${sum})`).join(', ')
    const each = `(select ${at} as bucket, author, count(*) as p, ${mood(1)} as down, ${mood(2)} as flat, ${mood(3)} as up,
        sum(case when mood > 0 then 1 else 0 end) as judged, sum(likes) as liked
      from ${this.posts} group by ${bucket === 'whole' ? '' : `${at}, `}author)`
    const rows = await this.#peer.rows(
      `select bucket, ${sums} ${this.#peer.join(each, 'written_by', 'author')} group by bucket order by bucket`,
    )
    return { head: [this.n, this.squares], rows }
  }

  async top(limit: number): Promise<RawAnswer> {
    const rows = await this.#peer.rows(`select post, likes from ${this.posts} order by likes desc, post limit ${limit}`)
    return { head: [this.n], rows }
  }

  /** The commonest of the terms of a kind, with how they are spread over their authors. */
  async terms(kinds: { from: number; to: number; limit: number }[]): Promise<RawAnswer[]> {
    await this.#peer.keep(
      'counts',
      `select term as value, count(*) as n from (select term ${this.#peer.written('post_terms', this.posts)}) as t group by term`,
    )
    const tops: number[][] = []
    for (const { from, to, limit } of kinds) {
      const rows = await this.#peer.rows(
        `select value from counts where value >= ${from} and value < ${to} order by n desc, value limit ${limit}`,
      )
      tops.push(rows.map(([value]) => value!))
    }
    const all = [...new Set(tops.flat())]
    const each = `(select term, author, count(*) as p from (select term, author ${this.#peer.written('post_terms', this.posts)}) as t
      where term in (${all}) group by term, author)`
    const spread =
      all.length === 0
        ? []
        : await this.#peer.rows(
            `select term, sum(p), sum(p * p), sum(p * wrote) ${this.#peer.join(each, 'written_by', 'author')} group by term`,
          )
    const byTerm = new Map(spread.map((row) => [row[0]!, row]))
    return tops.map((top) => ({
      head: [this.n, this.n, 0, 0, this.squares],
      rows: top.map((term) => byTerm.get(term)!),
    }))
  }

  async pairs(words: number[]): Promise<RawAnswer> {
    const rows = words.length < 2 ? [] : await this.#peer.postPairs(this.posts, words)
    return { head: [this.n, this.n, this.squares], rows: inPairOrder(rows) }
  }

  /** Phrases by author, compared with those who wrote anything in the window. */
  async phrases(question: Coded, baseline: BaselineOf, sizes: { own: number; all: number }): Promise<RawAnswer> {
    const peer = this.#peer
    const people = `(select id, stratum from people ${baseline ? `where country in (${baseline})` : ''})`
    const wrote = `(select distinct author as id from posts where ${during(question)})`
    await peer.keep(
      'phrase_mix',
      `select stratum, sum(own) as own, sum(everybody) as everybody from (
         select stratum, count(*) as own, 0 as everybody ${peer.join('(select author as id from written_by)', people, 'id')} group by stratum
         union all select stratum, 0 as own, count(*) as everybody ${peer.join(wrote, people, 'id')} group by stratum) as both_mixes
       group by stratum`,
    )
    const [[baseline_known, groups, only] = []] = (await peer.rows(
      'select coalesce(sum(everybody), 0), sum(case when own > 0 then 1 else 0 end), max(case when own > 0 then everybody else 0 end) from phrase_mix',
    )) as Rows
    const head = [sizes.own, this.authors, sizes.all, baseline_known!]
    const strata = 'select 0 as known, stratum, own, everybody from phrase_mix where own > 0'
    await peer.keep('phrase_alike', alikeOf(peer, strata, groups === 1 ? [0] : []))
    const support = Math.max(PHRASE_MIN, supportOf(this.authors))
    await peer.keep(
      'phrase_counts',
      `select phrase, n from (
         select phrase, count(*) as n from (
           select distinct phrase, author ${peer.written('post_phrases', this.posts)}) as p group by phrase) as c
       where n >= ${support} order by n desc, phrase limit ${PHRASES}`,
    )
    const those = `(select distinct phrase, author as id from phrase_posts
      where phrase in (select phrase from phrase_counts) and ${during(question)})`
    const held = `(select phrase, stratum, count(*) as holders ${peer.join(those, people, 'id')} group by phrase, stratum)`
    const summed = `(select phrase, sum(holders) as total, sum(holders * weight) as weighted, sum(holders * share) as expected,
        sum(spread * holders * (everybody - holders)) as variance
      ${peer.leftJoin(held, 'phrase_alike', 'stratum')} group by phrase)`
    const found = await peer.rows(
      `select phrase, n, total, coalesce(weighted, 0), coalesce(expected, 0), coalesce(variance, 0)
       ${peer.join(summed, 'phrase_counts', 'phrase')}`,
    )
    const scale =
      this.authors === 0 ? 0 : groups === 1 ? baseline_known! / only! : baseline_known! / (this.authors * UNIT)
    const ranked = found.map(
      ([value, count, baseline_count, weighted, expected, variance]) =>
        ({ value, count, baseline_count, weighted, expected, variance }) as Ranked,
    )
    return { head, rows: inOrder(ranked, 'lift', PHRASES, { n: sizes.own, scale }) }
  }
}

/** Sums over authors of squares and products, as `PrimitiveAnswers['series']` has them. */
const SPREAD = [
  ...['p * p', 'p * wrote', 'judged * judged', 'judged * p', 'down * down', 'down * judged'],
  ...['flat * flat', 'flat * judged', 'up * up', 'up * judged', 'up * down'],
]

/** Most first, ties by the numbers of both. */
export const inPairOrder = (rows: Rows): Rows =>
  rows.toSorted((x, y) => y[2]! - x[2]! || x[0]! - y[0]! || x[1]! - y[1]!)

/** Posts and authors per name, and of any of them. */
export async function shares(peer: SqlPeer, question: Coded, tokens: number[]): Promise<RawAnswer> {
  const from = `from postings where token in (${tokens}) and ${during(question)}`
  await peer.keep(
    'named_by',
    `select author, count(*) as wrote from (select distinct post, author ${from}) as n group by author`,
  )
  const [[n, squares] = []] = await peer.rows(
    'select coalesce(sum(wrote), 0), coalesce(sum(wrote * wrote), 0) from named_by',
  )
  const each = `(select token, author, count(*) as p ${from} group by token, author)`
  const rows = await peer.rows(
    `select token, sum(p), count(*), sum(p * p), sum(p * wrote) ${peer.join(each, 'named_by', 'author')} group by token`,
  )
  const found = new Map(rows.map((row) => [row[0]!, row]))
  return { head: [n!, squares!], rows: tokens.map((token) => found.get(token) ?? [token, 0, 0, 0, 0]) }
}
