import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendDocument } from '../page/document.ts'
import { field } from '../wire/bodies.ts'
import type { World } from '../world/world.ts'
import { isRegistered, withParameters } from './callbacks.ts'
import type { Callers } from './caller.ts'
import { consentPage, messagePage } from './consent.ts'
import { xPeople } from './people.ts'
import { secretText, sha256 } from './tokens.ts'

type Options = { world: World; callers: Callers }
type Code = {
  client_id: string
  redirect_uri: string
  scopes: string[]
  user_id: string
  challenge: string
  method: string
  expires: number
}

const CODE_MS = 30_000
const STATE_LONGEST = 500
export const SCOPES = [
  ...[
    'tweet.read',
    'tweet.write',
    'tweet.moderate.write',
    'users.email',
    'users.read',
    'follows.read',
    'follows.write',
  ],
  ...['offline.access', 'space.read', 'mute.read', 'mute.write', 'like.read', 'like.write', 'list.read', 'list.write'],
  ...[
    'block.read',
    'block.write',
    'bookmark.read',
    'bookmark.write',
    'dm.read',
    'dm.write',
    'media.write',
    'timeline.read',
  ],
]

/** Sign-in with X by OAuth 2 with PKCE, and the token of an app alone. */
export async function oauth2Routes(app: FastifyInstance, { world, callers }: Options): Promise<void> {
  const { app: keys, state, clock } = world
  const { tokens } = callers
  const isClient = (id: string | undefined) => id === keys.client_id || id === keys.public_client_id

  /** What is asked for, or why it cannot be: a page while the way back is unproven, then an error on the way back. */
  function read(request: FastifyRequest) {
    const get = (name: string) => field(request, name)
    const client_id = get('client_id')
    const redirect_uri = get('redirect_uri') ?? ''
    if (!isClient(client_id)) return { page: 'Value passed for the client was invalid.' }
    if (!isRegistered(redirect_uri))
      return { page: 'Value passed for the redirect uri did not match the uri of the app.' }
    const scopes = (get('scope') ?? '').split(/[ +]/).filter((scope) => scope !== '')
    const asked = { client_id: client_id!, redirect_uri, scopes, state: get('state') ?? '' }
    const challenge = get('code_challenge') ?? ''
    // twitter-api-v2 writes it small, and X takes it.
    const method = (get('code_challenge_method') ?? 'plain').replace('s256', 'S256')
    const error = (name: string) => ({ ...asked, error: name })
    if (get('response_type') !== 'code') return error('unsupported_response_type')
    if (asked.state === '' || asked.state.length > STATE_LONGEST) return error('invalid_request')
    if (!/^[A-Za-z0-9._~-]{43,128}$/.test(challenge) || !['S256', 'plain'].includes(method))
      return error('invalid_request')
    if (scopes.length === 0 || !scopes.every((scope) => SCOPES.includes(scope))) return error('invalid_scope')
    return { ...asked, challenge, method }
  }
  type Asked = Exclude<ReturnType<typeof read>, { page: string } | { error: string }>

  function stop(reply: FastifyReply, asked: ReturnType<typeof read>): asked is Exclude<typeof asked, Asked> {
    if ('page' in asked) sendDocument(reply.code(400), messagePage('Something went wrong', asked.page))
    else if ('error' in asked)
      reply.redirect(withParameters(asked.redirect_uri, { error: asked.error, state: asked.state || undefined }))
    return 'page' in asked || 'error' in asked
  }

  app.get('/i/oauth2/authorize', async (request, reply) => {
    const asked = read(request)
    if (stop(reply, asked)) return reply
    const { client_id, redirect_uri, scopes, challenge, method } = asked
    const page = consentPage({
      network: 'X',
      action: '/i/oauth2/authorize',
      hidden: {
        ...{ response_type: 'code', client_id, redirect_uri, scope: scopes.join(' '), state: asked.state },
        ...{ code_challenge: challenge, code_challenge_method: method },
      },
      people: await xPeople(world),
      scopes,
    })
    return sendDocument(reply, { ...page, leads_away: true })
  })

  app.post('/i/oauth2/authorize', async (request, reply) => {
    const asked = read(request)
    if (stop(reply, asked)) return reply
    const { client_id, redirect_uri, scopes, challenge, method } = asked
    const person = (await xPeople(world)).find(({ value }) => value === field(request, 'person'))
    if (field(request, 'decision') !== 'allow' || !person)
      return reply.redirect(withParameters(redirect_uri, { error: 'access_denied', state: asked.state }))
    const code = secretText(48)
    const expires = clock.now().getTime() + CODE_MS
    const kept: Code = { client_id, redirect_uri, scopes, user_id: person.value, challenge, method, expires }
    state.set('x code', code, kept)
    return reply.redirect(withParameters(redirect_uri, { state: asked.state, code }))
  })

  /** The app that speaks: by Basic, or by its id alone when it has no secret. A secret in the body proves nothing, as on X. */
  function clientOf(request: FastifyRequest): string | undefined {
    const basic = basicOf(request)
    const named = field(request, 'client_id')
    if (!basic) return named === keys.public_client_id && !field(request, 'client_secret') ? named : undefined
    if (named !== undefined && named !== basic.id) return undefined
    return basic.id === keys.client_id && basic.secret === keys.client_secret ? basic.id : undefined
  }

  const deny = (reply: FastifyReply, status: number, error: string, error_description: string) =>
    reply.code(status).send({ error, error_description })

  app.post('/2/oauth2/token', async (request, reply) => {
    const client_id = clientOf(request)
    if (!client_id) return deny(reply, 401, 'unauthorized_client', 'Missing valid authorization header')
    const grant_type = field(request, 'grant_type')
    if (grant_type === 'authorization_code') {
      const answer = redeem(request, client_id)
      return answer ?? deny(reply, 400, 'invalid_request', 'Value passed for the authorization code was invalid.')
    }
    if (grant_type === 'refresh_token') {
      const made = tokens.refresh(field(request, 'refresh_token') ?? '', client_id)
      return made ? publicPart(made) : deny(reply, 400, 'invalid_request', 'Value passed for the token was invalid.')
    }
    return deny(reply, 400, 'unsupported_grant_type', 'The grant type is not supported.')
  })

  function redeem(request: FastifyRequest, client_id: string) {
    const code = field(request, 'code') ?? ''
    const kept = state.get('x code', code) as Code | undefined
    if (!kept || !state.take('x code', code)) {
      // A code that comes twice was stolen once: what it gave ends.
      const grant = state.get('x used code', sha256(code))
      if (grant) tokens.endGrants((token) => token.grant === grant)
      return undefined
    }
    const verifier = field(request, 'code_verifier') ?? ''
    const answered = kept.method === 'S256' ? sha256(verifier) : verifier
    if (kept.expires <= clock.now().getTime() || kept.client_id !== client_id) return undefined
    if (field(request, 'redirect_uri') !== kept.redirect_uri || answered !== kept.challenge) return undefined
    const made = tokens.newGrant({ client_id, user_id: kept.user_id, scopes: kept.scopes })
    state.set('x used code', sha256(code), made.grant)
    return publicPart(made)
  }

  app.post('/2/oauth2/revoke', async (request, reply) => {
    if (!clientOf(request)) return deny(reply, 401, 'unauthorized_client', 'Missing valid authorization header')
    tokens.revoke2(field(request, 'token') ?? '')
    return { revoked: true }
  })

  const isApp = (request: FastifyRequest) => {
    const basic = basicOf(request)
    return basic?.id === keys.consumer_key && basic.secret === keys.consumer_secret
  }
  const notApp = {
    errors: [{ code: 99, message: 'Unable to verify your credentials', label: 'authenticity_token_error' }],
  }

  app.post('/oauth2/token', async (request, reply) => {
    if (!isApp(request)) return reply.code(403).send(notApp)
    if (field(request, 'grant_type') !== 'client_credentials')
      return reply.code(400).send({ errors: [{ code: 170, message: 'Missing required parameter: grant_type' }] })
    state.delete('x revoked', 'bearer')
    return { token_type: 'bearer', access_token: keys.bearer_token }
  })

  app.post('/oauth2/invalidate_token', async (request, reply) => {
    if (!isApp(request)) return reply.code(403).send(notApp)
    state.set('x revoked', 'bearer', true)
    return { access_token: keys.bearer_token }
  })
}

const publicPart = ({ grant: _grant, ...answer }: ReturnType<Callers['tokens']['newGrant']>) => answer

function basicOf({ headers }: FastifyRequest): { id: string; secret: string } | undefined {
  const encoded = /^Basic\s+(\S+)$/i.exec(headers.authorization ?? '')?.[1]
  if (!encoded) return undefined
  const text = Buffer.from(encoded, 'base64').toString()
  const at = text.indexOf(':')
  if (at < 0) return undefined
  try {
    return { id: decodeURIComponent(text.slice(0, at)), secret: decodeURIComponent(text.slice(at + 1)) }
  } catch {
    return undefined
  }
}
