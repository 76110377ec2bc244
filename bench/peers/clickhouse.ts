import type { Coded } from '../workload/questions.ts'
import { during, type KeptTable, type PostTable, type Rows, type SqlPeer } from './sql-peer.ts'

const POST = 'post, author, day, hour, likes, mood, fetched'
let sessions = 0

/** Sorted tables of a column store, lists as arrays; tables of a question live in an HTTP session. SQL that 18.16 knows. */
export class ClickHouse implements SqlPeer {
  readonly #url: string

  constructor(url: string, database: string) {
    const session = `bench_${process.pid}_${sessions++}`
    this.#url = `${url}/?database=${database}&session_id=${session}&session_timeout=3600`
  }

  async rows(sql: string): Promise<Rows> {
    const answer = await fetch(this.#url, { method: 'POST', body: sql })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${sql.slice(0, 600)}: ${text.slice(0, 400)}`)
    return text === ''
      ? []
      : text
          .trimEnd()
          .split('\n')
          .map((line) => line.split('\t').map(Number))
  }

  async keep(table: KeptTable, sql: string): Promise<void> {
    await this.rows(`drop table if exists ${table}`)
    await this.rows(`create temporary table ${table} as ${sql}`)
  }

  real = (expression: string): string => `toFloat64(${expression})`

  async resolve(question: Coded): Promise<void> {
    const { groups, excluded, bio, countries, follows } = question
    if (follows !== undefined) {
      await this.keep('audience', `select follower as member from followers where followed = ${follows}`)
      return
    }
    const list = (token: number) => `postings where token = ${token} and ${during(question)}`
    const group = ([first, ...rest]: number[]) =>
      [
        `select ${POST} from ${list(first!)}`,
        ...rest.map((token) => `and post in (select post from ${list(token)})`),
        ...excluded.map((token) => `and post not in (select post from ${list(token)})`),
      ].join(' ')
    await this.keep('matched', `select distinct ${POST} from (${groups.map(group).join(' union all ')})`)
    let members = 'select distinct author as member from matched'
    if (bio !== undefined) {
      members = `select distinct member from (${members} union all select account as member from bio_postings where token = ${bio})`
    }
    if (countries) members = `select id as member from people where id in (${members}) and country in (${countries})`
    await this.keep('audience', members)
  }

  gather(table: 'spoken' | 'authored', question: Coded): Promise<void> {
    const by = table === 'authored' ? `author = ${question.follows}` : 'author in audience'
    return this.keep(table, `select ${POST} from posts prewhere ${by} where ${during(question)}`)
  }

  members = (table: string, column: string): string => `from ${table} where ${column} in audience`
  listed = (list: string): string =>
    `from (select account, arrayJoin(list) as value from ${list}_arrays prewhere account in audience)`
  join = (left: string, right: string, keys: string): string => this.#joined(left, right, keys, 'inner')
  leftJoin = (left: string, right: string, keys: string): string => this.#joined(left, right, keys, 'left')
  #joined = (left: string, right: string, keys: string, kind: string): string =>
    `from ${left} any ${kind} join ${right.startsWith('(') ? right : `(select * from ${right})`} using ${keys}`
  holders = (list: string): string =>
    `(select value, known, stratum, n from (select value, stratum, n from ${list}_strata
       where value in (select value from candidates)) any inner join (select value, known from candidates) using value)`
  written = (table: string, posts: PostTable): string => {
    const [column, value] = table === 'post_terms' ? ['terms', 'term'] : ['phrases', 'phrase']
    return `from (select post, author, arrayJoin(${column}) as ${value} from (select post, ${column} from post_lists
      prewhere post in (select post from ${posts})) any inner join (select post, author from ${posts}) using post)`
  }

  pairs(list: string, values: number[]): Promise<Rows> {
    const own = `select arrayFilter(v -> v in (${values}), list) as some from ${list}_arrays prewhere account in audience`
    return this.rows(
      `select one, two, count() as n from (select some, arrayJoin(some) as one from (${own}))
       array join some as two where one < two group by one, two having n >= 2`,
    )
  }

  postPairs(posts: PostTable, terms: number[]): Promise<Rows> {
    const own = `select author, some from (select post, arrayFilter(v -> v in (${terms}), terms) as some from post_lists
      prewhere post in (select post from ${posts})) any inner join (select post, author from ${posts}) using post`
    const each = `(select one, two, author, count() as p from (select author, some, arrayJoin(some) as one from (${own}))
      array join some as two where one < two group by one, two, author)`
    return this.rows(
      `select one, two, sum(p) as n, sum(p * p), sum(p * wrote) ${this.join(each, 'written_by', 'author')} group by one, two having n >= 2`,
    )
  }

  close = async (): Promise<void> => {}
}
