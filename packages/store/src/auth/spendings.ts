import { sql } from 'kysely'
import type { Change } from '../change.ts'
import { dbOf } from '../rows.ts'

/** The wait after the limit: `first_ms` after the last use, twice as long after each further one, `most_ms` at most. */
type Pace = { first_ms: number; most_ms: number }
/** `amount` is what one use takes, 1 unless told. With a pace nothing is refused for as long as the window. */
export type Budget = { key: string; limit: number; window_ms: number; amount?: number; pace?: Pace }

/** Clocks of two servers never agree quite. */
const CLOCKS_MS = 60_000

/**
 * Takes from a budget over a sliding window. The lock makes parallel spenders queue, so the limit is exact.
 * Answers how long to wait when nothing is left.
 */
export async function spend(
  change: Change,
  { key, limit, window_ms, amount = 1, pace }: Budget,
): Promise<{ spent: true } | { spent: false; retry_after_s: number }> {
  const db = dbOf(change)
  const { now } = change
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 1))`.execute(db)
  const since = new Date(now.getTime() - window_ms)
  await db
    .deleteFrom('spendings')
    .where('key', '=', key)
    // What a clock wrote that was ahead and has been put right since would count until the clock gets there again.
    .where((eb) => eb.or([eb('spent_at', '<=', since), eb('spent_at', '>', new Date(now.getTime() + CLOCKS_MS))]))
    .execute()
  const uses = await db.selectFrom('spendings').select('spent_at').where('key', '=', key).orderBy('spent_at').execute()
  const over = uses.length + amount - limit
  if (over > 0) {
    const since_ms = ((pace ? uses.at(-1) : uses[over - 1])?.spent_at ?? now).getTime()
    const pause_ms = pace ? Math.min(pace.most_ms, pace.first_ms * 2 ** (over - 1)) : window_ms
    const wait_ms = since_ms + pause_ms - now.getTime()
    if (!pace || wait_ms > 0) return { spent: false, retry_after_s: Math.max(1, Math.ceil(wait_ms / 1000)) }
  }
  const spent = Array.from({ length: amount }, () => ({ key, spent_at: now }))
  await db.insertInto('spendings').values(spent).execute()
  return { spent: true }
}

/** The last of it, as if it had not been spent. */
export async function giveBackSpending(change: Change, key: string): Promise<void> {
  await dbOf(change)
    .deleteFrom('spendings')
    .where('key', '=', key)
    .where('spent_at', '=', (eb) =>
      eb
        .selectFrom('spendings')
        .where('key', '=', key)
        .select(({ fn }) => fn.max('spent_at').as('at')),
    )
    .execute()
}
