import { AppError, type PasskeyMade } from '@starling/contract'
import {
  type Change,
  endSessionsOf,
  findUser,
  keepMade,
  linkedOf,
  lockUser,
  type Made,
  madeWith,
  passkeysOf,
  type Row,
} from '@starling/store'
import { clearCookie, type Input, type UserContext } from '../floor/index.ts'
import { endLink } from '../networks/index.ts'
import { passkeyAnswer } from './passkeys.ts'

/** What removing a passkey reaches, to be seen before it is done. */
export async function getPasskeyMade({ path }: Input<'getPasskeyMade'>, context: UserContext): Promise<PasskeyMade> {
  const { store, user, session } = context
  if (!(await store.table({ user_id: user.id }, 'passkeys').find(path.pk))) throw new AppError('not_found')
  const made = await madeWith(store, path.pk)
  const hasOpenedThis = cameInWith(path.pk, made, session)
  return {
    // The one in which it is asked is told by `may_keep`.
    sessions: made.sessions - Number(hasOpenedThis),
    may_keep: !hasOpenedThis,
    invites: made.invites.map(({ id, email }) => ({ id, name: email })),
    passkeys: made.passkeys.map(({ id, name }) => ({ id, name })),
    tokens: made.tokens.map(({ id, name }) => ({ id, name })),
    social_accounts: made.social_accounts.map(({ id, network, handle, name }) => ({
      id,
      provider: network,
      name: handle ?? name,
    })),
  }
}

/**
 * What it has opened ends with it, and what was made in there: whoever has the device would stay in otherwise. Also the
 * session it is removed in, if it opened that one; who it is then signs in another way.
 */
export async function deletePasskey({ path, query }: Input<'deletePasskey'>, context: UserContext): Promise<void> {
  const { change, user, session, request, reply } = context
  const isOver = await change(async (tx) => {
    await lockUser(tx, user.id)
    const removed = await tx.table({ user_id: user.id }, 'passkeys').remove(path.pk)
    if (!removed) throw new AppError('not_found')
    const made = await madeWith(tx, path.pk)
    const hasOpenedThis = cameInWith(path.pk, made, session)
    if (query.made === 'keep') {
      if (hasOpenedThis) throw new AppError('invalid', { fields: { made: [{ code: 'came_in_with_it' }] } })
      await endSessionsOf(tx, [path.pk])
      await keepMade(tx, removed)
    } else await endMade(tx, context, removed, made)
    await keepAWayIn(tx, user.id)
    await tx.audit('passkey.removed', { subject_id: path.pk, subject: removed.name, detail: { made: query.made } })
    return hasOpenedThis
  })
  if (isOver) clearCookie(request, reply, 'session')
}

/** With the key itself, or with one that was added by who came in with it. */
const cameInWith = (pk: string, { passkeys }: Made, session: UserContext['session']): boolean =>
  [pk, ...passkeys.map(({ id }) => id)].some((id) => id === session?.passkey_id)

async function endMade(
  tx: Change,
  { user, secrets }: UserContext,
  removed: Row<'passkeys'>,
  { passkeys, tokens, social_accounts, invites }: Made,
): Promise<void> {
  const owner = { user_id: user.id }
  await endSessionsOf(tx, [removed.id, ...passkeys.map(({ id }) => id)])
  for (const { id, name } of passkeys) {
    // Brought back, it stands on its own.
    await tx.table(owner, 'passkeys').change(id, { passkey_id: null })
    await tx.table(owner, 'passkeys').remove(id)
    await tx.audit('passkey.removed', { subject_id: id, subject: name })
  }
  for (const { id, name } of tokens) {
    // Gone already where it was made with one of the others.
    if (!(await tx.table(owner, 'tokens').remove(id))) continue
    await tx.audit('token.revoked', { subject_id: id, subject: name })
  }
  for (const account of social_accounts) await endLink(tx, { secrets }, account)
  for (const { id, team_id, email } of invites) {
    await tx.table({ team_id }, 'invites').remove(id)
    await tx.audit('invite.withdrawn', { subject_id: id, subject: email, team_id })
  }
}

async function keepAWayIn(tx: Change, user_id: string): Promise<void> {
  const user = (await findUser(tx, user_id))!
  if ((await passkeysOf(tx, user_id)).length > 0) return
  if (user.way_in !== 'any') throw new AppError('last_passkey')
  if (!user.email_verified_at && (await linkedOf(tx, user_id)).length === 0) throw new AppError('last_way_in')
}

export async function restorePasskey({ path }: Input<'restorePasskey'>, { change, user }: UserContext) {
  return change(async (tx) => {
    await lockUser(tx, user.id)
    const row = await tx.table({ user_id: user.id }, 'passkeys').restore(path.pk)
    if (!row) throw new AppError('not_found')
    await tx.audit('passkey.restored', { subject_id: row.id, subject: row.name })
    return passkeyAnswer(row)
  })
}
