import type { Change } from '../change.ts'
import { dbOf } from '../rows.ts'
import type { Row } from '../tables.ts'

export type XCommunityRow = Row<'x_communities'>
export type ReadXCommunity = Omit<XCommunityRow, 'id' | 'team_id' | 'read_at'>

/** As X tells them now; what was looked up before keeps its id. */
export async function keepXCommunities(
  change: Change,
  team_id: string,
  read: readonly ReadXCommunity[],
): Promise<XCommunityRow[]> {
  if (read.length === 0) return []
  const rows = read.map((one) => ({ id: change.newId(), team_id, read_at: change.now, ...one }))
  const kept = await dbOf(change)
    .insertInto('x_communities')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['team_id', 'uid']).doUpdateSet(({ ref }) => ({
        name: ref('excluded.name'),
        description: ref('excluded.description'),
        member_count: ref('excluded.member_count'),
        join_policy: ref('excluded.join_policy'),
        founded_at: ref('excluded.founded_at'),
        read_at: ref('excluded.read_at'),
      })),
    )
    .returningAll()
    .execute()
  const byUid = new Map(kept.map((row) => [row.uid, row]))
  return read.map(({ uid }) => byUid.get(uid)!)
}
