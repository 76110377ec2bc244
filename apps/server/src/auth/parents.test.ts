import { TOKEN_SCOPES } from '@starling/contract'
import { type Browser, World } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

const ME = 'member@meridian.example'
const MIGHTY = { kind: 'personal' as const, scopes: [...TOKEN_SCOPES] }
const DAY_MS = 24 * 60 * 60_000
const ENDED = { code: 'sign_in_needed' }
// A world of its own: months pass in it, which must not pass for a test beside it.
let world: World
beforeAll(async () => {
  world = await World.create(inject('postgres'))
})
afterAll(() => world.stop())

async function enter(token: string, host = 'localhost:4000'): Promise<Browser> {
  const browser = world.browser(host)
  browser.user = await browser.loginViaToken({ body: { token } })
  return browser
}
const pro = 'pro.localhost:4000'
const withToken = (token: string) => ({ host: 'localhost:4000', authorization: `Token ${token}` })
const statusOf = async (token: string) =>
  (await world.product.app.inject({ url: '/api/user/me/', headers: withToken(token) })).statusCode

async function makeToken(by: string, expires_in_days?: number) {
  const answer = await world.product.app.inject({
    method: 'POST',
    url: '/api/starling/tokens/',
    headers: withToken(by),
    payload: { ...MIGHTY, name: 'Made by a token', ...(expires_in_days && { expires_in_days }) },
  })
  return answer.json() as { id: string; token: string; expires_at: string | null }
}

test('what a token of one day makes is over after a day: session, token, and the session of a pass', async () => {
  const person = await world.signIn(ME)
  const short = await person.createToken({ body: { ...MIGHTY, name: 'A day', expires_in_days: 1 } })
  const session = await enter(short.token)
  const byPass = await enter((await session.createSitePass()).token, pro)
  const [bySession, byToken] = [
    await session.createToken({ body: { ...MIGHTY, name: 'Endless' } }),
    await makeToken(short.token, 365),
  ]
  expect([bySession.expires_at, byToken.expires_at]).toEqual([short.expires_at, short.expires_at])
  expect((await byPass.getStandaloneMe()).email).toBe(ME)
  world.clock.advance(DAY_MS)
  await expect(session.getMe()).rejects.toMatchObject(ENDED)
  await expect(byPass.getStandaloneMe()).rejects.toMatchObject(ENDED)
  expect([await statusOf(bySession.token), await statusOf(byToken.token)]).toEqual([403, 403])
  expect((await person.getMe()).email).toBe(ME)
})

test('what a token made ends at once when it is revoked, however far down', async () => {
  const person = await world.signIn(ME)
  const root = await person.createToken({ body: { ...MIGHTY, name: 'Root' } })
  const session = await enter(root.token)
  const byPass = await enter((await session.createSitePass()).token, pro)
  const child = await session.createToken({ body: { ...MIGHTY, name: 'Child' } })
  const grandchild = await makeToken(child.token)
  const deep = await enter(grandchild.token)
  const open = await deep.createSitePass()
  await person.deleteToken({ path: { pk: root.id } })
  for (const browser of [session, deep]) await expect(browser.getMe()).rejects.toMatchObject(ENDED)
  await expect(byPass.getStandaloneMe()).rejects.toMatchObject(ENDED)
  expect([await statusOf(child.token), await statusOf(grandchild.token)]).toEqual([403, 403])
  await expect(enter(open.token)).rejects.toMatchObject({ code: 'invalid_token' })
  expect((await person.listTokens()).map(({ id }) => id)).not.toContain(child.id)
})

