import type { Facts } from '../../facts/facts.ts'
import { createTables, dropTables } from '../schema.ts'
import { shardSql } from '../shard-of.ts'
import type { Shards } from '../shards.ts'
import type { ClusterSnapshot } from '../snapshot.ts'
import { deriveDeeds, derivePeople } from './derive.ts'
import { Inserting } from './insert.ts'
import { begin, publish, type WriteOrigin } from './versions.ts'

/** As much of a shard as one query may hold in memory. */
const ROWS_IN_A_BUCKET = 1_000_000

export async function loadFacts(
  shards: Shards,
  batches: AsyncIterable<Partial<Facts>> | Iterable<Partial<Facts>>,
  origin: WriteOrigin,
): Promise<void> {
  const { database } = shards
  const [used] = await shards.on<{ n: string }>(0, `SELECT count() AS n FROM ${database}.versions`)
  if (Number(used!.n) > 0) {
    await dropTables(shards)
    await createTables(shards)
  }
  const versions = await begin(shards)
  const inserting = new Inserting(shards, versions.added)
  for await (const batch of batches) await inserting.add(batch)
  await inserting.flush()

  const at: ClusterSnapshot = {
    database,
    version: versions.added,
    dead_posts: 0,
    dead_accounts: 0,
    as_of: null,
    sources: [],
    whole_since: null,
  }
  const buckets = await bucketsOf(shards)
  const inEachBucket = (
    work: (shard: number, pick: { own: (c: string) => string; foreign: (c: string) => string }) => Promise<void>,
  ) =>
    Promise.all(
      Array.from({ length: shards.count }, async (_, shard) => {
        for (let bucket = 0; bucket < buckets; bucket++) {
          const own = (column: string) => `${column} % ${buckets} = ${bucket}`
          const foreign = (column: string) => `${own(column)} AND ${shardSql(column, shards.count)} = ${shard}`
          await work(shard, { own, foreign })
        }
      }),
    )
  await inEachBucket((shard, pick) => deriveDeeds(shards, shard, at, pick))
  await inEachBucket((shard, pick) => derivePeople(shards, shard, at, pick, `${database}.deriving`))
  await publish(shards, versions, origin)
}

async function bucketsOf(shards: Shards): Promise<number> {
  const rows = await shards.everywhere<{ n: string }>(
    `SELECT max(rows) AS n FROM (SELECT count() AS rows FROM ${shards.database}.posts
     UNION ALL SELECT count() AS rows FROM ${shards.database}.interactions
     UNION ALL SELECT count() AS rows FROM ${shards.database}.follows)`,
  )
  return Math.max(1, Math.ceil(Math.max(...rows.map(({ n }) => Number(n))) / ROWS_IN_A_BUCKET))
}
