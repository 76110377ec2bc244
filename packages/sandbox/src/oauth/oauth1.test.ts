import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestSandbox, type TestSandbox } from '../test-client.ts'
import { authorizationHeader } from './sign.ts'
import { parseHeader, signatureOf } from './signature.ts'

let world: TestSandbox

beforeAll(async () => {
  world = await startTestSandbox()
})
afterAll(() => world.end())

const me = (keys = world.keys) => world.signed('GET', '/2/users/me', { keys })

/** The published example of X, on three of its hosts. */
const EXAMPLE = {
  oauth_consumer_key: 'xvz1evFS4wEEPTGEFPHBog',
  oauth_nonce: 'kYjzVBB8Y0ZFabxSWbWovY3uYSQ2pTgmZeNu2VS4cg',
  oauth_signature_method: 'HMAC-SHA1',
  oauth_timestamp: '1318622958',
  oauth_token: '370773112-GmHxMAgYyLbNEtIKZeRNFsMKPR9EyMZeS9weJAEb',
  oauth_version: '1.0',
  include_entities: 'true',
  status: 'Hello Ladies + Gentlemen, a signed OAuth request!',
}
test.each([
  ['https://api.x.com/1.1/statuses/update.json', 'Ls93hJiZbQ3akF3HF3x1Bz8/zU4='],
  ['https://api.twitter.com/1.1/statuses/update.json', 'hCtSmYh+iHYCEqBWrE7C7hYmtUk='],
  ['https://api.twitter.com/1/statuses/update.json', 'tnnArxj06cWHq44gCs1OSKk/jLY='],
])('the published request to %s has the published signature', (url, expected) => {
  const secrets = ['kAcSOqF21Fu85e7zjz7ZN2U4ZRhfV3WpwPAoE3Z7kBw', 'LswwdoUaIvS8ltyTt5jkRh4J50vUPVVHtR2YPi5kE'] as const
  expect(signatureOf('post', url, Object.entries(EXAMPLE), ...secrets)).toBe(expected)
})

test.each([
  [
    'OAuth realm="x", a="1", b="2%2B3"',
    [
      ['a', '1'],
      ['b', '2+3'],
    ],
  ],
  [
    'OAuth a="1",b="2"',
    [
      ['a', '1'],
      ['b', '2'],
    ],
  ],
  ['oauth  b="%zz"', [['b', '%zz']]],
  ['Bearer x', undefined],
  [undefined, undefined],
])('the header %s is read', (header, pairs) => {
  expect(parseHeader(header)).toEqual(pairs)
})

test('a signed request is answered, with its limit', async () => {
  const { status, body, headers } = await me()
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ id: world.credentials.users[0]!.user_id })
  expect(headers.get('x-rate-limit-limit')).toBe('75')
  expect(headers.get('x-access-level')).toBe('read-write')
})

test.each([
  ['a wrong consumer secret', () => ({ consumer_secret: 'other' })],
  ['a wrong consumer key', () => ({ consumer_key: 'other' })],
  ['a wrong token secret', () => ({ token_secret: 'other' })],
  ['an unknown token', () => ({ token: '12-other' })],
  ['the token of somebody else', () => ({ token: world.credentials.users[1]!.access_token })],
])('%s is refused', async (_what, change) => {
  const { status, body, headers } = await me({ ...world.keys, ...change() })
  expect([status, body.title, headers.get('content-type')]).toEqual([
    401,
    'Unauthorized',
    'application/problem+json; charset=utf-8',
  ])
})

test('a nonce serves once, a stale timestamp never, and a changed parameter breaks the signature', async () => {
  const url = `${world.sandbox.url}/2/users/me?user.fields=url`
  const authorization = authorizationHeader(world.keys, { method: 'GET', url })
  const send = (path: string, header = authorization) => world.send('GET', path, { headers: { authorization: header } })
  expect((await send('/2/users/me?user.fields=verified')).status).toBe(401)
  expect((await send('/2/users/me?user.fields=url')).status).toBe(200)
  expect((await send('/2/users/me?user.fields=url')).status).toBe(401)
  const old = authorizationHeader(world.keys, { method: 'GET', url, now: new Date(Date.now() - 400_000) })
  expect((await send('/2/users/me?user.fields=url', old)).status).toBe(401)
})

test.each([
  ['a space as +', '/2/users/search?query=an+a'],
  ['a space as %20', '/2/users/search?query=an%20a'],
  ['a raw star', '/2/users/search?query=an*'],
  ['a trailing slash', '/2/users/search/?query=an'],
])('%s is signed as what it means', async (_what, path) => {
  expect((await world.signed('GET', path)).status).toBe(200)
})

test('oauth parameters may stand in the query and in the form instead of the header', async () => {
  const parts = (method: string, path: string) => {
    const header = authorizationHeader(world.keys, { method, url: world.sandbox.url + path })
    return Object.fromEntries(parseHeader(header)!)
  }
  const query = parts('GET', '/2/users/me')
  expect((await world.send('GET', '/2/users/me', { query })).status).toBe(200)
  const form = parts('POST', '/1.1/oauth/invalidate_token.json')
  expect((await world.send('POST', '/1.1/oauth/invalidate_token.json', { form })).status).toBe(200)
  expect((await me()).status).toBe(401)
  await world.end()
  world = await startTestSandbox()
})

