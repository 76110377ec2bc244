import { type RawBuilder, sql, type Updateable } from 'kysely'
import type { Change } from '../change.ts'
import { isId } from '../ids.ts'
import { after, limitOf, type Page, type Paging, pageOf, refuseBadCursor } from '../page.ts'
import { dbOf, type Rows } from '../rows.ts'
import type { Row, Tables } from '../tables.ts'
import { teamsOf } from '../teams/index.ts'

type Insights = Row<'targeting_insights'>

/** A person's; of a team's audience only while they are in the team. */
export const ownInsights = (user_id: string): RawBuilder<boolean> =>
  sql<boolean>`user_id = ${user_id} and (for_team_id is null or for_team_id in ${teamsOf(user_id)})`

export const findOwnInsights = async (rows: Rows, pk: string, user_id: string): Promise<Insights | undefined> =>
  isId(pk)
    ? dbOf(rows)
        .selectFrom('targeting_insights')
        .selectAll()
        .where('id', '=', pk)
        .where(ownInsights(user_id))
        .executeTakeFirst()
    : undefined

/** The newest first. */
export async function pageOwnInsights(
  rows: Rows,
  user_id: string,
  { state, ...paging }: Paging & { state?: Insights['state'] },
): Promise<Page<Insights>> {
  const found = await dbOf(rows)
    .selectFrom('targeting_insights')
    .selectAll()
    .where(ownInsights(user_id))
    .$if(state !== undefined, (query) => query.where('state', '=', state!))
    .where(after(paging, ['id', 'id'], false))
    .orderBy('id', 'desc')
    .limit(limitOf(paging) + 1)
    .execute()
    .catch(refuseBadCursor(paging))
  return pageOf(found, paging, ({ id }) => id)
}

/** Ids of those that are still to be made. */
export async function waitingInsights(rows: Rows): Promise<string[]> {
  const found = await dbOf(rows).selectFrom('targeting_insights').select('id').where('state', '=', 'waiting').execute()
  return found.map(({ id }) => id)
}

export const findInsightsById = (rows: Rows, id: string): Promise<Insights | undefined> =>
  dbOf(rows).selectFrom('targeting_insights').selectAll().where('id', '=', id).executeTakeFirst()

/** The newest package that this person has of an audience. */
export const newestInsightsOf = (rows: Rows, user_id: string, audience_id: string): Promise<Insights | undefined> =>
  dbOf(rows)
    .selectFrom('targeting_insights')
    .selectAll()
    .where(ownInsights(user_id))
    .where('state', '=', 'ready')
    .where(sql<boolean>`draft ->> 'audience_config_id' = ${audience_id}`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export const findWaitingInsights = (rows: Rows, id: string): Promise<Insights | undefined> =>
  dbOf(rows)
    .selectFrom('targeting_insights')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst()

/** Of one that still waits: what was made or cancelled meanwhile stays as it is. */
export const moveWaitingInsights = async (
  change: Change,
  id: string,
  values: Updateable<Tables['targeting_insights']>,
): Promise<Insights | undefined> =>
  isId(id)
    ? dbOf(change)
        .updateTable('targeting_insights')
        .set(values)
        .where('id', '=', id)
        .where('state', '=', 'waiting')
        .returningAll()
        .executeTakeFirst()
    : undefined

/** By the audience that it was made of: the newest that is ready. */
export async function newestInsightsByAudience(
  rows: Rows,
  user_id: string,
  audience_ids: readonly string[],
): Promise<Map<string, string>> {
  const of = sql<string>`draft ->> 'audience_config_id'`
  const found = await dbOf(rows)
    .selectFrom('targeting_insights')
    .select(['id', of.as('audience_id')])
    .distinctOn(of)
    .where(ownInsights(user_id))
    .where('state', '=', 'ready')
    .where(of, 'in', [...audience_ids, ''])
    .orderBy(of)
    .orderBy('id', 'desc')
    .execute()
  return new Map(found.map(({ id, audience_id }) => [audience_id, id]))
}
