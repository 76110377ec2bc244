import { AppError, type Invite } from '@starling/contract'
import { type Change, findMembership, findTeam, type InviteRow, invitesOf, type Row } from '@starling/store'
import type { TeamContext, UserContext } from '../context.ts'
import { inviteAnswer, inviteState } from './answers.ts'

const INVITE_LIFE_MS = 7 * 24 * 60 * 60_000

/** Inviting an address again replaces the invite that is still open, so that one mail counts. */
export async function createInvites(emails: string[], message: string, context: TeamContext): Promise<Invite[]> {
  const { team, user, now } = context
  return context.change(async (change) => {
    const made: InviteRow[] = []
    for (const email of new Set(emails)) {
      await refuseMembers(change, team.id, email)
      await withdrawOpen(change, team.id, email)
      const invite: Row<'invites'> = {
        id: change.newId(),
        team_id: team.id,
        email,
        message,
        invited_by: user.id,
        created_at: now,
        expires_at: new Date(now.getTime() + INVITE_LIFE_MS),
        accepted_at: null,
        withdrawn_at: null,
      }
      await change.db.insertInto('invites').values(invite).execute()
      await change.enqueue('send_invite_mail', { invite_id: invite.id })
      await change.audit('invite.created', { subject_id: invite.id, team_id: team.id })
      made.push({ ...invite, inviter: user.email })
    }
    return made.map((invite) => inviteAnswer(invite, now))
  })
}

async function refuseMembers({ db }: Change, team_id: string, email: string): Promise<void> {
  const member = await db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select('memberships.id')
    .where('team_id', '=', team_id)
    .where('email', '=', email)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (member) throw new AppError('invalid', { fields: { emails: [`${email} is already a member of the team`] } })
}

async function withdrawOpen({ db, now }: Change, team_id: string, email: string): Promise<void> {
  await db
    .updateTable('invites')
    .set({ withdrawn_at: now })
    .where('team_id', '=', team_id)
    .where('email', '=', email)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute()
}

/** A code works for the invited address only; for anyone else, and a second time, it is as if it did not exist. */
export async function acceptInvite(team_ref: string, code: string, context: UserContext): Promise<string> {
  const { store, secrets, user, now } = context
  const team = await findTeam(store.db, team_ref)
  const invite_id = secrets.unseal('invite', code)
  if (!team || !invite_id) throw new AppError('not_found')
  if (await findMembership(store.db, team.id, user.id)) throw new AppError('already_member')
  return context.change(async (change) => {
    const accepted = await change.db
      .updateTable('invites')
      .set({ accepted_at: now })
      .where('id', '=', invite_id)
      .where('team_id', '=', team.id)
      .where('email', '=', user.email)
      .where('accepted_at', 'is', null)
      .where('withdrawn_at', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirst()
    if (accepted.numUpdatedRows === 0n) throw new AppError('not_found')
    const id = change.newId()
    await change.db
      .insertInto('memberships')
      .values({ id, team_id: team.id, user_id: user.id, level: 'member', joined_at: now })
      .onConflict((conflict) =>
        conflict.columns(['team_id', 'user_id']).doUpdateSet({ removed_at: null, level: 'member', joined_at: now }),
      )
      .execute()
    await change.audit('invite.accepted', { subject_id: invite_id, team_id: team.id })
    return team.id
  })
}

export async function setWithdrawn(pk: string, withdrawn_at: Date | null, context: TeamContext): Promise<void> {
  const { team, now } = context
  await context.change(async (change) => {
    const invites = change.owned({ team_id: team.id }, 'invites')
    const invite = await invites.find(pk)
    const wanted = withdrawn_at ? 'pending' : 'withdrawn'
    if (!invite || inviteState(invite, now) !== wanted) throw new AppError('not_found')
    // A newer invite may have replaced this one: two open ones would both let the address in.
    if (!withdrawn_at) await withdrawOpen(change, team.id, invite.email)
    await invites.change(pk, { withdrawn_at })
    await change.audit(withdrawn_at ? 'invite.withdrawn' : 'invite.restored', { subject_id: pk, team_id: team.id })
  })
}

export async function findInvite(pk: string, { store, team, now }: TeamContext): Promise<Invite> {
  const invite = (await invitesOf(store.db, team.id)).find(({ id }) => id === pk)
  if (!invite) throw new AppError('not_found')
  return inviteAnswer(invite, now)
}
