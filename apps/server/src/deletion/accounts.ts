import { AppError } from '@starling/contract'
import {
  endUser,
  findUser,
  isId,
  linkedOf,
  lockTeam,
  lockUser,
  membershipsOf,
  type Rows,
  reviveUser,
  soleAdminOf,
  withdrawInvitesBy,
} from '@starling/store'
import { type Context, clearCookie, type Input, type UserContext } from '../floor/index.ts'
import { endLink } from '../networks/index.ts'
import { deletionOf, dueAt, overSince } from './grace.ts'

export const getAccountDeletion = async (_: unknown, { store, user }: UserContext) => ({
  sole_admin_of: await soleAdminOf(store, user.id),
})

/** A team never loses its last admin: its matters are handed over, or the team is deleted, before its admin goes. */
export async function deleteAccount({ body }: Input<'deleteAccount'>, context: UserContext) {
  const { change, user, secrets, request, reply } = context
  if (body.email.trim().toLowerCase() !== user.email) {
    throw new AppError('invalid', { fields: { email: [{ code: 'not_its_name' }] } })
  }
  const due = await change(async (tx) => {
    // In one order whoever asks: two that wait for each other would wait for ever.
    const ids = (await membershipsOf(tx, user.id)).map(({ team }) => team.id)
    for (const id of ids.toSorted()) await lockTeam(tx, id)
    await lockUser(tx, user.id)
    // Of two at once the second would forget what the first has noted to come back.
    if ((await findUser(tx, user.id))?.removed_at) throw new AppError('sign_in_needed')
    const teams = (await soleAdminOf(tx, user.id)).join(', ')
    if (teams) throw new AppError('sole_admin', { values: { teams } })
    for (const account of await linkedOf(tx, user.id)) await endLink(tx, { secrets }, account)
    await tx.send(
      'mail.account_deleted',
      { user_id: user.id },
      { owner: { user_id: user.id }, subject: `user ${user.id}` },
    )
    await tx.audit('user.deleted', { subject_id: user.id })
    await withdrawInvitesBy(tx, user.id)
    await endUser(tx, user.id)
    return { due_at: dueAt(tx.now).toISOString() }
  })
  clearCookie(request, reply, 'session')
  clearCookie(request, reply, 'device')
  return due
}

/** The code is in the mail about this deletion to the address of the account, and nowhere else. It signs nobody in. */
export async function restoreAccount({ body: { code } }: Input<'restoreAccount'>, { change, secrets, now }: Context) {
  const id = secrets.named(code)
  // Of an account that is there it opens and tells nothing: the link has done what it is for.
  const opened = async (rows: Rows) => {
    const user = isId(id) ? await findUser(rows, id) : undefined
    if (!user?.removed_at || user.removed_at <= overSince(now)) throw new AppError('not_found')
    if (!secrets.unseal(deletionOf(user.removed_at), code)) throw new AppError('not_found')
    return user
  }
  return change(async (tx) => {
    await opened(tx)
    await lockUser(tx, id)
    const user = await opened(tx)
    await reviveUser(tx, user)
    await tx.audit('user.restored', { subject_id: user.id, user_id: user.id })
    return { email: user.email }
  })
}
