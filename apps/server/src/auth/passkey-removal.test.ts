import { TOKEN_SCOPES } from '@starling/contract'
import { type Browser, consentAt, World } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { codeOf } from '../../test-kit/code-of.ts'
import { SoftPasskey } from '../../test-kit/passkey/soft-passkey.ts'

const PRO = 'pro.localhost:4000'
const MIGHTY = { kind: 'personal' as const, scopes: [...TOKEN_SCOPES] }
let world: World
beforeAll(async () => {
  world = await World.create(inject('postgres'))
})
afterAll(() => world.stop())

let people = 0
/** Someone with a passkey, and a thief who has come in with it. */
async function robbed() {
  const email = `robbed${++people}@new.example`
  const browser = await world.signIn(email)
  const key = new SoftPasskey()
  const passkey = await key.addTo(browser, 'Lost phone')
  return { email, browser, passkey, thief: await enter(key) }
}
async function enter(key: SoftPasskey, browser: Browser = world.browser()): Promise<Browser> {
  const { challenge } = await browser.getPasskeyChallenge()
  browser.user = await browser.signInWithPasskey({ body: key.prove(challenge) })
  return browser
}
async function enterWith(token: string, host?: string): Promise<Browser> {
  const browser = world.browser(host)
  browser.user = await browser.loginViaToken({ body: { token } })
  return browser
}
async function makeToken(browser: Browser, name: string): Promise<string> {
  const { token } = await browser.createToken({ body: { ...MIGHTY, name } })
  world.watch.add(token, 'a token')
  return token
}
const tokenOpens = (token: string) => codeOf(world.withToken(token).getMe())

test('removing a passkey ends what was made while signed in with it, however far down, and nothing else', async () => {
  const { browser, passkey, thief } = await robbed()
  const mine = await makeToken(browser, 'Mine')
  const token = await makeToken(thief, 'Of the thief')
  const onPro = await enterWith((await thief.createSitePass()).token, PRO)
  const fromPro = await makeToken(onPro, 'From the second site')
  const second = new SoftPasskey()
  await second.addTo(thief, 'Key of the thief')
  const bySecond = await enter(second)
  const deep = await makeToken(bySecond, 'Deep')
  const byToken = await enterWith(deep)

  const made = await browser.getPasskeyMade({ path: { pk: passkey.id } })
  expect(made.tokens.map(({ name }) => name).toSorted()).toEqual(['Deep', 'From the second site', 'Of the thief'])
  expect(made).toMatchObject({ sessions: 3, passkeys: [{ name: 'Key of the thief' }], social_accounts: [] })
  await browser.deletePasskey({ path: { pk: passkey.id } })

  for (const ended of [thief, bySecond, byToken]) expect(await codeOf(ended.getMe())).toBe('sign_in_needed')
  expect(await codeOf(onPro.getStandaloneMe())).toBe('sign_in_needed')
  for (const ended of [token, fromPro, deep]) expect(await tokenOpens(ended)).toBe('sign_in_needed')
  expect(await codeOf(enter(second))).toBe('passkey_refused')
  expect([await tokenOpens(mine), await codeOf(browser.getMe())]).toEqual(['ok', 'ok'])
  expect(await browser.listPasskeys()).toEqual([])
  // Bringing the key back brings nothing back that was made with it.
  await browser.restorePasskey({ path: { pk: passkey.id } })
  expect([await tokenOpens(token), await codeOf(enter(second))]).toEqual(['sign_in_needed', 'passkey_refused'])
})

test('an account at a network that was linked with it is unlinked, and who came in by that is out', async () => {
  const { browser, passkey, thief } = await robbed()
  const path = { network: 'x' }
  const travel = async (one: Browser, url: string) => {
    const { searchParams } = await consentAt(url)
    return one.finishSocialRedirect({ path, body: Object.fromEntries(searchParams) })
  }
  await travel(thief, (await thief.connectSocialAccount({ path, body: {} })).authorize_url)
  const byNetwork = world.browser()
  await travel(byNetwork, (await byNetwork.startSocialSignIn({ path, body: {} })).authorize_url)
  expect(await codeOf(byNetwork.getMe())).toBe('ok')
  const { social_accounts } = await browser.getPasskeyMade({ path: { pk: passkey.id } })
  expect(social_accounts).toMatchObject([{ provider: 'x' }])
  await browser.deletePasskey({ path: { pk: passkey.id } })
  expect(await codeOf(byNetwork.getMe())).toBe('sign_in_needed')
  expect(await browser.listSocialAccounts()).toEqual([])
})

