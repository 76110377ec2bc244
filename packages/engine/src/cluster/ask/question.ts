import { randomBytes } from 'node:crypto'
import type { Baseline, Comparison, Scope, Who, Window } from '@starling/question'
import type { Primitive } from '@starling/sections'
import { ACTIVITY } from '../../port/alike.ts'
import type { PrimitiveBase } from '../../port/answers.ts'
import { allOf, inIds } from '../literal.ts'
import { idsOf, lookUpNames, type Names } from '../names.ts'
import type { Shards } from '../shards.ts'
import { type ClusterSnapshot, liveAccounts, livePosts } from '../snapshot.ts'
import { whoSql } from '../who.ts'
import { postingsWith, within } from '../words.ts'

/** Some of the accounts, kept on each shard while a question lasts. */
export type AccountGroup = { n: number; has: (column: string) => string }

type Asked = { scope: Scope; primitives: readonly Primitive[]; baseline: Baseline; comparison: Comparison }

/** What people are alike in, as one text. */
export const ALIKE = `arrayStringConcat([toString(${ACTIVITY.map((least) => `(own_posts >= ${least})`).join(' + ')}),
  arrayStringConcat(language), arrayStringConcat(country)], '\\n')`

/** One scope on its way: names looked up, and its accounts and posts worked out when they are first needed. */
export class Question {
  readonly shards: Shards
  readonly at: ClusterSnapshot
  readonly names: Names
  readonly scope: Scope
  readonly #asked: Asked
  readonly #id = `asking_${Math.floor(Date.now() / 1000)}_${randomBytes(6).toString('hex')}`
  readonly #tables: string[] = []
  readonly #known = new Map<string, Promise<unknown>>()

  private constructor(shards: Shards, at: ClusterSnapshot, names: Names, asked: Asked) {
    this.shards = shards
    this.at = at
    this.names = names
    this.scope = asked.scope
    this.#asked = asked
  }

  static async open(shards: Shards, at: ClusterSnapshot, asked: Asked): Promise<Question> {
    return new Question(shards, at, await lookUpNames(shards, at, asked), asked)
  }

  audience(): Promise<AccountGroup> {
    return this.once('audience', () => this.group(this.scope.who, this.scope.window))
  }

  baseline(): Promise<AccountGroup> {
    return this.once('baseline', () => {
      const { baseline } = this.#asked
      if (baseline === 'all') return this.group({ all: [] }, undefined)
      if ('countries' in baseline) return this.group({ countries: baseline.countries }, undefined)
      return this.group(baseline.who, baseline.window)
    })
  }

  get comparison(): Comparison {
    return this.#asked.comparison
  }

  /** The accounts of audience and baseline: what they are compared by, and of which of the two they are. */
  together(): Promise<string> {
    return this.once('together', async () => {
      const [audience, baseline] = await Promise.all([this.audience(), this.baseline()])
      return this.keep(
        `SELECT account_id, ${ALIKE} AS alike, ${audience.has('account_id')} AS is_audience,
           ${baseline.has('account_id')} AS is_baseline
         FROM ${this.table('people')} WHERE ${liveAccounts(this.at)} AND (is_audience OR is_baseline)`,
      )
    })
  }

  /** The accounts that a condition is true of. */
  async group(who: Who, window: Window | undefined): Promise<AccountGroup> {
    const condition = whoSql(this.at, this.names, who, window)
    const live = liveAccounts(this.at)
    if (condition === '0') return { n: 0, has: () => '0' }
    if (condition === '1')
      return { n: await this.sum(`SELECT count() AS n FROM ${this.table('people')} WHERE ${live}`), has: () => '1' }
    const kept = await this.keep(`SELECT account_id FROM ${this.table('people')} WHERE ${live} AND ${condition}`)
    return {
      n: await this.sum(`SELECT count() AS n FROM ${kept}`),
      has: (column) => `${column} IN (SELECT account_id FROM ${kept})`,
    }
  }

