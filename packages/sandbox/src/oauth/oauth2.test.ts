import { createPublicKey, type JsonWebKey, verify } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestSandbox, type TestSandbox } from '../test-client.ts'
import { sha256 } from './tokens.ts'

let world: TestSandbox
let now = new Date('2026-03-01T09:00:00.000Z')

beforeAll(async () => {
  world = await startTestSandbox({ clock: () => now })
})
afterAll(() => world.end())

const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
const REDIRECT = 'http://localhost:4000/callback'
const SCOPE = 'tweet.read users.read offline.access'

test('the published PKCE example gives the published challenge', () => {
  expect(sha256(VERIFIER)).toBe('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM')
})

const asked = (change: Record<string, string> = {}) => ({
  response_type: 'code',
  client_id: world.credentials.client_id,
  redirect_uri: REDIRECT,
  scope: SCOPE,
  state: 'state-1',
  code_challenge: sha256(VERIFIER),
  code_challenge_method: 'S256',
  ...change,
})

async function allow(change: Record<string, string> = {}) {
  const form = { ...asked(change), person: world.credentials.users[2]!.user_id, decision: 'allow', ...change }
  const answer = await world.send('POST', '/i/oauth2/authorize', { form })
  const to = answer.headers.get('location')
  return { status: answer.status, parameters: to ? Object.fromEntries(new URL(to).searchParams) : {} }
}

const basic = (id = world.credentials.client_id, secret = world.credentials.client_secret) => ({
  authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
})
const redeem = (code: string, change: Record<string, string> = {}, headers: Record<string, string> = basic()) =>
  world.send('POST', '/2/oauth2/token', {
    form: { grant_type: 'authorization_code', code, redirect_uri: REDIRECT, code_verifier: VERIFIER, ...change },
    headers,
  })
const refresh = (refresh_token: string, headers = basic()) =>
  world.send('POST', '/2/oauth2/token', { form: { grant_type: 'refresh_token', refresh_token }, headers })
const me = (token: string) => world.bearer('GET', '/2/users/me', { token })

type Given = { access_token: string; refresh_token: string; scope: string; expires_in: number; token_type: string }
const given = ({ body }: { body: unknown }) => body as Given

test('consent, code, token, and a call as the person who allowed it', async () => {
  const page = await world.send('GET', '/i/oauth2/authorize', { query: asked() })
  expect(page.text).toContain('users.read')
  expect(page.headers.get('content-security-policy')).toContain('form-action')
  const { parameters } = await allow()
  expect(parameters.state).toBe('state-1')
  const answer = await redeem(parameters.code!)
  expect(answer.body).toMatchObject({ token_type: 'bearer', expires_in: 7200, scope: SCOPE })
  expect((await me(given(answer).access_token)).body.data).toMatchObject({ id: world.credentials.users[2]!.user_id })
})

test('a token request may come as JSON, as some clients send it', async () => {
  const { parameters } = await allow()
  const json = {
    grant_type: 'authorization_code',
    code: parameters.code,
    redirect_uri: REDIRECT,
    code_verifier: VERIFIER,
  }
  expect((await world.send('POST', '/2/oauth2/token', { json, headers: basic() })).status).toBe(200)
})

test('a public app needs no secret, and no other app can use its code', async () => {
  const client_id = world.credentials.public_client_id
  const first = await allow({ client_id })
  expect((await redeem(first.parameters.code!)).status).toBe(400)
  const second = await allow({ client_id })
  expect((await redeem(second.parameters.code!, { client_id }, {})).status).toBe(200)
})

test.each([
  ['no verifier (downgrade)', { code_verifier: '' }],
  ['the challenge as the verifier (downgrade)', { code_verifier: sha256(VERIFIER) }],
  ['another verifier', { code_verifier: 'x'.repeat(43) }],
  ['another redirect', { redirect_uri: 'http://localhost:4000/other' }],
])('a code with %s gives no token, and is gone', async (_what, change) => {
  const { parameters } = await allow()
  expect((await redeem(parameters.code!, change)).body).toMatchObject({ error: 'invalid_request' })
  expect((await redeem(parameters.code!)).status).toBe(400)
})

test('a code lives 30 seconds', async () => {
  const { parameters } = await allow()
  now = new Date(now.getTime() + 31_000)
  expect((await redeem(parameters.code!)).status).toBe(400)
})

