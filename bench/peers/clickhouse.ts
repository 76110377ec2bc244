import type { Coded } from '../workload/questions.ts'
import { during } from './duckdb-postings.ts'
import type { KeptTable, Rows, SqlPeer } from './sql-peer.ts'

const TYPES: Record<string, string> = {
  audience: 'member UInt32',
  found: 'post UInt32, author UInt32',
  matched: 'post UInt32, author UInt32',
  term_counts: 'term UInt32, n UInt64, adf UInt32, kind UInt8, place UInt32',
  follow_counts: 'dst UInt32, n UInt64, here UInt32, place UInt32',
  set: 'member UInt32',
}
let sessions = 0

/** Sorted tables of a column store; tables of a question live in an HTTP session. SQL that 18.16 knows. */
export class ClickHouse implements SqlPeer {
  readonly #url: string
  readonly join = 'any inner join'

  constructor(url: string, database: string) {
    const session = `bench_${process.pid}_${sessions++}`
    this.#url = `${url}/?database=${database}&session_id=${session}&session_timeout=3600`
  }

  async rows(sql: string): Promise<Rows> {
    const answer = await fetch(this.#url, { method: 'POST', body: sql })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${sql.slice(0, 200)}: ${text.slice(0, 400)}`)
    return text === ''
      ? []
      : text
          .trimEnd()
          .split('\n')
          .map((line) => line.split('\t').map(Number))
  }

  async keep(table: KeptTable, sql: string): Promise<void> {
    await this.rows(`drop table if exists ${table}`)
    await this.rows(`create temporary table ${table} (${TYPES[table.replace(/_\d+$/, '')]})`)
    await this.rows(`insert into ${table} ${sql}`)
  }

  ratio = (above: string, below: string): string => `${above} / ${below}`

  async resolve(question: Coded): Promise<void> {
    const { groups, excluded, bio, countries, follows } = question
    if (follows) {
      await this.keep('audience', `select distinct src as member from followers where dst in (${follows})`)
      return
    }
    const list = (token: number) => `postings where token = ${token} and ${during(question)}`
    const group = ([first, ...rest]: number[]) =>
      [
        `select post, author from ${list(first!)}`,
        ...rest.map((token) => `and post in (select post from ${list(token)})`),
        ...excluded.map((token) => `and post not in (select post from ${list(token)})`),
      ].join(' ')
    const isNarrowed = bio !== undefined || countries !== undefined
    const found = isNarrowed ? 'found' : 'matched'
    await this.keep(found, `select distinct post, author from (${groups.map(group).join(' union all ')})`)
    let members = `select distinct author as member from ${found}`
    if (bio !== undefined) {
      members = `select distinct member from (${members} union all select account as member from bio_postings where token = ${bio})`
    }
    if (countries) members = `select id as member from accounts where id in (${members}) and country in (${countries})`
    await this.keep('audience', members)
    if (isNarrowed) await this.keep('matched', 'select post, author from found where author in audience')
  }

  members = (table: string, column: string, condition?: string): string =>
    `from ${table} where ${column} in audience${condition ? ` and ${condition}` : ''}`

  chosen = (): string => 'from posts prewhere id in (select post from matched)'

  async pairs(terms: number[]): Promise<Rows> {
    if (terms.length === 0) return []
    const own = `from account_terms where account in audience and term in (${terms})`
    return this.rows(
      `select term, second, count() as n from (select account, term ${own}) all inner join
       (select account, term as second ${own}) using account where term < second group by term, second having n >= 2`,
    )
  }

  async shares(question: Coded): Promise<Rows> {
    const from = `from postings where token in (${question.shares}) and ${during(question)} and author in audience`
    return [
      ...(await this.rows(`select token, count(), uniqExact(author) ${from} group by token`)),
      ...(await this.rows(`select -1, uniqExact(post), 0 ${from}`)),
    ]
  }

  close = async (): Promise<void> => {}
}
