import { AppError } from '@starling/contract'
import type { FastifyInstance } from 'fastify'
import type { Product } from './floor/index.ts'

/** Who reads it later is to look whether it still holds. */
const HOLDS_MS = 90 * 24 * 60 * 60_000

/** Where to report a hole (RFC 9116); nothing where the operator names nobody. */
export function serveSecurityText(app: FastifyInstance, { config, store }: Product): void {
  const path = '/.well-known/security.txt'
  app.get(path, async (_, reply) => {
    if (!config.SECURITY_CONTACT) throw new AppError('not_found')
    const lines = [
      `Contact: ${config.SECURITY_CONTACT}`,
      `Expires: ${new Date(store.now().getTime() + HOLDS_MS).toISOString()}`,
      'Preferred-Languages: en, ja',
      `Canonical: ${new URL(path, config.PUBLIC_URL)}`,
    ]
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
}
