import type { Duck } from '../prepare/duck.ts'
import type { Coded } from '../workload/questions.ts'
import { during, type KeptTable, type PostTable, type Rows, type SqlPeer } from './sql-peer.ts'

export const numbers = (rows: unknown[][]): Rows => rows.map((row) => row.map(Number))
const POST = 'post, author, day, hour, likes, mood, fetched'

/** Everything in the memory of this process, one thread; postings carry what is told of a post. */
export class DuckPeer implements SqlPeer {
  readonly #duck: Duck

  constructor(duck: Duck) {
    this.#duck = duck
  }

  rows = async (sql: string): Promise<Rows> => numbers(await this.#duck.rows(sql))
  keep = (table: KeptTable, sql: string): Promise<void> =>
    this.#duck.run(`create or replace temp table ${table} as ${sql}`)
  real = (expression: string): string => `(${expression})::DOUBLE`

  async resolve(question: Coded): Promise<void> {
    const { follows, bio, countries } = question
    if (follows !== undefined) {
      await this.keep('audience', `select follower as member from followers where followed = ${follows}`)
      return
    }
    await this.keep('matched', this.#matching(question))
    let members = 'select distinct author as member from matched'
    if (bio !== undefined) members += ` union select account from bio_postings where token = ${bio}`
    if (countries)
      members = `select member from (${members}) join people on id = member where country in (${countries})`
    await this.keep('audience', members)
  }

  #matching(question: Coded): string {
    const { groups, excluded } = question
    const list = (token: number, columns: string) =>
      `select ${columns} from postings where token = ${token} and ${during(question)}`
    const group = ([first, ...rest]: number[]) =>
      `select a.* from (${list(first!, POST)}) a ${rest.map((token, at) => `semi join (${list(token, 'post')}) b${at} on a.post = b${at}.post`).join(' ')}`
    const without = excluded.map((token, at) => `anti join (${list(token, 'post')}) n${at} on u.post = n${at}.post`)
    return `select distinct u.* from (${groups.map(group).join(' union all ')}) u ${without.join(' ')}`
  }

  gather(table: 'spoken' | 'authored', question: Coded): Promise<void> {
    const whose = table === 'authored' ? '' : 'semi join audience on author = member'
    const by = table === 'authored' ? `and author = ${question.follows}` : ''
    return this.keep(table, `select ${POST} from posts ${whose} where ${during(question)} ${by}`)
  }

  members = (table: string, column: string): string => `from ${table} semi join audience on ${column} = member`
  listed = (list: string): string =>
    `from (select account, unnest(list) as value from ${list}_arrays semi join audience on account = member)`
  holders = (list: string): string =>
    `(select s.value as value, known, stratum, n from ${list}_strata s join candidates c on c.value = s.value)`
  leftJoin = (left: string, right: string, keys: string): string =>
    `from ${left} l left join ${right} r using (${keys})`
  join = (left: string, right: string, keys: string): string => `from ${left} l join ${right} r using (${keys})`
  written = (table: string, posts: PostTable): string => `from ${table} join ${posts} using (post)`

  /** Who has a value is a row of bits: two are laid over each other, which no join of so many rows comes near. */
  async pairs(list: string, values: number[]): Promise<Rows> {
    const [[people] = []] = await this.rows('select count(*) from audience')
    return this.rows(
      `with numbered as (select member as account, (row_number() over () - 1)::INTEGER as place from audience),
         own as (select place, unnest(list) as value from ${list}_arrays join numbered using (account)),
         s as materialized (select value, bitstring_agg(place, 0, ${people}) as bits
           from own where value in (${values}) group by value)
       select * from (select a.value, b.value, bit_count(a.bits & b.bits) as n from s a join s b on a.value < b.value)
       where n >= 2`,
    )
  }

  postPairs(posts: PostTable, terms: number[]): Promise<Rows> {
    return this.rows(
      `with s as materialized (select post, author, term ${this.written('post_terms', posts)} where term in (${terms}))
       select first, second, sum(p) as n, sum(p * p), sum(p * wrote) from (
         select a.term as first, b.term as second, a.author as author, count(*) as p
         from s a join s b on a.post = b.post and a.term < b.term group by all) join written_by using (author)
       group by 1, 2 having n >= 2`,
    )
  }

  close = async (): Promise<void> => this.#duck.close()
}
