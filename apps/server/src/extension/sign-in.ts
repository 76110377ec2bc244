import { AppError, type ExtensionPerson, USUAL_TOKEN_SCOPES } from '@starling/contract'
import { findApproval, findUser, lockUser, type Row, useApproval } from '@starling/store'
import { addToken, endWithin, madeBudgets, parentOf, refuseMore, revokeToken, spendAll } from '../auth/index.ts'
import { type Context, deviceName, hashOf, type Input, type UserContext } from '../floor/index.ts'

const APPROVAL_LIFE_MS = 60_000
/** Our choice: a browser that nobody uses any more is let go by itself. */
const TOKEN_DAYS = 90

/** A person lets the extension of this browser in. The code opens nothing by itself, and is not kept. */
export async function approveExtension({ body: { challenge } }: Input<'approveExtension'>, context: UserContext) {
  const { store, secrets, user, token, request } = context
  refuseMore(USUAL_TOKEN_SCOPES, token)
  return store.change({ user_id: user.id }, async (change) => {
    await spendAll(change, madeBudgets('approval', user.id))
    await lockUser(change, user.id)
    const parent = parentOf(context)
    const expires_at = await endWithin(change, parent, APPROVAL_LIFE_MS)
    const device = deviceName(request.headers['user-agent'])
    const approval = { ...parent, challenge, device, created_at: change.now, expires_at, used_at: null }
    const { id } = await change.table({ user_id: user.id }, 'extension_approvals').add(approval)
    await change.audit('extension.approved', { subject_id: id })
    return { code: secrets.seal('extension', id), expires_at: expires_at.toISOString() }
  })
}

/** The code proves that a person said yes, the verifier that it is the extension they said it to (RFC 7636). */
export async function takeExtensionToken(
  { body: { code, code_verifier } }: Input<'takeExtensionToken'>,
  { store, secrets }: Context,
) {
  const named = secrets.unseal('extension', code)
  const approval = named && (await findApproval(store, named))
  if (!approval) throw new AppError('invalid_approval')
  const { id, user_id, token_id, session_id, device } = approval
  const made = await store.change({ user_id }, async (change) => {
    await lockUser(change, user_id)
    const user = await findUser(change, user_id)
    // Used up by whoever tries: a code that somebody else got hold of is not tried twice.
    const isFirst = await useApproval(change, id)
    if (!isFirst || !user || user.removed_at || hashOf(code_verifier) !== approval.challenge) {
      await change.audit('extension.not_taken', { subject_id: id })
      return undefined
    }
    await spendAll(change, madeBudgets('token', user_id))
    const owner = { user_id }
    const token = await addToken(change, {
      user_id,
      kind: 'extension',
      name: device || 'Browser extension',
      scopes: USUAL_TOKEN_SCOPES,
      expires_in_days: TOKEN_DAYS,
      parent: token_id === null ? undefined : await change.table(owner, 'tokens').find(token_id),
      session: session_id === null ? undefined : await change.table(owner, 'sessions').find(session_id),
    })
    return { id: token.id, token: token.token, person: personAnswer(user, token.expires_at) }
  })
  if (!made) throw new AppError('invalid_approval')
  return made
}

export async function endExtensionToken(_: unknown, { change, user, token }: UserContext): Promise<void> {
  await change(async (tx) => {
    await lockUser(tx, user.id)
    await revokeToken(tx, user.id, token!.id)
  })
}

export const getExtensionPerson = async (_: unknown, { user, token }: UserContext): Promise<ExtensionPerson> =>
  personAnswer(user, token?.expires_at?.toISOString() ?? null)

const personAnswer = (
  { id, email, first_name, last_name, language }: Row<'users'>,
  expires_at: string | null,
): ExtensionPerson => ({ id, email, first_name, last_name, language, expires_at })