test('a replayed code ends what it gave', async () => {
  const { parameters } = await allow()
  const { access_token } = given(await redeem(parameters.code!))
  expect((await me(access_token)).status).toBe(200)
  expect((await redeem(parameters.code!)).status).toBe(400)
  expect((await me(access_token)).status).toBe(401)
})

test.each([
  ['no secret', {}, {}],
  ['a wrong secret', {}, 'wrong'],
])('an app with %s is refused', async (_what, change, secret) => {
  const { parameters } = await allow()
  const headers = typeof secret === 'string' ? basic(undefined, secret) : {}
  const answer = await redeem(parameters.code!, { client_id: world.credentials.client_id, ...change }, headers)
  expect(answer.status).toBe(401)
})

test('the right secret in the body alone is refused', async () => {
  const { client_id, client_secret } = world.credentials
  const { parameters } = await allow()
  expect((await redeem(parameters.code!, { client_id, client_secret }, {})).status).toBe(401)
})

test('refresh tokens rotate, and the second use of one ends the grant', async () => {
  const { parameters } = await allow()
  const first = given(await redeem(parameters.code!))
  const second = given(await refresh(first.refresh_token))
  expect((await me(first.access_token)).status).toBe(401)
  expect((await me(second.access_token)).status).toBe(200)
  expect((await refresh(first.refresh_token)).status).toBe(400)
  expect((await me(second.access_token)).status).toBe(401)
  expect((await refresh(second.refresh_token)).status).toBe(400)
})

test('access ends after two hours, with a new grant, and when it is revoked', async () => {
  const token = async () => given(await redeem((await allow()).parameters.code!)).access_token
  const first = await token()
  const second = await token()
  expect((await me(first)).status).toBe(401)
  expect((await world.send('POST', '/2/oauth2/revoke', { form: { token: second }, headers: basic() })).body).toEqual({
    revoked: true,
  })
  expect((await me(second)).status).toBe(401)
  const third = await token()
  now = new Date(now.getTime() + 7_201_000)
  expect((await me(third)).status).toBe(401)
})

test('a refresh token is no access token, and a missing scope is refused', async () => {
  const { refresh_token } = given(await redeem((await allow()).parameters.code!))
  expect((await me(refresh_token)).status).toBe(401)
  const narrow = given(await redeem((await allow({ scope: 'tweet.read' })).parameters.code!))
  expect(narrow.refresh_token).toBeUndefined()
  expect((await me(narrow.access_token)).status).toBe(403)
})

test.each([
  [{ state: '' }, 'invalid_request'],
  [{ state: 'x'.repeat(501) }, 'invalid_request'],
  [{ code_challenge: '' }, 'invalid_request'],
  [{ code_challenge_method: 'S512' }, 'invalid_request'],
  [{ scope: 'tweet.read root' }, 'invalid_scope'],
  [{ response_type: 'token' }, 'unsupported_response_type'],
  [{ decision: 'deny' }, 'access_denied'],
])('asking with %j leads back with an error', async (change: Record<string, string>, error) => {
  expect((await allow(change)).parameters).toMatchObject({ error })
})

test.each([{ client_id: 'other' }, { redirect_uri: 'https://evil.example/' }, { redirect_uri: '//evil.example' }])(
  'asking with %j leads nowhere',
  async (change) => {
    expect(await allow(change as Record<string, string>)).toEqual({ status: 400, parameters: {} })
  },
)

test('an app gets its bearer token with its key, loses it, and gets it again', async () => {
  const headers = basic(world.credentials.consumer_key, world.credentials.consumer_secret)
  const form = { grant_type: 'client_credentials' }
  const answer = await world.send('POST', '/oauth2/token', { form, headers })
  expect(answer.body).toEqual({ token_type: 'bearer', access_token: world.credentials.bearer_token })
  expect((await world.send('POST', '/oauth2/token', { form, headers: basic() })).body.errors).toMatchObject([
    { code: 99 },
  ])
  await world.send('POST', '/oauth2/invalidate_token', { headers })
  expect((await world.bearer('GET', '/2/users/by/username/a')).status).toBe(401)
  await world.send('POST', '/oauth2/token', { form, headers })
  expect((await world.bearer('GET', '/2/users/by/username/a')).status).toBe(200)
})

