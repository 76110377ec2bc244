import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Given } from '../control/given.ts'
import type { Settings } from '../control/settings.ts'
import { isLoopbackHost } from '../loopback.ts'
import { type Caller, type Callers, isRefusal } from '../oauth/caller.ts'
import type { Account, Network } from '../world/network.ts'
import type { World } from '../world/world.ts'
import type { Query } from './fields.ts'
import { assertAllowed, type Limit, openLimits } from './limits.ts'
import {
  forbidden,
  invalidValue,
  notEnrolled,
  Problem,
  readOnlyToken,
  unauthorized,
  unsupportedAuthentication,
} from './problem.ts'

export type Auth = Caller['kind']

/** What a handler gets: the caller is checked, the limit taken, the network open. */
export type Call = {
  request: FastifyRequest
  reply: FastifyReply
  network: Network
  caller: Caller
  /** The user that calls; undefined for an app alone. */
  me: Account | undefined
  query: Query
  params: Record<string, string>
  body: Record<string, unknown>
  now: number
  /** Address of the sandbox, for pictures. */
  base: string
}

export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  auth: Auth[]
  scopes: string[]
  limit: Limit
  /** Writes that self-serve access lost in April 2026. */
  enterprise?: boolean
  /** Path parameter that must name the caller. */
  self?: string
  handle(call: Call): unknown
}

/** A picture of 5 MB in base64. */
const BODY_MOST = 8 * 1024 * 1024

export const ANYONE: Auth[] = ['app', 'oauth1', 'oauth2']
export const USERS: Auth[] = ['oauth1', 'oauth2']

type Options = { world: World; callers: Callers; settings: Settings; given: Given }

export function serveEndpoints(
  app: FastifyInstance,
  { world, callers, settings, given }: Options,
  endpoints: Endpoint[],
): void {
  const take = openLimits(
    () => settings.get().limit_multiplier,
    () => world.clock.now().getTime(),
  )
  for (const endpoint of endpoints) {
    const { method, path } = endpoint
    const key = `${method} ${path}`
    app.route({
      method,
      url: path,
      exposeHeadRoute: false,
      bodyLimit: BODY_MOST,
      handler: async (request, reply) => {
        const caller = await callers.callerOf(request)
        if (isRefusal(caller)) throw unauthorized()
        assertMay(caller, endpoint, settings)
        const taken = take(key, caller.kind === 'app' ? 'app' : caller.user_id, endpoint.limit)
        if (taken) {
          reply.header('x-rate-limit-limit', taken.limit)
          reply.header('x-rate-limit-remaining', taken.remaining)
          reply.header('x-rate-limit-reset', taken.reset)
        }
        if (caller.kind === 'oauth1') reply.header('x-access-level', caller.access === 'read' ? 'read' : 'read-write')
        assertAllowed(taken)
        const network = await world.network()
        const user_id = caller.kind === 'app' ? undefined : caller.user_id
        const params = request.params as Record<string, string>
        if (endpoint.self !== undefined && params[endpoint.self] !== user_id)
          throw invalidValue(
            endpoint.self,
            params[endpoint.self] ?? '',
            `must be the same as the authenticating user [${user_id}]`,
          )
        let me: Account | undefined
        const answer = await endpoint.handle({
          ...{ request, reply, network, caller, params },
          // Most reads never look at it.
          get me() {
            me ??= user_id === undefined ? undefined : network.account(user_id)
            return me
          },
          query: flat(request.query),
          body: flatBody(request.body),
          now: world.clock.now().getTime(),
          base: baseOf(request),
        })
        if (method === 'GET') given.note(path, answer)
        return answer
      },
    })
  }
}

function assertMay(caller: Caller, { method, auth, scopes, enterprise }: Endpoint, settings: Settings): void {
  if (!auth.includes(caller.kind)) {
    // X answers a user's signature on an app's endpoint as if it were none.
    if (caller.kind === 'oauth1') throw unauthorized()
    throw unsupportedAuthentication(caller.kind, auth)
  }
  if (caller.kind === 'oauth2' && !scopes.every((scope) => caller.scopes.includes(scope))) throw forbidden()
  if (caller.kind === 'oauth1' && method !== 'GET' && caller.access === 'read') throw readOnlyToken()
  if (enterprise && settings.get().access_level === 'self_serve') throw notEnrolled()
}

function flat(query: unknown): Query {
  const entries = Object.entries((query ?? {}) as Record<string, string | string[]>)
  return Object.fromEntries(entries.map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : value]))
}

const flatBody = (body: unknown) =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Record<string, unknown>) : {}

export function baseOf({ headers, socket }: FastifyRequest): string {
  return `http://${isLoopbackHost(headers.host) ? headers.host : `127.0.0.1:${socket.localPort}`}`
}

/** Every refusal in this room is a problem of X, also those that Fastify finds by itself. */
export function sendProblem(error: unknown, reply: FastifyReply): FastifyReply {
  if (error instanceof Problem) return reply.code(error.status).type('application/problem+json').send(error.body)
  const { statusCode = 500 } = error as { statusCode?: number }
  const status = statusCode < 500 ? statusCode : 500
  if (status === 500) console.error(error)
  const title = status === 500 ? 'Internal Server Error' : 'Invalid Request'
  const body = { title, type: 'about:blank', status, detail: status === 500 ? title : (error as Error).message }
  return reply.code(status).type('application/problem+json').send(body)
}
