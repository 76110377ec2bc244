import type { Change } from '../change.ts'
import { dbOf, type Rows } from '../rows.ts'
import type { Row } from '../tables.ts'

export const sourcesOf = (rows: Rows, team_id: string): Promise<Row<'followed_sources'>[]> =>
  dbOf(rows)
    .selectFrom('followed_sources')
    .selectAll()
    .where('team_id', '=', team_id)
    .where('removed_at', 'is', null)
    .orderBy('kind')
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export const readingRules = (rows: Rows, team_id: string): Promise<Row<'reading_rules'> | undefined> =>
  dbOf(rows).selectFrom('reading_rules').selectAll().where('team_id', '=', team_id).executeTakeFirst()

export async function setReadingRules(change: Change, { team_id, cap, daily }: Row<'reading_rules'>): Promise<void> {
  await dbOf(change)
    .insertInto('reading_rules')
    .values({ team_id, cap, daily })
    .onConflict((conflict) => conflict.column('team_id').doUpdateSet({ cap, daily }))
    .execute()
}

/** Teams that have what is new read every night. */
export async function dailyTeams(rows: Rows): Promise<string[]> {
  const found = await dbOf(rows)
    .selectFrom('reading_rules')
    .innerJoin('teams', 'teams.id', 'reading_rules.team_id')
    .select('team_id')
    .where('daily', '=', true)
    .where('teams.removed_at', 'is', null)
    .execute()
  return found.map(({ team_id }) => team_id)
}

/** An open run leaves a source out from its next step on. */
export async function dropPendingSteps(change: Change, team_id: string, source_id: string): Promise<void> {
  await dbOf(change)
    .deleteFrom('ingest_steps')
    .where('team_id', '=', team_id)
    .where('source_id', '=', source_id)
    .where('state', '=', 'pending')
    .execute()
}

/** What a team reads X with, the newest first. */
export const connectionsOf = (
  rows: Rows,
  team_id: string,
  { removed } = { removed: false },
): Promise<Row<'connections'>[]> =>
  dbOf(rows)
    .selectFrom('connections')
    .selectAll()
    .where('team_id', '=', team_id)
    .$if(!removed, (query) => query.where('removed_at', 'is', null))
    .orderBy('id', 'desc')
    .execute()
