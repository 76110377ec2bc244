import { setTimeout as wait } from 'node:timers/promises'
import type { Shards } from '../shards.ts'

const EVERY_MS = 20

/** `ALTER … DELETE` returns before its work is done, and 18.16 has no setting to wait for it. */
export async function settleMutations(shards: Shards): Promise<void> {
  for (;;) {
    const rows = await shards.everywhere<{ n: string }>(
      `SELECT count() AS n FROM system.mutations WHERE database = '${shards.database}' AND is_done = 0`,
    )
    if (rows.every(({ n }) => Number(n) === 0)) return
    await wait(EVERY_MS)
  }
}
