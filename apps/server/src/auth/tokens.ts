import { AppError, TOKEN_SCOPES, type Token, type TokenKind, type TokenScope } from '@starling/contract'
import { type Actor, type Change, lockUser, type Row, type Store, withdrawInvitesOf } from '@starling/store'
import { hashOf, newToken, passkeyBehind } from '../floor/index.ts'
import { madeBudgets, spendAll } from './budgets.ts'
import { endWithin, holdSession } from './parents.ts'

const DAY_MS = 24 * 60 * 60_000

export function tokenAnswer({ id, kind, name, scopes, created_at, seen_at, expires_at }: Row<'tokens'>): Token {
  return {
    id,
    kind,
    name,
    scopes,
    created_at: created_at.toISOString(),
    seen_at: seen_at?.toISOString() ?? null,
    expires_at: expires_at?.toISOString() ?? null,
  }
}

type WantedToken = {
  user_id: string
  kind: TokenKind
  name: string
  scopes: readonly TokenScope[]
  expires_in_days?: number | undefined
  /** The token of whoever asks: a person who signed in by mail has none, and is bound by nothing. */
  parent?: Row<'tokens'> | undefined
  /** The session in which it is made, if in one. */
  session?: Row<'sessions'> | undefined
}

/** A token makes none that may more than itself. */
export function refuseMore(scopes: readonly TokenScope[], parent: Row<'tokens'> | undefined): void {
  if (parent && scopes.some((scope) => !parent.scopes.includes(scope))) throw new AppError('scope_missing')
}

/** The token's text leaves here once; only its hash is kept. So this is never replayed from an idempotency key. */
export function createToken(store: Store, actor: Actor, wanted: WantedToken) {
  refuseMore(wanted.scopes, wanted.parent)
  return store.change(actor, async (change) => {
    if (actor !== 'operator') await spendAll(change, madeBudgets('token', wanted.user_id))
    return addToken(change, wanted)
  })
}

export async function addToken(change: Change, wanted: WantedToken) {
  const { user_id, kind, name, expires_in_days, parent, session } = wanted
  const scopes = TOKEN_SCOPES.filter((scope) => wanted.scopes.includes(scope))
  const token = newToken(kind === 'personal' ? 'user' : 'ext')
  const token_id = parent?.id ?? null
  // Before any other row, as all do that change the ways in: otherwise two could wait for each other.
  await (session ? holdSession(change, session) : lockUser(change, user_id))
  const life_ms = expires_in_days && expires_in_days * DAY_MS
  const row = await change.table({ user_id }, 'tokens').add({
    token_id,
    passkey_id: passkeyBehind({ session, token: parent }),
    kind,
    name,
    scopes,
    secret_hash: hashOf(token),
    created_at: change.now,
    seen_at: null,
    expires_at: await endWithin(change, { token_id, session_id: null }, life_ms),
  })
  await change.audit('token.created', { subject_id: row.id, subject: name, user_id, detail: { kind, name, scopes } })
  return { ...tokenAnswer(row), token }
}

/** Whom it has invited and who has not come yet is not let in any more. */
export async function revokeToken(tx: Change, user_id: string, pk: string): Promise<void> {
  const tokens = tx.table({ user_id }, 'tokens')
  if (!(await tokens.find(pk))) throw new AppError('not_found')
  const invites = await withdrawInvitesOf(tx, pk)
  const token = (await tokens.remove(pk))!
  await tx.audit('token.revoked', { subject_id: pk, subject: token.name })
  for (const { id, email, team_id } of invites) {
    await tx.audit('invite.withdrawn', { subject_id: id, subject: email, team_id })
  }
}
