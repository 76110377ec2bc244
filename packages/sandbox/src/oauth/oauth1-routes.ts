import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendDocument } from '../page/document.ts'
import { html } from '../page/html.ts'
import { field } from '../wire/bodies.ts'
import type { World } from '../world/world.ts'
import { isRegistered, withParameters } from './callbacks.ts'
import { type Callers, isRefusal, type Refusal } from './caller.ts'
import { consentPage, messagePage } from './consent.ts'
import { xPeople } from './people.ts'
import { type RequestToken, secretText } from './tokens.ts'

type Options = { world: World; callers: Callers }

const refuse = (reply: FastifyReply, { code, message }: Refusal, status = 401) =>
  reply.code(status).send({ errors: [{ code, message }] })

const sendForm = (reply: FastifyReply, values: Record<string, string>) =>
  reply.type('text/html;charset=utf-8').send(String(new URLSearchParams(values)))

/** Sign-in with X by OAuth 1.0a in three legs. */
export async function oauth1Routes(app: FastifyInstance, { world, callers }: Options): Promise<void> {
  const { tokens } = callers

  // Older clients ask by GET.
  const requestToken = async (request: FastifyRequest, reply: FastifyReply) => {
    const signed = callers.readSigned(request)
    if (!signed) return refuse(reply, { code: 215, message: 'Bad Authentication data.' }, 400)
    const refusal = callers.verifyWith(signed, '')
    if (refusal) return refuse(reply, refusal)
    const callback = signed.oauth.oauth_callback ?? field(request, 'oauth_callback')
    if (callback !== 'oob' && !isRegistered(callback ?? ''))
      return refuse(
        reply,
        {
          code: 415,
          message:
            'Callback URL not approved for this client application. Approved callback URLs can be adjusted in your application settings',
        },
        403,
      )
    const access = field(request, 'x_auth_access_type') === 'read' ? 'read' : 'write'
    const { token, secret } = tokens.newRequestToken(callback!, access)
    return sendForm(reply, { oauth_token: token, oauth_token_secret: secret, oauth_callback_confirmed: 'true' })
  }
  app.route({ method: ['GET', 'POST'], exposeHeadRoute: false, url: '/oauth/request_token', handler: requestToken })

  const ask = async (request: FastifyRequest, reply: FastifyReply) => {
    const oauth_token = field(request, 'oauth_token') ?? ''
    const kept = tokens.requestToken(oauth_token)
    if (!kept || kept.verifier) return gone(reply)
    const people = await xPeople(world, field(request, 'screen_name'))
    const page = consentPage({
      network: 'X',
      action: '/oauth/authorize',
      hidden: { oauth_token },
      people,
      scopes: kept.access === 'read' ? ['read'] : ['read', 'write'],
    })
    return sendDocument(reply, { ...page, leads_away: true })
  }
  app.get('/oauth/authorize', ask)
  app.get('/oauth/authenticate', ask)

  app.post('/oauth/authorize', async (request, reply) => {
    const oauth_token = field(request, 'oauth_token') ?? ''
    const kept = tokens.requestToken(oauth_token)
    if (!kept || kept.verifier) return gone(reply)
    if (field(request, 'decision') !== 'allow') {
      world.state.delete('x request', oauth_token)
      if (kept.callback === 'oob') return sendDocument(reply, messagePage('Not allowed', 'The app gets no access.'))
      return reply.redirect(withParameters(kept.callback, { denied: oauth_token }))
    }
    const person = (await xPeople(world)).find(({ value }) => value === field(request, 'person'))
    if (!person) return gone(reply)
    const pin = String(
      (Number.parseInt(Buffer.from(secretText(4)).toString('hex').slice(0, 12), 16) % 9_000_000) + 1_000_000,
    )
    const verifier = kept.callback === 'oob' ? pin : secretText(24)
    const allowed: RequestToken = { ...kept, verifier, user_id: person.value }
    world.state.set('x request', oauth_token, allowed)
    if (kept.callback === 'oob')
      return sendDocument(reply, messagePage('Your PIN', html`Enter it in the app: <code id="pin">${pin}</code>`))
    return reply.redirect(withParameters(kept.callback, { oauth_token, oauth_verifier: verifier }))
  })

  const accessToken = async (request: FastifyRequest, reply: FastifyReply) => {
    const signed = callers.readSigned(request)
    const oauth_token = signed?.oauth.oauth_token ?? ''
    const kept = tokens.requestToken(oauth_token)
    if (!signed || !kept) return refuse(reply, { code: 89, message: 'Invalid or expired token.' })
    const refusal = callers.verifyWith(signed, kept.secret)
    if (refusal) return refuse(reply, refusal)
    const verifier = signed.oauth.oauth_verifier ?? field(request, 'oauth_verifier')
    if (!kept.verifier || !kept.user_id || verifier !== kept.verifier || !world.state.take('x request', oauth_token))
      return refuse(reply, {
        code: 89,
        message: 'Error processing your OAuth request: Invalid oauth_verifier parameter',
      })
    const account = (await world.network()).account(kept.user_id)!
    const made = tokens.newToken1(kept.user_id, kept.access)
    return sendForm(reply, {
      oauth_token: made.token,
      oauth_token_secret: made.secret,
      user_id: account.id,
      screen_name: account.handle,
    })
  }
  app.route({ method: ['GET', 'POST'], exposeHeadRoute: false, url: '/oauth/access_token', handler: accessToken })

  const invalidate = async (request: FastifyRequest, reply: FastifyReply) => {
    const caller = await callers.verifySignature(request)
    if (isRefusal(caller)) return refuse(reply, caller)
    if (caller.kind !== 'oauth1') return refuse(reply, { code: 89, message: 'Invalid or expired token.' })
    tokens.revokeToken1(caller.token)
    return { access_token: caller.token }
  }
  for (const path of ['/1.1/oauth/invalidate_token', '/1.1/oauth/invalidate_token.json', '/oauth/invalidate_token'])
    app.post(path, invalidate)
}

const gone = (reply: FastifyReply) =>
  sendDocument(reply.code(403), messagePage('This page is no longer valid', 'Go back to the app and sign in again.'))
