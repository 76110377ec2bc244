import { type Browser, World } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { codeOf } from '../../test-kit/code-of.ts'
import { SoftPasskey } from '../../test-kit/passkey/soft-passkey.ts'

const ADMIN = 'admin@meridian.example'
const MINUTE_MS = 60_000
const NEVER = '0198c0de-0000-7000-8000-000000000000'
let world: World
beforeAll(async () => {
  world = await World.create(inject('postgres'))
})
afterAll(() => world.stop())

const make = (browser: Pick<Browser, 'createToken'>) =>
  codeOf(browser.createToken({ body: { kind: 'personal', name: 'Script' } }))
async function mailed(email: string) {
  const { magic_code } = await world.browser().requestMagicLink({ body: { email } })
  return { magic_code, confirm_code: await world.mailedCode(email) }
}

test('for a quarter of an hour after signing in nobody is asked, then before what weighs, until they confirm', async () => {
  const browser = await world.signIn(ADMIN)
  world.clock.advance(14 * MINUTE_MS)
  expect(await make(browser)).toBe('ok')
  world.clock.advance(2 * MINUTE_MS)
  expect(await make(browser)).toBe('confirm_needed')
  const team_id = 'meridian'
  const weighty = {
    linking: () => browser.connectSocialAccount({ path: { network: 'x' }, body: {} }),
    inviting: () => browser.createInvites({ path: { team_id }, body: { emails: ['new@new.example'] } }),
    'more to spend': () => browser.changeReading({ path: { team_id }, body: { cap: 1_000_000 } }),
    passkeys: () => browser.startPasskey(),
    'the way in': () => browser.changeWayIn({ body: { way_in: 'any' } }),
    'where invoices go': () =>
      browser.changeTeam({ path: { slug: team_id }, body: { invoice_email: 'thief@new.example' } }),
    'the log': () => browser.listAuditEntries({ path: { team_id } }),
    'the log as a file': () => browser.exportAudit({ path: { team_id } }),
    'all data of a person': () => browser.createTakeout(),
    'its file': () => browser.downloadTakeout({ path: { pk: NEVER } }),
    'following many': () => browser.followUnfollow({ body: { account: NEVER, action: 'follow', handles: ['a'] } }),
    'reading all lists': () => browser.syncXLists({ body: { account: NEVER } }),
  }
  for (const [what, call] of Object.entries(weighty))
    expect([what, await codeOf(call())]).toEqual([what, 'confirm_needed'])
  expect((await world.rows('invites')).filter(({ email }) => email === 'new@new.example')).toEqual([])
  expect((await browser.listTokens()).length).toBeGreaterThan(0)
  // What one does all day stays under the limit that was confirmed.
  const member = { path: { pk: NEVER }, body: { add: ['a'] } }
  expect(await codeOf(browser.changeXListMembers(member))).toBe('not_found')

  await browser.createConfirmation({ body: await mailed(ADMIN) })
  expect(await make(browser)).toBe('ok')
  world.clock.advance(16 * MINUTE_MS)
  expect(await make(browser)).toBe('confirm_needed')
})

test('a code confirms its own address, once; a wrong one does not', async () => {
  const browser = await world.signIn('confirm@new.example')
  world.clock.advance(16 * MINUTE_MS)
  const another = await mailed('other@new.example')
  expect(await codeOf(browser.createConfirmation({ body: another }))).toBe('invalid_login_code')
  const own = await mailed('confirm@new.example')
  const wrong = own.confirm_code.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))
  expect(await codeOf(browser.createConfirmation({ body: { ...own, confirm_code: wrong } }))).toBe('invalid_login_code')
  expect(await make(browser)).toBe('confirm_needed')
  await browser.createConfirmation({ body: own })
  expect(await codeOf(browser.createConfirmation({ body: own }))).toBe('invalid_login_code')
  await expect(browser.createConfirmation({ body: {} })).rejects.toMatchObject({ status: 400 })
})

test('a passkey confirms its owner; where the way in asks for it, a code by mail does not', async () => {
  const email = 'keyed@new.example'
  const browser = await world.signIn(email)
  const key = new SoftPasskey()
  await key.addTo(browser)
  const stranger = await world.signIn('stranger@new.example')
  const foreign = new SoftPasskey()
  await foreign.addTo(stranger)
  await browser.changeWayIn({ body: { way_in: 'passkey' } })
  world.clock.advance(16 * MINUTE_MS)
  const confirm = async (one: SoftPasskey) => {
    const { challenge } = await browser.getPasskeyChallenge()
    return codeOf(browser.createConfirmation({ body: { passkey: one.prove(challenge) } }))
  }
  expect(await codeOf(browser.createConfirmation({ body: await mailed(email) }))).toBe('passkey_needed')
  expect(await confirm(foreign)).toBe('passkey_refused')
  expect(await make(browser)).toBe('confirm_needed')
  expect(await confirm(key)).toBe('ok')
  expect(await make(browser)).toBe('ok')
})

test('moving to another site shows nothing new; a token, and what is made with it, is never asked', async () => {
  const browser = await world.signIn(ADMIN)
  const { token } = await world.token(ADMIN)
  const byToken = world.browser()
  byToken.user = await byToken.loginViaToken({ body: { token } })
  world.clock.advance(16 * MINUTE_MS)
  const pro = world.browser('pro.localhost:4000')
  pro.user = await pro.loginViaToken({ body: { token: (await browser.createSitePass()).token } })
  expect(await make(pro)).toBe('confirm_needed')
  expect(await make(world.withToken(token))).toBe('ok')
  expect(await make(byToken)).toBe('ok')
  expect(await codeOf(byToken.createConfirmation({ body: await mailed(ADMIN) }))).toBe('wrong_credential')
})

test('what is wrong or not theirs is said first: nobody confirms for nothing', async () => {
  const browser = await world.signIn('member@meridian.example')
  world.clock.advance(16 * MINUTE_MS)
  const path = { team_id: 'meridian' }
  await expect(browser.createInvites({ path, body: { emails: [] } })).rejects.toMatchObject({ code: 'admin_needed' })
  await expect(browser.createToken({ body: { kind: 'personal', name: '' } })).rejects.toMatchObject({ status: 400 })
})
