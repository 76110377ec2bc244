import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendDocument } from '../page/document.ts'
import { field } from '../wire/bodies.ts'
import type { State } from '../world/state.ts'
import type { World } from '../world/world.ts'
import { withParameters } from './callbacks.ts'
import { codeFlow } from './code-flow.ts'
import { consentPage, messagePage } from './consent.ts'
import { nameOf, SOCIAL_PEOPLE, type SocialPerson, socialChoices } from './people.ts'
import { sha256 } from './tokens.ts'

const ACCESS_SECONDS = 5_184_000
const ID_TOKEN_SECONDS = 3600

/** LinkedIn's sign-in with OpenID Connect. */
export async function linkedinRoutes(app: FastifyInstance, { world }: { world: World }): Promise<void> {
  const { client_id, client_secret } = world.app.linkedin
  const flow = codeFlow(world, 'linkedin', client_id)
  const base = (request: FastifyRequest) => `http://${request.headers.host}/linkedin`
  const fail = (reply: FastifyReply, status: number, error: string, error_description: string) =>
    reply.code(status).send({ error, error_description })
  /** One app sees the same person under the same number, another app under another. */
  const subject = ({ id }: SocialPerson) => sha256(`${client_id} ${id}`).slice(0, 10)
  const claims = (request: FastifyRequest, who: SocialPerson, scopes: string[]) => ({
    sub: subject(who),
    ...(scopes.includes('profile')
      ? {
          ...{ name: nameOf(who), given_name: who.given_name, family_name: who.family_name },
          picture: `http://${request.headers.host}/media/avatars/${who.id}.png`,
          locale: { country: 'US', language: 'en' },
        }
      : {}),
    ...(scopes.includes('email') && who.email ? { email: who.email, email_verified: true } : {}),
  })
  const scopesOf = (scope: string) => scope.split(/[ ,]/).filter((one) => one !== '')

  app.get('/linkedin/oauth/.well-known/openid-configuration', async (request) => ({
    issuer: `${base(request)}/oauth`,
    authorization_endpoint: `${base(request)}/oauth/v2/authorization`,
    token_endpoint: `${base(request)}/oauth/v2/accessToken`,
    userinfo_endpoint: `${base(request)}/v2/userinfo`,
    jwks_uri: `${base(request)}/oauth/openid/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['pairwise'],
    id_token_signing_alg_values_supported: ['RS256'],
    scopes_supported: ['openid', 'profile', 'email'],
    claims_supported: [
      ...['iss', 'aud', 'iat', 'exp', 'sub', 'name', 'given_name', 'family_name', 'picture', 'email', 'email_verified'],
      'locale',
    ],
  }))

  app.get('/linkedin/oauth/openid/jwks', async () => ({ keys: [keysOf(world.state).jwk] }))

  const refusePage = (reply: FastifyReply) =>
    sendDocument(reply.code(400), messagePage('LinkedIn', 'The passed in client_id or redirect_uri is invalid.'))

  app.get('/linkedin/oauth/v2/authorization', async (request, reply) => {
    const asked = flow.read(request)
    if (!asked) return refusePage(reply)
    const page = consentPage({
      network: 'LinkedIn',
      action: '/linkedin/oauth/v2/authorization',
      hidden: flow.hidden(asked),
      people: socialChoices(),
      scopes: scopesOf(asked.scope),
    })
    return sendDocument(reply, { ...page, leads_away: true })
  })

  app.post('/linkedin/oauth/v2/authorization', async (request, reply) => {
    const asked = flow.read(request)
    if (!asked) return refusePage(reply)
    const { redirect_uri, state } = asked
    const person = SOCIAL_PEOPLE.find(({ id }) => id === field(request, 'person'))
    if (field(request, 'decision') !== 'allow' || !person) {
      const error_description = 'The user cancelled the authorization'
      return reply.redirect(
        withParameters(redirect_uri, { error: 'user_cancelled_authorize', error_description, state }),
      )
    }
    return reply.redirect(withParameters(redirect_uri, { code: flow.give(asked, person.id), state }))
  })

  app.post('/linkedin/oauth/v2/accessToken', async (request, reply) => {
    if (field(request, 'client_id') !== client_id || field(request, 'client_secret') !== client_secret)
      return fail(reply, 401, 'invalid_client', 'Client authentication failed')
    if (field(request, 'grant_type') !== 'authorization_code')
      return fail(reply, 400, 'unsupported_grant_type', 'The grant type is not supported')
    const given = flow.redeem(request)
    const message =
      'Unable to retrieve access token: appid/redirect uri/code verifier does not match authorization code. Or authorization code expired.'
    if (!given) return fail(reply, 400, 'invalid_request', message)
    const scopes = scopesOf(given.scope)
    const who = SOCIAL_PEOPLE.find(({ id }) => id === given.person)!
    const issued = Math.floor(world.clock.now().getTime() / 1000)
    const id_token = {
      ...{ iss: `${base(request)}/oauth`, aud: client_id, iat: issued, exp: issued + ID_TOKEN_SECONDS },
      ...claims(request, who, scopes),
      ...(given.nonce ? { nonce: given.nonce } : {}),
    }
    return {
      access_token: flow.newToken(given, ACCESS_SECONDS),
      expires_in: ACCESS_SECONDS,
      scope: scopes.join(','),
      token_type: 'Bearer',
      ...(scopes.includes('openid') ? { id_token: signed(id_token, world.state) } : {}),
    }
  })

  app.get('/linkedin/v2/userinfo', async (request, reply) => {
    const token = flow.token(/^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '')
    if (!token)
      return reply
        .code(401)
        .send({ status: 401, serviceErrorCode: 65600, code: 'INVALID_ACCESS_TOKEN', message: 'Invalid access token' })
    return claims(request, token.who, scopesOf(token.scope))
  })

  app.post('/linkedin/oauth/v2/revoke', async (request, reply) => {
    if (field(request, 'client_id') !== client_id || field(request, 'client_secret') !== client_secret)
      return fail(reply, 401, 'invalid_client', 'Client authentication failed')
    flow.forget(field(request, 'token') ?? '')
    return {}
  })
}

/** The signing key is made once and kept: a restart must not make earlier tokens unreadable. */
function keysOf(state: State) {
  let pem = state.get('linkedin', 'key') as string | undefined
  if (!pem) {
    pem = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
      type: 'pkcs8',
      format: 'pem',
    }) as string
    state.set('linkedin', 'key', pem)
  }
  const key = createPrivateKey(pem)
  const { kty, n, e } = createPublicKey(key).export({ format: 'jwk' })
  return { key, jwk: { kty, n, e, use: 'sig', alg: 'RS256', kid: sha256(String(n)).slice(0, 16) } }
}

function signed(claims: object, state: State): string {
  const { key, jwk } = keysOf(state)
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const content = `${part({ alg: 'RS256', typ: 'JWT', kid: jwk.kid })}.${part(claims)}`
  return `${content}.${sign('sha256', Buffer.from(content), key).toString('base64url')}`
}
