import type { Change } from '../change.ts'
import { after, inOrder, limitOf, type Page, type Paging, pageOf, refuseBadCursor } from '../page.ts'
import { dbOf, type Rows } from '../rows.ts'
import type { Row } from '../tables.ts'

export type AlertRow = Row<'alerts'>

export const openAlerts = (rows: Rows, campaign_id: string): Promise<AlertRow[]> =>
  dbOf(rows)
    .selectFrom('alerts')
    .selectAll()
    .where('campaign_id', '=', campaign_id)
    .where('ended_at', 'is', null)
    .execute()

/** The newest first. */
export async function pageAlerts(rows: Rows, campaign_id: string, paging: Paging): Promise<Page<AlertRow>> {
  const order: [string, string] = ['raised_at', 'id']
  const found = await dbOf(rows)
    .selectFrom('alerts')
    .selectAll()
    .where('campaign_id', '=', campaign_id)
    .where(after(paging, order, false))
    .orderBy(inOrder(order, false))
    .limit(limitOf(paging) + 1)
    .execute()
    .catch(refuseBadCursor(paging))
  return pageOf(found, paging, ({ raised_at }) => raised_at)
}

export const alertOf = (rows: Rows, id: string): Promise<AlertRow | undefined> =>
  dbOf(rows).selectFrom('alerts').selectAll().where('id', '=', id).executeTakeFirst()

export async function isAlertReader(
  rows: Rows,
  { campaign_id, user_id }: { campaign_id: string; user_id: string },
): Promise<boolean> {
  const found = await dbOf(rows)
    .selectFrom('alert_readers')
    .select('id')
    .where('campaign_id', '=', campaign_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  return found !== undefined
}

/** Who wants to be told, and is still in the team. */
export async function alertReaders(rows: Rows, campaign_id: string): Promise<string[]> {
  const found = await dbOf(rows)
    .selectFrom('alert_readers')
    .innerJoin('campaigns', 'campaigns.id', 'alert_readers.campaign_id')
    .innerJoin('memberships', (join) =>
      join
        .onRef('memberships.team_id', '=', 'campaigns.team_id')
        .onRef('memberships.user_id', '=', 'alert_readers.user_id'),
    )
    .select('alert_readers.user_id')
    .where('alert_readers.campaign_id', '=', campaign_id)
    .where('memberships.removed_at', 'is', null)
    .execute()
  return found.map(({ user_id }) => user_id)
}

export async function setAlertReader(
  change: Change,
  { campaign_id, user_id, wanted }: { campaign_id: string; user_id: string; wanted: boolean },
): Promise<void> {
  const db = dbOf(change)
  if (!wanted) {
    await db.deleteFrom('alert_readers').where('campaign_id', '=', campaign_id).where('user_id', '=', user_id).execute()
    return
  }
  await db
    .insertInto('alert_readers')
    .values({ id: change.newId(), user_id, campaign_id, created_at: change.now })
    .onConflict((conflict) => conflict.columns(['campaign_id', 'user_id']).doNothing())
    .execute()
}
