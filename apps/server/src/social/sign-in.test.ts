import type { Arrival } from '@starling/contract'
import { ApiError } from '@starling/contract/browser'
import { type Browser, type ConsentChoice, consentAt, World } from '@starling/world'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'

const NETWORKS = ['x', 'facebook', 'linkedin'] as const
type Network = (typeof NETWORKS)[number]
const ADMIN = 'admin@meridian.example'
const MINUTE_MS = 60_000
let world: World
beforeAll(async () => {
  world = await World.create(inject('postgres'))
})
afterAll(() => world.stop())

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : String(error))
/** What a page passes on; networks add words of their own. */
const PASSED_ON = ['state', 'code', 'error', 'oauth_token', 'oauth_verifier', 'denied']
const queryOf = (url: URL): Record<string, string> =>
  Object.fromEntries([...url.searchParams].filter(([name]) => PASSED_ON.includes(name)))

type Way = ConsentChoice & { protocol?: 'oauth1' | 'oauth2' }
async function leave(browser: Browser, network: Network, { protocol, ...choice }: Way = {}) {
  const body = protocol ? { protocol } : {}
  const { authorize_url } = await (browser.user
    ? browser.connectSocialAccount({ path: { network }, body })
    : browser.startSocialSignIn({ path: { network }, body }))
  return { authorize_url, body: queryOf(await consentAt(authorize_url, choice)) }
}

async function travel(browser: Browser, network: Network, way: Way = {}): Promise<Arrival> {
  const { body } = await leave(browser, network, way)
  return browser.finishSocialRedirect({ path: { network }, body })
}

async function isSignedIn(browser: Browser): Promise<boolean> {
  return browser.getMe().then(
    () => true,
    () => false,
  )
}

/** Connects an account to a person of their own, and signs out. */
async function linked(email: string, network: Network, way: Way = {}): Promise<void> {
  const browser = await world.signIn(email)
  expect(await travel(browser, network, way)).toMatchObject({ outcome: 'connected' })
}

describe.each(NETWORKS)('%s', (network) => {
  const email = `${network}@linked.example`
  test('a linked account signs its person in, with a session of its own', async () => {
    await linked(email, network, { person: network === 'x' ? '@' : 'Tomas' })
    const browser = world.browser()
    const arrival = await travel(browser, network, { person: network === 'x' ? '@' : 'Tomas' })
    expect(arrival).toMatchObject({ outcome: 'signed_in', user: { email } })
    expect(await browser.getMe()).toMatchObject({ email, social_accounts: [{ provider: network }] })
  })

  test('no one signs in with another state, a used one, an old one, or in another browser', async () => {
    const path = { network }
    const person = network === 'x' ? '@' : 'Tomas'
    const tries: [string, (browser: Browser) => Promise<Browser>][] = [
      [
        'a state nobody gave out',
        async (browser) => {
          const { body } = await leave(browser, network, { person })
          await browser.finishSocialRedirect({ path, body: { ...body, state: 'other' } })
          return browser
        },
      ],
      [
        'no state',
        async (browser) => {
          const { body } = await leave(browser, network, { person })
          await browser.finishSocialRedirect({ path, body: { code: body.code! } })
          return browser
        },
      ],
      [
        'another browser',
        async (browser) => {
          const { body } = await leave(browser, network, { person })
          const other = world.browser()
          await other.startSocialSignIn({ path, body: {} })
          await other.finishSocialRedirect({ path, body })
          return other
        },
      ],
      [
        'a state of another network',
        async (browser) => {
          const { body } = await leave(browser, network, { person })
          await browser.finishSocialRedirect({ path: { network: network === 'x' ? 'linkedin' : 'x' }, body })
          return browser
        },
      ],
      [
        'more than ten minutes later',
        async (browser) => {
          const { body } = await leave(browser, network, { person })
          world.clock.advance(11 * MINUTE_MS)
          await browser.finishSocialRedirect({ path, body })
          return browser
        },
      ],
      [
        'the code of someone else’s way',
        async (browser) => {
          const victim = world.browser()
          const stolen = await leave(victim, network, { person })
          const { body } = await leave(browser, network, { person })
          await browser.finishSocialRedirect({ path, body: { ...body, code: stolen.body.code! } })
          return browser
        },
      ],
    ]
    for (const [what, attempt] of tries) {
      const browser = world.browser()
      expect(await attempt(browser).catch(codeOf), what).toBe('unauthorized_login')
      expect(await isSignedIn(browser), what).toBe(false)
    }
  })

  test('a way back works once, even when it is taken many times at once', async () => {
    const browser = world.browser()
    const { body } = await leave(browser, network, { person: network === 'x' ? '@' : 'Tomas' })
    const finish = () => browser.finishSocialRedirect({ path: { network }, body }).catch(codeOf)
    const outcomes = await Promise.all([finish(), finish(), finish(), finish()])
    expect(outcomes.filter((outcome) => outcome !== 'unauthorized_login')).toHaveLength(1)
    browser.user = await browser.getMe()
    expect(await finish()).toBe('unauthorized_login')
  })

  test('to say no at the network changes nothing', async () => {
    const browser = world.browser()
    expect(await travel(browser, network, { decision: 'deny' })).toEqual({ outcome: 'refused' })
    expect(await isSignedIn(browser)).toBe(false)
  })
})

