import { AppError } from '@starling/contract'
import { refuseInsideChange } from '@starling/contract/inside-change'
import * as openid from 'openid-client'
import type { AppKeys, Departure, Grant, LoginArrival, NetworkProfile } from './login.ts'

const TIMEOUT_S = 20 // spec 9: a social login redirect waits 20 seconds

export type NetworkPlan = {
  /** Of the network, for its tokens' issuer. */
  issuer: string
  authorize_url: string
  token_url: string
  revoke_url?: string
  jwks_url?: string
  scopes: readonly string[]
  /** How the network wants the scopes parted. */
  parted_by: ' ' | ','
  /** X refuses the secret in a body; the others want it there. */
  secret_in: 'header' | 'body'
  profile: (access_token: string) => Promise<NetworkProfile>
}

/** Sign-in at a network by OAuth 2: an authorization code, always with PKCE and a state. */
export class CodeLogin {
  readonly #plan: NetworkPlan
  readonly #config: openid.Configuration

  constructor(keys: AppKeys, plan: NetworkPlan) {
    this.#plan = plan
    const metadata = {
      issuer: plan.issuer,
      authorization_endpoint: plan.authorize_url,
      token_endpoint: plan.token_url,
      ...(plan.revoke_url ? { revocation_endpoint: plan.revoke_url } : {}),
      ...(plan.jwks_url ? { jwks_uri: plan.jwks_url } : {}),
    }
    const authentication =
      plan.secret_in === 'header'
        ? openid.ClientSecretBasic(keys.client_secret)
        : openid.ClientSecretPost(keys.client_secret)
    this.#config = new openid.Configuration(metadata, keys.client_id, keys.client_secret, authentication)
    this.#config.timeout = TIMEOUT_S
    if (plan.token_url.startsWith('http:')) openid.allowInsecureRequests(this.#config)
  }

  async depart(redirect_uri: string): Promise<Departure> {
    const verifier = openid.randomPKCECodeVerifier()
    const state = openid.randomState()
    const url = openid.buildAuthorizationUrl(this.#config, {
      redirect_uri,
      scope: this.#plan.scopes.join(this.#plan.parted_by),
      state,
      code_challenge: await openid.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    })
    return { url: url.href, state, verifier }
  }

  /** `callback` is where the network sent the browser, with its parameters. */
  async arrive(callback: URL, { state, verifier }: Pick<Departure, 'state' | 'verifier'>): Promise<LoginArrival> {
    refuseInsideChange('a network')
    if (callback.searchParams.get('state') !== state) throw new AppError('unauthorized_login')
    try {
      const checks = { pkceCodeVerifier: verifier, expectedState: state }
      const answer = await openid.authorizationCodeGrant(this.#config, callback, checks)
      const grant = grantOf(answer)
      return { grant, profile: await this.#plan.profile(grant.access_token) }
    } catch (error) {
      throw ourError(error)
    }
  }

  /** The old refresh token is spent by this: keep the new grant whole. */
  async refresh(refresh_token: string): Promise<Grant> {
    refuseInsideChange('a network')
    try {
      return grantOf(await openid.refreshTokenGrant(this.#config, refresh_token))
    } catch (error) {
      throw ourError(error, 'reconnect_needed')
    }
  }

  async revoke(token: string): Promise<void> {
    refuseInsideChange('a network')
    if (!this.#plan.revoke_url) return
    await openid.tokenRevocation(this.#config, token).catch((error) => {
      throw ourError(error)
    })
  }
}

function grantOf(answer: openid.TokenEndpointResponse): Grant {
  return {
    access_token: answer.access_token,
    refresh_token: answer.refresh_token ?? null,
    expires_at: answer.expires_in === undefined ? null : Math.floor(Date.now() / 1000) + answer.expires_in,
    scopes: (answer.scope ?? '').split(/[ ,]+/).filter(Boolean),
  }
}

/** The library's errors carry the response with its tokens: only what happened is kept. */
function ourError(error: unknown, refused: 'unauthorized_login' | 'reconnect_needed' = 'unauthorized_login'): AppError {
  if (error instanceof AppError) return error
  const status = statusOf(error)
  if (status !== undefined && status >= 500) {
    return new AppError('upstream_down', { cause: new Error(`the network answered ${status}`) })
  }
  const name = error instanceof openid.ResponseBodyError || error instanceof openid.AuthorizationResponseError
  if (name) return new AppError(refused, { cause: new Error(`the network said ${error.error}`) })
  const isLate =
    error instanceof Error && [error.name, (error.cause as Error | undefined)?.name].includes('TimeoutError')
  if (isLate) return new AppError('took_too_long')
  const code = (error as { code?: string }).code
  return new AppError(code?.startsWith('OAUTH_') ? refused : 'upstream_down', { cause: new Error(code ?? 'no answer') })
}

/** The answer is the error itself, or its cause where its body made no sense. */
function statusOf(error: unknown): number | undefined {
  const { status, cause } = error as { status?: unknown; cause?: { status?: unknown } | null }
  const found = status ?? cause?.status
  return typeof found === 'number' ? found : undefined
}
