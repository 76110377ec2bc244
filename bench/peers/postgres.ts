import type { Client } from 'pg'
import type { Coded } from '../workload/questions.ts'
import { numbers } from './duckdb.ts'
import { during, type KeptTable, type PostTable, type Rows, type SqlPeer } from './sql-peer.ts'

const POST = 'post, author, day, hour, likes, mood, fetched, terms, phrases'
/** Tables of a question that others are joined with are analysed before use. */
const ANALYSED: KeptTable[] = ['matched', 'spoken', 'counts', 'candidates', 'alike', 'phrase_counts', 'written_by']

/** GIN over the tokens of posts and bios; what an account has and a post says is one row with an array. */
export class Postgres implements SqlPeer {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  rows = async (sql: string): Promise<Rows> => numbers((await this.#client.query({ text: sql, rowMode: 'array' })).rows)
  async keep(table: KeptTable, sql: string): Promise<void> {
    await this.#client.query(`drop table if exists ${table}`)
    await this.#client.query(`create temp table ${table} as ${sql}`)
    if (ANALYSED.includes(table)) await this.#client.query(`analyze ${table}`)
  }
  real = (expression: string): string => `(${expression})::float8`

  async resolve(question: Coded): Promise<void> {
    const { bio, countries, follows } = question
    if (follows !== undefined) {
      await this.#audience(`select follower as member from followers where followed = ${follows}`)
      return
    }
    await this.keep(
      'matched',
      `select ${POST} from posts where tokens @@ '${queryOf(question)}'::tsquery and ${during(question)}`,
    )
    let members = 'select distinct author as member from matched'
    if (bio !== undefined) members += ` union select account from bios where tokens @@ '${lexeme(bio)}'::tsquery`
    if (countries)
      members = `select member from (${members}) x join people on id = member where country in (${countries})`
    await this.#audience(members)
  }

  async #audience(sql: string): Promise<void> {
    await this.keep('audience', sql)
    await this.#client.query('create unique index on audience (member)')
    await this.#client.query('analyze audience')
  }

  gather(table: 'spoken' | 'authored', question: Coded): Promise<void> {
    const from = table === 'authored' ? '' : 'join audience on member = author'
    const by = table === 'authored' ? `and author = ${question.follows}` : ''
    return this.keep(table, `select ${POST} from posts ${from} where ${during(question)} ${by}`)
  }

  members = (table: string, column: string): string => `from ${table} join audience on member = ${column}`
  listed = (list: string): string => `from ${list}_arrays join audience on member = account, unnest(list) as value`
  holders = (list: string): string =>
    `(select s.value as value, known, stratum, n from ${list}_strata s join candidates c on c.value = s.value)`
  leftJoin = (left: string, right: string, keys: string): string =>
    `from ${left} l left join ${right} r using (${keys})`
  join = (left: string, right: string, keys: string): string => `from ${left} l join ${right} r using (${keys})`
  written = (table: string, posts: PostTable): string =>
    table === 'post_terms' ? `from ${posts}, unnest(terms) as term` : `from ${posts}, unnest(phrases) as phrase`

  pairs(list: string, values: number[]): Promise<Rows> {
    return this.rows(
      `with s as materialized (select account, value ${this.listed(list)} where value in (${values}))
       select a.value, b.value, count(*) as n from s a join s b on a.account = b.account and a.value < b.value
       group by 1, 2 having count(*) >= 2`,
    )
  }

  postPairs(posts: PostTable, terms: number[]): Promise<Rows> {
    return this.rows(
      `with s as materialized (select post, author, term ${this.written('post_terms', posts)} where term in (${terms}))
       select one, two, sum(p), sum(p * p), sum(p * wrote) from (
         select a.term as one, b.term as two, a.author as author, count(*) as p
         from s a join s b on a.post = b.post and a.term < b.term group by 1, 2, 3) as x join written_by using (author)
       group by 1, 2 having sum(p) >= 2`,
    )
  }

  close = (): Promise<void> => this.#client.end()
}

/** Tokens are numbers here: nothing to escape but the quotes of the literal they stand in. */
const lexeme = (token: number): string => `''${token}''`

function queryOf({ groups, excluded }: Coded): string {
  const any = groups.map((group) => `(${group.map(lexeme).join(' & ')})`).join(' | ')
  return `(${any})${excluded.map((token) => ` & !${lexeme(token)}`).join('')}`
}
