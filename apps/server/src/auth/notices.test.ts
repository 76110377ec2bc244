import { CALLS, type Call, NOTICED_ACTS, noticeOf } from '@starling/contract'
import { endPauses } from '@starling/store/testing'
import { type Browser, consentAt, World } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { SoftPasskey } from '../../test-kit/passkey/soft-passkey.ts'
import { firstLink } from '../first-link.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const HOUR_MS = 60 * 60_000
let world: World
beforeAll(async () => {
  world = await World.create(inject('postgres'))
})
afterAll(() => world.stop())

/** Notices to an address, the oldest first. */
async function noticesTo(to: string) {
  await world.settle()
  const mails = world.sandbox.mailbox.messages({ to }).toReversed()
  return mails.filter(({ subject }) => /^(Your Starling account|Starling アカウント)/.test(subject))
}
let people = 0
async function someone(language: 'en' | 'ja' = 'en') {
  const email = `noticed${++people}@new.example`
  const browser = await world.signIn(email)
  await browser.replaceMe({ body: { language } })
  return { email, browser }
}
async function connect(browser: Browser, network: 'x' | 'linkedin', person: string) {
  const { authorize_url } = await browser.connectSocialAccount({ path: { network }, body: {} })
  const { searchParams } = await consentAt(authorize_url, { person })
  const body = Object.fromEntries([...searchParams].filter(([name]) => ['state', 'code'].includes(name)))
  const arrival = await browser.finishSocialRedirect({ path: { network }, body })
  if (arrival.outcome !== 'connected') throw new Error(arrival.outcome)
  return arrival.account
}

type Does = (browser: Browser, email: string) => Promise<unknown>
/** What brings each notice, by the call that does it; the calls before it are those of an earlier line. */
const BRINGS: [act: string, call: string, does: Does][] = [
  ['passkey.added', 'createPasskey', (browser) => new SoftPasskey().addTo(browser, 'Desk\nTime: long ago')],
  ['way_in.changed', 'changeWayIn', (browser) => browser.changeWayIn({ body: { way_in: 'passkey' } })],
  ['way_in.changed', 'changeWayIn', (browser) => browser.changeWayIn({ body: { way_in: 'any' } })],
  [
    'passkey.removed',
    'deletePasskey',
    async (browser) => browser.deletePasskey({ path: { pk: await keyOf(browser) } }),
  ],
  ['passkey.restored', 'restorePasskey', async (browser) => browser.restorePasskey({ path: { pk: removedKey } })],
  ['token.created', 'createToken', (browser) => browser.createToken({ body: { kind: 'personal', name: 'Script' } })],
  ['token.revoked', 'deleteToken', async (browser) => browser.deleteToken({ path: { pk: await tokenOf(browser) } })],
  ['social_account.connected', 'connectSocialAccount', (browser) => connect(browser, 'linkedin', 'Tomas')],
  [
    'social_account.disconnected',
    'disconnectSocialAccount',
    async (browser) => {
      const [account] = await browser.listSocialAccounts()
      await browser.disconnectSocialAccount({ path: { pk: account!.id } })
    },
  ],
  ['session.on_new_device', 'useMagicLink', (_, email) => world.signIn(email)],
]
let removedKey = ''
async function keyOf(browser: Browser): Promise<string> {
  removedKey = (await browser.listPasskeys())[0]!.id
  return removedKey
}
const tokenOf = async (browser: Browser) => (await browser.listTokens())[0]!.id

test.each([
  ['en', 'Your Starling account: A passkey was added', 'Time: 20', 'Unknown device', 'A passkey only'],
  ['ja', 'Starling アカウント：パスキーが追加されました', '日時：20', '不明な端末', 'パスキーのみ'],
] as const)(
  'each change of the ways in is mailed once, with when, where and what to do (%s)',
  async (language, added, when, device, way) => {
    const { email, browser } = await someone(language)
    for (const [at, [act, , does]] of BRINGS.entries()) {
      await does(browser, email)
      const mails = await noticesTo(email)
      expect([act, mails.length]).toEqual([act, at + 1])
      const { text, html } = mails.at(-1)!
      expect(text).toContain(`\n> ${when}`)
      expect(text).toContain(device)
      expect(text).toContain('localhost:4000\n')
      expect(text).toContain('\n\nhttp://localhost:4000/account\n\n')
      expect(html).toContain('href="http://localhost:4000/account"')
    }
    const mails = await noticesTo(email)
    expect(mails[0]!.subject).toBe(added)
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(new Set(BRINGS.map(([act]) => act)).size)
    expect(mails[1]!.text).toContain(way)
    expect(mails[7]!.text).toContain('LinkedIn')
    // A name is one line of the quote, whatever its owner wrote into it.
    expect(mails[0]!.text).toMatch(/[:：]Desk Time: long ago$|[:：] ?Desk Time: long ago$/m)
  },
)

