import { CALLS, type Call, type CallId } from '@starling/contract'
import { type World, worldWithNetwork } from '@starling/world'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'

/** As `main.ts` starts it; `config.test.ts` holds that these are what is left out. */
const PRODUCTION = { REGISTRATION: 'invite', ANONYMOUS_ANALYSIS: 'off', X_KEY_TEAMS: 'allowed', X_KEY_CAP: '100' }
const NOBODY = { slug: 'nobody', team_id: 'nobody', network: 'x', pk: '0198c0de-0000-7000-8000-000000000000' }
const words = { keywords: 'a' }

/**
 * By hand: a contract cannot judge itself. What whoever is not signed in may call, with what makes it answer; that they
 * are turned away everywhere else is a part of the matrix (`authorization.endure.test.ts`).
 */
const OPEN: { [Id in CallId]?: { body?: object; query?: string } } = {
  checkPersonalMagicLink: { query: '?magic_code=a' },
  checkSocialCallback: {},
  describeCodeChallenge: {},
  describeRequestToken: {},
  finishSocialRedirect: { body: {} },
  finishSocialSignIn: { body: { network: 'x', as: 'verified_email' } },
  getCampaignOptions: {},
  getPasskeyChallenge: {},
  getSchema: {},
  getTeamInfo: {},
  listConversationTopics: {},
  listInterests: {},
  listLanguages: {},
  listLocations: {},
  listMoviesTvShows: {},
  listNetworkOperators: {},
  listProAudienceCategories: {},
  listProAudienceRegions: {},
  loginViaToken: { body: { token: 'a' } },
  openSharedLink: { body: { token: 'a' } },
  restoreAccount: { body: { code: 'a' } },
  putFilePart: { query: '?offset=0&until=1&signature=a' },
  requestMagicLink: { body: { email: 'stranger@elsewhere.example' } },
  searchConversationTopics: { body: words },
  searchInterests: { body: words },
  searchLocations: { body: words },
  searchMoviesTvShows: { body: words },
  searchNetworkOperators: { body: words },
  signInWithPasskey: { body: {} },
  startPersonalMagicLink: {},
  stopMailsAtOnce: { body: { 'List-Unsubscribe': 'One-Click' }, query: '?code=a' },
  stopMonitorMails: { body: { code: 'a' } },
  startSocialSignIn: { body: {} },
  takeBillingEvent: { body: {} },
  takeExtensionToken: { body: { code: 'a', code_verifier: 'a'.repeat(43) } },
  useMagicLink: { body: { magic_code: 'a', confirm_code: 'AAAAAA' } },
}
/** Ids of accounts and posts: whatever is read of the corpus carries some. */
const FROM_CORPUS = /"\d{15,}"/

let world: World
beforeAll(async () => {
  world = await worldWithNetwork(inject('postgres'), { env: PRODUCTION })
}, 180_000)
afterAll(async () => {
  expect(await world.rows('read_costs')).toEqual([])
  await world.stop()
})

function send({ method, path }: Call, { body, query = '' }: { body?: object; query?: string }, token?: string) {
  return world.product.app.inject({
    method,
    url: path.replace(/\{(\w+)\}/g, (_, key: string) => NOBODY[key as keyof typeof NOBODY]) + query,
    headers: { host: 'pro.localhost:4000', ...(token ? { authorization: `Token ${token}` } : {}) },
    ...(body ? { payload: body } : {}),
  })
}

test('no other call is open to them', () => {
  const open = Object.entries<Call>(CALLS).filter(
    ([, { who, open, testing }]) => !testing && (who === 'anyone' || open),
  )
  expect(open.map(([id]) => id).sort()).toEqual(Object.keys(OPEN).sort())
})

describe.each(Object.entries(OPEN))('%s', (id, sent) => {
  const call: Call = CALLS[id as CallId]
  test.each(['nobody', 'the public client id'])('gives nothing that was paid for to %s', async (who) => {
    const token = who === 'nobody' ? undefined : world.product.secrets.pro_client_id
    const answer = await send(call, sent, token)
    const isOpen = call.who === 'anyone' || token !== undefined
    expect(answer.headers['x-error-code'] === 'sign_in_needed').toBe(!isOpen)
    expect(FROM_CORPUS.exec(answer.body)).toBeNull()
  })
})

test('a signed-in person is answered, so that the above can fail', async () => {
  const { token } = await world.token('member@meridian.example')
  const answer = await send(CALLS.searchSocials, { query: '?q=a' }, token)
  expect(answer.body).toMatch(FROM_CORPUS)
})
