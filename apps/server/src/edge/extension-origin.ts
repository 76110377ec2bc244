import { AppError, type Calls, extensionOrigin, isForExtension } from '@starling/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../floor/index.ts'

type For = Pick<Config, 'EXTENSION_ID'>

/** What the extension sends beside a body, and what it reads beside an answer. */
const SENT = 'authorization, content-type, idempotency-key, accept-language'
const READ = 'x-error-code, x-next-cursor, x-request-id, retry-after'
const PREFLIGHT_S = 600

const isFrom = ({ headers }: FastifyRequest, { EXTENSION_ID }: For) => headers.origin === extensionOrigin(EXTENSION_ID)
const isAsked = ({ routeOptions }: FastifyRequest) =>
  (routeOptions.config as { for_extension?: true } | undefined)?.for_extension === true

/**
 * The extension, and no other origin, may read what its own calls answer. It says who it is by its token: no cookie
 * crosses, so `access-control-allow-credentials` is never sent.
 */
export function admitExtension(app: FastifyInstance, config: For): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isAsked(request)) return
    reply.header('vary', 'Origin')
    if (!isFrom(request, config)) return
    reply.headers({
      'access-control-allow-origin': extensionOrigin(config.EXTENSION_ID),
      'access-control-expose-headers': READ,
    })
  })
}

/** Before it asks, a browser asks whether it may. To everybody else there is nothing here, as at any address of ours. */
export function answerPreflights(app: FastifyInstance, config: For, calls: Calls): void {
  const methods = new Map<string, string[]>()
  for (const call of Object.values(calls).filter(isForExtension)) {
    methods.set(call.path, [...(methods.get(call.path) ?? []), call.method])
  }
  for (const [path, allowed] of methods) {
    app.options(
      path.replace(/\{(\w+)\}/g, ':$1'),
      { config: { for_extension: true } as object },
      async (request, reply) => {
        const wanted = request.headers['access-control-request-method'] ?? ''
        if (!isFrom(request, config) || !allowed.includes(wanted)) throw new AppError('not_found')
        return reply
          .headers({
            'access-control-allow-methods': allowed.join(', '),
            'access-control-allow-headers': SENT,
            'access-control-max-age': String(PREFLIGHT_S),
            'cache-control': 'no-store',
          })
          .status(204)
          .send()
      },
    )
  }
}
