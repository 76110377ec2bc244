import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendDocument } from '../page/document.ts'
import { field } from '../wire/bodies.ts'
import type { World } from '../world/world.ts'
import { withParameters } from './callbacks.ts'
import { codeFlow } from './code-flow.ts'
import { consentPage, messagePage } from './consent.ts'
import { nameOf, SOCIAL_PEOPLE, socialChoices } from './people.ts'
import { secretText } from './tokens.ts'

const TOKEN_SECONDS = 5_183_944
const GRAPH = '/facebook/:version'

/** Facebook's dialog and the few calls of its Graph that a sign-in needs. */
export async function facebookRoutes(app: FastifyInstance, { world }: { world: World }): Promise<void> {
  const { client_id, client_secret } = world.app.facebook
  const flow = codeFlow(world, 'facebook', client_id)
  const fail = (reply: FastifyReply, code: number, message: string, status = 400) =>
    reply.code(status).send({ error: { message, type: 'OAuthException', code, fbtrace_id: secretText(9) } })
  const both = (path: string, handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) => {
    app.route({ method: ['GET', 'POST'], url: `${GRAPH}${path}`, handler })
    app.route({ method: ['GET', 'POST'], url: `/facebook${path}`, handler })
  }

  app.get(`${GRAPH}/dialog/oauth`, async (request, reply) => {
    const asked = flow.read(request)
    if (!asked)
      return sendDocument(reply.code(400), messagePage('Facebook', "URL blocked: the app's settings do not allow it."))
    const page = consentPage({
      network: 'Facebook',
      action: request.url.split('?')[0]!,
      hidden: flow.hidden(asked),
      people: socialChoices(),
      scopes: asked.scope.split(/[ ,]/).filter((scope) => scope !== ''),
    })
    return sendDocument(reply, { ...page, leads_away: true })
  })

  app.post(`${GRAPH}/dialog/oauth`, async (request, reply) => {
    const asked = flow.read(request)
    if (!asked)
      return sendDocument(reply.code(400), messagePage('Facebook', "URL blocked: the app's settings do not allow it."))
    const { redirect_uri, state } = asked
    const person = SOCIAL_PEOPLE.find(({ id }) => id === field(request, 'person'))
    if (field(request, 'decision') !== 'allow' || !person) {
      const reason = { error: 'access_denied', error_code: '200', error_description: 'Permissions error' }
      return reply.redirect(withParameters(redirect_uri, { ...reason, error_reason: 'user_denied', state }))
    }
    return reply.redirect(withParameters(redirect_uri, { code: flow.give(asked, person.id), state }))
  })

  both('/oauth/access_token', async (request, reply) => {
    if (field(request, 'client_id') !== client_id)
      return fail(reply, 101, 'Error validating application. Invalid application ID.')
    if (field(request, 'client_secret') !== client_secret) return fail(reply, 1, 'Error validating client secret.')
    if (field(request, 'grant_type') === 'fb_exchange_token') {
      const former = field(request, 'fb_exchange_token') ?? ''
      if (!flow.token(former)) return fail(reply, 190, 'Error validating access token.')
      return { access_token: former, token_type: 'bearer', expires_in: TOKEN_SECONDS }
    }
    const given = flow.redeem(request)
    if (!given) return fail(reply, 100, 'This authorization code has been used or is not valid.')
    return { access_token: flow.newToken(given, TOKEN_SECONDS), token_type: 'bearer', expires_in: TOKEN_SECONDS }
  })

  const tokenOf = (request: FastifyRequest) =>
    field(request, 'access_token') ?? /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''

  both('/me', async (request, reply) => {
    const token = flow.token(tokenOf(request))
    if (!token) return fail(reply, 190, 'Invalid OAuth access token - Cannot parse access token', 401)
    const wanted = (field(request, 'fields') ?? 'id,name').split(',').map((one) => one.replace(/[.{(].*/, '').trim())
    const { id, given_name, family_name, email } = token.who
    const picture = { data: { url: `http://${request.headers.host}/media/avatars/${id}.png`, is_silhouette: false } }
    const mayRead = token.scope.split(/[ ,]/).includes('email')
    const known = {
      id,
      name: nameOf(token.who),
      first_name: given_name,
      last_name: family_name,
      picture,
      ...(mayRead && email ? { email } : {}),
    }
    return Object.fromEntries(Object.entries(known).filter(([name]) => name === 'id' || wanted.includes(name)))
  })

  app.delete(`${GRAPH}/me/permissions`, async (request, reply) => {
    if (!flow.forget(tokenOf(request))) return fail(reply, 190, 'Invalid OAuth access token', 401)
    return { success: true }
  })

  both('/debug_token', async (request, reply) => {
    const [asker, secret] = tokenOf(request).split('|')
    if (!(asker === client_id && secret === client_secret) && !flow.token(tokenOf(request)))
      return fail(reply, 190, 'Invalid OAuth access token', 401)
    const token = flow.token(field(request, 'input_token') ?? '')
    if (!token)
      return { data: { is_valid: false, error: { code: 190, message: 'Malformed access token' }, scopes: [] } }
    const { person, scope, expires } = token
    return {
      data: {
        ...{ app_id: client_id, type: 'USER', application: 'Starling', user_id: person, is_valid: true },
        expires_at: Math.floor(expires / 1000),
        scopes: scope.split(/[ ,]/).filter((one) => one !== ''),
      },
    }
  })
}
