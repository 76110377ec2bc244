import type { Client } from 'pg'
import type { Coded } from '../workload/questions.ts'
import { during, numbers } from './duckdb-postings.ts'
import type { KeptTable, Rows, SqlPeer } from './sql-peer.ts'

/** GIN over the tokens of posts and bios, B-trees over the rest; a table made for a question is analysed before use. */
export class Postgres implements SqlPeer {
  readonly #client: Client
  readonly join = 'join'

  constructor(client: Client) {
    this.#client = client
  }

  rows = async (sql: string): Promise<Rows> => numbers((await this.#client.query({ text: sql, rowMode: 'array' })).rows)
  async keep(table: KeptTable, sql: string): Promise<void> {
    await this.#client.query(`drop table if exists ${table}`)
    await this.#client.query(`create temp table ${table} as ${sql}`)
  }
  ratio = (above: string, below: string): string => `${above}::float8 / ${below}`

  async resolve(question: Coded): Promise<void> {
    const { bio, countries, follows } = question
    if (follows) {
      await this.#audience(`select distinct src as member from followers where dst in (${follows})`)
      return
    }
    await this.keep(
      'matched',
      `select id, author, day, likes, mood from posts where tokens @@ '${queryOf(question)}'::tsquery and ${during(question)}`,
    )
    await this.#client.query('analyze matched')
    let members = 'select distinct author as member from matched'
    if (bio !== undefined) members += ` union select id from accounts where bio @@ '${lexeme(bio)}'::tsquery`
    if (countries)
      members = `select member from (${members}) x join accounts on id = member where country in (${countries})`
    await this.#audience(members)
    if (bio !== undefined || countries) {
      await this.#client.query('delete from matched where author not in (select member from audience)')
    }
  }

  async #audience(sql: string): Promise<void> {
    await this.keep('audience', sql)
    await this.#client.query('create unique index on audience (member)')
    await this.#client.query('analyze audience')
  }

  members = (table: string, column: string, condition?: string): string =>
    `from ${table} join audience on member = ${column}${condition ? ` where ${condition}` : ''}`

  chosen = (): string => 'from matched'

  pairs(terms: number[]): Promise<Rows> {
    if (terms.length === 0) return Promise.resolve([])
    const own = this.members('account_terms', 'account', `term in (${terms})`)
    return this.rows(
      `with s as materialized (select account, term ${own}) select a.term, b.term, count(*) as n
       from s a join s b on a.account = b.account and a.term < b.term group by 1, 2 having count(*) >= 2`,
    )
  }

  async shares(question: Coded): Promise<Rows> {
    const rows: Rows = []
    const from = (query: string) =>
      `from posts join audience on member = author where tokens @@ '${query}'::tsquery and ${during(question)}`
    for (const token of question.shares) {
      rows.push((await this.rows(`select ${token}, count(*), count(distinct author) ${from(lexeme(token))}`))[0]!)
    }
    rows.push((await this.rows(`select -1, count(*), 0 ${from(question.shares.map(lexeme).join(' | '))}`))[0]!)
    return rows
  }

  close = (): Promise<void> => this.#client.end()
}

/** Tokens are numbers here: nothing to escape but the quotes of the literal they stand in. */
const lexeme = (token: number): string => `''${token}''`

function queryOf({ groups, excluded }: Coded): string {
  const any = groups.map((group) => `(${group.map(lexeme).join(' & ')})`).join(' | ')
  return `(${any})${excluded.map((token) => ` & !${lexeme(token)}`).join('')}`
}
