import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SecretWatch } from './secret-watch.ts'

/** Answers with tokens are short; pages of rows are not searched. */
const LONGEST_ANSWER = 64 * 1024
const ISSUED =
  /"(access_token|access_token_secret|refresh_token|id_token|token|bearer_token|secret_key|webhook_secret|client_secret)"\s*:\s*"([^"\\]+)"/g
const GIVEN = ['client_secret', 'refresh_token', 'bearer_token', 'password', 'code_verifier'] as const
/** Where OAuth 1.0a exchanges a request token, which is part of addresses, for one that lasts. */
const EXCHANGE = /^\/oauth\/access_token/

/** What whoever asks proves themselves with. */
export function noteRequest(watch: SecretWatch, { headers, originalUrl }: FastifyRequest): void {
  watch.noteAddress(originalUrl)
  const [scheme, proof = ''] = (headers.authorization ?? '').split(/ (.*)/s)
  if (scheme === 'Bearer' || scheme === 'Token') watch.add(proof, `a ${scheme.toLowerCase()} of a request`)
  if (scheme === 'Basic') {
    watch.add(decodeURIComponent(Buffer.from(proof, 'base64').toString().split(':')[1] ?? ''), 'a password')
  }
  if (scheme === 'OAuth' && !EXCHANGE.test(originalUrl)) {
    watch.add(/oauth_token="([^"]+)"/.exec(proof)?.[1], 'an access token')
  }
}

export function noteBody(watch: SecretWatch, { body }: FastifyRequest): void {
  if (typeof body !== 'object' || body === null) return
  const fields = body as Record<string, unknown>
  for (const name of GIVEN) {
    const value = fields[name]
    if (typeof value === 'string') watch.add(value, name)
  }
}

/** What is given out: cookies, and tokens in answers. */
export function noteAnswer(watch: SecretWatch, request: FastifyRequest, reply: FastifyReply, payload: unknown): void {
  const { location, 'set-cookie': set = [] } = reply.getHeaders()
  if (typeof location === 'string') watch.noteAddress(location)
  for (const cookie of [set].flat()) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(String(cookie)) ?? []
    watch.add(value, `the cookie ${name}`)
  }
  if (typeof payload !== 'string' || payload.length > LONGEST_ANSWER) return
  for (const [, name, value] of payload.matchAll(ISSUED)) watch.add(value, name!)
  watch.add(/(?:^|&)oauth_token_secret=([^&\s]+)/.exec(payload)?.[1], 'oauth_token_secret')
  if (EXCHANGE.test(request.originalUrl)) watch.add(/(?:^|&)oauth_token=([^&\s]+)/.exec(payload)?.[1], 'oauth_token')
}
