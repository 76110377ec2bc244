import { ApiError, type Client } from '@starling/contract/browser'
import { linkedOf } from '@starling/store'
import { type Browser, consentAt, World } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { adsCredentials } from '../networks/index.ts'

const ADMIN = 'admin@meridian.example'
const STRANGER = 'admin@halcyon.example'
const HOUR_MS = 60 * 60_000
let world: World
let browser: Browser
let extension: Client
let stranger: Client
let at_x: { id: string; name: string }
beforeAll(async () => {
  world = await World.create(inject('postgres'))
  browser = await world.signIn(ADMIN)
  ;[extension, stranger] = [await world.as(ADMIN, 'extension'), await world.as(STRANGER, 'extension')]
  at_x = (await world.sandbox.world.credentials()).ad_accounts[0]!
})
afterAll(() => world.stop())

/** Links the X account that the ad account is of. */
async function linkX(): Promise<string> {
  const { ad_accounts, users } = await world.sandbox.world.credentials()
  const { username } = users.find(({ user_id }) => user_id === ad_accounts[0]!.user_id)!
  const path = { network: 'x' }
  const { authorize_url } = await browser.connectSocialAccount({ path, body: { protocol: 'oauth1' } })
  const { searchParams } = await consentAt(authorize_url, { person: `@${username}` })
  const arrival = await browser.finishSocialRedirect({ path, body: Object.fromEntries(searchParams) })
  if (arrival.outcome !== 'connected') throw new Error(arrival.outcome)
  return arrival.account.id
}
const codeOf = (wanted: Promise<unknown>) =>
  wanted.then(
    () => 'answered',
    (error: unknown) => (error instanceof ApiError ? error.code : String(error)),
  )
const body = () => ({ ad_account_id: at_x.id })
const acts = async () => (await world.rows('audit')).map(({ action }) => action)

test('without the id of an ad account it is said so, in these words', async () => {
  const refused = { status: 400, message: 'No ad account id provided' }
  for (const account_id of [undefined, null, '', '  ']) {
    const given = { ...(account_id !== undefined && { account_id }), name: 'Tea' }
    await expect(extension.createExtensionAdAccount({ body: given })).rejects.toMatchObject(refused)
    await expect(extension.createAudiencesAdAccount({ body: given })).rejects.toMatchObject(refused)
  }
  await expect(extension.listFundingInstruments({ body: {} })).rejects.toMatchObject(refused)
  await expect(extension.validateAdAccount({ body: { ad_account_id: null } })).rejects.toMatchObject(refused)
  const malformed = extension.createExtensionAdAccount({ body: { account_id: '18ce/../5' } })
  await expect(malformed).rejects.toMatchObject({ message: expect.stringContaining('not the id of an ad account') })
  expect(await extension.listExtensionAdAccounts()).toEqual([])
})

test('an ad account is kept once, its access unknown; the website shows the same', async () => {
  const one = await extension.createExtensionAdAccount({ body: { account_id: at_x.id, name: 'As the page says' } })
  expect(one).toMatchObject({
    ...{ account_id: at_x.id, name: 'As the page says' },
    ...{ access: 'unknown', checked_at: null, for_audiences: false },
  })
  const again = await extension.createAudiencesAdAccount({ body: { account_id: at_x.id } })
  expect(again).toEqual({ ...one, for_audiences: true })
  expect(await extension.listExtensionAdAccounts()).toEqual([again])
  expect(await extension.getExtensionAdAccount({ path: { pk: one.id } })).toEqual(again)
  expect(await browser.listToolkitAdAccounts()).toEqual([again])
  expect(await acts()).toContain('toolkit_ad_account.kept')
})

test('who linked no account for ads is told that X was not asked', async () => {
  expect(await extension.validateAdAccount({ body: body() })).toEqual({
    ...{ access: 'unknown', checked_at: null, not_checked: 'no_linked_account' },
  })
  expect(await codeOf(extension.listFundingInstruments({ body: body() }))).toBe('ads_link_needed')
})

