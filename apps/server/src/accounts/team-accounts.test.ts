import type { Client } from '@starling/contract/browser'
import { findUserByEmail } from '@starling/store'
import { type Browser, World } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type AdDesk, openDesk } from '../../test-kit/ad-desk.ts'
import { deskOf, findTeamAccount, refuseBelow } from './index.ts'
import { treatAsConfigured } from './treatment.ts'

const [ADMIN, MEMBER] = ['admin@meridian.example', 'member@meridian.example']
const TEAM = { team_id: 'meridian' }
let world: World
let desk: AdDesk
let admin: Browser
let member: Client
let stranger: Client
let social_account: string
beforeAll(async () => {
  world = await World.create(inject('postgres'))
  desk = await openDesk(world)
  admin = await world.signIn(ADMIN)
  ;[member, stranger] = [await world.as(MEMBER), await world.as('admin@halcyon.example')]
  social_account = await desk.link(admin)
})
afterAll(() => world.stop())

const codeOf = (error: { code?: string }) => error.code ?? Promise.reject(error)

const link = (by: Client = admin) => by.linkTeamAccount({ path: TEAM, body: { account_id: desk.ad_account.id } })
const at = (pk: string) => ({ path: { ...TEAM, pk } })
const asPerson = async (email: string) => ({
  ...world.product,
  user: (await findUserByEmail(world.product.store, email))!,
})
const memberId = async (email: string) =>
  (await admin.listMembers({ path: TEAM })).find(({ user }) => user.email === email)!.id
/** Whether anything still leaves for X by the keys of the team. */
async function leaves(pk: string): Promise<boolean> {
  const row = (await world.rows('team_accounts')).find(({ id }) => id === pk)!
  const opened = await deskOf(world.product, row)
  return opened === null ? false : (await opened.api.account(opened.account_id)).id === desk.ad_account.id
}

test('an ad account of mine is linked once, with what X says of it', async () => {
  const made = await link()
  expect(made).toMatchObject({
    ...{ account_id: desk.ad_account.id, name: desk.ad_account.name, network: 'x', access: 'granted', closed_by: null },
    ...{ timezone: expect.stringContaining('/'), currency: expect.stringMatching(/^[A-Z]{3}$/), agency: false },
    ...{ owner: { email: ADMIN, is_me: true }, role: 'spend' },
  })
  expect((await link()).id).toBe(made.id)
  expect(await member.listTeamAccounts({ path: TEAM })).toMatchObject([
    { id: made.id, role: 'draft', owner: { email: ADMIN, is_me: false } },
  ])
  expect(await leaves(made.id)).toBe(true)
  const checked = await member.checkTeamAccount(at(made.id))
  expect(checked).toMatchObject({ access: 'granted', name: desk.ad_account.name })
})

test('nobody links what X does not open to them', async () => {
  const asked = { path: TEAM, body: { account_id: 'zzzzz' } }
  expect(await admin.linkTeamAccount(asked).catch(codeOf)).toBe('ad_account_refused')
  expect(await member.linkTeamAccount(asked).catch(codeOf)).toBe('ads_link_needed')
})

test('another team’s ad account does not exist', async () => {
  const { id } = await link()
  const path = { team_id: 'halcyon', pk: id }
  for (const asked of [
    () => stranger.getTeamAccount({ path }),
    () => stranger.deleteTeamAccount({ path }),
    () => stranger.getTeamAccount(at(id)),
    () => stranger.listAccountRoles({ path }),
  ]) {
    expect(await asked().catch(codeOf)).toBe('not_found')
  }
  const other = await asPerson('admin@halcyon.example')
  expect(await findTeamAccount(other, id).catch(codeOf)).toBe('not_found')
  const account = await findTeamAccount(await asPerson(ADMIN), id)
  expect(await refuseBelow(other, account, 'look').catch(codeOf)).toBe('not_found')
})

test('admins spend and members draft, unless a role says otherwise', async () => {
  const { id } = await link()
  const account = await findTeamAccount(await asPerson(ADMIN), id)
  const may = async (email: string, role: 'look' | 'draft' | 'spend') =>
    (await refuseBelow(await asPerson(email), account, role).catch(codeOf)) ?? 'yes'
  expect([await may(ADMIN, 'spend'), await may(MEMBER, 'draft')]).toEqual(['yes', 'yes'])
  expect(await may(MEMBER, 'spend')).toBe('account_role_needed')
  const path = { ...TEAM, pk: id, member_id: await memberId(MEMBER) }
  await admin.setAccountRole({ path, body: { role: 'spend' } })
  expect(await may(MEMBER, 'spend')).toBe('yes')
  expect(await member.listAccountRoles(at(id))).toEqual([{ member: path.member_id, role: 'spend' }])
  await admin.setAccountRole({ path, body: { role: 'look' } })
  expect(await may(MEMBER, 'draft')).toBe('account_role_needed')
  expect(await member.setAccountRole({ path, body: { role: 'spend' } }).catch(codeOf)).toBe('admin_needed')
  await admin.setAccountRole({ path, body: { role: null } })
  expect(await may(MEMBER, 'draft')).toBe('yes')
})

