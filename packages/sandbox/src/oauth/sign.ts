import { randomBytes } from 'node:crypto'
import { percentEncode, signatureOf } from './signature.ts'

export type Keys = { consumer_key: string; consumer_secret: string; token?: string; token_secret?: string }
type Signing = {
  method: string
  url: string
  form?: Record<string, string>
  now?: Date
  extra?: Record<string, string>
}

/** The Authorization header of a client that signs with OAuth 1.0a: for tests and checking commands. */
export function authorizationHeader(
  keys: Keys,
  { method, url, form = {}, now = new Date(), extra = {} }: Signing,
): string {
  const { origin, pathname, searchParams } = new URL(url)
  const oauth: Record<string, string> = {
    oauth_consumer_key: keys.consumer_key,
    oauth_nonce: randomBytes(16).toString('hex'),
    oauth_signature_method: 'HMAC-SHA1',
    oauth_timestamp: String(Math.floor(now.getTime() / 1000)),
    ...(keys.token ? { oauth_token: keys.token } : {}),
    oauth_version: '1.0',
    ...extra,
  }
  const parameters: [string, string][] = [...searchParams, ...Object.entries(form), ...Object.entries(oauth)]
  const signature = signatureOf(method, origin + pathname, parameters, keys.consumer_secret, keys.token_secret ?? '')
  const pairs = Object.entries({ ...oauth, oauth_signature: signature })
  return `OAuth ${pairs.map(([name, value]) => `${percentEncode(name)}="${percentEncode(value)}"`).join(', ')}`
}
