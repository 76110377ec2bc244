import type { FastifyRequest } from 'fastify'
import type { World } from '../world/world.ts'
import { isSignedWith, readSigned, type Signed } from './signature.ts'
import { openTokens, type Tokens } from './tokens.ts'

/** Who calls: an app alone, or a user through one of the two kinds of OAuth. */
export type Caller =
  | { kind: 'app' }
  | { kind: 'oauth1'; user_id: string; token: string; access: 'read' | 'write' }
  | { kind: 'oauth2'; user_id: string; token: string; scopes: string[] }

/** Legacy code and message of X, as in `{"errors":[{"code":89,"message":"…"}]}`. */
export type Refusal = { code: number; message: string }

const REFUSALS = {
  none: { code: 215, message: 'Bad Authentication data.' },
  refused: { code: 32, message: 'Could not authenticate you.' },
  token: { code: 89, message: 'Invalid or expired token.' },
  time: { code: 135, message: 'Timestamp out of bounds.' },
} as const satisfies Record<string, Refusal>

const TIME_BOUND_S = 300
const NONCES_MAX = 200_000

export type Callers = {
  /** OAuth 1.0a with a user's token; the signature must be right, recent, and new. */
  verifySignature(request: FastifyRequest): Promise<Caller | Refusal>
  /** The same for a request that carries another token or none: the two ends of the sign-in. */
  verifyWith(signed: Signed, tokenSecret: string): Refusal | undefined
  callerOf(request: FastifyRequest): Promise<Caller | Refusal>
  readSigned(request: FastifyRequest): Signed | undefined
  tokens: Tokens
}

export const isRefusal = (one: Caller | Refusal): one is Refusal => 'code' in one

/** Clients may sign a public address that leads here, where there is one. */
export function openCallers(world: World, public_url?: string): Callers {
  const tokens = openTokens(world)
  const nonces = new Map<string, number>()

  function verifyWith(signed: Signed, tokenSecret: string): Refusal | undefined {
    const { oauth, duplicates } = signed
    if (duplicates) return REFUSALS.refused
    if ((oauth.oauth_signature_method ?? 'HMAC-SHA1') !== 'HMAC-SHA1') return REFUSALS.refused
    if (oauth.oauth_version !== undefined && oauth.oauth_version !== '1.0') return REFUSALS.refused
    if (oauth.oauth_consumer_key !== world.app.consumer_key || !oauth.oauth_nonce) return REFUSALS.refused
    if (!isSignedWith(signed, world.app.consumer_secret, tokenSecret)) return REFUSALS.refused
    const timestamp = Number(oauth.oauth_timestamp)
    // A moved clock must not shut out clients that go by the time of this machine.
    const near = [Date.now(), world.clock.now().getTime()].some(
      (now) => Math.abs(now / 1000 - timestamp) <= TIME_BOUND_S,
    )
    if (!near) return REFUSALS.time
    return isNew(`${oauth.oauth_timestamp} ${oauth.oauth_nonce} ${oauth.oauth_token ?? ''}`)
      ? undefined
      : REFUSALS.refused
  }

  function isNew(nonce: string): boolean {
    const now = Date.now()
    if (nonces.has(nonce)) return false
    nonces.set(nonce, now)
    // The oldest come first, and only those that are stale by their own timestamp may be forgotten.
    for (const [old, at] of nonces) {
      if (now - at < 2 * TIME_BOUND_S * 1000 && nonces.size < NONCES_MAX) break
      nonces.delete(old)
    }
    return true
  }

  async function verifySignature(request: FastifyRequest): Promise<Caller | Refusal> {
    const signed = readSigned(request, public_url)
    if (!signed) return REFUSALS.none
    const { oauth_token = '' } = signed.oauth
    const token = oauth_token ? await tokens.token1(oauth_token) : undefined
    if (!token) return verifyWith(signed, '') ?? REFUSALS.token
    const refusal = verifyWith(signed, token.secret)
    return refusal ?? { kind: 'oauth1', user_id: token.user_id, token: oauth_token, access: token.access }
  }

  async function callerOf(request: FastifyRequest): Promise<Caller | Refusal> {
    const bearer = /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
    if (!bearer) return verifySignature(request)
    const value = decodeURIComponent(bearer.replace(/%(?![0-9A-Fa-f]{2})/g, '%25'))
    if (bearer === world.app.bearer_token || value === world.app.bearer_token)
      return world.state.get('x revoked', 'bearer') ? REFUSALS.token : { kind: 'app' }
    const token = tokens.token2(bearer)
    if (!token || token.refresh) return REFUSALS.token
    return { kind: 'oauth2', user_id: token.user_id, token: bearer, scopes: token.scopes }
  }

  return { verifySignature, verifyWith, callerOf, readSigned: (request) => readSigned(request, public_url), tokens }
}
