import { AppError } from '@starling/contract'
import type { FastifyInstance } from 'fastify'
import { type Config, isOurHost } from '../floor/index.ts'

/** Asked by machines, which know this one by its number. */
const FOR_MACHINES = ['/livez', '/readyz', '/metrics']

export function refuseOtherHosts(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', async (request) => {
    if (FOR_MACHINES.includes(request.routeOptions.url ?? '') || isOurHost(config, request.hostname)) return
    throw new AppError('wrong_host')
  })
}
