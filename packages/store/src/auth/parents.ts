import type { Change } from '../change.ts'
import { dbOf } from '../rows.ts'
import type { Row } from '../tables.ts'

/** What a token, a session or a pass was made with. Rows end with their parent: deleting it deletes them. */
export type Parent = Pick<Row<'passes'>, 'token_id' | 'session_id'>
export const NO_PARENT: Parent = { token_id: null, session_id: null }

/**
 * When a parent ends; nothing where it has ended already. It is held until the change is over, so that a child cannot
 * be made while its parent is revoked.
 */
export async function holdParent(
  change: Change,
  { token_id, session_id }: Parent,
): Promise<{ expires_at: Date | null } | undefined> {
  const ends: (Date | null)[] = []
  for (const [table, id] of [
    ['tokens', token_id],
    ['sessions', session_id],
  ] as const) {
    if (!id) continue
    const row = await dbOf(change)
      .selectFrom(table)
      .select('expires_at')
      .where('id', '=', id)
      .forKeyShare()
      .executeTakeFirst()
    if (!row || (row.expires_at && row.expires_at <= change.now)) return undefined
    ends.push(row.expires_at)
  }
  const dates = ends.filter((end) => end !== null)
  return { expires_at: dates.length > 0 ? new Date(Math.min(...dates.map((end) => end.getTime()))) : null }
}