/** What someone between the browser and the network could make of the challenge; the verifier never leaves the server. */
const DOWNGRADES: [string, Record<string, string>][] = [
  ['taken out', {}],
  ['plain', { code_challenge: 'A'.repeat(43), code_challenge_method: 'plain' }],
  ['their own', { code_challenge: 'A'.repeat(43), code_challenge_method: 'S256' }],
  ['kept, but read as plain', { code_challenge_method: 'plain' }],
]
test.each(NETWORKS.flatMap((network) => DOWNGRADES.map(([what, changes]) => ({ network, what, changes }))))(
  '$network: with a challenge that is $what no one signs in',
  async ({ network, what, changes }) => {
    const browser = world.browser()
    const path = { network }
    const { authorize_url } = await browser.startSocialSignIn({ path, body: {} })
    const downgraded = new URL(authorize_url)
    expect(downgraded.searchParams.get('code_challenge_method')).toBe('S256')
    const names = what.startsWith('kept') ? ['code_challenge_method'] : ['code_challenge', 'code_challenge_method']
    for (const name of names) downgraded.searchParams.delete(name)
    for (const [name, value] of Object.entries(changes)) downgraded.searchParams.set(name, value)
    // X refuses to go on without a challenge; the others give a code that does not fit.
    const isRefusedThere = network === 'x' && what === 'taken out'
    const person = network === 'x' ? '@' : 'Tomas'
    const back = isRefusedThere
      ? new URL((await fetch(downgraded, { redirect: 'manual' })).headers.get('location')!)
      : await consentAt(downgraded.href, { person })
    const body = queryOf(back)
    const arrived = await browser.finishSocialRedirect({ path, body }).catch(codeOf)
    expect(arrived).toEqual(isRefusedThere ? { outcome: 'refused' } : 'unauthorized_login')
    expect(await isSignedIn(browser)).toBe(false)
    // Untouched, the same person at the same network does sign in.
    expect(await travel(world.browser(), network, { person })).toMatchObject({ outcome: 'signed_in' })
  },
)

test('by OAuth 1.0a: signing in, and a request token that was swapped', async () => {
  const x = { network: 'x' }
  const way: Way = { protocol: 'oauth1', person: '@' }
  const browser = world.browser()
  expect(await travel(browser, 'x', way)).toMatchObject({ outcome: 'signed_in', user: { email: 'x@linked.example' } })
  const [mine, theirs] = [world.browser(), world.browser()]
  const { body } = await leave(mine, 'x', way)
  const other = await leave(theirs, 'x', way)
  expect(await mine.finishSocialRedirect({ path: x, body: other.body }).catch(codeOf)).toBe('unauthorized_login')
  const verifier = { oauth_verifier: other.body.oauth_verifier! }
  const swapped = await mine.finishSocialRedirect({ path: x, body: { ...body, ...verifier } }).catch(codeOf)
  expect(swapped).toBe('unauthorized_login')
  expect(await isSignedIn(mine)).toBe(false)
})

test('LinkedIn vouches for an address: the person confirms, and is who they were', async () => {
  const browser = world.browser()
  const arrival = await travel(browser, 'linkedin', { person: 'Mira' })
  expect(arrival).toEqual({ outcome: 'confirm', name: 'Mira Okafor', email: ADMIN })
  expect(await isSignedIn(browser)).toBe(false)
  const body = { network: 'linkedin', as: 'verified_email' } as const
  expect(await world.browser().finishSocialSignIn({ body }).catch(codeOf)).toBe('unauthorized_login')
  browser.user = await browser.finishSocialSignIn({ body })
  expect(browser.user).toMatchObject({ email: ADMIN, first_name: 'Mira', memberships: [{ level: 'admin' }] })
  expect(await browser.finishSocialSignIn({ body }).catch(codeOf)).toBe('unauthorized_login')
  expect(await travel(world.browser(), 'linkedin', { person: 'Mira' })).toMatchObject({ outcome: 'signed_in' })
})

