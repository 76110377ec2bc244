import { createHash } from 'node:crypto'
import type { Call } from '@starling/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'

const KEPT_S = 60 * 60
type Written = { body: string; etag: string }
/** Lists that are the same object each time are checked and written once. */
const written = new WeakMap<object, Written>()

/** What changes with a release only: a browser keeps it for an hour, and then asks whether it is still the same. */
export function sendLasting(
  request: FastifyRequest,
  reply: FastifyReply,
  { answer }: Pick<Call, 'answer'>,
  answered: object,
): FastifyReply {
  const { body, etag } = written.get(answered) ?? write(answered, answer)
  // Who may have it is judged by cookies and tokens, so no cache between us may hand it to another.
  reply.headers({ etag, 'cache-control': `private, max-age=${KEPT_S}`, vary: 'authorization, cookie' })
  const known = request.headers['if-none-match']?.split(/\s*,\s*/) ?? []
  if (known.some((one) => one.replace(/^W\//, '') === etag)) return reply.status(304).send()
  return reply.type('application/json; charset=utf-8').send(body)
}

function write(answered: object, schema: Call['answer']): Written {
  const body = JSON.stringify(schema.parse(answered))
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  written.set(answered, { body, etag })
  return { body, etag }
}
