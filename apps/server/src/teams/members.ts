import { AppError } from '@starling/contract'
import {
  type Change,
  countAdmins,
  findMember,
  lockTeam,
  type MemberRow,
  type Rows,
  type WriteTable,
} from '@starling/store'
import type { TeamContext } from '../floor/index.ts'

export const memberOf = (pk: string, { store, team }: TeamContext): Promise<MemberRow> => memberIn(store, team.id, pk)

export async function memberIn(rows: Rows, team_id: string, pk: string): Promise<MemberRow> {
  const member = await findMember(rows, team_id, pk)
  if (!member) throw new AppError('not_found')
  return member
}

type Memberships = WriteTable<'memberships'>

/** Every change of who is in a team and at which level: afterwards the team still has an admin. */
export async function keepAnAdmin(
  change: Change,
  team_id: string,
  work: (members: Memberships) => Promise<object | undefined>,
): Promise<void> {
  await lockTeam(change, team_id)
  if (!(await work(change.table({ team_id }, 'memberships')))) throw new AppError('not_found')
  if ((await countAdmins(change, team_id)) === 0) throw new AppError('last_admin')
}