  /** True of the rows of `posts` that belong to the question. */
  posts(): Promise<string> {
    return this.once('posts', async () => {
      const { about, ids } = this.scope.posts
      return allOf([
        await this.postsBy(),
        ...(about ? [await this.#postsAbout(about)] : []),
        ...(ids ? [inIds('post_id', ids)] : []),
      ])
    })
  }

  /** The same, whatever they say: whose they are, and when. */
  postsBy(): Promise<string> {
    return this.once('posts by', async () => {
      const { by } = this.scope.posts
      const author =
        by === 'anyone'
          ? '1'
          : by === 'audience'
            ? (await this.audience()).has('account_id')
            : inIds('account_id', idsOf(this.names, by.handles))
      return allOf([author, within(this.scope.window), livePosts(this.at)])
    })
  }

  /** How many there are of audience and baseline, and how many with something to say: `has_posted`, `bio != ''`. */
  base(isKnown: string): Promise<PrimitiveBase> {
    return this.once(`base ${isKnown}`, async () => {
      const [audience, baseline] = await Promise.all([this.audience(), this.baseline()])
      const rows = await this.shards.everywhere<{ known: string; baseline_known: string }>(
        `SELECT countIf(${audience.has('account_id')}) AS known, countIf(${baseline.has('account_id')}) AS baseline_known
         FROM ${this.table('people')} WHERE ${liveAccounts(this.at)} AND (${isKnown})`,
      )
      return {
        n: audience.n,
        known: rows.reduce((sum, { known }) => sum + Number(known), 0),
        baseline_n: baseline.n,
        baseline_known: rows.reduce((sum, { baseline_known }) => sum + Number(baseline_known), 0),
      }
    })
  }

  /** How many posts the question is about. */
  postCount(): Promise<number> {
    return this.once('post count', async () =>
      this.sum(`SELECT count() AS n FROM ${this.table('posts')} WHERE ${await this.posts()}`),
    )
  }

  /** Of all shards together; what they count is never the same thing twice. */
  async sum(sql: string): Promise<number> {
    const rows = await this.shards.everywhere<{ n: string | number }>(sql)
    return rows.reduce((sum, { n }) => sum + Number(n), 0)
  }

  table(name: string): string {
    return `${this.at.database}.${name}`
  }

  /** By other means than the question's own: it may have been given up. */
  async close(shards: Shards): Promise<void> {
    await Promise.allSettled(this.#tables.map((table) => shards.doEverywhere(`DROP TABLE IF EXISTS ${table}`)))
  }

  async #postsAbout(about: NonNullable<Scope['posts']['about']>): Promise<string> {
    const kept = await this.keep(postingsWith(this.at, about, this.scope.window, 'DISTINCT post_id'))
    return `post_id IN (SELECT post_id FROM ${kept})`
  }

  /** What a shard finds by itself, kept there while the question lasts. */
  async keep(select: string): Promise<string> {
    const table = `${this.at.database}.${this.#id}_${this.#tables.length}`
    this.#tables.push(table)
    await this.shards.doEverywhere(`CREATE TABLE ${table} ENGINE = Memory AS ${select}`)
    return table
  }

  /** What one of its answers finds, the others need not look for. */
  once<Answer>(name: string, work: () => Promise<Answer>): Promise<Answer> {
    const known = this.#known.get(name) as Promise<Answer> | undefined
    if (known) return known
    const answer = work()
    this.#known.set(name, answer)
    return answer
  }
}

/** Tables of questions whose process ended before it could take them away. */
export async function dropForgotten(shards: Shards, older_than_seconds: number): Promise<void> {
  const before = Math.floor(Date.now() / 1000) - older_than_seconds
  for (let shard = 0; shard < shards.count; shard++) {
    const rows = await shards.on<{ name: string }>(
      shard,
      `SELECT name FROM system.tables WHERE database = '${shards.database}' AND name LIKE 'asking\\_%'`,
    )
    for (const { name } of rows) {
      const begun = /^asking_(\d+)_[0-9a-f]+_\d+$/.exec(name)?.[1]
      if (begun && Number(begun) < before) await shards.do(shard, `DROP TABLE IF EXISTS ${shards.database}.${name}`)
    }
  }
}
