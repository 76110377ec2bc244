import { AppError, type Call, tokenScopeOf } from '@starling/contract'
import { findBySession, findByToken, type Lasting, noteSeen, type Row, type Store } from '@starling/store'
import type { FastifyRequest } from 'fastify'
import type { Config } from './config.ts'
import { readCookie } from './cookies.ts'
import { hashOf, type Secrets, tokenKind } from './secrets.ts'

/** Who is asking, from our own records only: never from a body, a domain or a host. */
export type Identity = {
  credential: 'none' | 'session' | 'personal' | 'extension'
  is_pro_client: boolean
  user: Row<'users'> | undefined
  session: Row<'sessions'> | undefined
  /** The token that was sent, or that the session goes back to. */
  token: Row<'tokens'> | undefined
}
const STRANGER: Identity = {
  credential: 'none',
  is_pro_client: false,
  user: undefined,
  session: undefined,
  token: undefined,
}

/** The passkey that all of it goes back to, also through tokens that were made while signed in with it. */
export const passkeyBehind = ({ session, token }: Partial<Pick<Identity, 'session' | 'token'>>): string | null =>
  session?.passkey_id ?? token?.passkey_id ?? null

const DAY_MS = 24 * 60 * 60_000
/** Since when a session must have been used. */
export const lastingAt = (now: Date, { SESSION_IDLE_DAYS }: Pick<Config, 'SESSION_IDLE_DAYS'>): Lasting => ({
  now,
  seen_since: new Date(now.getTime() - SESSION_IDLE_DAYS * DAY_MS),
})

type Records = { store: Store; secrets: Secrets; config: Pick<Config, 'SESSION_IDLE_DAYS'> }

export async function identify(request: FastifyRequest, records: Records): Promise<Identity> {
  const { store, secrets } = records
  const token = request.headers.authorization?.match(/^Token (\S+)$/)?.[1]
  if (token && secrets.isProClient(token)) return { ...(await fromSession(request, records)), is_pro_client: true }
  if (request.headers.authorization !== undefined) return fromToken(token ?? '', store)
  return fromSession(request, records)
}

async function fromToken(token: string, store: Store): Promise<Identity> {
  const now = store.now()
  const kind = tokenKind(token)
  const found = kind && (await findByToken(store, hashOf(token), now))
  if (!found || found.user.removed_at) return STRANGER
  await noteSeen(store, 'tokens', found.token, now)
  return { ...STRANGER, credential: found.token.kind, ...found }
}

async function fromSession(request: FastifyRequest, { store, config }: Records): Promise<Identity> {
  const secret = readCookie(request, 'session')
  const now = store.now()
  const found = secret && (await findBySession(store, hashOf(secret), lastingAt(now, config)))
  if (!found || found.user.removed_at) return STRANGER
  await noteSeen(store, 'sessions', found.session, now)
  return { ...STRANGER, credential: 'session', ...found }
}

/** How long someone is taken at their word after they have shown that it is them. */
const FRESH_MS = 15 * 60_000

/** Whoever finds a browser open must not make a token, let someone in or spend. A token is its own authority. */
export function refuseStale(
  { fresh }: Pick<Call, 'fresh'>,
  { session, token }: Pick<Identity, 'session' | 'token'>,
  now: Date,
): void {
  if (!fresh || !session || token) return
  // Nor does a confirmation count that a clock wrote which was ahead and has been put right since.
  if (Math.abs(now.getTime() - session.confirmed_at.getTime()) > FRESH_MS) throw new AppError('confirm_needed')
}

/** For what spends only at times, inside a call that others may make. */
export function refuseSpending({ session, token, now }: Pick<Identity, 'session' | 'token'> & { now: Date }): void {
  if (token && !token.scopes.includes('spend')) throw new AppError('scope_missing')
  refuseStale({ fresh: true }, { session, token }, now)
}

/** Refuses whoever a call is not for. Levels of a team are judged after this, against the team in the path. */
export function admit(
  call: Pick<Call, 'who' | 'open' | 'method' | 'scope' | 'own_session'>,
  { credential, is_pro_client, user, session, token }: Identity,
  { ANONYMOUS_ANALYSIS }: Pick<Config, 'ANONYMOUS_ANALYSIS'>,
): void {
  const { who, open, own_session } = call
  if (who === 'anyone') return
  if (token && !token.scopes.includes(tokenScopeOf(call))) throw new AppError('scope_missing')
  if (who === 'extension' || who === 'extension_user') {
    if (credential === 'extension') return
    throw new AppError(user ? 'wrong_credential' : 'sign_in_needed')
  }
  if (credential === 'extension') throw new AppError('wrong_credential')
  if (who === 'pro' && is_pro_client && (open || ANONYMOUS_ANALYSIS)) return
  if (!user) throw new AppError('sign_in_needed')
  if (own_session && (!session || token)) throw new AppError('wrong_credential')
}

/** An address in a request says nothing about who asks: it is that of whoever is signed in, or the request is refused. */
export function refuseForeignEmail(email: string | undefined, { user }: Pick<Identity, 'user'>): void {
  if (email === undefined || email.toLowerCase() === user?.email.toLowerCase()) return
  throw new AppError('invalid', { fields: { email: [{ code: 'invalid_email' }] } }) // spec 8
}

/** `extension_user`: the person whom the request names is the one whose token it came with. */
export function refuseForeignIdentity({ who }: Pick<Call, 'who'>, identity: Identity, body: unknown): void {
  if (who !== 'extension_user') return
  const { email } = body as { email?: string }
  refuseForeignEmail(email ?? '', identity)
}
