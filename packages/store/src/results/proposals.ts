import { sql } from 'kysely'
import type { Change } from '../change.ts'
import { isId } from '../ids.ts'
import { after, inOrder, limitOf, type Page, type Paging, pageOf, refuseBadCursor } from '../page.ts'
import { dbOf, type Rows } from '../rows.ts'
import type { Row } from '../tables.ts'
import { teamsOf } from '../teams/index.ts'

export type ProposalRow = Row<'proposals'>
export type NamedProposal = ProposalRow & { ad_set_name: string; part: Row<'ad_sets'>['part'] }

const named = (rows: Rows) =>
  dbOf(rows)
    .selectFrom('proposals')
    .innerJoin('ad_sets', 'ad_sets.id', 'proposals.ad_set_id')
    .innerJoin('campaigns', 'campaigns.id', 'proposals.campaign_id')
    .selectAll('proposals')
    .select(['ad_sets.name as ad_set_name', 'ad_sets.part'])
    .where('campaigns.removed_at', 'is', null)

/** One of a team that this person is in. */
export async function findProposal(
  rows: Rows,
  pk: string,
  { user_id }: { user_id: string },
): Promise<NamedProposal | undefined> {
  if (!isId(pk)) return undefined
  return named(rows)
    .where('proposals.id', '=', pk)
    .where(sql<boolean>`proposals.team_id in ${teamsOf(user_id)}`)
    .executeTakeFirst()
}

/** The newest first. */
export async function pageProposals(rows: Rows, campaign_id: string, paging: Paging): Promise<Page<NamedProposal>> {
  const order: [string, string] = ['proposals.created_at', 'proposals.id']
  const found = await named(rows)
    .where('proposals.campaign_id', '=', campaign_id)
    .where(after(paging, order, false))
    .orderBy(inOrder(order, false))
    .limit(limitOf(paging) + 1)
    .execute()
    .catch(refuseBadCursor(paging))
  return pageOf(found, paging, ({ created_at }) => created_at)
}

/** Held until this change is over: of two who answer it at once the second sees what the first did. */
export const lockProposal = (change: Change, id: string): Promise<ProposalRow | undefined> =>
  dbOf(change).selectFrom('proposals').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** What nobody answered, and is not said any more. */
export async function outdateProposals(change: Change, campaign_id: string): Promise<void> {
  await dbOf(change)
    .updateTable('proposals')
    .set({ state: 'outdated', answered_at: change.now })
    .where('campaign_id', '=', campaign_id)
    .where('state', '=', 'open')
    .execute()
}
