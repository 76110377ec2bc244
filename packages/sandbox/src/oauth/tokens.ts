import { createHash, randomBytes } from 'node:crypto'
import type { World } from '../world/world.ts'

export type Token1 = { secret: string; user_id: string; access: 'read' | 'write' }
export type RequestToken = {
  secret: string
  callback: string
  expires: number
  access: 'read' | 'write'
  verifier?: string
  user_id?: string
}
export type Grant = { client_id: string; user_id: string; scopes: string[] }
export type Token2 = Grant & { grant: string; expires: number; refresh: boolean }

export const secretText = (bytes = 30) => randomBytes(bytes).toString('base64url')
export const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url')

const ACCESS_SECONDS = 7200
const REQUEST_TOKEN_MS = 600_000

/** Tokens that have been given out. A revoked one is gone, so the very next call fails. */
export function openTokens({ state, clock, credentials }: World) {
  /** The demo tokens are not kept anywhere: only that they were taken back. */
  async function token1(token: string): Promise<Token1 | undefined> {
    const kept = state.get('x token', token) as Token1 | undefined
    if (kept) return kept
    if (state.get('x revoked', token)) return undefined
    const demo = (await credentials()).users.find(({ access_token }) => access_token === token)
    return demo && { secret: demo.access_token_secret, user_id: demo.user_id, access: 'write' }
  }

  function newRequestToken(callback: string, access: 'read' | 'write') {
    const token = secretText(20)
    const value: RequestToken = {
      secret: secretText(),
      callback,
      access,
      expires: clock.now().getTime() + REQUEST_TOKEN_MS,
    }
    state.set('x request', token, value)
    return { token, ...value }
  }

  function requestToken(token: string): RequestToken | undefined {
    const kept = state.get('x request', token) as RequestToken | undefined
    return kept && kept.expires > clock.now().getTime() ? kept : undefined
  }

  function newToken1(user_id: string, access: 'read' | 'write') {
    const token = `${user_id}-${secretText(30).replace(/[_-]/g, 'x')}`
    const value: Token1 = { secret: secretText(34).replace(/[_-]/g, 'x'), user_id, access }
    state.set('x token', token, value)
    return { token, ...value }
  }

  function revokeToken1(token: string): void {
    if (!state.delete('x token', token)) state.set('x revoked', token, true)
  }

  /** One live grant for an app and a user: a new one ends the one before. */
  function newGrant(grant: Grant) {
    endGrants((one) => one.client_id === grant.client_id && one.user_id === grant.user_id)
    return issue(grant, secretText(16))
  }

  function issue({ client_id, user_id, scopes }: Grant, grant: string) {
    const now = clock.now().getTime()
    const put = (refresh: boolean) => {
      const token = secretText(60)
      const value: Token2 = {
        ...{ client_id, user_id, scopes, grant, refresh },
        expires: refresh ? Number.MAX_SAFE_INTEGER : now + ACCESS_SECONDS * 1000,
      }
      state.set('x token2', token, value)
      return token
    }
    const access_token = put(false)
    return {
      token_type: 'bearer',
      expires_in: ACCESS_SECONDS,
      access_token,
      scope: scopes.join(' '),
      ...(scopes.includes('offline.access') ? { refresh_token: put(true) } : {}),
      grant,
    }
  }

  function endGrants(isOne: (token: Token2) => boolean): void {
    for (const [token, value] of state.entries('x token2')) {
      if (isOne(value as Token2)) state.delete('x token2', token)
    }
  }

  function token2(token: string): Token2 | undefined {
    const kept = state.get('x token2', token) as Token2 | undefined
    return kept && kept.expires > clock.now().getTime() ? kept : undefined
  }

  /** A refresh token serves once. Its second use means that somebody else has it: the whole grant ends. */
  function refresh(token: string, client_id: string) {
    const kept = token2(token)
    if (kept?.refresh && kept.client_id === client_id && state.take('x token2', token)) {
      endGrants(({ grant, refresh }) => grant === kept.grant && !refresh)
      state.set('x used refresh', sha256(token), kept.grant)
      return issue(kept, kept.grant)
    }
    const used = state.get('x used refresh', sha256(token))
    if (used) endGrants(({ grant }) => grant === used)
    return undefined
  }

  function revoke2(token: string): void {
    const kept = state.get('x token2', token) as Token2 | undefined
    if (kept) endGrants(({ grant }) => grant === kept.grant)
  }

  return {
    token1,
    newRequestToken,
    requestToken,
    newToken1,
    revokeToken1,
    newGrant,
    token2,
    refresh,
    revoke2,
    endGrants,
  }
}
export type Tokens = ReturnType<typeof openTokens>
