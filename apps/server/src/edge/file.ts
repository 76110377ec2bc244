import { Readable } from 'node:stream'
import { disposition, type FileAnswer } from '@starling/contract'
import type { FastifyReply } from 'fastify'

/** Sends bytes as what they are said to be: nothing may guess another type, and nothing in them may run. */
export function sendFile(reply: FastifyReply, { name, type, bytes, shown_for_s, range }: FileAnswer): FastifyReply {
  if (range) {
    const { from, to, size } = range
    reply.headers({ 'accept-ranges': 'bytes', 'content-length': to - from + 1 })
    if (to - from + 1 < size) reply.status(206).header('content-range', `bytes ${from}-${to}/${size}`)
  }
  reply.headers({
    'content-type': type,
    'content-disposition': disposition(name, shown_for_s === undefined ? 'attachment' : 'inline'),
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'cache-control': shown_for_s === undefined ? 'no-store' : `private, max-age=${shown_for_s}, immutable`,
  })
  if (!(bytes instanceof Uint8Array)) return reply.send(Readable.from(bytes, { objectMode: false }))
  return reply.send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}
