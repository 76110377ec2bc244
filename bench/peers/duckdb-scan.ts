import type { Duck } from '../prepare/duck.ts'
import type { Coded } from '../workload/questions.ts'
import { DuckPostings, during } from './duckdb-postings.ts'
import type { Rows } from './sql-peer.ts'

/** No index: texts are read through. How many accounts use a term in the whole corpus is counted once, beforehand. */
export class DuckScan extends DuckPostings {
  static async open(duck: Duck): Promise<DuckScan> {
    await duck.run(
      `create or replace temp table terms as select number as id, kind, adf::INTEGER as adf, place from (
         select number, count(distinct author) as adf from (
           select author, unnest(string_split(terms, ' '))::INTEGER as number from posts where terms <> '') group by 1)
       join words using (number)`,
    )
    await duck.run(
      'create or replace temp table followed as select dst as account, count(*) as n, any_value(place) as place from edges join accounts on id = dst group by 1',
    )
    await duck.run('create or replace temp view following as select * from edges')
    await duck.run('create or replace temp view followers as select * from edges')
    return new DuckScan(duck)
  }

  override matching(question: Coded): string {
    const has = (token: number) => `contains(' ' || tokens || ' ', ' ${token} ')`
    const groups = question.groups.map((group) => `(${group.map(has).join(' and ')})`).join(' or ')
    const without = question.excluded.map((token) => ` and not ${has(token)}`).join('')
    return `select id as post, author, day, likes, mood, id from posts where ${during(question)} and (${groups})${without}`
  }

  override withBio = (token: number): string =>
    `select id from accounts where contains(' ' || bio || ' ', ' ${token} ')`

  override chosen = (): string => 'from matched'

  prepareTerms(): Promise<void> {
    return this.keep(
      'account_terms',
      `select distinct author as account, unnest(string_split(terms, ' '))::INTEGER as term ${this.members('posts', 'author', "terms <> ''")}`,
    )
  }

  override async shares(question: Coded): Promise<Rows> {
    const has = (token: number) => `contains(' ' || tokens || ' ', ' ${token} ')`
    const from = this.members('posts', 'author', during(question))
    const each = question.shares.map(
      (token) => `count(*) filter (${has(token)}), count(distinct author) filter (${has(token)})`,
    )
    const any = `count(*) filter (${question.shares.map(has).join(' or ')})`
    const [found] = await this.rows(`select ${each.join(', ')}, ${any} ${from}`)
    const rows = question.shares.map((token, at) => [token, found![2 * at]!, found![2 * at + 1]!])
    return [...rows, [-1, found!.at(-1)!, 0]]
  }
}
