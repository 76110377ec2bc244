import { type Browser, consentAt, World } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { codeOf } from '../../test-kit/code-of.ts'
import { SoftPasskey } from '../../test-kit/passkey/soft-passkey.ts'
import { firstLink } from '../first-link.ts'

const MINUTE_MS = 60_000
let world: World
beforeAll(async () => {
  world = await World.create(inject('postgres'))
})
afterAll(() => world.stop())

let people = 0
/** Someone new, with a passkey for the team site. */
async function someone() {
  const email = `key${++people}@new.example`
  const browser = await world.signIn(email)
  const key = new SoftPasskey()
  const passkey = await key.addTo(browser)
  return { email, browser, key, passkey }
}
async function enter(key: SoftPasskey, browser: Browser = world.browser()): Promise<Browser> {
  const { challenge } = await browser.getPasskeyChallenge()
  browser.user = await browser.signInWithPasskey({ body: key.prove(challenge) })
  return browser
}
const mailed = async (email: string, browser: Browser) => {
  const { magic_code } = await browser.requestMagicLink({ body: { email } })
  return { magic_code, confirm_code: await world.mailedCode(email) }
}

test('a passkey is added under a name, signs in without an address or a mail, and tells when it was used', async () => {
  const { email, browser, key, passkey } = await someone()
  expect(passkey).toMatchObject({ name: 'Laptop', host: 'localhost', seen_at: null })
  const there = await enter(key)
  expect((await there.getMe()).email).toBe(email)
  expect(await browser.listPasskeys()).toMatchObject([{ id: passkey.id, seen_at: expect.any(String) }])
  expect(await there.listSessions()).toHaveLength(2)
})

test('a challenge works once, also when twenty come at the same time, and for five minutes', async () => {
  const { key } = await someone()
  const { challenge } = await world.browser().getPasskeyChallenge()
  const body = key.prove(challenge)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => codeOf(world.browser().signInWithPasskey({ body }))),
  )
  expect(answers.toSorted().slice(0, 2)).toEqual(['ok', 'passkey_refused'])
  expect(answers.filter((code) => code === 'ok')).toHaveLength(1)
  const late = await world.browser().getPasskeyChallenge()
  world.clock.advance(5 * MINUTE_MS)
  expect(await codeOf(world.browser().signInWithPasskey({ body: key.prove(late.challenge) }))).toBe('passkey_refused')
})

test('what was not signed by this key, here, by someone who unlocked it, signs nobody in', async () => {
  const { browser, key } = await someone()
  const stranger = world.browser()
  const proof = async (faults = {}, by = key) => by.prove((await stranger.getPasskeyChallenge()).challenge, faults)
  const good = await proof()
  const other = await proof({}, new SoftPasskey())
  const bound = (await browser.startPasskey()).challenge
  const refusals = {
    'another page': await proof({ origin: 'http://evil.example' }),
    'another scheme': await proof({ origin: 'https://localhost:4000' }),
    'a key that was not unlocked': await proof({ unlocked: false }),
    'a counter that went back': await proof({ counter: 1 }),
    'a key nobody knows': other,
    'the signature of another key': { ...good, signature: other.signature },
    'a challenge that we did not give out': key.prove(Buffer.from('x'.repeat(44)).toString('base64url')),
    'the challenge of a session': key.prove(bound),
    'no JSON': { ...good, client_data: 'AAAA' },
    'no data': { ...good, authenticator_data: 'AAAA' },
  }
  for (const [what, body] of Object.entries(refusals)) {
    expect([what, await codeOf(stranger.signInWithPasskey({ body }))]).toEqual([what, 'passkey_refused'])
  }
  const elsewhere = world.browser('pro.localhost:4000')
  const { challenge } = await elsewhere.getPasskeyChallenge()
  expect(await codeOf(elsewhere.signInWithPasskey({ body: key.prove(challenge) }))).toBe('passkey_refused')
})

test('a key is added in the session that asked, unlocked, once', async () => {
  const { browser, key } = await someone()
  const other = await someone()
  const fresh = () => new SoftPasskey()
  const { challenge } = await other.browser.startPasskey()
  const add = (body: object) => codeOf(browser.createPasskey({ body: { name: 'X', ...body } as never }))
  expect(await add(fresh().made(challenge))).toBe('passkey_refused')
  expect(await add(fresh().made((await world.browser().getPasskeyChallenge()).challenge))).toBe('passkey_refused')
  expect(await codeOf(fresh().addTo(browser, 'X', { unlocked: false }))).toBe('passkey_refused')
  expect(await codeOf(key.addTo(browser))).toBe('passkey_refused')
  expect(await codeOf(key.addTo(other.browser))).toBe('passkey_refused')
  expect(await browser.listPasskeys()).toHaveLength(1)
  expect((await browser.startPasskey()).known).toEqual([{ id: key.id, transports: ['internal'] }])
})

