import { AppError } from '@starling/contract'
import { refuseInsideChange } from '@starling/contract/inside-change'
import { authorizationHeader, type OAuth1Keys } from '../x/oauth1.ts'

const TIMEOUT_MS = 20_000 // spec 9

export type RequestToken = { oauth_token: string; oauth_token_secret: string }
export type AccessToken = { token: string; token_secret: string; user_id: string; handle: string }

/** OAuth 1.0a in three steps: the only key that X's Ads API takes. */
export class ThreeLegged {
  readonly #keys: OAuth1Keys
  readonly #base_url: string

  constructor(keys: { consumer_key: string; consumer_secret: string }, base_url = 'https://api.x.com') {
    this.#keys = keys
    this.#base_url = base_url.replace(/\/$/, '')
  }

  async requestToken(oauth_callback: string): Promise<RequestToken> {
    const answer = await this.#post('/oauth/request_token', this.#keys, { oauth_callback })
    if (answer.get('oauth_callback_confirmed') !== 'true') throw new AppError('upstream_refused')
    return { oauth_token: must(answer, 'oauth_token'), oauth_token_secret: must(answer, 'oauth_token_secret') }
  }

  /** Where the browser goes to be asked. */
  authorizeUrl({ oauth_token }: Pick<RequestToken, 'oauth_token'>): string {
    return `${this.#base_url}/oauth/authenticate?oauth_token=${encodeURIComponent(oauth_token)}`
  }

  async accessToken({ oauth_token, oauth_token_secret }: RequestToken, oauth_verifier: string): Promise<AccessToken> {
    const keys = { ...this.#keys, token: oauth_token, token_secret: oauth_token_secret }
    const answer = await this.#post('/oauth/access_token', keys, { oauth_verifier })
    return {
      token: must(answer, 'oauth_token'),
      token_secret: must(answer, 'oauth_token_secret'),
      user_id: must(answer, 'user_id'),
      handle: must(answer, 'screen_name'),
    }
  }

  async revoke({ token, token_secret }: Pick<AccessToken, 'token' | 'token_secret'>): Promise<void> {
    await this.#post('/1.1/oauth/invalidate_token.json', { ...this.#keys, token, token_secret }, {})
  }

  async #post(path: string, keys: OAuth1Keys, extra: Record<string, string>): Promise<URLSearchParams> {
    refuseInsideChange('X')
    const url = new URL(this.#base_url + path)
    const authorization = authorizationHeader(keys, { method: 'POST', url, extra })
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await fetch(url, { method: 'POST', headers: { authorization }, redirect: 'error', signal }).catch(
      (cause: Error) => {
        throw new AppError(cause.name === 'TimeoutError' ? 'took_too_long' : 'upstream_down')
      },
    )
    if (response.status >= 500) throw new AppError('upstream_down')
    if (!response.ok) throw new AppError('unauthorized_login', { cause: new Error(`X answered ${response.status}`) })
    return new URLSearchParams(await response.text())
  }
}

function must(answer: URLSearchParams, name: string): string {
  const value = answer.get(name)
  if (!value) throw new AppError('upstream_down', { cause: new Error(`an answer without ${name}`) })
  return value
}