test('Facebook does not vouch: its address is only suggested, and proved by a code before anything is linked', async () => {
  const browser = world.browser()
  const arrival = await travel(browser, 'facebook', { person: 'Hana' })
  expect(arrival).toEqual({ outcome: 'email_needed', name: 'Hana Sato', suggested_email: 'admin@halcyon.example' })
  const vouched = { network: 'facebook', as: 'verified_email' } as const
  expect(await browser.finishSocialSignIn({ body: vouched }).catch(codeOf)).toBe('unauthorized_login')
  const unproved = { network: 'facebook', as: 'session' } as const
  expect(await browser.finishSocialSignIn({ body: unproved }).catch(codeOf)).toBe('sign_in_needed')
  const { token } = await world.token(ADMIN)
  browser.user = await browser.loginViaToken({ body: { token } })
  expect(await browser.finishSocialSignIn({ body: unproved }).catch(codeOf)).toBe('wrong_credential')
  await world.signIn('someone@new.example', browser)
  const user = await browser.finishSocialSignIn({ body: unproved })
  expect(user).toMatchObject({ email: 'someone@new.example', social_accounts: [{ provider: 'facebook' }] })
  const again = await travel(world.browser(), 'facebook', { person: 'Hana' })
  expect(again).toMatchObject({ outcome: 'signed_in', user: { email: 'someone@new.example' } })
})

test('someone without an address at the network is asked for one', async () => {
  const arrival = await travel(world.browser(), 'linkedin', { person: 'Leo' })
  expect(arrival).toEqual({ outcome: 'email_needed', name: 'Leo Brandt', suggested_email: null })
})

test('what came back waits ten minutes, no longer', async () => {
  const browser = world.browser()
  await travel(browser, 'linkedin', { person: 'Noor' })
  world.clock.advance(11 * MINUTE_MS)
  const body = { network: 'linkedin', as: 'verified_email' } as const
  expect(await browser.finishSocialSignIn({ body }).catch(codeOf)).toBe('unauthorized_login')
})

test('the GETs of the table change nothing and set no cookie', async () => {
  for (const [url, path] of [
    ['/rest-auth/x/oauth2/code-challenge/', '/rest-auth/x/'],
    ['/rest-auth/x/request_token/?oauth_callback=http%3A%2F%2Flocalhost%2F', '/rest-auth/x/'],
    ['/rest-auth/x/access_token/?state=a&code=b', '/rest-auth/x/oauth2/'],
  ] as const) {
    const answer = await world.product.app.inject({ url, headers: { host: 'localhost:4000' } })
    expect(answer.json()).toMatchObject({ method: 'POST', path })
    expect(answer.cookies).toEqual([])
  }
  const browser = world.browser()
  const { body } = await leave(browser, 'x', { person: '@' })
  expect(await browser.checkSocialCallback({ path: { network: 'x' }, query: body })).toMatchObject({ usable: true })
  const stranger = world.browser()
  expect(await stranger.checkSocialCallback({ path: { network: 'x' }, query: body })).toMatchObject({ usable: false })
  expect(await browser.finishSocialRedirect({ path: { network: 'x' }, body })).toMatchObject({ outcome: 'signed_in' })
})

test.each([
  ['localhost:4000', '/login/x#'],
  ['pro.localhost:4000', '/#sign-in&'],
])('a browser that a network sends back to %s is led to its page, the code behind the #', async (host, start) => {
  const answer = await world.product.app.inject({
    url: '/rest-auth/x/access_token/?state=s1&code=c1',
    headers: { host, accept: 'text/html' },
  })
  expect(answer.statusCode).toBe(303)
  const place = String(answer.headers.location)
  expect(place.startsWith(start)).toBe(true)
  const values = new URLSearchParams(place.split('#')[1])
  expect(Object.fromEntries(values)).toMatchObject({ network: 'x', state: 's1', code: 'c1' })
})

test('a network without keys is not offered', async () => {
  const bare = await World.create(inject('postgres'), { FACEBOOK_CLIENT_ID: '', X_CONSUMER_KEY: '' })
  expect(bare.product.networks.offered).toEqual(['x', 'linkedin'])
  const browser = bare.browser()
  expect(await browser.startSocialSignIn({ path: { network: 'facebook' }, body: {} }).catch(codeOf)).toBe('not_found')
  const oauth1 = browser.startSocialSignIn({ path: { network: 'x' }, body: { protocol: 'oauth1' } })
  expect(await oauth1.catch(codeOf)).toBe('not_found')
  await bare.stop()
})
