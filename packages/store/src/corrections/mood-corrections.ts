import type { Change } from '../change.ts'
import { dbOf, type Rows } from '../rows.ts'
import type { Row } from '../tables.ts'

type Said = Pick<Row<'mood_corrections'>, 'post_id' | 'judged' | 'mood' | 'corrected_by'>

/** Said again, also of one that was taken back, it is the one that is there. */
export const keepMoodCorrection = (
  change: Change,
  team_id: string,
  { post_id, ...said }: Said,
): Promise<Row<'mood_corrections'>> => {
  const values = { ...said, corrected_at: change.now, removed_at: null }
  return dbOf(change)
    .insertInto('mood_corrections')
    .values({ id: change.newId(), team_id, post_id, ...values })
    .onConflict((conflict) => conflict.columns(['team_id', 'post_id']).doUpdateSet(values))
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The newest of a team: which post was said to be of which mood. */
export const correctedMoods = (
  rows: Rows,
  team_id: string,
  most: number,
): Promise<Pick<Row<'mood_corrections'>, 'post_id' | 'judged' | 'mood' | 'corrected_at'>[]> =>
  dbOf(rows)
    .selectFrom('mood_corrections')
    .select(['post_id', 'judged', 'mood', 'corrected_at'])
    .where('team_id', '=', team_id)
    .where('removed_at', 'is', null)
    .orderBy('corrected_at', 'desc')
    .limit(most)
    .execute()

/** Those who corrected, by id. */
export async function correctorsOf(rows: Rows, corrections: readonly Row<'mood_corrections'>[]) {
  const ids = [...new Set(corrections.flatMap(({ corrected_by }) => corrected_by ?? []))]
  if (ids.length === 0) return new Map<string, never>()
  const people = await dbOf(rows)
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'last_name'])
    .where('id', 'in', ids)
    .execute()
  return new Map(people.map((person) => [person.id, person]))
}