test('who only has a new device keeps what was made, which goes back to where the key came from', async () => {
  const { browser, passkey, thief } = await robbed()
  const between = new SoftPasskey()
  const added = await between.addTo(thief, 'Between')
  const token = await makeToken(await enter(between), 'Nightly')
  await browser.deletePasskey({ path: { pk: added.id }, query: { made: 'keep' } })
  expect(await tokenOpens(token)).toBe('ok')
  expect((await browser.getPasskeyMade({ path: { pk: passkey.id } })).tokens).toMatchObject([{ name: 'Nightly' }])
  await browser.deletePasskey({ path: { pk: passkey.id } })
  expect(await tokenOpens(token)).toBe('sign_in_needed')
})

test('who came in with a key cannot say that nothing made with it is to end', async () => {
  const { browser, passkey, thief } = await robbed()
  const second = new SoftPasskey()
  await second.addTo(thief, 'Key of the thief')
  const token = await makeToken(thief, 'Of the thief')
  const path = { pk: passkey.id }
  for (const one of [thief, await enter(second)]) {
    expect((await one.getPasskeyMade({ path })).may_keep).toBe(false)
    await expect(one.deletePasskey({ path, query: { made: 'keep' } })).rejects.toMatchObject({
      code: 'invalid',
      body: { made: [expect.stringContaining('You signed in with this passkey')] },
    })
  }
  expect((await browser.getPasskeyMade({ path })).may_keep).toBe(true)
  await browser.deletePasskey({ path })
  expect([await tokenOpens(token), await codeOf(enter(second))]).toEqual(['sign_in_needed', 'passkey_refused'])
})

test('the session in which a key is removed ends too, if that key opened it; another stays', async () => {
  const { browser, passkey, thief } = await robbed()
  const second = new SoftPasskey()
  const added = await second.addTo(thief, 'Key of the thief')
  const bySecond = await enter(second)
  // What it was opened with was added by who came in with the first.
  expect((await bySecond.getPasskeyMade({ path: { pk: passkey.id } })).sessions).toBe(1)
  await bySecond.deletePasskey({ path: { pk: added.id } })
  expect(await codeOf(bySecond.getMe())).toBe('sign_in_needed')
  expect(await codeOf(bySecond.createToken({ body: { ...MIGHTY, name: 'Later' } }))).toBe('sign_in_needed')
  expect([await codeOf(thief.getMe()), await codeOf(browser.getMe())]).toEqual(['ok', 'ok'])
  await thief.deletePasskey({ path: { pk: passkey.id } })
  expect(await codeOf(thief.getMe())).toBe('sign_in_needed')
  expect([await codeOf(browser.getMe()), await browser.listTokens()]).toEqual(['ok', []])
})

test('invites that were sent while signed in with it, or with what was made there, are withdrawn, unless they were accepted', async () => {
  const { browser, passkey, thief } = await robbed()
  const { id: team_id } = await browser.createTeam({ body: { name: `Robbed ${people}` } })
  const emails = [
    'by.session@new.example',
    'by.token@new.example',
    'by.token.of.token@new.example',
    'inside@new.example',
  ]
  const token = await makeToken(thief, 'Nightly')
  const { token: further } = await world.withToken(token).createToken({ body: { ...MIGHTY, name: 'Further' } })
  world.watch.add(further, 'a token')
  const ways = [thief, world.withToken(token), world.withToken(further), await enterWith(further)]
  for (const [at, way] of ways.entries()) {
    await way.createInvites({ path: { team_id }, body: { emails: [emails[at]!] } })
  }
  await browser.createInvites({ path: { team_id }, body: { emails: ['friend@new.example'] } })
  const { invites } = await browser.getPasskeyMade({ path: { pk: passkey.id } })
  expect(invites.map(({ name }) => name).toSorted()).toEqual(emails.toSorted())
  await browser.deletePasskey({ path: { pk: passkey.id } })
  const results = await browser.listInvites({ path: { team_id } })
  expect(Object.fromEntries(results.map(({ email, state }) => [email, state]))).toEqual({
    ...Object.fromEntries(emails.map((email) => [email, 'withdrawn'])),
    'friend@new.example': 'pending',
  })
})

test('what is made while the passkey is removed ends as well, or is not made', async () => {
  for (let round = 0; round < 4; round++) {
    const { browser, passkey, thief } = await robbed()
    const making = Array.from({ length: 8 }, (_, n) =>
      thief.createToken({ body: { ...MIGHTY, name: `Race ${n}` } }).catch((error) => error.code as string),
    )
    await browser.deletePasskey({ path: { pk: passkey.id } })
    for (const made of await Promise.all(making)) {
      if (typeof made === 'string') expect(made).toBe('sign_in_needed')
      else expect(await tokenOpens(made.token)).toBe('sign_in_needed')
    }
    expect(await browser.listTokens()).toEqual([])
  }
})
