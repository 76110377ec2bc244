import { AppError, type DeletedTeam } from '@starling/contract'
import { lineOf } from '@starling/question'
import { endBilling, endedTeamsOf, endTeam, findTeam, lockTeam, pageMembers, reviveTeam } from '@starling/store'
import type { Input, TeamContext, UserContext } from '../floor/index.ts'
import { dueAt, overSince } from './grace.ts'

/** More than any team has: each of its members is told. */
const ALL = { limit: 1000 }

export async function deleteTeam({ body }: Input<'deleteTeam'>, { change, team, user }: TeamContext) {
  return change(async (tx) => {
    await lockTeam(tx, team.id)
    // Of two at once the second would take for gone who the first has noted to come back.
    if (!(await findTeam(tx, team.id))) throw new AppError('not_found')
    if (body.name !== lineOf(team.name)) {
      throw new AppError('invalid', { fields: { name: [{ code: 'not_its_name' }] } })
    }
    const owner = { team_id: team.id }
    for (const { user: member, is_leaving } of (await pageMembers(tx, team.id, ALL)).rows) {
      if (is_leaving) continue
      const told = { team_id: team.id, user_id: member.id, by_user_id: user.id }
      await tx.send('mail.team_deleted', told, { owner, subject: `team ${team.id} deleted for ${member.id}` })
    }
    await tx.audit('team.deleted', { subject_id: team.id, subject: team.name, team_id: team.id })
    // Nobody pays for what nobody can open.
    await endBilling(tx, team.id)
    await endTeam(tx, team.id)
    return { due_at: dueAt(tx.now).toISOString() }
  })
}

export async function listDeletedTeams(_: unknown, { store, user, now }: UserContext): Promise<DeletedTeam[]> {
  const teams = await endedTeamsOf(store, user.id, overSince(now))
  return teams.map(({ id, name, slug, removed_at }) => ({ id, name, slug, due_at: dueAt(removed_at!).toISOString() }))
}

/** For whoever was an admin when it was deleted. */
export async function restoreTeam(
  { path: { pk } }: Input<'restoreTeam'>,
  { change, user }: UserContext,
): Promise<void> {
  await change(async (tx) => {
    const team = (await endedTeamsOf(tx, user.id, overSince(tx.now))).find(({ id }) => id === pk)
    if (!team) throw new AppError('not_found')
    await lockTeam(tx, team.id)
    await reviveTeam(tx, team)
    await tx.audit('team.restored', { subject_id: team.id, subject: team.name, team_id: team.id })
  })
}