test('all that somebody can be told of is brought here, and every call that changes a way in brings something', () => {
  expect([...new Set(BRINGS.map(([act]) => act))].toSorted()).toEqual([...NOTICED_ACTS].toSorted())
  const brought = BRINGS.map(([, call]) => call)
  /** They begin something, or show who one is; what comes of it is another call's. */
  const ONLY_BEGIN = ['startPasskey', 'createConfirmation']
  const waysIn = Object.entries(CALLS as Record<string, Call>).flatMap(([id, { own_session, method }]) =>
    own_session && method !== 'GET' ? [id] : [],
  )
  expect(waysIn.length).toBeGreaterThan(4)
  expect(waysIn.filter((id) => !brought.includes(id) && !ONLY_BEGIN.includes(id))).toEqual([])
  expect(noticeOf('session.created')).toBeNull()
  expect(noticeOf('constructor')).toBeNull()
})

test('the first sign-in ever is not told of, nor a browser that was seen before, nor a move to another site', async () => {
  const { email, browser } = await someone()
  await world.signIn(email, browser)
  const pro = world.browser('pro.localhost:4000')
  await pro.loginViaToken({ body: { token: (await browser.createSitePass()).token } })
  expect(await noticesTo(email)).toEqual([])
  const known = await firstLink(world.product, email)
  const link = new URLSearchParams(known.split('#')[1]).get('token')!
  await world.browser().loginViaToken({ body: { token: link } })
  expect(await noticesTo(email)).toMatchObject([
    { subject: 'Your Starling account: Someone signed in on a new device' },
  ])
})

test('a sign-in is told with the device as its session has it, and the site', async () => {
  const { email } = await someone()
  const elsewhere = world.browser('pro.localhost:4000')
  const { magic_code } = await elsewhere.requestMagicLink({ body: { email } })
  await world.product.app.inject({
    method: 'POST',
    url: '/api/user/magic-link/use/',
    headers: { host: 'pro.localhost:4000', 'user-agent': FIREFOX, 'sec-fetch-site': 'same-origin' },
    payload: { magic_code, confirm_code: await world.mailedCode(email) },
  })
  const [mail] = await noticesTo(email)
  expect(mail!.text).toContain('> Device: Firefox, Linux\n> Site: pro.localhost:4000')
})

test('a session that a token opens in an unknown browser is told of', async () => {
  const { email, browser } = await someone()
  const { token } = await browser.createToken({ body: { kind: 'personal', name: 'Script' } })
  await world.settle()
  await world.browser().loginViaToken({ body: { token } })
  const mails = await noticesTo(email)
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Your Starling account: A token was created',
    'Your Starling account: Someone signed in on a new device',
  ])
  expect(mails.map(({ text, html }) => text + html).join()).not.toContain(token)
})

test('what one change ends is one mail', async () => {
  const { email, browser } = await someone()
  const key = new SoftPasskey()
  const { id } = await key.addTo(browser)
  const there = world.browser()
  const { challenge } = await there.getPasskeyChallenge()
  there.user = await there.signInWithPasskey({ body: key.prove(challenge) })
  for (const name of ['One', 'Two']) await there.createToken({ body: { kind: 'personal', name } })
  const before = (await noticesTo(email)).length
  await browser.deletePasskey({ path: { pk: id }, query: { made: 'end' } })
  const [mail, ...others] = (await noticesTo(email)).slice(before)
  expect(others).toEqual([])
  expect(mail!.subject).toBe('Your Starling account: 3 changes')
  expect(mail!.text).toContain('> Name: Two')
})

test('past ten mails an hour what happens is gathered, and told in one mail when another may leave', async () => {
  const { email, browser } = await someone()
  for (let n = 0; n < 14; n++) {
    await browser.createToken({ body: { kind: 'personal', name: `Token ${n}` } })
    await world.settle()
  }
  expect(await noticesTo(email)).toHaveLength(10)
  const { id } = (await browser.getMe())!
  const mine = async () => (await world.rows('outbox')).filter(({ subject }) => subject === `notice ${id}`)
  const waiting = (await mine()).filter(({ state }) => state === 'pending')
  expect(waiting).toHaveLength(1)
  expect((waiting[0]!.payload as { acts: unknown[] }).acts).toHaveLength(4)
  const wait_ms = waiting[0]!.next_at.getTime() - Date.now()
  expect(wait_ms).toBeGreaterThan(HOUR_MS * 0.9)
  expect(wait_ms).toBeLessThan(HOUR_MS * 1.1)
  await endPauses(world.connection)
  await world.product.store.change('operator', async ({ enqueue, audit }) => {
    await enqueue('sweep_outbox', {})
    await audit('test.swept')
  })
  const [last, ...others] = (await noticesTo(email)).slice(10)
  expect(others).toEqual([])
  expect(last!.text.match(/^> Name: Token \d+$/gm)).toEqual([10, 11, 12, 13].map((n) => `> Name: Token ${n}`))
})