test('a removed passkey signs nobody in until it is brought back', async () => {
  const { browser, key, passkey } = await someone()
  await browser.deletePasskey({ path: { pk: passkey.id } })
  await expect(enter(key)).rejects.toMatchObject({ code: 'passkey_refused' })
  expect(await browser.listPasskeys()).toEqual([])
  await browser.restorePasskey({ path: { pk: passkey.id } })
  await enter(key)
  await browser.deletePasskey({ path: { pk: passkey.id } })
  await key.addTo(browser, 'Again')
  await enter(key)
})

test('what a passkey has opened ends with it, also where it is removed', async () => {
  const { email, browser, key, passkey } = await someone()
  const there = await enter(key)
  const onPro = world.browser('pro.localhost:4000')
  onPro.user = await onPro.loginViaToken({ body: { token: (await there.createSitePass()).token } })
  await browser.changeWayIn({ body: { way_in: 'mail_and_passkey' } })
  const byBoth = world.browser()
  const { challenge } = await byBoth.getPasskeyChallenge()
  await byBoth.useMagicLink({ body: { ...(await mailed(email, byBoth)), passkey: key.prove(challenge) } })
  await browser.changeWayIn({ body: { way_in: 'any' } })
  const lost = await enter(key)
  await lost.deletePasskey({ path: { pk: passkey.id } })
  for (const ended of [there, byBoth, lost]) expect(await codeOf(ended.getMe())).toBe('sign_in_needed')
  expect(await codeOf(onPro.getStandaloneMe())).toBe('sign_in_needed')
  expect((await browser.getMe()).email).toBe(email)
  // Bringing it back opens none of them again.
  await browser.restorePasskey({ path: { pk: passkey.id } })
  expect(await codeOf(there.getMe())).toBe('sign_in_needed')
  await enter(key)
})

test('whoever comes in with a passkey while it is removed is not in afterwards, and cannot keep it from being removed', async () => {
  for (let round = 0; round < 4; round++) {
    const { browser, key, passkey } = await someone()
    const there = await enter(key)
    const comers = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const comer = world.browser()
        return { comer, body: key.prove((await comer.getPasskeyChallenge()).challenge) }
      }),
    )
    const entering = comers.map(async ({ comer, body }) => codeOf(comer.signInWithPasskey({ body })))
    const pass = async () => {
      const { token } = await there.createSitePass({})
      return codeOf(world.browser('pro.localhost:4000').loginViaToken({ body: { token } }))
    }
    // Refused as soon as the key is gone, which may be before anybody waits for it.
    const passing = Array.from({ length: 8 }, () => pass().catch(() => {}))
    expect(await codeOf(browser.deletePasskey({ path: { pk: passkey.id } }))).toBe('ok')
    await Promise.all([...entering, ...passing])
    for (const { comer } of comers) expect(await codeOf(comer.getMe())).toBe('sign_in_needed')
    expect(await browser.listSessions()).toHaveLength(1)
  }
})

test('who removes a passkey on a second site is out of both, if the key opened the first', async () => {
  const { key, passkey } = await someone()
  const there = await enter(key)
  const onPro = world.browser('pro.localhost:4000')
  onPro.user = await onPro.loginViaToken({ body: { token: (await there.createSitePass()).token } })
  await onPro.deletePasskey({ path: { pk: passkey.id } })
  expect(await codeOf(there.getMe())).toBe('sign_in_needed')
  expect(await codeOf(onPro.getStandaloneMe())).toBe('sign_in_needed')
})

test('a token, and a session made with one, adds and removes no passkey and does not change the way in', async () => {
  const { email, passkey } = await someone()
  const path = { pk: passkey.id }
  const { token } = await world.token(email)
  const browser = world.browser()
  browser.user = await browser.loginViaToken({ body: { token } })
  for (const client of [world.withToken(token), browser]) {
    expect(await codeOf(client.startPasskey())).toBe('wrong_credential')
    expect(await codeOf(client.createPasskey({ body: { name: 'X', ...new SoftPasskey().made('AAAA') } }))).toBe(
      'wrong_credential',
    )
    expect(await codeOf(client.changeWayIn({ body: { way_in: 'any' } }))).toBe('wrong_credential')
    expect(await codeOf(client.deletePasskey({ path }))).toBe('wrong_credential')
    expect(await codeOf(client.restorePasskey({ path }))).toBe('wrong_credential')
  }
  await browser.logout()
})

