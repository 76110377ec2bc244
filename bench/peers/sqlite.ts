import type { DatabaseSync } from 'node:sqlite'
import type { Coded } from '../workload/questions.ts'
import { during, type KeptTable, type PostTable, type Rows, type SqlPeer } from './sql-peer.ts'

const POST = 'post, author, day, hour, likes, mood, fetched'
/** What others are looked up in has a key. */
const KEYS: Partial<Record<KeptTable, string>> = {
  audience: 'member',
  alike: 'known, stratum',
  phrase_alike: 'stratum',
  written_by: 'author',
  named_by: 'author',
  candidates: 'value',
  counts: 'value',
  phrase_counts: 'phrase',
  mix: 'stratum',
}

/** FTS5 over posts and bios, tables clustered by their keys. */
export class Sqlite implements SqlPeer {
  readonly #database: DatabaseSync
  /** Posts are numbered by time: the first of each day. */
  readonly #firstOf: (day: number) => number

  constructor(database: DatabaseSync) {
    this.#database = database
    const first = database.prepare('select min(post) as post from posts where day >= ?')
    this.#firstOf = (day) => Number(first.get(day)?.post ?? Number.MAX_SAFE_INTEGER)
  }

  rows = async (sql: string): Promise<Rows> => this.#read(sql)

  #read(sql: string): Rows {
    const statement = this.#database.prepare(sql)
    statement.setReturnArrays(true)
    return statement.all() as unknown as Rows
  }

  async keep(table: KeptTable, sql: string): Promise<void> {
    const key = KEYS[table]
    const index = key ? `; create unique index temp.${table}_key on ${table} (${key})` : ''
    this.#database.exec(`drop table if exists temp.${table}; create temp table ${table} as ${sql}${index}`)
  }

  real = (expression: string): string => `cast(${expression} as real)`

  async resolve(question: Coded): Promise<void> {
    const { groups, excluded, bio, countries, follows } = question
    if (follows !== undefined) {
      await this.keep('audience', `select follower as member from followers where followed = ${follows}`)
      return
    }
    const word = (token: number) => `"${token}"`
    const any = groups.map((group) => `(${group.map(word).join(' AND ')})`).join(' OR ')
    const match = `(${any})${excluded.map((token) => ` NOT ${word(token)}`).join('')}`
    const [first, end] = [question.since, question.until].map(this.#firstOf)
    await this.keep(
      'matched',
      `select ${POST} from post_words cross join posts on post = post_words.rowid
       where post_words match '${match}' and post_words.rowid >= ${first} and post_words.rowid < ${end}`,
    )
    let members = 'select author as member from matched'
    members += bio === undefined ? '' : ` union select rowid from bio_words where bio_words match '${word(bio)}'`
    const here = countries ? `where member in (select id from people where country in (${countries}))` : ''
    await this.keep('audience', `select distinct member from (${members}) ${here} order by 1`)
  }

  gather(table: 'spoken' | 'authored', question: Coded): Promise<void> {
    const from = table === 'authored' ? 'posts' : 'audience cross join posts on author = member'
    const by = table === 'authored' ? `and author = ${question.follows}` : ''
    return this.keep(table, `select ${POST} from ${from} where ${during(question)} ${by}`)
  }

  members = (table: string, column: string): string => `from audience cross join ${table} on ${column} = member`
  listed = (list: string): string => `from audience cross join ${list}_list on account = member`
  holders = (list: string): string =>
    `(select s.value as value, known, stratum, n from candidates c cross join ${list}_strata s on c.value = s.value)`
  join = (left: string, right: string, keys: string): string => `from ${left} l join ${right} r using (${keys})`
  leftJoin = (left: string, right: string, keys: string): string =>
    `from ${left} l left join ${right} r using (${keys})`
  written = (table: string, posts: PostTable): string => `from ${posts} cross join ${table} using (post)`

  async pairs(list: string, values: number[]): Promise<Rows> {
    await this.keep('paired', `select account, value ${this.listed(list)} where value in (${values})`)
    this.#database.exec('create index temp.paired_key on paired (account, value)')
    return this.#read(
      `select a.value, b.value, count(*) from paired a cross join paired b on a.account = b.account and b.value > a.value
       group by 1, 2 having count(*) >= 2`,
    )
  }

  async postPairs(posts: PostTable, terms: number[]): Promise<Rows> {
    await this.keep('paired', `select post, author, term ${this.written('post_terms', posts)} where term in (${terms})`)
    this.#database.exec('create index temp.paired_key on paired (post, term)')
    return this.#read(
      `select one, two, sum(p), sum(p * p), sum(p * wrote) from (
         select a.term as one, b.term as two, a.author as author, count(*) as p
         from paired a cross join paired b on a.post = b.post and b.term > a.term group by 1, 2, 3) join written_by using (author)
       group by 1, 2 having sum(p) >= 2`,
    )
  }

  close = async (): Promise<void> => this.#database.close()
}