async function facebookCode(change: Record<string, string> = {}) {
  const { client_id } = world.credentials.facebook
  const form = {
    client_id,
    redirect_uri: REDIRECT,
    state: 's',
    response_type: 'code',
    scope: 'email,public_profile',
    person: '1001',
    decision: 'allow',
    ...change,
  }
  const answer = await world.send('POST', '/facebook/v25.0/dialog/oauth', { form })
  return new URL(answer.headers.get('location') ?? 'http://none/').searchParams
}

test('Facebook: code once, who it is, and its refusals', async () => {
  const code = (await facebookCode()).get('code')!
  const query = { ...world.credentials.facebook, redirect_uri: REDIRECT, code }
  const wrong = await world.send('GET', '/facebook/v25.0/oauth/access_token', {
    query: { ...query, client_secret: 'x' },
  })
  expect(wrong.body.error).toMatchObject({ code: 1, type: 'OAuthException' })
  const { body } = await world.send('GET', '/facebook/v25.0/oauth/access_token', { query })
  const { access_token } = body as unknown as { access_token: string }
  const again = await world.send('GET', '/facebook/v25.0/oauth/access_token', { query })
  expect(again.body.error).toMatchObject({ code: 100 })
  const who = await world.send('GET', '/facebook/v25.0/me', {
    query: { fields: 'id,name,email,picture', access_token },
  })
  expect(who.body).toMatchObject({ id: '1001', name: 'Mira Okafor', email: 'admin@meridian.example' })
  expect((await world.send('GET', '/facebook/me', { query: { access_token: 'x' } })).body.error).toMatchObject({
    code: 190,
  })
  const denied = await facebookCode({ decision: 'deny' })
  expect(Object.fromEntries(denied)).toMatchObject({ error: 'access_denied', error_reason: 'user_denied', state: 's' })
  const nameless = (await facebookCode({ person: '1005' })).get('code')!
  const token = await world.send('GET', '/facebook/v25.0/oauth/access_token', { query: { ...query, code: nameless } })
  const { access_token: other } = token.body as unknown as { access_token: string }
  expect(
    (await world.send('GET', '/facebook/v25.0/me', { query: { fields: 'email', access_token: other } })).body,
  ).toEqual({ id: '1005' })
})

test('LinkedIn: an id token that its own keys verify, bound to nonce and PKCE', async () => {
  const { client_id, client_secret } = world.credentials.linkedin
  const ask = {
    client_id,
    redirect_uri: REDIRECT,
    response_type: 'code',
    scope: 'openid profile email',
    state: 's',
    nonce: 'n-1',
  }
  const challenge = { code_challenge: sha256(VERIFIER), code_challenge_method: 'S256' }
  const code = async () => {
    const form = { ...ask, ...challenge, person: '1004', decision: 'allow' }
    const answer = await world.send('POST', '/linkedin/oauth/v2/authorization', { form })
    return new URL(answer.headers.get('location')!).searchParams.get('code')!
  }
  const redeemed = async (change: Record<string, string>) =>
    world.send('POST', '/linkedin/oauth/v2/accessToken', {
      form: {
        grant_type: 'authorization_code',
        client_id,
        client_secret,
        redirect_uri: REDIRECT,
        code: await code(),
        ...change,
      },
    })
  expect((await redeemed({})).status).toBe(400)
  const { body } = await redeemed({ code_verifier: VERIFIER })
  const { id_token, access_token } = body as unknown as { id_token: string; access_token: string }
  const [head, claims, signature] = id_token.split('.') as [string, string, string]
  const { keys } = (await world.send('GET', '/linkedin/oauth/openid/jwks')).body as unknown as { keys: JsonWebKey[] }
  const key = createPublicKey({ key: keys[0]!, format: 'jwk' })
  expect(verify('sha256', Buffer.from(`${head}.${claims}`), key, Buffer.from(signature, 'base64url'))).toBe(true)
  const said = JSON.parse(Buffer.from(claims, 'base64url').toString())
  const configuration = await world.send('GET', '/linkedin/oauth/.well-known/openid-configuration')
  expect(said).toMatchObject({
    iss: configuration.body.issuer,
    aud: client_id,
    nonce: 'n-1',
    email: 'noor@newcomer.example',
  })
  const who = await world.bearer('GET', '/linkedin/v2/userinfo', { token: access_token })
  expect(who.body).toMatchObject({ sub: said.sub, name: 'Noor Haddad', email_verified: true })
  expect((await world.bearer('GET', '/linkedin/v2/userinfo', { token: 'x' })).status).toBe(401)
})