test('X opens it to a linked account: granted, with the time and X’s own name', async () => {
  await linkX()
  const before = world.clock.now().toISOString()
  const { access, checked_at, not_checked } = await extension.validateAdAccount({ body: body() })
  expect([access, not_checked]).toEqual(['granted', null])
  expect(checked_at! >= before && checked_at! <= world.clock.now().toISOString()).toBe(true)
  const [kept] = await browser.listToolkitAdAccounts()
  expect(kept).toMatchObject({ access: 'granted', checked_at, name: at_x.name })
  // What a page calls it does not take the place of that.
  const again = await extension.createExtensionAdAccount({ body: { account_id: at_x.id, name: 'Something else' } })
  expect(again.name).toBe(at_x.name)
  expect(await acts()).toContain('toolkit_ad_account.checked')
})

test('X opens another’s to nobody here: refused, and nothing is told of it', async () => {
  const account_id = '18ce54d4zzz'
  const { id } = await extension.createExtensionAdAccount({ body: { account_id, name: 'Not mine' } })
  expect(await extension.validateAdAccount({ body: { ad_account_id: account_id } })).toMatchObject({
    ...{ access: 'refused', checked_at: expect.any(String), not_checked: null },
  })
  expect(await extension.getExtensionAdAccount({ path: { pk: id } })).toMatchObject({ access: 'refused' })
  expect(await codeOf(extension.listFundingInstruments({ body: { ad_account_id: account_id } }))).toBe(
    'ad_account_refused',
  )
  // What X does not open to them nobody filled in there: no use is put on record.
  const use = { state: 'applied' as const, audience_config_id: null, targeting_package: {}, countries: [] }
  const recorded = extension.recordTargetingListUse({ body: { ...use, ad_account_id: account_id } })
  expect(await codeOf(recorded)).toBe('ad_account_refused')
  expect(await world.rows('targeting_list_uses')).toEqual([])
})

test('what it is paid from is what X says', async () => {
  const { funding_instruments } = await extension.listFundingInstruments({ body: body() })
  expect(funding_instruments).toEqual([
    {
      ...{ id: expect.any(String), type: 'CREDIT_CARD', description: 'Visa ending in 4242', currency: 'USD' },
      ...{ able_to_fund: true, credit_remaining_local_micro: null },
    },
  ])
})

test('custom audiences are ready, not yet, or not there, by their names', async () => {
  const { store, networks } = world.product
  const [link] = await linkedOf(store, browser.user!.id)
  const api = networks.adsApi(adsCredentials(world.product, link!))
  const old = await api.createCustomAudience(at_x.id, { name: 'Ready' })
  const network = await world.sandbox.world.network()
  const people = Array.from({ length: 150 }, (_, slot) => ({ handle: network.accountAt(slot)!.handle }))
  for await (const _ of api.addAudienceUsers(at_x.id, old.id, people));
  world.clock.advance(9 * HOUR_MS)
  await api.createCustomAudience(at_x.id, { name: 'Fresh' })
  const names = ['Ready', 'Fresh', 'None', 'Fresh']
  const { custom_audiences } = await extension.checkCustomAudiences({
    body: { ...body(), custom_audience_names: names },
  })
  expect(custom_audiences).toEqual([
    { name: 'Ready', exists: true, targetable: true, reasons: [] },
    { name: 'Fresh', exists: true, targetable: false, reasons: ['PROCESSING', 'TOO_SMALL'] },
    { name: 'None', exists: false, targetable: false, reasons: [] },
  ])
})

