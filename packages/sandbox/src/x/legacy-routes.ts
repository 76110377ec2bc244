import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Callers, isRefusal } from '../oauth/caller.ts'
import { expand } from '../world/entities.ts'
import type { Account } from '../world/network.ts'
import type { World } from '../world/world.ts'
import { baseOf, type Call } from './call.ts'
import { isMultipart, type Upload, type Uploads } from './media-uploads.ts'
import { Problem } from './problem.ts'

type Options = { world: World; callers: Callers; uploads: Uploads }

const EXPIRES_S = 86_400
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** The two calls of version 1.1 that clients of today still make: who am I, and the upload of media. */
export async function legacyRoutes(app: FastifyInstance, { world, callers, uploads }: Options): Promise<void> {
  app.setErrorHandler((error, _request, reply) => {
    const { statusCode = 500, message } = error as { statusCode?: number; message: string }
    const status = error instanceof Problem ? error.status : statusCode
    const [detail] = error instanceof Problem ? ((error.body.errors ?? []) as { message: string }[]) : []
    const code = status === 400 ? 324 : 131
    return reply
      .code(status)
      .send({ errors: [{ code, message: status < 500 ? (detail?.message ?? message) : 'Internal error' }] })
  })

  /** The caller, or the answer that was sent instead. */
  async function callOf(request: FastifyRequest, reply: FastifyReply): Promise<Call | undefined> {
    const caller = await callers.verifySignature(request)
    if (isRefusal(caller)) {
      reply.code(caller.code === 215 ? 400 : 401).send({ errors: [caller] })
      return undefined
    }
    const network = await world.network()
    const me = caller.kind === 'app' ? undefined : network.account(caller.user_id)
    const query = request.query as Record<string, string>
    const body = (request.body ?? {}) as Record<string, unknown>
    const now = world.clock.now().getTime()
    return { request, reply, network, caller, me, query, params: {}, body, now, base: baseOf(request) }
  }

  const verifyCredentials = async (request: FastifyRequest, reply: FastifyReply) => {
    const call = await callOf(request, reply)
    if (!call) return reply
    const wantsEmail = /^true$/i.test(call.query.include_email ?? '')
    return {
      ...userOf(call.me!, call.base),
      ...(wantsEmail ? { email: `${call.me!.handle.toLowerCase()}@mail.example` } : {}),
    }
  }
  app.get('/1.1/account/verify_credentials.json', verifyCredentials)

  app.post('/1.1/media/upload.json', async (request, reply) => {
    const call = await callOf(request, reply)
    if (!call) return reply
    const sent = isMultipart(request) ? await uploads.readMultipart(call) : { fields: call.body, file: undefined }
    const given: Record<string, unknown> = { ...call.query, ...sent.fields }
    const bytes = () => sent.file ?? uploads.decode(given.media ?? given.media_data)
    const id = String(given.media_id ?? '')
    // `TweetImage` is the same as `tweet_image`.
    const snake = (value: string) => value.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toLowerCase()
    const text = (name: string) => (given[name] === undefined ? undefined : snake(String(given[name])))
    if (given.command === 'INIT') {
      const begun = uploads.begin(call, text('media_type'), text('media_category'), Number(given.total_bytes))
      return reply.code(202).send(answer(call, begun))
    }
    if (given.command === 'APPEND') {
      uploads.append(call, id, Number(given.segment_index), bytes())
      return reply.code(204).send()
    }
    if (given.command === 'FINALIZE') return reply.code(201).send(answer(call, uploads.finish(call, id)))
    const content = bytes()
    const begun = uploads.begin(call, text('media_type') ?? 'image/png', text('media_category'), content.length)
    uploads.append(call, begun.id, 0, content)
    return answer(call, uploads.finish(call, begun.id))
  })

  app.get('/1.1/media/upload.json', async (request, reply) => {
    const call = await callOf(request, reply)
    return call ? answer(call, uploads.find(call, call.query.media_id ?? '')) : reply
  })

  app.all('/1.1/*', async (_request, reply) =>
    reply.code(404).send({ errors: [{ code: 34, message: 'Sorry, that page does not exist.' }] }),
  )
}

function answer({ now }: Call, { id, media_key, size, type, state, ready_at }: Upload) {
  const isDone = ready_at <= now
  const info = isDone ? { state: 'succeeded', progress_percent: 100 } : { state: 'pending', check_after_secs: 1 }
  return {
    media_id: Number(id),
    media_id_string: id,
    media_key,
    size,
    expires_after_secs: EXPIRES_S,
    ...(type !== 'photo' && state !== 'pending' ? { processing_info: info } : {}),
  }
}

/** `Sat Jun 24 05:08:30 +0000 2017` */
function dateText(ms: number): string {
  const date = new Date(ms)
  const two = (value: number) => String(value).padStart(2, '0')
  const time = `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}:${two(date.getUTCSeconds())}`
  return `${DAYS[date.getUTCDay()]} ${MONTHS[date.getUTCMonth()]} ${two(date.getUTCDate())} ${time} +0000 ${date.getUTCFullYear()}`
}

function userOf(account: Account, base: string) {
  const { id, handle, name, location, bio, url, verified_type } = account
  return {
    id: Number(id),
    id_str: id,
    ...{ name, screen_name: handle, location, description: bio, url, protected: false },
    followers_count: account.followers_count,
    friends_count: account.following_count,
    listed_count: account.listed_count,
    statuses_count: account.post_count,
    created_at: dateText(account.created_at),
    verified: verified_type !== 'none',
    entities: {
      ...(url ? { url: { urls: [{ url, ...expand(url), indices: [0, url.length] }] } } : {}),
      description: { urls: [] },
    },
    profile_image_url: `${base}/media/avatars/${id}.png`,
    profile_image_url_https: `${base}/media/avatars/${id}.png`,
    default_profile: false,
    suspended: false,
  }
}
