import type { FastifyInstance } from 'fastify'
import { addressToKeep, type Config, personOf } from '../floor/index.ts'

/**
 * One line for each request that was answered. The route and never the address, whose path and query may hold what only
 * their owner may see; no header and no body. Who asked and from where only where the operator wants it.
 */
export function logRequests(app: FastifyInstance, config: Pick<Config, 'REQUEST_LOG' | 'ADDRESSES'>): void {
  const { REQUEST_LOG, ADDRESSES } = config
  if (REQUEST_LOG === 'off') return
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, ip } = request
    const who = REQUEST_LOG === 'people' && {
      person_id: personOf(request) ?? null,
      address: addressToKeep(ip, ADDRESSES),
    }
    const took_ms = Math.round(reply.elapsedTime * 10) / 10
    const line = { method, route: routeOptions.url ?? null, status: reply.statusCode, took_ms }
    request.log.info({ ...line, ...who }, 'request')
  })
}
