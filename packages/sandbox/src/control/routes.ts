import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { sendDocument } from '../page/document.ts'
import { acceptBodies, field } from '../wire/bodies.ts'
import type { World } from '../world/world.ts'
import { FAULT_KINDS, type Faults, type NewFault } from './faults.ts'
import { CONTROL_SCRIPT, controlPage } from './page.ts'
import type { Settings, SettingsValues } from './settings.ts'

type Options = { world: World; settings: Settings; faults: Faults }

const CARRY_ON_MS = 2000
const LONGEST_STEP_S = 366 * 86_400

/** Faults, the clock, limits and demo credentials: for tests and for whoever tries the product. */
export async function controlRoutes(app: FastifyInstance, { world, settings, faults }: Options): Promise<void> {
  await acceptBodies(app)
  const wrong = (reply: FastifyReply, error: string) => reply.code(400).send({ error })

  app.get('/control', async (_request, reply) => {
    const page = controlPage({
      now: world.clock.now(),
      offset_ms: world.clock.offset_ms(),
      faults: faults.list(),
      settings: settings.get(),
    })
    return sendDocument(reply, { ...page, script: CONTROL_SCRIPT })
  })

  app.get('/control/credentials', async (request) => ({
    ...(await world.credentials()),
    base_url: `http://${request.headers.host}`,
  }))

  app.get('/control/clock', async () => ({ now: world.clock.now().toISOString(), offset_ms: world.clock.offset_ms() }))

  app.post('/control/clock', async (request, reply) => {
    const seconds = Number(field(request, 'advance_seconds'))
    const to = field(request, 'now')
    const step = to === undefined ? seconds * 1000 : Date.parse(to) - world.clock.now().getTime()
    if (!Number.isFinite(step) || step < 0 || step > LONGEST_STEP_S * 1000)
      return wrong(reply, 'advance_seconds (or now) must lead forward, by a year at most')
    world.clock.advance(step)
    // A large network goes on behind the answer.
    await Promise.race([world.carryOn(), setTimeout(CARRY_ON_MS, undefined, { ref: false })])
    return { now: world.clock.now().toISOString(), offset_ms: world.clock.offset_ms() }
  })

  app.get('/control/settings', async () => settings.get())

  app.post('/control/settings', async (request, reply) => {
    const change: Partial<SettingsValues> = {}
    const multiplier = field(request, 'limit_multiplier')
    const level = field(request, 'access_level')
    if (multiplier !== undefined) {
      const value = Number(multiplier)
      if (!Number.isFinite(value) || value <= 0 || value > 1e6) return wrong(reply, 'limit_multiplier must be above 0')
      change.limit_multiplier = value
    }
    if (level !== undefined) {
      if (level !== 'enterprise' && level !== 'self_serve')
        return wrong(reply, 'access_level is enterprise or self_serve')
      change.access_level = level
    }
    return settings.set(change)
  })

  app.get('/control/faults', async () => ({ faults: faults.list() }))

  app.post('/control/faults', async (request, reply) => {
    const fault = readFault((name) => field(request, name))
    return typeof fault === 'string' ? wrong(reply, fault) : reply.code(201).send(faults.add(fault))
  })

  app.delete('/control/faults', async (_request, reply) => {
    for (const { id } of faults.list()) faults.remove(id)
    return reply.code(204).send()
  })

  app.delete<{ Params: { id: string } }>('/control/faults/:id', async ({ params }, reply) =>
    faults.remove(params.id) ? reply.code(204).send() : reply.code(404).send({ error: 'There is no such fault' }),
  )

  app.delete<{ Params: { id: string } }>('/control/posts/:id', async ({ params }, reply) => {
    const isId = /^\d{1,18}$|^[1-8]\d{18}$/.test(params.id)
    if (!isId || !(await world.network()).deletePost(params.id))
      return reply.code(404).send({ error: 'There is no such post' })
    return reply.code(204).send()
  })
}

/** Or what is wrong with it. */
function readFault(get: (name: string) => string | undefined): NewFault | string {
  const path = get('path') ?? ''
  const kind = (get('kind') ?? 'status') as (typeof FAULT_KINDS)[number]
  if (!path.startsWith('/')) return 'path must begin with /, and may hold * for anything'
  if (!FAULT_KINDS.includes(kind)) return `kind is one of ${FAULT_KINDS.join(', ')}`
  const number = (name: string, standard: number, most: number) => {
    const value = Number(get(name) ?? standard)
    return Number.isInteger(value) && value >= 0 && value <= most ? value : Number.NaN
  }
  const left = get('count') === 'always' ? null : number('count', 1, 1e6)
  const values = {
    after: number('after', 0, 1e6),
    status: number('status', 503, 599),
    delay_ms: number('delay_ms', 1000, 120_000),
    retry_after_s: number('retry_after_s', 1, 86_400),
  }
  if (left === 0 || Number.isNaN(left ?? 1) || Object.values(values).some(Number.isNaN) || values.status < 400)
    return 'count, after, status (400 to 599), delay_ms and retry_after_s are whole numbers'
  return { path, kind, left, method: get('method')?.toUpperCase() ?? null, ...values }
}