test('whoever chose their passkey alone comes in by nothing else: a code by mail says so and is not used up', async () => {
  const { email, browser, key } = await someone()
  expect(await browser.changeWayIn({ body: { way_in: 'passkey' } })).toEqual({ way_in: 'passkey' })
  expect(await browser.getWayIn()).toEqual({ way_in: 'passkey' })
  const stranger = world.browser()
  const body = await mailed(email, stranger)
  expect(await codeOf(stranger.useMagicLink({ body }))).toBe('passkey_needed')
  await expect(stranger.getMe()).rejects.toMatchObject({ code: 'sign_in_needed' })
  const { challenge } = await stranger.getPasskeyChallenge()
  expect(await stranger.useMagicLink({ body: { ...body, passkey: key.prove(challenge) } })).toMatchObject({ email })
  expect((await (await enter(key)).getMe()).email).toBe(email)
})

test('with both, neither is enough, and another person’s passkey is none', async () => {
  const { email, browser, key } = await someone()
  const other = await someone()
  await browser.changeWayIn({ body: { way_in: 'mail_and_passkey' } })
  await expect(enter(key)).rejects.toMatchObject({ code: 'mail_needed' })
  const stranger = world.browser()
  const body = await mailed(email, stranger)
  const withKey = async (one: SoftPasskey) => {
    const { challenge } = await stranger.getPasskeyChallenge()
    return stranger.useMagicLink({ body: { ...body, passkey: one.prove(challenge) } })
  }
  expect(await codeOf(stranger.useMagicLink({ body }))).toBe('passkey_needed')
  expect(await codeOf(withKey(other.key))).toBe('passkey_refused')
  expect(await withKey(key)).toMatchObject({ email })
})

test('a network does not get around the passkey', async () => {
  const { browser, key } = await someone()
  const path = { network: 'x' }
  const travel = async (one: Browser, url: string) => {
    const { searchParams } = await consentAt(url)
    return one.finishSocialRedirect({ path, body: Object.fromEntries(searchParams) })
  }
  await travel(browser, (await browser.connectSocialAccount({ path, body: {} })).authorize_url)
  await browser.changeWayIn({ body: { way_in: 'passkey' } })
  const stranger = world.browser()
  const { authorize_url } = await stranger.startSocialSignIn({ path, body: {} })
  expect(await codeOf(travel(stranger, authorize_url))).toBe('passkey_needed')
  await enter(key)
})

test('the last passkey stays while nothing else opens the account, and none can be asked for that is not there', async () => {
  const { browser, passkey } = await someone()
  await browser.changeWayIn({ body: { way_in: 'passkey' } })
  expect(await codeOf(browser.deletePasskey({ path: { pk: passkey.id } }))).toBe('last_passkey')
  await new SoftPasskey().addTo(browser, 'Phone')
  await browser.deletePasskey({ path: { pk: passkey.id } })
  const without = await world.signIn('no-key@new.example')
  await expect(without.changeWayIn({ body: { way_in: 'passkey' } })).rejects.toMatchObject({
    status: 400,
    body: { way_in: ['Add a passkey first.'] },
  })
})

test('a passkey of the second site is added there, with a pass from the first', async () => {
  const { email, browser, passkey } = await someone()
  await browser.changeWayIn({ body: { way_in: 'passkey' } })
  const pro = world.browser('pro.localhost:4000')
  pro.user = await pro.loginViaToken({ body: { token: (await browser.createSitePass()).token } })
  const key = new SoftPasskey('pro.localhost:4000')
  const added = await key.addTo(pro, 'Laptop there')
  expect(await browser.listPasskeys()).toMatchObject([
    { id: added.id, host: 'pro.localhost' },
    { id: passkey.id, host: 'localhost' },
  ])
  const later = await enter(key, world.browser('pro.localhost:4000'))
  expect((await later.getStandaloneMe()).email).toBe(email)
})

test('whoever has lost every passkey comes in by the operator’s link, and chooses another way', async () => {
  const { email, browser } = await someone()
  await browser.changeWayIn({ body: { way_in: 'passkey' } })
  const link = await firstLink(world.product, email)
  const again = world.browser()
  again.user = await again.loginViaToken({ body: { token: decodeURIComponent(link.split('#token=')[1]!) } })
  expect(await again.changeWayIn({ body: { way_in: 'any' } })).toEqual({ way_in: 'any' })
  expect((await world.signIn(email)).user).toMatchObject({ email })
})
