import { ApiError } from '@starling/contract/browser'
import { type Browser, consentAt, World } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

let world: World
let browser: Browser
let social_account: string
let ad_account: { id: string; name: string }
let member: string
beforeAll(async () => {
  world = await World.create(inject('postgres'))
  browser = await world.signIn('admin@meridian.example')
  const { ad_accounts, users } = await world.sandbox.world.credentials()
  ad_account = ad_accounts[0]!
  const owner = users.find(({ user_id }) => user_id === ad_accounts[0]!.user_id)!
  const path = { network: 'x' }
  for (const protocol of ['oauth2', 'oauth1'] as const) {
    const { authorize_url } = await browser.connectSocialAccount({ path, body: { protocol } })
    const { searchParams } = await consentAt(authorize_url, { person: `@${owner.username}` })
    const arrival = await browser.finishSocialRedirect({ path, body: Object.fromEntries(searchParams) })
    if (arrival.outcome !== 'connected') throw new Error(arrival.outcome)
    social_account = arrival.account.id
    if (protocol === 'oauth2') expect(await browser.listAdAccounts()).toEqual([])
  }
  const members = await browser.listMembers({ path: { team_id: 'meridian' } })
  member = members.find(({ user }) => user.email === 'member@meridian.example')!.id
})
afterAll(() => world.stop())

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : String(error))
const granted = () => ({ member, account: { account_id: ad_account.id, network: 'x' as const } })

test('both keys of one X account are one linked account', async () => {
  expect(await browser.listSocialAccounts()).toMatchObject([{ id: social_account, provider: 'x', has_ads: true }])
})

test('the ad accounts that X opens are listed with their access', async () => {
  expect(await browser.listAdAccounts()).toContainEqual({
    id: ad_account.id,
    name: ad_account.name,
    network: 'x',
    social_account,
    access: true,
  })
})

test('one’s own ad account is granted to a member, once, and taken back', async () => {
  const first = await browser.grantAccount({ body: granted() })
  expect((await browser.grantAccount({ body: granted() })).id).toBe(first.id)
  expect(await browser.listGrantedAccounts()).toEqual([first])
  await browser.deleteGrantedAccount({ path: { pk: first.id } })
  expect(await browser.listGrantedAccounts()).toEqual([])
})

test.each([
  [
    'someone of another team',
    async () => ({ ...granted(), member: await memberOf('admin@halcyon.example', 'halcyon') }),
  ],
  ['nobody', async () => ({ ...granted(), member: 'nobody' })],
  [
    'a member, but another’s ad account',
    async () => ({ ...granted(), account: { account_id: 'x1', network: 'x' as const } }),
  ],
])('nothing is granted to %s', async (_, body) => {
  expect(await browser.grantAccount({ body: await body() }).catch(codeOf)).toBe('not_found')
})

async function memberOf(email: string, team_id: string): Promise<string> {
  const members = await (await world.as(email)).listMembers({ path: { team_id } })
  return members[0]!.id
}

test('disconnecting takes back what was granted with it, and the next call finds no key', async () => {
  await browser.grantAccount({ body: granted() })
  await browser.disconnectSocialAccount({ path: { pk: social_account } })
  expect(await browser.listGrantedAccounts()).toEqual([])
  expect(await browser.listAdAccounts()).toEqual([])
  await world.settle()
})
