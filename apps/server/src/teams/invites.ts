import { AppError, type Invite, type Team } from '@starling/contract'
import {
  findMembership,
  findTeam,
  findTeamInvite,
  type InviteRow,
  isMemberByEmail,
  isOverByRemoval,
  joinTeam,
  lockTeam,
  takeInvite,
  withdrawOpenInvites,
} from '@starling/store'
import { holdWayIn, inviteBudgets, spendAll } from '../auth/index.ts'
import { type Input, passkeyBehind, type TeamContext, type UserContext } from '../floor/index.ts'
import { inviteAnswer, inviteState, teamOf } from './answers.ts'

const INVITE_LIFE_MS = 7 * 24 * 60 * 60_000

/** Inviting an address again replaces the invite that is still open, so that one mail counts. */
export async function createInvites(
  { body: { emails: wanted, message } }: Input<'createInvites'>,
  context: TeamContext,
): Promise<Invite[]> {
  const { team, user, now } = context
  const emails = [...new Set(wanted)]
  return context.change(async (change) => {
    // Before any other row, as whoever revokes a token holds it before what was sent with it.
    await holdWayIn(change, context)
    await lockTeam(change, team.id)
    for (const email of emails) {
      if (await isMemberByEmail(change, team.id, email)) {
        throw new AppError('invalid', { fields: { emails: [{ code: 'already_invited_member', values: { email } }] } })
      }
    }
    await spendAll(change, inviteBudgets({ inviter: user.email, team_id: team.id, emails }))
    const made: InviteRow[] = []
    for (const email of emails) {
      await withdrawOpenInvites(change, team.id, email)
      const owner = { team_id: team.id }
      const invite = await change.table(owner, 'invites').add({
        email,
        message,
        invited_by: user.id,
        passkey_id: passkeyBehind(context),
        token_id: context.token?.id ?? null,
        created_at: now,
        expires_at: new Date(now.getTime() + INVITE_LIFE_MS),
        accepted_at: null,
        removed_at: null,
      })
      await change.send('mail.invite', { invite_id: invite.id }, { owner, subject: `invite ${invite.id}` })
      await change.audit('invite.created', { subject_id: invite.id, subject: email, team_id: team.id })
      made.push({ ...invite, inviter: user.email })
    }
    return made.map((invite) => inviteAnswer(invite, now))
  })
}

/** A code works for the invited address only; for anyone else, and a second time, it is as if it did not exist. */
export async function acceptInvite(
  { path: { team_id }, body: { code } }: Input<'acceptInvite'>,
  context: UserContext,
): Promise<Team> {
  const { store, secrets, user } = context
  const team = await findTeam(store, team_id)
  const invite_id = secrets.unseal('invite', code)
  if (!team || !invite_id) throw new AppError('not_found')
  return context.change(async (change) => {
    await lockTeam(change, team.id)
    if (await findMembership(change, team.id, user.id)) throw new AppError('already_member')
    if (!(await takeInvite(change, team.id, invite_id, user.email))) throw new AppError('not_found')
    await joinTeam(change, team.id, user.id, 'member')
    await change.audit('invite.accepted', { subject_id: invite_id, subject: user.email, team_id: team.id })
    // Read in here: the answer is kept for whoever asks again with the same key, also when they are not in any more.
    return teamOf(change, team.id, change.now)
  })
}

export async function withdrawInvite(
  { path: { pk } }: Input<'withdrawInvite'>,
  { change, team, now }: TeamContext,
): Promise<void> {
  await change(async (tx) => {
    await lockTeam(tx, team.id)
    const invites = tx.table({ team_id: team.id }, 'invites')
    const invite = await invites.find(pk)
    if (!invite || inviteState(invite, now) !== 'pending') throw new AppError('not_found')
    await invites.remove(pk)
    await tx.audit('invite.withdrawn', { subject_id: pk, subject: invite.email, team_id: team.id })
  })
}

export async function restoreInvite({ path }: Input<'restoreInvite'>, context: TeamContext): Promise<Invite> {
  const { change, team, user, now } = context
  await change(async (tx) => {
    await holdWayIn(tx, context)
    await lockTeam(tx, team.id)
    const invites = tx.table({ team_id: team.id }, 'invites')
    const invite = await invites.find(path.pk, { removed: true })
    if (!invite || inviteState(invite, now) !== 'withdrawn') throw new AppError('not_found')
    if (invite.expires_at <= now || (await isOverByRemoval(tx, invite))) throw new AppError('not_found')
    // A newer invite may have replaced this one: two open ones would both let the address in.
    await withdrawOpenInvites(tx, team.id, invite.email)
    if (!(await invites.restore(path.pk))) throw new AppError('not_found')
    // From now on it is theirs, and ends when they may not invite any more.
    await invites.change(path.pk, {
      invited_by: user.id,
      passkey_id: passkeyBehind(context),
      token_id: context.token?.id ?? null,
    })
    await tx.audit('invite.restored', { subject_id: path.pk, subject: invite.email, team_id: team.id })
  })
  return getInvite({ path }, context)
}

export async function getInvite(
  { path: { pk } }: Input<'getInvite'>,
  { store, team, now }: TeamContext,
): Promise<Invite> {
  const invite = await findTeamInvite(store, team.id, pk)
  if (!invite) throw new AppError('not_found')
  return inviteAnswer(invite, now)
}