test('a client may sign the public address that leads here', async () => {
  const proxied = await startTestSandbox({ public_url: 'https://sandbox.example/x' })
  const { users, ...app } = proxied.credentials
  const keys = { ...app, token: users[0]!.access_token, token_secret: users[0]!.access_token_secret }
  const send = (url: string) =>
    proxied.send('GET', '/2/users/me', {
      headers: { authorization: authorizationHeader(keys, { method: 'GET', url }) },
    })
  expect((await send('https://sandbox.example/x/2/users/me')).status).toBe(200)
  expect((await send('https://other.example/x/2/users/me')).status).toBe(401)
  await proxied.end()
})

/** The first leg; gives the request token with its secret. */
async function requestToken(
  oauth_callback: string,
  keys = world.credentials as { consumer_key: string; consumer_secret: string },
) {
  const url = `${world.sandbox.url}/oauth/request_token`
  const { consumer_key, consumer_secret } = keys
  const authorization = authorizationHeader(
    { consumer_key, consumer_secret },
    { method: 'POST', url, extra: { oauth_callback } },
  )
  const answer = await world.send('POST', '/oauth/request_token', { headers: { authorization } })
  return { ...answer, values: Object.fromEntries(new URLSearchParams(answer.text)) }
}

async function decide(oauth_token: string, decision: 'allow' | 'deny') {
  const person = world.credentials.users[1]!.user_id
  const answer = await world.send('POST', '/oauth/authorize', { form: { oauth_token, person, decision } })
  return { status: answer.status, text: answer.text, to: answer.headers.get('location') ?? '' }
}

async function accessToken(token: string, token_secret: string, oauth_verifier: string) {
  const answer = await world.signed('POST', '/oauth/access_token', {
    keys: { ...world.credentials, token, token_secret },
    form: { oauth_verifier },
  })
  return { ...answer, values: Object.fromEntries(new URLSearchParams(answer.text)) }
}

const CALLBACK = 'http://localhost:4000/rest-auth/x/callback?kept=1'

test('three legs end with tokens of the person who allowed it, once', async () => {
  const { values } = await requestToken(CALLBACK)
  const { oauth_token = '', oauth_token_secret = '' } = values
  expect(values.oauth_callback_confirmed).toBe('true')
  const page = await world.send('GET', '/oauth/authenticate', { query: { oauth_token } })
  expect(page.text).toContain(`@${world.credentials.users[1]!.username}`)
  const { status, to } = await decide(oauth_token, 'allow')
  const back = new URL(to)
  expect([status, back.pathname, back.searchParams.get('kept')]).toEqual([302, '/rest-auth/x/callback', '1'])
  expect(back.searchParams.get('oauth_token')).toBe(oauth_token)
  const verifier = back.searchParams.get('oauth_verifier')!
  expect((await accessToken(oauth_token, oauth_token_secret, 'guess')).status).toBe(401)
  const given = await accessToken(oauth_token, oauth_token_secret, verifier)
  expect(given.values).toMatchObject({ user_id: world.credentials.users[1]!.user_id })
  expect((await accessToken(oauth_token, oauth_token_secret, verifier)).status).toBe(401)
  const keys = {
    ...world.credentials,
    token: given.values.oauth_token!,
    token_secret: given.values.oauth_token_secret!,
  }
  expect((await me(keys)).body.data).toMatchObject({ username: given.values.screen_name })
  await world.restart()
  expect((await me(keys)).status).toBe(200)
  expect((await world.signed('POST', '/1.1/oauth/invalidate_token', { keys })).body).toEqual({
    access_token: keys.token,
  })
  expect((await me(keys)).status).toBe(401)
})

test('a refusal leads back without a verifier, and ends the token', async () => {
  const { values } = await requestToken(CALLBACK)
  const { to } = await decide(values.oauth_token!, 'deny')
  expect(new URL(to).searchParams.get('denied')).toBe(values.oauth_token)
  expect((await decide(values.oauth_token!, 'allow')).status).toBe(403)
})

test('without a callback a PIN is shown', async () => {
  const { values } = await requestToken('oob')
  const { text } = await decide(values.oauth_token!, 'allow')
  const pin = /id="pin">(\d{7})</.exec(text)![1]!
  expect((await accessToken(values.oauth_token!, values.oauth_token_secret!, pin)).status).toBe(200)
})

test('a verifier before the consent, or of another token, gives nothing', async () => {
  const { values: mine } = await requestToken(CALLBACK)
  const { values: other } = await requestToken(CALLBACK)
  expect((await accessToken(mine.oauth_token!, mine.oauth_token_secret!, '')).status).toBe(401)
  const { to } = await decide(other.oauth_token!, 'allow')
  await decide(mine.oauth_token!, 'allow')
  const verifier = new URL(to).searchParams.get('oauth_verifier')!
  expect((await accessToken(mine.oauth_token!, mine.oauth_token_secret!, verifier)).status).toBe(401)
})

test.each([
  ['https://evil.example/callback', 403, 415],
  ['http://localhost.evil.example/', 403, 415],
  ['http://user@localhost/', 403, 415],
  ['javascript:alert(1)', 403, 415],
])('the callback %s is refused', async (callback, status, code) => {
  const answer = await requestToken(callback)
  expect([answer.status, answer.body.errors]).toMatchObject([status, [{ code }]])
})

test('a request token needs the secret of the app', async () => {
  const { status, body } = await requestToken(CALLBACK, { ...world.credentials, consumer_secret: 'other' })
  expect([status, body.errors]).toMatchObject([401, [{ code: 32 }]])
})
