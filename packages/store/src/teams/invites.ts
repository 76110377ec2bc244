import type { Change } from '../change.ts'
import { isId } from '../ids.ts'
import { after, inOrder, limitOf, type Page, type Paging, pageOf, refuseBadCursor } from '../page.ts'
import { dbOf, type Rows } from '../rows.ts'
import type { Row } from '../tables.ts'

export type InviteRow = Row<'invites'> & { inviter: string | null }

const invites = (rows: Rows, team_id: string) =>
  dbOf(rows)
    .selectFrom('invites')
    .leftJoin('users', 'users.id', 'invites.invited_by')
    .selectAll('invites')
    .select('users.email as inviter')
    .where('team_id', '=', team_id)

const BY_ID: [string, string] = ['invites.id', 'invites.id']

/** All of a team, the newest first, withdrawn ones too: a list of what became of each. */
export async function pageInvites(rows: Rows, team_id: string, paging: Paging): Promise<Page<InviteRow>> {
  const found = await invites(rows, team_id)
    .where(after(paging, BY_ID, false))
    .orderBy(inOrder(BY_ID, false))
    .limit(limitOf(paging) + 1)
    .execute()
    .catch(refuseBadCursor(paging))
  return pageOf(found, paging, ({ id }) => id)
}

export async function findTeamInvite(rows: Rows, team_id: string, pk: string): Promise<InviteRow | undefined> {
  if (!isId(pk)) return undefined
  return invites(rows, team_id).where('invites.id', '=', pk).executeTakeFirst()
}

/** Whether any team waits for whoever has this address. */
export async function isInvited(change: Change, email: string): Promise<boolean> {
  const open = await dbOf(change)
    .selectFrom('invites')
    .select('id')
    .where('email', '=', email)
    .where('accepted_at', 'is', null)
    .where('removed_at', 'is', null)
    .where('expires_at', '>', change.now)
    .executeTakeFirst()
  return open !== undefined
}

/** By its id alone: a sealed code names it. */
export const findInviteById = (rows: Rows, id: string): Promise<Row<'invites'> | undefined> =>
  dbOf(rows).selectFrom('invites').selectAll().where('id', '=', id).executeTakeFirst()

export async function withdrawOpenInvites(change: Change, team_id: string, email: string): Promise<void> {
  await dbOf(change)
    .updateTable('invites')
    .set({ removed_at: change.now })
    .where('team_id', '=', team_id)
    .where('email', '=', email)
    .where('accepted_at', 'is', null)
    .where('removed_at', 'is', null)
    .execute()
}

/** Those that someone sent who may not invite any more; in all of their teams, or in one. */
export async function withdrawInvitesBy(change: Change, user_id: string, team_id?: string): Promise<void> {
  await dbOf(change)
    .updateTable('invites')
    .set({ removed_at: change.now })
    .where('invited_by', '=', user_id)
    .where('accepted_at', 'is', null)
    .where('removed_at', 'is', null)
    .$if(team_id !== undefined, (query) => query.where('team_id', '=', team_id!))
    .execute()
}

/** Whether the person of an invite was removed from the team after it was made: then it is over for good. */
export async function isOverByRemoval(change: Change, invite: Row<'invites'>): Promise<boolean> {
  const removed = await dbOf(change)
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select('memberships.id')
    .where('team_id', '=', invite.team_id)
    .where('email', '=', invite.email)
    .where('memberships.removed_at', '>=', invite.created_at)
    .executeTakeFirst()
  return removed !== undefined
}

/** Only one of many parallel callers is told that it was the one. */
export async function takeInvite(change: Change, team_id: string, id: string, email: string): Promise<boolean> {
  const accepted = await dbOf(change)
    .updateTable('invites')
    .set({ accepted_at: change.now })
    .where('id', '=', id)
    .where('team_id', '=', team_id)
    .where('email', '=', email)
    .where('accepted_at', 'is', null)
    .where('removed_at', 'is', null)
    .where('expires_at', '>', change.now)
    .executeTakeFirst()
  return accepted.numUpdatedRows === 1n
}
