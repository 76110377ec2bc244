import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isPlayedHost } from '../loopback.ts'
import type { Records } from '../records/records.ts'
import { fieldsOf } from '../wire/bodies.ts'
import { type Answer, accountOf, assertMayWrite, type Call } from './call.ts'
import { type Category, openLimits } from './limits.ts'
import type { Raw } from './parameters.ts'
import type { People } from './people.ts'
import { AdsProblem, type Fault, refuse } from './problem.ts'

export type Identity = { user_id: string; can_write: boolean }

export type AdsOptions = {
  records: Records
  clock: () => Date
  people: () => Promise<People>
  /** Who signed the request, or null when nobody did properly. */
  identify: (request: FastifyRequest) => Promise<Identity | null> | Identity | null
  limit_multiplier?: () => number
  /** Real time, for the limits. */
  real_now?: () => number
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export type Route = {
  method: Method
  path: string
  limit: Category
  run: (call: Call) => Answer
  /** Bytes, where a body may be larger than most. */
  body_limit?: number
}

const VERSIONS = ['11', '12']
const DEFAULT_BODY = 2_000_000

/** Serves the routes under both versions, with the checks, limits and words that all of them share. */
export async function serveAds(app: FastifyInstance, options: AdsOptions, routes: Route[]): Promise<void> {
  const take = openLimits(options.limit_multiplier ?? (() => 1), options.real_now)
  for (const version of VERSIONS) {
    await app.register(
      async (scope) => {
        await acceptBodies(scope)
        scope.setErrorHandler((error, request, reply) => fail(reply, error, request))
        scope.setNotFoundHandler((request, reply) => {
          const isKnown = routes.some(({ path }) => patternOf(version, path).test(request.url.split('?')[0]!))
          const [code, message] = isKnown
            ? ['METHOD_NOT_ALLOWED', `Method ${request.method} is not allowed for this resource`]
            : ['ROUTE_NOT_FOUND', 'The requested resource could not be found']
          return fail(reply, refuse(code!, message!), request)
        })
        for (const route of routes) {
          scope.route({
            method: route.method,
            url: route.path,
            bodyLimit: route.body_limit ?? DEFAULT_BODY,
            exposeHeadRoute: false,
            handler: (request, reply) => serve(request, reply, route),
          })
        }
      },
      { prefix: `/${version}` },
    )

    async function serve(request: FastifyRequest, reply: FastifyReply, route: Route) {
      reply.header('x-current-api-version', '12')
      const identity = await options.identify(request)
      if (!identity) throw refuse('UNAUTHORIZED_ACCESS', 'This request is not properly authenticated')
      const path = request.params as Record<string, string>
      const taken = take(route.limit, identity.user_id, path.account_id)
      reply.headers(taken.headers)
      if (!taken.allowed) throw refuse('TOO_MANY_REQUESTS', 'You have exceeded the number of requests that are allowed')
      const writes = route.method !== 'GET'
      if (writes && !identity.can_write) {
        throw refuse('READONLY_CLIENT_APPLICATION', 'This application may only read')
      }
      const call: Call = {
        records: options.records,
        people: await options.people(),
        now: options.clock(),
        origin: originOf(request),
        version,
        path,
        raw: rawOf(request),
        body: request.body,
        user_id: identity.user_id,
      }
      if (path.account_id) accountOf(call)
      if (!writes) return route.run(call)
      assertMayWrite(call)
      return call.records.change(() => route.run(call))
    }
  }
}

/** A client that is led here from X's own hosts finds them by TLS only. */
export const originOf = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
  `${isPlayedHost(headers.host) ? 'https' : 'http'}://${headers.host}`

const patternOf = (version: string, path: string) => new RegExp(`^/${version}${path.replace(/:[a-z_]+/g, '[^/]+')}/?$`)

/** Query, form and a JSON object are the same parameters; one given several times counts as a list. */
function rawOf({ query, body }: FastifyRequest): Raw {
  const raw: Raw = Object.create(null)
  const fill = (given: unknown) => {
    if (given === null || typeof given !== 'object' || Array.isArray(given)) return
    for (const [name, value] of Object.entries(given)) if (!name.startsWith('oauth_')) raw[name] = value
  }
  fill(query)
  fill(body)
  return raw
}

async function acceptBodies(scope: FastifyInstance) {
  if (!scope.hasContentTypeParser('application/x-www-form-urlencoded')) {
    await scope.register(formbody, { parser: fieldsOf })
  }
  // Foreign clients send a content type with nothing behind it.
  scope.removeContentTypeParser('application/json')
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    if (text === '') return done(null, undefined)
    try {
      done(null, JSON.parse(text as string))
    } catch {
      done(refuse('INVALID_PARAMETER', 'The body is not JSON', { parameter: 'body' }))
    }
  })
}

function fail(reply: FastifyReply, error: unknown, request: FastifyRequest) {
  reply.header('x-current-api-version', '12')
  const problem = error instanceof AdsProblem ? error : foreign(error)
  const params = { ...(request.params as Raw), ...rawOf(request) }
  delete params['*']
  const body: { errors: Fault[]; request: unknown; operation_errors?: Fault[][] } = {
    errors: problem.faults,
    request: Array.isArray(request.body) ? request.body : { params },
  }
  if (problem.operations) body.operation_errors = problem.operations
  return reply.code(problem.status).send(body)
}

function foreign(error: unknown): AdsProblem {
  const { statusCode } = error as { statusCode?: number }
  if (statusCode === 413) return refuse('REQUEST_TOO_COMPLEX', 'The body of this request is too large')
  if (statusCode && statusCode < 500) return refuse('INVALID_PARAMETER', (error as Error).message)
  return refuse('INTERNAL_ERROR', 'Something went wrong')
}
