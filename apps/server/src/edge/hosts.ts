import type { IncomingMessage } from 'node:http'
import { AppError } from '@starling/contract'
import type { FastifyInstance } from 'fastify'
import { type Config, isOurHost } from '../floor/index.ts'

/** Asked by machines, which know this one by its number. */
const FOR_MACHINES = ['/livez', '/readyz', '/metrics']

/** A name or a number, and a port: what stands before the first colon is then the whole name. */
const PLAIN = /^(\[[\da-f:.]+\]|[^\s:@/?#]+)(:\d+)?$/i

/** Names stand at even places. Of two of the same name Node keeps the first and says nothing of the other. */
const hostsIn = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length

export function refuseOtherHosts(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', async (request) => {
    if (hostsIn(request.raw) > 1) {
      throw new AppError('invalid', { fields: { non_field_errors: [{ code: 'not_http' }] } })
    }
    if (FOR_MACHINES.includes(request.routeOptions.url ?? '')) return
    if (PLAIN.test(request.host) && isOurHost(config, request.hostname)) return
    throw new AppError('wrong_host')
  })
}
