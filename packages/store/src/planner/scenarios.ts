import { sql } from 'kysely'
import type { Change } from '../change.ts'
import { isId } from '../ids.ts'
import { dbOf, type Rows } from '../rows.ts'
import type { Row } from '../tables.ts'
import { teamsOf } from '../teams/index.ts'

export type ScenarioRow = Row<'campaign_scenarios'>

/** One of a team that this person is in. What was removed is not there, unless asked for. */
export async function findReachableScenario(
  rows: Rows,
  pk: string,
  { user_id, removed = false }: { user_id: string; removed?: boolean },
): Promise<ScenarioRow | undefined> {
  if (!isId(pk)) return undefined
  return dbOf(rows)
    .selectFrom('campaign_scenarios')
    .selectAll()
    .where('id', '=', pk)
    .where(sql<boolean>`campaign_scenarios.team_id in ${teamsOf(user_id)}`)
    .$if(!removed, (query) => query.where('removed_at', 'is', null))
    .executeTakeFirst()
}

/** So that of two who save at once the second sees what the first did. */
export const lockScenario = (change: Change, id: string): Promise<ScenarioRow | undefined> =>
  dbOf(change)
    .selectFrom('campaign_scenarios')
    .selectAll()
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

export async function countScenarios(rows: Rows, team_id: string): Promise<number> {
  const { n } = await dbOf(rows)
    .selectFrom('campaign_scenarios')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('team_id', '=', team_id)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return n
}