test('what another keeps is as what nobody does', async () => {
  const { id } = (await browser.listToolkitAdAccounts()).find(({ account_id }) => account_id === at_x.id)!
  const path = { pk: id }
  expect(await stranger.listExtensionAdAccounts()).toEqual([])
  const package_ = { state: 'applied' as const, audience_config_id: null, targeting_package: {}, countries: [] }
  const person = await world.as(STRANGER)
  for (const asked of [
    () => stranger.getExtensionAdAccount({ path }),
    () => stranger.validateAdAccount({ body: body() }),
    () => stranger.listFundingInstruments({ body: body() }),
    () => stranger.checkCustomAudiences({ body: { ...body(), custom_audience_names: ['Ready'] } }),
    () => stranger.exploreConfigInsights({ body: { ...body(), email: STRANGER, audience_config_id: 'none' } }),
    () => stranger.recordTargetingListUse({ body: { ...body(), ...package_ } }),
    () => person.deleteToolkitAdAccount({ path }),
  ]) {
    expect(await codeOf(asked())).toBe('not_found')
  }
  // Kept by both, it is each one's own: what X opens to one says nothing of the other.
  await stranger.createExtensionAdAccount({ body: { account_id: at_x.id } })
  expect(await stranger.validateAdAccount({ body: body() })).toMatchObject({ not_checked: 'no_linked_account' })
  expect((await extension.listExtensionAdAccounts()).find(({ id: one }) => one === id)?.access).toBe('granted')
})

test.each([
  ['a limit of X', { status: 429, retry_after_s: 30 }, 'upstream_limit'],
  ['a failure of X', { status: 500 }, 'upstream_down'],
  ['half an answer', { kind: 'cut' }, 'upstream_down'],
  ['nonsense', { kind: 'garbage' }, 'upstream_down'],
] as const)('%s changes nothing of what is known', async (_, fault, code) => {
  const known = await browser.listToolkitAdAccounts()
  const { id } = world.sandbox.faults.add({ path: '/12/accounts/*', left: null, ...fault })
  const asked = await extension.validateAdAccount({ body: body() }).catch((error: ApiError) => error)
  const [funding, audiences] = [
    await codeOf(extension.listFundingInstruments({ body: body() })),
    await codeOf(extension.checkCustomAudiences({ body: { ...body(), custom_audience_names: ['Ready'] } })),
  ]
  world.sandbox.faults.remove(id)
  expect(asked).toMatchObject({ code, ...('retry_after_s' in fault && { retry_after_s: expect.any(Number) }) })
  expect([funding, audiences]).toEqual([code, code])
  expect(await browser.listToolkitAdAccounts()).toEqual(known)
})

test('a token that was revoked, or is over, opens nothing', async () => {
  const person = await world.as(ADMIN)
  const { id, token } = await person.createToken({ body: { kind: 'extension', name: 'Old', expires_in_days: 1 } })
  const old = world.withToken(token)
  expect(await codeOf(old.listExtensionAdAccounts())).toBe('answered')
  world.clock.advance(25 * HOUR_MS)
  expect(await codeOf(old.listExtensionAdAccounts())).toBe('sign_in_needed')
  expect(await codeOf(old.validateAdAccount({ body: body() }))).toBe('sign_in_needed')
  await person.deleteToken({ path: { pk: id } })
  expect(await codeOf(old.listExtensionAdAccounts())).toBe('sign_in_needed')
})

test('when the link ends, nobody knows any more what X opens', async () => {
  const person = await world.signIn(ADMIN)
  const [account] = await person.listSocialAccounts()
  await person.disconnectSocialAccount({ path: { pk: account!.id } })
  const [kept] = (await person.listToolkitAdAccounts()).filter(({ account_id }) => account_id === at_x.id)
  expect(kept).toMatchObject({ access: 'unknown', checked_at: null })
  expect(await codeOf(extension.listFundingInstruments({ body: body() }))).toBe('ads_link_needed')
  await world.settle()
})

test('what is forgotten is gone, is brought back, and comes back when it is kept again', async () => {
  const person = await world.as(ADMIN)
  const [one] = await extension.listExtensionAdAccounts()
  const path = { pk: one!.id }
  await person.deleteToolkitAdAccount({ path })
  expect(await codeOf(extension.getExtensionAdAccount({ path }))).toBe('not_found')
  expect(await codeOf(extension.validateAdAccount({ body: { ad_account_id: one!.account_id } }))).toBe('not_found')
  expect(await person.restoreToolkitAdAccount({ path })).toEqual(one)
  await person.deleteToolkitAdAccount({ path })
  const again = await extension.createExtensionAdAccount({ body: { account_id: one!.account_id } })
  expect(again.id).toBe(one!.id)
})
