import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { openRecords, type Row } from '../records/records.ts'
import type { World } from '../world/world.ts'
import { API, type ApiRoute } from './api.ts'
import { API_VERSION, type Books, openBooks, type Thing } from './books.ts'
import { seedCatalogue } from './catalogue.ts'
import { controlRoutes } from './control.ts'
import { expanded } from './expand.ts'
import { type Form, isForm, parseForm } from './form.ts'
import { pageRoutes } from './page-routes.ts'
import { BillingProblem } from './problem.ts'
import { passTime } from './subscriptions.ts'
import { type Endpoint, openWebhooks } from './webhooks.ts'

type Options = { world: World; data_dir: string }
type Kept = Row & { fingerprint: string; status: number; body: unknown }

const TICK_MS = 1_000

/** The part of Stripe that sells subscriptions: the API, the pages it leads to, and the events it sends. */
export async function billingRoutes(app: FastifyInstance, { world, data_dir }: Options): Promise<void> {
  const records = openRecords(join(data_dir, 'billing', 'journal.jsonl'))
  const { stripe } = world.app
  let origin = 'http://127.0.0.1'
  const happened: Thing[] = []
  const books = openBooks({
    records,
    clock: () => world.clock.now(),
    origin: () => origin,
    onEvent: (event) => happened.push(event),
    secret: stripe.secret_key,
  })
  const webhooks = openWebhooks(
    () => books.all<Endpoint>('we').filter(({ deleted }) => deleted !== true),
    ({ id }) => records.change(() => books.save('evt', { ...books.get('evt', id), pending_webhooks: 0 })),
  )

  /** Events leave only when what they tell of is on disk. */
  function change<T>(work: () => T): T {
    try {
      return records.change(work)
    } finally {
      for (const event of happened.splice(0)) if (records.get('events', event.id)) webhooks.dispatch(event)
    }
  }
  change(() => seedCatalogue(books))
  for (const event of books.all('evt')) if (Number(event.pending_webhooks) > 0) webhooks.dispatch(event)

  const tick = setInterval(() => change(() => passTime(books)), TICK_MS)
  tick.unref()
  app.addHook('onClose', async () => {
    clearInterval(tick)
    webhooks.stop()
    records.close()
  })
  app.addHook('onRequest', async (request) => {
    origin = `${request.protocol}://${request.headers.host}`
  })
  if (app.hasContentTypeParser('application/x-www-form-urlencoded')) {
    app.removeContentTypeParser('application/x-www-form-urlencoded')
  }
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
    done(null, parseForm(text as string)),
  )

  await app.register(
    async (scope) => {
      scope.setErrorHandler((error, _request, reply) => fail(reply, error))
      scope.setNotFoundHandler((request, reply) => {
        const message = `Unrecognized request URL (${request.method}: ${request.url.split('?')[0]}).`
        return fail(reply, new BillingProblem(404, message))
      })
      for (const route of API) {
        scope.route({
          method: route.method,
          url: route.path,
          exposeHeadRoute: false,
          handler: (request, reply) => answer(request, reply, route),
        })
      }
    },
    { prefix: '/v1' },
  )
  await app.register(pageRoutes, { books, change })
  await app.register(controlRoutes, { books, change, webhooks, secret: stripe.webhook_secret })

  async function answer(request: FastifyRequest, reply: FastifyReply, route: ApiRoute) {
    reply.header(
      'request-id',
      `req_${createHash('sha256').update(`${request.id} ${Date.now()}`).digest('hex').slice(0, 14)}`,
    )
    reply.header('stripe-version', String(request.headers['stripe-version'] ?? API_VERSION))
    assertKey(request, stripe.secret_key)
    const form: Form = { ...parseForm(request.url.split('?')[1] ?? ''), ...(isForm(request.body) ? request.body : {}) }
    assertKnown(route, form)
    const { id = '' } = request.params as { id?: string }
    const key = request.headers['idempotency-key']
    const run = () =>
      expanded(books, route.run({ books, form, id, secret: stripe.webhook_secret }) as Record<string, unknown>, form)
    change(() => passTime(books))
    if (route.method === 'GET' || typeof key !== 'string') return change(run)
    return replayed(books, change, reply, key, `${request.method} ${request.url} ${JSON.stringify(form)}`, run)
  }
}

/** The same key gives the same answer, and never does a thing twice. */
function replayed(
  { records }: Books,
  change: <T>(work: () => T) => T,
  reply: FastifyReply,
  key: string,
  asked: string,
  run: () => unknown,
) {
  const fingerprint = createHash('sha256').update(asked).digest('hex')
  const kept = records.get<Kept>('idempotency', key)
  if (kept) {
    if (kept.fingerprint !== fingerprint) {
      const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`
      throw new BillingProblem(400, message, { type: 'idempotency_error' })
    }
    return reply.header('idempotent-replayed', 'true').code(kept.status).send(kept.body)
  }
  const body = change(() => {
    const made = run()
    records.put('idempotency', '', { id: key, fingerprint, status: 200, body: made })
    return made
  })
  return reply.send(body)
}

function assertKey({ headers }: FastifyRequest, secret_key: string) {
  const given = headers.authorization ?? ''
  const basic = /^Basic (.+)$/i.exec(given)?.[1]
  const key =
    /^Bearer (.+)$/i.exec(given)?.[1] ?? (basic ? Buffer.from(basic, 'base64').toString().split(':')[0] : undefined)
  if (!key) throw new BillingProblem(401, 'You did not provide an API key.')
  if (key !== secret_key)
    throw new BillingProblem(401, `Invalid API Key provided: ${key.slice(0, 8)}****`, { code: 'api_key_invalid' })
}

function assertKnown({ takes }: ApiRoute, form: Form) {
  if (!takes) return
  const strange = Object.keys(form).find((name) => name !== 'expand' && !takes.includes(name))
  if (strange)
    throw new BillingProblem(400, `Received unknown parameter: ${strange}`, {
      code: 'parameter_unknown',
      param: strange,
    })
}

function fail(reply: FastifyReply, error: unknown) {
  if (error instanceof BillingProblem) return reply.code(error.status).send(error.body())
  const { statusCode = 500 } = error as { statusCode?: number }
  const body = {
    error: { type: statusCode < 500 ? 'invalid_request_error' : 'api_error', message: 'The request could not be read' },
  }
  return reply.code(statusCode).send(body)
}
