import { timingSafeEqual } from 'node:crypto'
import { AppError } from '@starling/contract'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Product } from './floor/index.ts'

/** Labels are ids of our own calls: no address, slug or id of anyone's ever becomes one. */
export function serveHealth(app: FastifyInstance, { config, store, engine, disk }: Product): void {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const seconds = new Histogram({
    name: 'starling_request_seconds',
    help: 'Time to answer, by call and status',
    labelNames: ['call', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.25, 1, 5, 30],
    registers: [register],
  })
  new Gauge({
    name: 'starling_engine_ready',
    help: '1 while questions about the corpus can be answered',
    registers: [register],
    collect() {
      this.set(engine.status.phase === 'ready' ? 1 : 0)
    },
  })
  app.addHook('onResponse', async (request, reply) => {
    const call = (request.routeOptions.config as { call?: string }).call ?? 'page'
    seconds.observe({ call, status: reply.statusCode }, reply.elapsedTime / 1000)
  })

  app.get('/livez', async () => ({ live: true }))
  app.get('/readyz', async () => {
    await disk.mustHaveRoom()
    await store.ping().catch((cause) => {
      throw new AppError('unavailable', { cause, retry_after_s: 2 })
    })
    return { ready: true, engine: engine.status }
  })
  app.get('/metrics', async (request, reply) => {
    const given = Buffer.from(request.headers.authorization?.replace(/^Bearer /, '') ?? '')
    const wanted = Buffer.from(config.METRICS_TOKEN ?? '')
    // Without a token nobody may know that the door is there.
    if (wanted.length === 0 || given.length !== wanted.length || !timingSafeEqual(given, wanted)) {
      throw new AppError('not_found')
    }
    return reply.type(register.contentType).send(await register.metrics())
  })
}
