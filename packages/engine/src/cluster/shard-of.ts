/** Where an account and all that it did lives: ClickHouse's own `intHash64`, worked out here. */
export function shardOf(account_id: bigint, shards: number): number {
  let hash = account_id ^ 0x4cf2d2baae6da887n
  hash ^= hash >> 33n
  hash = BigInt.asUintN(64, hash * 0xff51afd7ed558ccdn)
  hash ^= hash >> 33n
  hash = BigInt.asUintN(64, hash * 0xc4ceb9fe1a85ec53n)
  hash ^= hash >> 33n
  return Number(hash % BigInt(shards))
}

export const shardSql = (column: string, shards: number): string => `intHash64(${column}) % ${shards}`
