import { ApiError } from '@starling/contract/browser'
import { type Browser, consentAt, World } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

const INVITER = 'admin@meridian.example'
const TEAM = { team_id: 'meridian' }
const NETWORKS = ['x', 'facebook', 'linkedin'] as const
let world: World
beforeAll(async () => {
  world = await World.create(inject('postgres'), { REGISTRATION: 'acme.example' })
})
afterAll(() => world.stop())

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : String(error))
const isKnown = async (email: string) => (await world.rows('users')).some((user) => user.email === email)
const invite = async (email: string) =>
  (await (await world.as(INVITER)).createInvites({ path: TEAM, body: { emails: [email], message: '' } }))[0]!
/** What the mailbox holds before the code is asked for is taken out of the way. */
async function invited(email: string) {
  const made = await invite(email)
  await world.settle()
  await world.sandbox.mailbox.next({ to: email })
  return made
}

test('who was not invited is told so once they have shown that the mailbox is theirs, and is not here', async () => {
  const email = 'stranger@elsewhere.example'
  expect(await world.signIn(email).catch(codeOf)).toBe('not_invited')
  expect(await isKnown(email)).toBe(false)
})

test('until then nobody learns whether an address is known', async () => {
  const asked = async (email: string) => {
    const answer = await world.browser().requestMagicLink({ body: { email } })
    await world.settle()
    const { subject } = await world.sandbox.mailbox.next({ to: email })
    return [Object.keys(answer).sort(), subject.slice(6)]
  }
  expect(await asked('nobody@elsewhere.example')).toEqual(await asked('member@meridian.example'))
  const { magic_code } = await world.browser().requestMagicLink({ body: { email: 'none@elsewhere.example' } })
  const guess = { body: { magic_code, confirm_code: 'AAAAAA' } }
  expect(await world.browser().useMagicLink(guess).catch(codeOf)).toBe('invalid_login_code')
})

test('an address of an allowed domain comes in; one that only looks like it does not', async () => {
  expect((await world.signIn('new@acme.example')).user).toMatchObject({ email: 'new@acme.example' })
  const alike = ['a@acme.example.evil.io', 'a@sub.acme.example', 'a@notacme.example', 'acme.example@evil.io']
  for (const email of alike) expect(await world.signIn(email).catch(codeOf), email).toBe('not_invited')
})

test('an invited person comes in for as long as the invite is open', async () => {
  await invited('guest@elsewhere.example')
  expect((await world.signIn('guest@elsewhere.example')).user).toMatchObject({ email: 'guest@elsewhere.example' })
  const { id } = await invited('late@elsewhere.example')
  await (await world.as(INVITER)).withdrawInvite({ path: { ...TEAM, pk: id } })
  expect(await world.signIn('late@elsewhere.example').catch(codeOf)).toBe('not_invited')
  await invited('slow@elsewhere.example')
  world.clock.advance(8 * 24 * 60 * 60_000)
  expect(await world.signIn('slow@elsewhere.example').catch(codeOf)).toBe('not_invited')
})

test('who is here already comes in', async () => {
  expect((await world.signIn('member@meridian.example')).user).toMatchObject({ email: 'member@meridian.example' })
})

async function travel(browser: Browser, network: (typeof NETWORKS)[number]) {
  const { authorize_url } = await browser.startSocialSignIn({ path: { network }, body: {} })
  const { searchParams } = await consentAt(authorize_url, { person: network === 'x' ? '@' : 'Noor' })
  const body = Object.fromEntries([...searchParams].filter(([name]) => name === 'state' || name === 'code'))
  return browser.finishSocialRedirect({ path: { network }, body })
}

test.each(NETWORKS)('%s: whoever has no place here gets none by signing in there', async (network) => {
  const browser = world.browser()
  const arrival = await travel(browser, network)
  const before = (await world.rows('users')).length
  if (arrival.outcome === 'confirm') {
    const finished = browser.finishSocialSignIn({ body: { network, as: 'verified_email' } })
    expect(await finished.catch(codeOf)).toBe('not_invited')
  } else {
    expect(arrival.outcome).toBe('email_needed')
    const vouched = browser.finishSocialSignIn({ body: { network, as: 'verified_email' } })
    expect(await vouched.catch(codeOf)).toBe('unauthorized_login')
    expect(await world.signIn(`${network}@elsewhere.example`, browser).catch(codeOf)).toBe('not_invited')
    const joined = browser.finishSocialSignIn({ body: { network, as: 'session' } })
    expect(await joined.catch(codeOf)).toBe('sign_in_needed')
  }
  expect(await browser.getMe().catch(codeOf)).toBe('sign_in_needed')
  expect((await world.rows('users')).length).toBe(before)
})

test('linkedin: an invited address that it vouches for comes in', async () => {
  const browser = world.browser()
  const arrival = await travel(browser, 'linkedin')
  if (arrival.outcome !== 'confirm') throw new Error(arrival.outcome)
  await invite(arrival.email)
  const user = await browser.finishSocialSignIn({ body: { network: 'linkedin', as: 'verified_email' } })
  expect(user).toMatchObject({ email: arrival.email })
})
