import { World } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

const ADMIN = 'admin@meridian.example'
let world: World
beforeAll(async () => {
  world = await World.create(inject('postgres'))
})
afterAll(() => world.stop())

const post = (url: string, headers: Record<string, string>, payload: object = {}) =>
  world.product.app.inject({ method: 'POST', url, headers: { host: 'localhost:4000', ...headers }, payload })

async function sessionCookie(): Promise<{ cookie: string; csrf: string }> {
  const { token } = await world.token(ADMIN)
  const answer = await post('/rest-auth/login-via-token/', {}, { token })
  const { name, value } = answer.cookies.find((one) => one.name === 'starling-session')!
  return { cookie: `${name}=${value}`, csrf: answer.json().token }
}

test('no secret of a session can be read by a page', async () => {
  const { token } = await world.token(ADMIN)
  const answer = await post('/rest-auth/login-via-token/', {}, { token })
  const session = answer.cookies.find(({ name }) => name === 'starling-session')!
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  expect(session.domain).toBeUndefined()
  expect(answer.body).not.toContain(session.value)
  expect(answer.body).not.toContain(token)
})

test('what another installation gave out opens nothing here', async () => {
  const other = await World.create(inject('postgres'))
  try {
    const { token } = await other.token(ADMIN)
    await expect(world.withToken(token).getMe()).rejects.toMatchObject({ code: 'sign_in_needed' })
    const there = other.browser()
    there.user = await there.loginViaToken({ body: { token } })
    const pass = await there.createSitePass()
    const { magic_code } = await other.browser().requestMagicLink({ body: { email: ADMIN } })
    const confirm_code = await other.mailedCode(ADMIN)
    const here = world.browser()
    await expect(here.loginViaToken({ body: { token } })).rejects.toMatchObject({ code: 'invalid_token' })
    await expect(here.loginViaToken({ body: { token: pass.token } })).rejects.toMatchObject({ code: 'invalid_token' })
    const body = { magic_code, confirm_code }
    await expect(here.useMagicLink({ body })).rejects.toMatchObject({ code: 'invalid_login_code' })
  } finally {
    await other.stop()
  }
})

test('over TLS the cookie is bound to its host by name', async () => {
  const secure = await World.create(inject('postgres'), { TRUST_PROXY: '1', PUBLIC_URL: 'https://starling.example' })
  const { token } = await secure.token(ADMIN)
  const answer = await secure.product.app.inject({
    method: 'POST',
    url: '/rest-auth/login-via-token/',
    headers: { host: 'starling.example', 'x-forwarded-proto': 'https' },
    payload: { token },
  })
  const session = answer.cookies.find(({ name }) => name === '__Host-starling-session')
  expect(session).toMatchObject({ secure: true, httpOnly: true })
  expect(answer.headers['strict-transport-security']).toBeDefined()
  await secure.stop()
})

test.each([
  ['no CSRF header', {}],
  ['a wrong CSRF header', { 'x-csrftoken': 'x'.repeat(43) }],
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a sibling site', { 'sec-fetch-site': 'same-site' }],
  ['another origin', { origin: 'http://evil.example' }],
  ['this host by another scheme', { origin: 'https://localhost:4000' }],
  ['an opaque origin', { origin: 'null' }],
])('a request with the cookie and %s does nothing', async (_, headers) => {
  const { cookie, csrf } = await sessionCookie()
  const given = { 'x-csrftoken': csrf, ...headers }
  const sent = 'x-csrftoken' in headers || Object.keys(headers).length > 0 ? given : {}
  const answer = await post('/api/teams/', { cookie, ...sent }, { name: 'Forged' })
  expect(answer.statusCode).toBe(403)
  expect(answer.json().code).toBe('forged')
  const teams = await (await world.as(ADMIN)).listTeams()
  expect(teams.map(({ name }) => name)).toEqual(['Meridian'])
})

test('a page elsewhere cannot sign this browser in', async () => {
  const { token } = await world.token(ADMIN)
  const answer = await post('/rest-auth/login-via-token/', { 'sec-fetch-site': 'cross-site' }, { token })
  expect(answer.statusCode).toBe(403)
  expect(answer.cookies).toEqual([])
})

