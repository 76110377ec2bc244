import type { Duck } from '../prepare/duck.ts'
import type { Coded } from '../workload/questions.ts'
import type { KeptTable, Rows, SqlPeer } from './sql-peer.ts'

export const numbers = (rows: unknown[][]): Rows => rows.map((row) => row.map(Number))

/** Tokens → posts and accounts → terms as sorted tables of a column store in this process. */
export class DuckPostings implements SqlPeer {
  readonly #duck: Duck
  readonly join = 'join'

  constructor(duck: Duck) {
    this.#duck = duck
  }

  rows = async (sql: string): Promise<Rows> => numbers(await this.#duck.rows(sql))
  keep = (table: KeptTable, sql: string): Promise<void> =>
    this.#duck.run(`create or replace temp table ${table} as ${sql}`)
  ratio = (above: string, below: string): string => `${above} / ${below}`

  async resolve(question: Coded): Promise<void> {
    if (question.follows) {
      await this.keep('audience', `select distinct src as member from followers where dst in (${question.follows})`)
      return
    }
    await this.keep('matched', this.matching(question))
    await this.keep('audience', this.whom(question))
    if (question.bio !== undefined || question.countries) {
      await this.keep('matched', 'select * from matched semi join audience on author = member')
    }
  }

  matching(question: Coded): string {
    const { groups, excluded } = question
    const list = (token: number) => `select post, author from postings where token = ${token} and ${during(question)}`
    const group = ([first, ...rest]: number[]) =>
      `select a.post, a.author from (${list(first!)}) a ${rest.map((token, at) => `semi join (${list(token)}) b${at} on a.post = b${at}.post`).join(' ')}`
    const without = excluded.map((token, at) => `anti join (${list(token)}) n${at} on u.post = n${at}.post`)
    return `select distinct u.post, u.author from (${groups.map(group).join(' union all ')}) u ${without.join(' ')}`
  }

  whom({ bio, countries }: Coded): string {
    let members = 'select distinct author as member from matched'
    if (bio !== undefined) members += ` union ${this.withBio(bio)}`
    if (!countries) return members
    return `select member from (${members}) join accounts on id = member where country in (${countries})`
  }

  withBio = (token: number): string => `select account from bio_postings where token = ${token}`

  members = (table: string, column: string, condition?: string): string =>
    `from ${table} semi join audience on ${column} = member${condition ? ` where ${condition}` : ''}`

  chosen = (question: Coded): string => `from posts semi join matched on posts.id = post where ${during(question)}`

  pairs(terms: number[]): Promise<Rows> {
    if (terms.length === 0) return Promise.resolve([])
    const own = this.members('account_terms', 'account', `term in (${terms})`)
    return this.rows(
      `with s as materialized (select account, term ${own}) select a.term, b.term, count(*) as n
       from s a join s b on a.account = b.account and a.term < b.term group by 1, 2 having count(*) >= 2`,
    )
  }

  async shares(question: Coded): Promise<Rows> {
    const from = this.members('postings', 'author', `token in (${question.shares}) and ${during(question)}`)
    return [
      ...(await this.rows(`select token, count(*), count(distinct author) ${from} group by token`)),
      ...(await this.rows(`select -1, count(distinct post), 0 ${from}`)),
    ]
  }

  close = async (): Promise<void> => this.#duck.close()
}

export const during = ({ since, until }: Coded): string => `day >= ${since} and day < ${until}`
