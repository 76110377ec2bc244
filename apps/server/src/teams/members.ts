import { AppError } from '@starling/contract'
import { type Change, countAdmins, lockTeam, type MemberRow, membersOf, type Row, type Store } from '@starling/store'

export async function findMember(db: Store['db'], team_id: string, pk: string): Promise<MemberRow> {
  const member = (await membersOf(db, team_id)).find(({ id, removed_at }) => id === pk && !removed_at)
  if (!member) throw new AppError('not_found')
  return member
}

type Mutable = Partial<Pick<Row<'memberships'>, 'level' | 'removed_at'>>

/** Every change of who is in a team and at which level: afterwards the team still has an admin. */
export async function changeMembership(change: Change, team_id: string, pk: string, values: Mutable): Promise<void> {
  await lockTeam(change.db, team_id)
  if (!(await change.owned({ team_id }, 'memberships').change(pk, values))) throw new AppError('not_found')
  if ((await countAdmins(change.db, team_id)) === 0) throw new AppError('last_admin')
}