test('removed, nothing leaves any more, not even for who held its keys already; restored it does', async () => {
  const { id } = await link()
  const row = (await world.rows('team_accounts')).find((one) => one.id === id)!
  const held = (await deskOf(world.product, row))!
  await held.api.account(held.account_id)
  expect(await member.deleteTeamAccount(at(id)).catch(codeOf)).toBe('admin_needed')
  await admin.deleteTeamAccount(at(id))
  expect(await held.api.account(held.account_id).catch(codeOf)).toBe('account_closed')
  expect(await deskOf(world.product, row)).toBeNull()
  expect(await admin.listTeamAccounts({ path: TEAM })).toEqual([])
  expect(await admin.getTeamAccount(at(id)).catch(codeOf)).toBe('not_found')
  expect(await admin.restoreTeamAccount(at(id))).toMatchObject({ id, closed_by: null })
  expect(await leaves(id)).toBe(true)
})

test('what its owner took back others bring back closed', async () => {
  const { id } = await link()
  await admin.deleteTeamAccount(at(id))
  await admin.changeMember({ path: { ...TEAM, pk: await memberId(MEMBER) }, body: { level: 'admin' } })
  expect(await member.restoreTeamAccount(at(id))).toMatchObject({ closed_by: 'taken_back' })
  expect(await leaves(id)).toBe(false)
  await admin.changeMember({ path: { ...TEAM, pk: await memberId(MEMBER) }, body: { level: 'member' } })
  // Its owner links it again: the same row.
  expect(await link()).toMatchObject({ id, closed_by: null })
  expect(await leaves(id)).toBe(true)
})

test('a member links what they were granted, until the grant ends', async () => {
  const { id } = await link()
  await admin.deleteTeamAccount(at(id))
  expect(await link(member).catch(codeOf)).toBe('ads_link_needed')
  const account = { account_id: desk.ad_account.id, network: 'x' as const }
  const grant = await admin.grantAccount({ body: { member: await memberId(MEMBER), account } })
  expect(await member.listAccountsForMe({ path: TEAM })).toEqual([{ ...account, owner: ADMIN }])
  expect(await link(member)).toMatchObject({ id, closed_by: null, owner: { email: ADMIN, is_me: false } })
  expect(await leaves(id)).toBe(true)
  await admin.deleteGrantedAccount({ path: { pk: grant.id } })
  expect(await member.getTeamAccount(at(id))).toMatchObject({ closed_by: 'grant_ended' })
  expect(await leaves(id)).toBe(false)
})

test('the keys of who leaves the team are used no more', async () => {
  const { id } = await link()
  expect(await leaves(id)).toBe(true)
  const pk = await memberId(MEMBER)
  await admin.changeMember({ path: { ...TEAM, pk }, body: { level: 'admin' } })
  await admin.deleteMember({ path: { ...TEAM, pk: await memberId(ADMIN) } })
  expect(await member.getTeamAccount(at(id))).toMatchObject({ closed_by: 'owner_left' })
  expect(await leaves(id)).toBe(false)
  const left = (await world.rows('memberships')).find(({ removed_at }) => removed_at !== null)!
  await member.restoreMember({ path: { ...TEAM, pk: left.id } })
  expect(await leaves(id)).toBe(true)
  await admin.changeMember({ path: { ...TEAM, pk }, body: { level: 'member' } })
})

test('disconnected, nothing leaves, and linking the account at X again alone opens nothing', async () => {
  const { id } = await link()
  const row = (await world.rows('team_accounts')).find((one) => one.id === id)!
  const held = (await deskOf(world.product, row))!
  await admin.disconnectSocialAccount({ path: { pk: social_account } })
  expect(await held.api.account(held.account_id).catch(codeOf)).toBe('account_closed')
  expect(await member.getTeamAccount(at(id))).toMatchObject({ closed_by: 'link_ended', access: 'unknown', owner: null })
  await world.settle()
  social_account = await desk.link(admin)
  expect(await leaves(id)).toBe(false)
  expect(await member.checkTeamAccount(at(id)).catch(codeOf)).toBe('account_closed')
  expect(await link()).toMatchObject({ id, closed_by: null })
  expect(await leaves(id)).toBe(true)
})

test('how ad accounts are treated is configured: of an agency, only looked at, or with approval for everything', async () => {
  const { id } = await link()
  const { store, config } = world.product
  const account_id = desk.ad_account.id
  const treat = (more: object) =>
    treatAsConfigured({
      store,
      config: { ...config, AD_ACCOUNTS: [{ account_id, agency: false, treatment: null, ...more }] },
    })
  await treat({ agency: true })
  expect(await member.getTeamAccount(at(id))).toMatchObject({ agency: true, role: 'look' })
  await treat({ treatment: 'look' })
  expect(await admin.getTeamAccount(at(id))).toMatchObject({ treatment: 'look', role: 'look', agency: false })
  await treatAsConfigured({ store, config })
  expect(await admin.getTeamAccount(at(id))).toMatchObject({ treatment: null, role: 'spend' })
  const pro = world.browser('pro.localhost:4000')
  const query = { ad_account_id: account_id }
  expect(await pro.checkAgencyAdAccount({ query })).toEqual({ is_agency_ad_account: false })
})
