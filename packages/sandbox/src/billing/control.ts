import type { FastifyInstance } from 'fastify'
import type { Books, Thing } from './books.ts'
import { BillingProblem } from './problem.ts'
import { createEndpoint, type Endpoint, type Mischief, type openWebhooks } from './webhooks.ts'

type Options = {
  books: Books
  change: <T>(work: () => T) => T
  webhooks: ReturnType<typeof openWebhooks>
  secret: string
}

type Wanted = Partial<Mischief> & { url?: string }

const MOST_REPEATS = 10

/** For tests: where events go, how badly they arrive, and sending one again. */
export async function controlRoutes(app: FastifyInstance, { books, change, webhooks, secret }: Options): Promise<void> {
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof BillingProblem) return reply.code(error.status).send({ error: error.message })
    throw error
  })

  const endpoints = () => books.all<Endpoint>('we').filter(({ deleted }) => deleted !== true)
  const state = () => ({ ...webhooks.mischief(), urls: endpoints().map(({ url }) => url) })

  app.get('/control/billing', async () => state())

  app.put<{ Body: Wanted }>('/control/billing', async ({ body }, reply) => {
    const { url, repeat, reorder } = body ?? {}
    if (repeat !== undefined && (!Number.isInteger(repeat) || repeat < 1 || repeat > MOST_REPEATS)) {
      return reply.code(400).send({ error: `repeat must be a whole number from 1 to ${MOST_REPEATS}` })
    }
    if (url !== undefined && !endpoints().some((one) => one.url === url)) {
      change(() => createEndpoint(books, { url, enabled_events: ['*'] }, secret))
    }
    webhooks.misbehave({
      ...(repeat === undefined ? {} : { repeat }),
      ...(reorder === undefined ? {} : { reorder: reorder === true }),
    })
    return state()
  })

  app.post<{ Params: { id: string } }>('/control/billing/events/:id/resend', async ({ params }, reply) => {
    const event: Thing | undefined = books.records.get<Thing>('events', params.id)
    if (!event) return reply.code(404).send({ error: 'There is no such event' })
    return { sent_to: webhooks.dispatch(event) }
  })
}