test('whom a token has invited is not let in any more when it is revoked, unless they are in already', async () => {
  const person = await world.signIn(ME)
  const { id: team_id } = await person.createTeam({ body: { name: 'Revoked' } })
  const path = { team_id }
  const root = await person.createToken({ body: { ...MIGHTY, name: 'Root' } })
  const session = await enter(root.token)
  const child = await session.createToken({ body: { ...MIGHTY, name: 'Child' } })
  const other = await person.createToken({ body: { ...MIGHTY, name: 'Other' } })
  const invite = async (by: Pick<Browser, 'createInvites'>, email: string) =>
    (await by.createInvites({ path, body: { emails: [email] } }))[0]!
  const came = await invite(session, 'came@new.example')
  const code = world.product.secrets.seal('invite', came.id)
  await (await world.signIn('came@new.example')).acceptInvite({ path, body: { code } })
  await invite(world.withToken(root.token), 'root@new.example')
  await invite(session, 'session@new.example')
  await invite(world.withToken(child.token), 'child@new.example')
  await invite(world.withToken(other.token), 'other@new.example')
  const { id: back } = await invite(world.withToken(root.token), 'back@new.example')
  await person.withdrawInvite({ path: { ...path, pk: back } })
  await person.restoreInvite({ path: { ...path, pk: back } })
  await person.deleteToken({ path: { pk: root.id } })
  const states = (await person.listInvites({ path })).map(({ email, state }) => [email.split('@')[0], state])
  expect(Object.fromEntries(states)).toEqual({
    came: 'accepted',
    root: 'withdrawn',
    session: 'withdrawn',
    child: 'withdrawn',
    other: 'pending',
    // Whose it is who brought it back.
    back: 'pending',
  })
})

test('an invite that is sent while its token is revoked is withdrawn, or is not sent', async () => {
  const person = await world.signIn(ME)
  const { id: team_id } = await person.createTeam({ body: { name: 'Race' } })
  const path = { team_id }
  for (let round = 0; round < 4; round++) {
    const root = await person.createToken({ body: { ...MIGHTY, name: `Race ${round}` } })
    const by = world.withToken(root.token)
    const sending = Array.from({ length: 8 }, (_, n) =>
      by.createInvites({ path, body: { emails: [`race${round}.${n}@new.example`] } }).catch(({ code }) => code),
    )
    await person.deleteToken({ path: { pk: root.id } })
    for (const answer of await Promise.all(sending)) {
      if (typeof answer === 'string') expect(answer).toBe('sign_in_needed')
    }
    expect((await person.listInvites({ path })).filter(({ state }) => state === 'pending')).toEqual([])
  }
})

test('a session made by a pass ends with the session of the pass, and not after it', async () => {
  const person = await world.signIn(ME)
  // Used now and then, as it would end otherwise before its time.
  for (const days of [10, 10, 9]) {
    world.clock.advance(days * DAY_MS)
    await person.getMe()
  }
  const byPass = await enter((await person.createSitePass()).token, pro)
  world.clock.advance(2 * DAY_MS)
  await expect(byPass.getStandaloneMe()).rejects.toMatchObject(ENDED)

  const again = await world.signIn(ME)
  const next = await enter((await again.createSitePass()).token, pro)
  const open = await again.createSitePass()
  await again.logout()
  await expect(next.getStandaloneMe()).rejects.toMatchObject(ENDED)
  await expect(enter(open.token)).rejects.toMatchObject({ code: 'invalid_token' })
})

test('what a person makes who signed in by mail lasts as long as they said', async () => {
  const person = await world.signIn(ME)
  const endless = await person.createToken({ body: { ...MIGHTY, name: 'Endless' } })
  expect(endless.expires_at).toBeNull()
  await person.logout()
  expect(await statusOf(endless.token)).toBe(200)
})

test('signing out everywhere else ends open passes, and leaves whoever asks signed in', async () => {
  const person = await world.signIn(ME)
  const here = await enter((await person.createSitePass()).token)
  const open = [await person.createSitePass(), await here.createSitePass()]
  await here.deleteOtherSessions()
  for (const { token } of open) await expect(enter(token)).rejects.toMatchObject({ code: 'invalid_token' })
  await expect(person.getMe()).rejects.toMatchObject(ENDED)
  expect((await here.getMe()).email).toBe(ME)
})

test('making something with a token while it is revoked is refused, never a failure', async () => {
  const person = await world.signIn(ME)
  for (let n = 0; n < 10; n++) {
    const { id, token } = await person.createToken({ body: { ...MIGHTY, name: 'Race' } })
    const answers = await Promise.allSettled([
      ...Array.from({ length: 4 }, () => enter(token)),
      person.deleteToken({ path: { pk: id } }),
    ])
    for (const answer of answers) {
      if (answer.status === 'rejected') expect([400, 403]).toContain(answer.reason.status)
      else if (answer.value) await expect(answer.value.getMe()).rejects.toMatchObject(ENDED)
    }
  }
})
