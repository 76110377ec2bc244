import { createHmac, randomBytes } from 'node:crypto'

export type OAuth1Keys = { consumer_key: string; consumer_secret: string; token?: string; token_secret?: string }
export type Signing = {
  method: string
  /** With its query. */
  url: URL
  /** Of a form body only; JSON and multipart bodies are not signed. */
  form?: Iterable<readonly [string, string]>
  /** Such as oauth_callback and oauth_verifier. */
  extra?: Record<string, string>
  nonce?: string
  timestamp?: number
}

/** RFC 3986: what encodeURIComponent leaves as it is, X wants escaped. */
export const percent = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** The Authorization header of a request signed with HMAC-SHA1, as OAuth 1.0a wants it. */
export function authorizationHeader(keys: OAuth1Keys, signing: Signing): string {
  const oauth: Record<string, string> = {
    oauth_consumer_key: keys.consumer_key,
    oauth_nonce: signing.nonce ?? randomBytes(16).toString('hex'),
    oauth_signature_method: 'HMAC-SHA1',
    oauth_timestamp: String(signing.timestamp ?? Math.floor(Date.now() / 1000)),
    ...(keys.token ? { oauth_token: keys.token } : {}),
    oauth_version: '1.0',
    ...signing.extra,
  }
  oauth.oauth_signature = signatureOf(keys, signing, oauth)
  const parts = Object.keys(oauth)
    .sort()
    .map((name) => `${percent(name)}="${percent(oauth[name]!)}"`)
  return `OAuth ${parts.join(', ')}`
}

function signatureOf(keys: OAuth1Keys, { method, url, form = [] }: Signing, oauth: Record<string, string>): string {
  const parameters = [...Object.entries(oauth), ...url.searchParams, ...form]
    .map(([name, value]) => [percent(name), percent(value)] as const)
    .sort(([a, x], [b, y]) => compare(a, b) || compare(x, y))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
  const base = [method.toUpperCase(), `${url.origin}${url.pathname}`, parameters].map(percent).join('&')
  const key = `${percent(keys.consumer_secret)}&${percent(keys.token_secret ?? '')}`
  return createHmac('sha1', key).update(base).digest('base64')
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
