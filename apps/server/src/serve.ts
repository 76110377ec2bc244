import { createHash } from 'node:crypto'
import { AppError, type Call, FileAnswer, isForExtension } from '@starling/contract'
import { type Actor, askedFrom, findMembership, findTeam, type Once } from '@starling/store'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { refusePicking } from './asking/index.ts'
import {
  answerPreflights,
  judge,
  type OnFailure,
  readFiles,
  readInput,
  readPath,
  refuseForgery,
  sendFile,
  sendLasting,
  sendStream,
  signalOf,
} from './edge/index.ts'
import type { AnyHandler, Context, Product, Service } from './floor/index.ts'
import {
  admit,
  type Identity,
  identify,
  languageFor,
  noteLanguage,
  notePerson,
  originOf,
  placeOf,
  refuseForeignIdentity,
  refuseStale,
  servedCalls,
  Written,
} from './floor/index.ts'

/** Turns the contract into routes: who, input, answer and errors are judged here, once, from the line of data. */
export function serve(
  app: FastifyInstance,
  product: Product,
  services: readonly Service[],
  onFailure: OnFailure = () => {},
): void {
  const { config } = product
  const handlers = Object.assign({}, ...services.map((service) => service.handlers)) as Record<string, AnyHandler>
  const calls = servedCalls(config.testing)
  answerPreflights(app, config, calls)
  for (const [id, call] of Object.entries(calls)) {
    const handler = handlers[id]
    if (!handler) throw new Error(`no room serves ${id}`)
    const respond = async (request: FastifyRequest, reply: FastifyReply) => {
      const began = performance.now()
      const identity = await identify(request, product)
      product.lateness.note(performance.now() - began)
      if (identity.user) notePerson(request, identity.user.id)
      noteLanguage(request, identity.user?.language ?? languageFor(request))
      refuseForgery(request, identity, product, call)
      if (!(call.signed && product.pictures.isMinted(request.query))) admit(call, identity, config)
      const path = readPath(request)
      const context = contextOf([id, call], product, identity, request, reply)
      const team = await teamOf(call, path, context)
      const input = { path, ...readInput(call, request) }
      if (!identity.user) refusePicking(input.body)
      refuseForeignIdentity(call, identity, input.body)
      refuseStale(call, identity, context.now)
      const answered = await handler(input, { ...context, ...team })
      if (call.stream) {
        return sendStream(reply, answered as AsyncIterable<unknown>, {
          call: { ...call, stream: call.stream },
          signal: context.signal,
          judge: (cause) => judge(cause, request, onFailure),
          language: context.language,
        })
      }
      if (call.lasting) return sendLasting(request, reply, call, answered as object)
      if (answered instanceof Written) return sendWritten(reply, answered)
      const answer = call.answer.parse(answered)
      if (call.answer === FileAnswer) return sendFile(reply, answer as FileAnswer)
      reply.header('cache-control', 'no-store')
      return call.answer instanceof z.ZodVoid ? reply.status(204).send() : product.pictures.inAnswer(answer)
    }
    const route = (on: FastifyInstance) =>
      on.route({
        method: call.method,
        url: call.path.replace(/\{(\w+)\}/g, ':$1'),
        config: {
          call: id,
          ...(call.form && { form: call.form }),
          ...(call.raw && { raw: call.raw }),
          ...(isForExtension(call) && { for_extension: true }),
        },
        handler: (request, reply) => askedFrom(originOf(request, config), () => respond(request, reply)),
      })
    // By themselves: of the bodies of these calls nothing is read as fields.
    if (call.file) serveAlone(app, route)
    else route(app)
  }
}

function serveAlone(app: FastifyInstance, route: (on: FastifyInstance) => void): void {
  app.register(async (alone) => {
    readFiles(alone)
    route(alone)
  })
}

function sendWritten(reply: FastifyReply, { text }: Written<unknown>): FastifyReply {
  return reply.headers({ 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' }).send(text)
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
  const once = call.file ? undefined : onceOf(id, identity, request)
  return {
    ...product,
    ...identity,
    now: store.now(),
    place: placeOf(config, request.hostname),
    language: languageFor(request),
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
  const team = await findTeam(store, path.slug ?? path.team_id ?? '')
  const membership = team && (await findMembership(store, team.id, user!.id))
  if (!membership) throw new AppError('not_found')
  if (call.who === 'admin' && membership.level !== 'admin') throw new AppError('admin_needed')
  return { team, membership }
}

/** Keys belong to a person: a stranger's could be replayed by another stranger. A file is known again by its checksum. */
function onceOf(id: string, { user }: Identity, request: FastifyRequest): Once | undefined {
  const key = request.headers['idempotency-key']
  if (request.method !== 'POST' || key === undefined || !user) return undefined
  if (typeof key !== 'string' || key === '' || key.length > 255) {
    throw new AppError('invalid', { fields: { 'Idempotency-Key': [{ code: 'bad_key' }] } })
  }
  const request_hash = createHash('sha256')
    .update(JSON.stringify([id, request.params, request.body]))
    .digest('base64url')
  return { owner: user.id, key, request_hash }
}