test('logout ends the session; a GET does not', async () => {
  const browser = await world.signIn(ADMIN)
  expect(await browser.confirmLogout()).toEqual({ method: 'POST', path: '/rest-auth/logout/', usable: true })
  expect((await browser.getMe()).email).toBe(ADMIN)
  await browser.logout()
  await expect(browser.getMe()).rejects.toMatchObject({ status: 403, code: 'sign_in_needed' })
})

test('the other sessions can be ended, and one at a time', async () => {
  const [here, there] = [await world.signIn('admin@halcyon.example'), await world.signIn('admin@halcyon.example')]
  const sessions = await here.listSessions()
  expect(sessions.filter(({ is_current }) => is_current)).toHaveLength(1)
  await here.deleteOtherSessions()
  await expect(there.getMe()).rejects.toMatchObject({ code: 'sign_in_needed' })
  const [mine] = await here.listSessions()
  await here.deleteSession({ path: { pk: mine!.id } })
  await expect(here.getMe()).rejects.toMatchObject({ code: 'sign_in_needed' })
})

test('each kind of token opens its own calls only', async () => {
  const personal = await world.as(ADMIN)
  const extension = await world.as(ADMIN, 'extension')
  expect((await personal.getMe()).token).toBe('')
  await expect(extension.getMe()).rejects.toMatchObject({ code: 'wrong_credential' })
  await expect(extension.getStandaloneMe()).rejects.toMatchObject({ code: 'wrong_credential' })
  const { token } = await world.token(ADMIN, 'extension')
  await expect((await world.as()).loginViaToken({ body: { token } })).rejects.toMatchObject({ code: 'invalid_token' })
})

test('the pro client id alone opens no one’s data', async () => {
  const pro = world.browser('pro.localhost:4000')
  expect((await pro.startPersonalMagicLink()).usable).toBe(true)
  await expect(pro.getStandaloneMe()).rejects.toMatchObject({ code: 'sign_in_needed' })
  const answer = await world.product.app.inject({
    url: '/api/user/me/',
    headers: { authorization: `Token ${world.product.secrets.pro_client_id}` },
  })
  expect(answer.statusCode).toBe(403)
})

test('a revoked token, and a session made with it, end at once', async () => {
  const admin = await world.as(ADMIN)
  const made = await admin.createToken({ body: { kind: 'personal', name: 'Script' } })
  const browser = world.browser()
  browser.user = await browser.loginViaToken({ body: { token: made.token } })
  await admin.deleteToken({ path: { pk: made.id } })
  await expect(browser.getMe()).rejects.toMatchObject({ code: 'sign_in_needed' })
  expect((await admin.listTokens()).map(({ id }) => id)).not.toContain(made.id)
})

test('a pass to another site works once, within a minute', async () => {
  const team = await world.signIn('member@meridian.example')
  const { token } = await team.createSitePass()
  const pro = world.browser('pro.localhost:4000')
  pro.user = await pro.loginViaToken({ body: { token } })
  expect((await pro.getStandaloneMe()).email).toBe('member@meridian.example')
  await expect(world.browser().loginViaToken({ body: { token } })).rejects.toMatchObject({ code: 'invalid_token' })
  const late = await team.createSitePass()
  world.clock.advance(61_000)
  await expect(pro.loginViaToken({ body: { token: late.token } })).rejects.toMatchObject({ code: 'invalid_token' })
})

test('the language is saved, and nothing else can be set', async () => {
  const me = await world.as(ADMIN)
  expect(await me.replaceMe({ body: { language: 'ja' } })).toMatchObject({ language: 'ja', first_name: 'Mira' })
  for (const field of ['id', 'email', 'groups', 'memberships', 'token']) {
    const body = { language: 'en', [field]: 'x' } as never
    await expect(me.replaceMe({ body })).rejects.toMatchObject({ status: 400, body: { [field]: ['不明な項目です。'] } })
  }
  expect((await me.getMe()).language).toBe('ja')
  await world.signIn(ADMIN)
  const [mail] = world.sandbox.mailbox.messages({ to: ADMIN })
  expect(mail!.subject).toContain('サインインコード')
})
