import type { Client } from '@starling/contract/browser'
import type { Tables } from '@starling/store'
import { World } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { furnish } from '../../test-kit/matrix/house.ts'
import { firstLink } from '../first-link.ts'
import { carryOutDeletions } from './carry-out.ts'

const OWNER = 'admin@meridian.example'
const OTHER = 'member@meridian.example'
const MERIDIAN = { team_id: 'meridian' }
const DAY_MS = 86_400_000
let world: World
let owner: Client
let owner_id: string
let team_id: string

/** Rows of every room, as they are made for the permission sweep. */
beforeAll(async () => {
  world = await World.create(inject('postgres'))
  owner = await world.as(OWNER)
  await furnish(world, { slug: 'meridian', owner, people: { owner: OWNER, member: OTHER } }, 0)
  await world.settle()
  owner_id = (await owner.getMe()).id
  team_id = (await owner.getTeam({ path: { slug: 'meridian' } })).id
}, 120_000)
afterAll(() => world.stop())

/** Tables of the schema in which a word stands anywhere, so that no column can be forgotten. */
async function tablesWith(word: string): Promise<string[]> {
  type Info = { table_schema: string; table_name: string; table_type: string }
  const all = (await world.rows('information_schema.tables' as keyof Tables)) as unknown as Info[]
  const ours = all.filter((one) => one.table_schema === 'public' && one.table_type === 'BASE TABLE')
  const held: string[] = []
  for (const { table_name } of ours) {
    const rows = await world.rows(table_name as keyof Tables)
    if (JSON.stringify(rows).includes(word)) held.push(table_name)
  }
  return held.toSorted()
}

/** The newest mail about something. */
async function mail(to: string, about: RegExp) {
  await world.settle()
  const found = world.sandbox.mailbox.messages({ to }).find(({ subject }) => about.test(subject))
  if (!found) throw new Error(`no mail to ${to} about ${about}`)
  return found
}
const due = () => carryOutDeletions(world.product)
const status = (wanted: Promise<unknown>) =>
  wanted.then(
    () => 200,
    (error: { status: number }) => error.status,
  )

test('a member who is no admin does not delete the team', async () => {
  const member = await world.as(OTHER)
  const asked = member.deleteTeam({ path: MERIDIAN, body: { name: 'Meridian' } })
  await expect(asked).rejects.toMatchObject({ code: 'admin_needed' })
})

test('the only admin of a team stays until the team has another, or is deleted', async () => {
  await owner.createTeam({ body: { name: 'Doomed' } })
  expect((await owner.getAccountDeletion()).sole_admin_of).toEqual(expect.arrayContaining(['Doomed', 'Meridian']))
  await expect(owner.deleteAccount({ body: { email: OWNER } })).rejects.toMatchObject({
    code: 'sole_admin',
    message: expect.stringMatching(/Doomed, .*Meridian/),
  })
  expect(await status(owner.deleteAccount({ body: { email: 'someone@else.example' } }))).toBe(400)
  const doomed = (await owner.listTeams()).filter(({ slug }) => slug !== 'meridian')
  for (const { id, name } of doomed) await owner.deleteTeam({ path: { team_id: id }, body: { name } })
  const other = (await owner.listMembers({ path: MERIDIAN })).find(({ user }) => user.email === OTHER)!
  await owner.changeMember({ path: { ...MERIDIAN, pk: other.id }, body: { level: 'admin' } })
  expect(await owner.getAccountDeletion()).toEqual({ sole_admin_of: [] })
})

