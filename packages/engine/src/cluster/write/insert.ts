import { tokensOf } from '@starling/enrich'
import type { Facts } from '../../facts/facts.ts'
import { shardOf } from '../shard-of.ts'
import type { Shards } from '../shards.ts'
import { followRow, interactionRow, postRow, profileRow, shortTokens, snapshotRow } from './rows.ts'

/** A server wants few large inserts, this process little memory. */
const ROWS_AT_ONCE = 10_000
const ROWS_WAITING = 200_000

/** Rows on their way to the shards. What was added is there after `flush`. */
export class Inserting {
  readonly #shards: Shards
  readonly #born: number
  /** Per shard those that it has been sent already. */
  readonly #short: Set<string>[]
  readonly #waiting = new Map<string, object[][]>()
  #count = 0

  constructor(shards: Shards, born: number) {
    this.#shards = shards
    this.#born = born
    this.#short = Array.from({ length: shards.count }, () => new Set())
  }

  async add({ accounts = [], posts = [], follows = [], interactions = [], snapshots = [] }: Partial<Facts>) {
    for (const one of accounts) await this.#push('profiles', one.id, profileRow(one, this.#born))
    for (const one of posts) {
      await this.#push('posts', one.account_id, postRow(one, this.#born))
      await this.#pushShortTokens(one.account_id, one.text)
    }
    for (const one of follows) await this.#push('follows', one.follower_id, followRow(one, this.#born))
    for (const one of interactions) await this.#push('interactions', one.account_id, interactionRow(one, this.#born))
    for (const one of snapshots) await this.#push('snapshots', one.account_id, snapshotRow(one, this.#born))
  }

  async flush(): Promise<void> {
    const waiting = [...this.#waiting]
    this.#waiting.clear()
    this.#count = 0
    await Promise.all(
      waiting.flatMap(([table, shards]) => shards.map((rows, shard) => this.#shards.insert(shard, table, rows))),
    )
  }

  #push(table: string, account_id: bigint, row: object): Promise<void> | undefined {
    const shard = shardOf(account_id, this.#shards.count)
    const shards = this.#waiting.get(table) ?? this.#short.map(() => [])
    this.#waiting.set(table, shards)
    shards[shard]!.push(row)
    this.#count++
    return shards[shard]!.length >= ROWS_AT_ONCE || this.#count >= ROWS_WAITING ? this.flush() : undefined
  }

  async #pushShortTokens(account_id: bigint, text: string): Promise<void> {
    const known = this.#short[shardOf(account_id, this.#shards.count)]!
    for (const token of shortTokens(tokensOf(text))) {
      if (known.has(token)) continue
      known.add(token)
      await this.#push('short_tokens', account_id, { token })
    }
  }
}
