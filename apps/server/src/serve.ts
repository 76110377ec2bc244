import { createHash } from 'node:crypto'
import { AppError, CALLS, type Call, type Calls, FileAnswer } from '@starling/contract'
import { type Actor, findMembership, findTeam, type Once } from '@starling/store'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AnyHandler, Context, Handlers, Product } from './context.ts'
import { judge, type OnFailure } from './edge/failures.ts'
import { sendFile } from './edge/file.ts'
import { refuseForgery } from './edge/forgery.ts'
import { admit, type Identity, identify } from './edge/identity.ts'
import { readInput, readPath } from './edge/input.ts'
import { languageOf } from './edge/language.ts'
import { sendLasting } from './edge/lasting.ts'
import { sendStream, signalOf } from './edge/stream.ts'
import { placeOf } from './sites.ts'

/** The calls that an installation serves: those for end-to-end tests exist nowhere else. */
export const servedCalls = (testing: boolean): Calls =>
  Object.fromEntries(Object.entries<Call>(CALLS).filter(([, call]) => testing || !call.testing))

/** Turns the contract into routes: who, input, answer and errors are judged here, once, from the line of data. */
export function serve(
  app: FastifyInstance,
  product: Product,
  handlers: Handlers,
  onFailure: OnFailure = () => {},
): void {
  for (const [id, call] of Object.entries(servedCalls(product.config.testing))) {
    const handler = handlers[id as keyof Handlers] as unknown as AnyHandler
    app.route({
      method: call.method,
      url: call.path.replace(/\{(\w+)\}/g, ':$1'),
      config: { call: id },
      handler: async (request, reply) => {
        const identity = await identify(request, product.store, product.secrets)
        refuseForgery(request, identity, product.secrets)
        if (!(call.signed && product.pictures.isMinted(request.query))) admit(call.who, identity)
        const path = readPath(request)
        const context = contextOf([id, call], product, identity, request, reply)
        const team = await teamOf(call, path, context)
        const input = { path, ...readInput(call, request) }
        const answered = await handler(input, { ...context, ...team })
        if (call.stream) {
          return sendStream(reply, answered as AsyncIterable<unknown>, {
            call: { ...call, stream: call.stream },
            signal: context.signal,
            judge: (cause) => judge(cause, request, onFailure),
          })
        }
        if (call.lasting) return sendLasting(request, reply, call, answered as object)
        const answer = call.answer.parse(answered)
        if (call.answer === FileAnswer) return sendFile(reply, answer as FileAnswer)
        reply.header('cache-control', 'no-store')
        return call.answer instanceof z.ZodVoid ? reply.status(204).send() : product.pictures.inAnswer(answer)
      },
    })
  }
}

function contextOf(
  [id, call]: [string, Call],
  product: Product,
  identity: Identity,
  request: FastifyRequest,
  reply: FastifyReply,
): Context {
  const { store, config } = product
  const actor: Actor = identity.user ? { user_id: identity.user.id } : 'nobody'
  const once = onceOf(id, identity, request)
  return {
    ...product,
    ...identity,
    now: store.now(),
    place: placeOf(config, request.hostname),
    language: identity.user?.language ?? languageOf(request.headers['accept-language']),
    address: request.ip,
    request,
    reply,
    signal: signalOf(reply, call),
    change: (work) => store.change(actor, work, once),
  }
}

/** Membership decides, and a team one is not in does not exist. */
async function teamOf(call: Call, path: Record<string, string>, { store, user }: Context) {
  if (call.who !== 'member' && call.who !== 'admin') return {}
  const team = await findTeam(store.db, path.slug ?? path.team_id ?? '')
  const membership = team && (await findMembership(store.db, team.id, user!.id))
  if (!membership) throw new AppError('not_found')
  if (call.who === 'admin' && membership.level !== 'admin') throw new AppError('admin_needed')
  return { team, membership }
}

/** Keys belong to a person: a stranger's could be replayed by another stranger. */
function onceOf(id: string, { user }: Identity, request: FastifyRequest): Once | undefined {
  const key = request.headers['idempotency-key']
  if (request.method !== 'POST' || key === undefined || !user) return undefined
  if (typeof key !== 'string' || key === '' || key.length > 255) {
    throw new AppError('invalid', { fields: { 'Idempotency-Key': ['must have 1 to 255 characters'] } })
  }
  const request_hash = createHash('sha256')
    .update(JSON.stringify([id, request.params, request.body]))
    .digest('base64url')
  return { owner: user.id, key, request_hash }
}
