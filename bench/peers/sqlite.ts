import type { DatabaseSync } from 'node:sqlite'
import type { Coded } from '../workload/questions.ts'

import type { KeptTable, Rows, SqlPeer } from './sql-peer.ts'

/** FTS5 over posts and bios, tables clustered by their keys. */
export class Sqlite implements SqlPeer {
  readonly #database: DatabaseSync
  /** Posts are numbered by time: the first of each day. */
  readonly #firstOf: (day: number) => number
  readonly join = 'join'

  constructor(database: DatabaseSync) {
    this.#database = database
    const first = database.prepare('select id from posts where day >= ? order by day, id limit 1')
    this.#firstOf = (day) => Number(first.get(day)?.id ?? Number.MAX_SAFE_INTEGER)
  }

  rows = async (sql: string): Promise<Rows> => this.#read(sql)

  #read(sql: string): Rows {
    const statement = this.#database.prepare(sql)
    statement.setReturnArrays(true)
    return statement.all() as unknown as Rows
  }

  keep = async (table: KeptTable, sql: string): Promise<void> =>
    this.#database.exec(`drop table if exists temp.${table}; create temp table ${table} as ${sql}`)

  ratio = (above: string, below: string): string => `${above} * 1.0 / ${below}`

  async resolve(question: Coded): Promise<void> {
    const { groups, excluded, bio, countries, follows } = question
    const run = (sql: string) => this.#database.exec(sql)
    run(`drop table if exists temp.audience; create temp table audience (member integer primary key);
         drop table if exists temp.matched; create temp table matched (id integer primary key, author int, day int, likes int, mood int)`)
    if (follows) {
      run(`insert or ignore into audience select src from followers where dst in (${follows}) order by src`)
      return
    }
    const word = (token: number) => `"${token}"`
    const any = groups.map((group) => `(${group.map(word).join(' AND ')})`).join(' OR ')
    const match = `(${any})${excluded.map((token) => ` NOT ${word(token)}`).join('')}`
    run(`insert into matched select p.id, author, day, likes, mood from post_words join posts p on p.id = post_words.rowid
         where post_words match '${match}' and ${this.#between(question)}`)
    let members = 'select author as member from matched'
    if (bio !== undefined) members += ` union select rowid from bio_words where bio_words match '${word(bio)}'`
    if (countries) members = `select id from accounts where country in (${countries}) and id in (${members})`
    run(`insert or ignore into audience ${members} order by 1`)
    if (bio !== undefined || countries) run('delete from matched where author not in (select member from audience)')
  }

  #between = ({ since, until }: Coded): string =>
    `post_words.rowid >= ${this.#firstOf(since)} and post_words.rowid < ${this.#firstOf(until)}`

  members = (table: string, column: string, condition?: string): string =>
    `from audience cross join ${table} on ${column} = member${condition ? ` where ${condition}` : ''}`

  chosen = (): string => 'from matched'

  async pairs(terms: number[]): Promise<Rows> {
    if (terms.length === 0) return []
    this.#database.exec(`drop table if exists temp.paired; create temp table paired as select account, term
      ${this.members('account_terms', 'account', `term in (${terms})`)}; create index temp.paired_key on paired (account, term)`)
    return this.#read(
      'select a.term, b.term, count(*) from paired a cross join paired b on a.account = b.account and b.term > a.term group by 1, 2 having count(*) >= 2',
    )
  }

  async shares(question: Coded): Promise<Rows> {
    const from = `from post_words join posts p on p.id = post_words.rowid where p.author in (select member from audience) and ${this.#between(question)} and post_words match`
    return [
      ...question.shares.map(
        (token) => this.#read(`select ${token}, count(*), count(distinct author) ${from} '"${token}"'`)[0]!,
      ),
      this.#read(`select -1, count(*), 0 ${from} '${question.shares.map((token) => `"${token}"`).join(' OR ')}'`)[0]!,
    ]
  }

  close = async (): Promise<void> => this.#database.close()
}