test('a deleted account is closed at once, whichever way one comes, and the mail brings it back', async () => {
  const held = await tablesWith(owner_id)
  expect(held.length, held.join()).toBeGreaterThan(18)
  const asked = await Promise.all([1, 2, 3, 4, 5, 6].map(() => status(owner.deleteAccount({ body: { email: OWNER } }))))
  expect(asked.toSorted()).toEqual([200, 403, 403, 403, 403, 403])
  expect(await status(owner.getMe())).toBe(403)
  const { subject, text } = await mail(OWNER, /account/)
  expect(subject).toBe('Your Starling account is being deleted')
  expect((await world.rows('ended_grants')).filter(({ user_id }) => user_id === owner_id)).toEqual([])
  await expect(world.signIn(OWNER)).rejects.toMatchObject({ code: 'account_deleted' })
  const link = await firstLink(world.product, OWNER)
  const token = new URLSearchParams(link.split('#')[1]).get('token')!
  await expect(world.browser().loginViaToken({ body: { token } })).rejects.toMatchObject({ code: 'account_deleted' })
  const made = await world.as(OWNER)
  expect(await status(made.getMe())).toBe(403)
  const others = await (await world.as(OTHER)).listMembers({ path: MERIDIAN })
  expect(others.filter(({ is_leaving }) => !is_leaving).map(({ user }) => user.email)).toEqual([OTHER])

  const code = new URLSearchParams(/account-restore#(\S+)/.exec(text)![1]).get('code')!
  world.watch.add(code, 'the code of a deletion')
  expect(await status(world.browser().restoreAccount({ body: { code: `${code.slice(0, -1)}_` } }))).toBe(404)
  expect(await world.browser().restoreAccount({ body: { code } })).toEqual({ email: OWNER })
  expect(await status(world.browser().restoreAccount({ body: { code } }))).toBe(404)
  const back = await world.signIn(OWNER)
  expect((await back.getMe()).memberships.map(({ team, level }) => [team.slug, level])).toEqual([['meridian', 'admin']])
  expect((await back.listExploreSearches()).length).toBeGreaterThan(0)
})

test('an admin who deletes their account can be removed from the team meanwhile, and does not come back into it', async () => {
  const email = 'leaving@new.example'
  const other = await world.as(OTHER)
  const join = async () => {
    const [invite] = await other.createInvites({ path: MERIDIAN, body: { emails: [email] } })
    const browser = await world.signIn(email)
    await browser.acceptInvite({ path: MERIDIAN, body: { code: world.product.secrets.seal('invite', invite!.id) } })
    const pk = (await other.listMembers({ path: MERIDIAN })).find(({ user }) => user.email === email)!.id
    await other.changeMember({ path: { ...MERIDIAN, pk }, body: { level: 'admin' } })
    return { browser, path: { ...MERIDIAN, pk } }
  }
  const comeBack = async () => {
    const { text } = await mail(email, /account/)
    const code = new URLSearchParams(/account-restore#(\S+)/.exec(text)![1]).get('code')!
    world.watch.add(code, 'the code of a deletion')
    await world.browser().restoreAccount({ body: { code } })
    return (await (await world.signIn(email)).getMe()).memberships.map(({ level }) => level)
  }
  const { browser, path } = await join()
  await browser.deleteAccount({ body: { email } })
  expect(await other.getMember({ path })).toMatchObject({ level: 'admin', is_leaving: true })
  expect(await status(other.changeMember({ path, body: { level: 'member' } }))).toBe(404)
  world.clock.advance(60_000)
  await other.deleteMember({ path })
  expect((await other.listMembers({ path: MERIDIAN })).map(({ user }) => user.email)).not.toContain(email)
  // Undo: not in yet, and in again with the account.
  expect(await other.restoreMember({ path })).toMatchObject({ is_leaving: true })
  expect(await comeBack()).toEqual(['admin'])

  world.clock.advance(60_000)
  await (await world.signIn(email)).deleteAccount({ body: { email } })
  world.clock.advance(60_000)
  await other.deleteMember({ path })
  expect(await comeBack()).toEqual([])
})

test('the mail of a deletion undoes that one, and none after it', async () => {
  const email = 'twice@new.example'
  const codeOfMail = async () => {
    const { text } = await mail(email, /account/)
    const code = new URLSearchParams(/account-restore#(\S+)/.exec(text)![1]).get('code')!
    world.watch.add(code, 'the code of a deletion')
    return code
  }
  await (await world.signIn(email)).deleteAccount({ body: { email } })
  const first = await codeOfMail()
  await world.browser().restoreAccount({ body: { code: first } })
  world.clock.advance(60_000)
  await (await world.signIn(email)).deleteAccount({ body: { email } })
  const second = await codeOfMail()
  expect(await status(world.browser().restoreAccount({ body: { code: first } }))).toBe(404)
  expect(await world.browser().restoreAccount({ body: { code: second } })).toEqual({ email })
})

test('after 14 days no row in any table has anything of the person; the team keeps what was done, without a name', async () => {
  const before = await (await world.as(OTHER)).listAuditEntries({ path: MERIDIAN })
  await (await world.signIn(OWNER)).deleteAccount({ body: { email: OWNER } })
  await world.settle()
  world.clock.advance(13 * DAY_MS)
  await due()
  expect(await tablesWith(owner_id)).toContain('users')
  world.clock.advance(DAY_MS)
  await due()
  expect(await tablesWith(owner_id)).toEqual([])
  expect(await tablesWith(OWNER)).toEqual([])
  const after = await (await world.as(OTHER)).listAuditEntries({ path: MERIDIAN })
  const invited = after.find(({ action, by }) => action === 'invite.created' && by === 'deleted')!
  expect(invited).toMatchObject({ by: 'deleted', person: null, address: null, subject: expect.stringContaining('@') })
  expect(after.length).toBeGreaterThanOrEqual(before.length)
  const invites = await (await world.as(OTHER)).listInvites({ path: MERIDIAN })
  expect(invites.map(({ invited_by }) => invited_by)).toContain(null)
})

test('a deleted team is closed at once for all who were in it, and an admin of it brings it back', async () => {
  const other = await world.as(OTHER)
  const body = { name: 'Meridian' }
  const hana = await world.as('admin@halcyon.example')
  await expect(hana.deleteTeam({ path: MERIDIAN, body })).rejects.toMatchObject({ code: 'not_found' })
  expect(await status(other.deleteTeam({ path: MERIDIAN, body: { name: 'meridian?' } }))).toBe(400)
  const asked = await Promise.all([1, 2, 3].map(() => status(other.deleteTeam({ path: MERIDIAN, body }))))
  expect(asked.toSorted()).toEqual([200, 404, 404])
  expect((await mail(OTHER, /Meridian/)).subject).toBe('The team “Meridian” on Starling is being deleted')
  expect(await status(other.getTeam({ path: { slug: 'meridian' } }))).toBe(404)
  expect(await status(world.browser().getTeamInfo({ path: { slug: 'meridian' } }))).toBe(404)
  expect((await other.getMe()).memberships).toEqual([])
  const open = (await world.rows('ingest_runs')).filter(({ state }) => state === 'running' || state === 'waiting')
  expect(open).toEqual([])
  const stranger = await world.as('admin@halcyon.example')
  expect(await stranger.listDeletedTeams()).toEqual([])
  expect(await status(stranger.restoreTeam({ path: { pk: team_id } }))).toBe(404)
  expect(await other.listDeletedTeams()).toMatchObject([{ id: team_id, name: 'Meridian' }])
  await other.restoreTeam({ path: { pk: team_id } })
  expect(await other.getTeam({ path: { slug: 'meridian' } })).toMatchObject({ member_count: 1 })
  expect((await other.listConnections({ path: MERIDIAN })).length).toBeGreaterThan(0)
})

test('after 14 days no row in any table has anything of the team; its costs stay on the operator’s bill', async () => {
  const costs = (await world.rows('read_costs')).length
  expect((await tablesWith(team_id)).length).toBeGreaterThan(8)
  const other = await world.as(OTHER)
  await other.deleteTeam({ path: MERIDIAN, body: { name: 'Meridian' } })
  await world.settle()
  world.clock.advance(14 * DAY_MS)
  expect(await status(other.restoreTeam({ path: { pk: team_id } }))).toBe(404)
  await due()
  expect(await tablesWith(team_id)).toEqual([])
  expect(await world.rows('read_costs')).toHaveLength(costs)
  expect((await other.getMe()).email).toBe(OTHER)
})
