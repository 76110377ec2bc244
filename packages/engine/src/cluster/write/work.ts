import { randomBytes } from 'node:crypto'
import { shardOf } from '../shard-of.ts'
import type { Shards } from '../shards.ts'

/** Tables of ids that last as long as one change is written. */
export class Work {
  readonly #shards: Shards
  readonly #tables: string[] = []
  constructor(shards: Shards) {
    this.#shards = shards
  }

  name(): string {
    const table = `${this.#shards.database}.asking_${Math.floor(Date.now() / 1000)}_${randomBytes(6).toString('hex')}_0`
    this.#tables.push(table)
    return table
  }

  /** The same ids on every shard. */
  async keep(ids: string[]): Promise<string> {
    return this.#fill(Array.from({ length: this.#shards.count }, () => ids))
  }

  /** Each id on the shard where its account lives. */
  async keepHome(ids: string[]): Promise<string> {
    const { count } = this.#shards
    const homes = Map.groupBy(ids, (id) => shardOf(BigInt(id), count))
    return this.#fill(Array.from({ length: count }, (_, shard) => homes.get(shard) ?? []))
  }

  async #fill(ids: string[][]): Promise<string> {
    const table = this.name()
    await this.#shards.doEverywhere(`CREATE TABLE ${table} (id UInt64) ENGINE = Memory`)
    const short = table.slice(this.#shards.database.length + 1)
    await Promise.all(
      ids.map((own, shard) =>
        this.#shards.insert(
          shard,
          short,
          own.map((id) => ({ id })),
        ),
      ),
    )
    return table
  }

  async close(): Promise<void> {
    await Promise.allSettled(this.#tables.map((table) => this.#shards.doEverywhere(`DROP TABLE IF EXISTS ${table}`)))
  }
}
