import type { Client, Takeout } from '@starling/contract/browser'
import { lockUser } from '@starling/store'
import { dropTable, untilWaiting } from '@starling/store/testing'
import { consentAt, World } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { queryIdOf } from '../asking/index.ts'
import { prepareTakeout, resumeTakeouts } from './prepare.ts'

const ADMIN = 'admin@meridian.example'
const MEMBER = 'member@meridian.example'
const STRANGER = 'admin@halcyon.example'
const DAY_MS = 24 * 60 * 60_000
type File = {
  format: string
  version: number
  prepared_at: string
  person: { id: string; email: string }
  left_out: { what: string; why: string }[]
  tables: Record<string, Record<string, unknown>[]>
}
let world: World
let admin: Client
beforeAll(async () => {
  world = await World.create(inject('postgres'))
  admin = await world.as(ADMIN)
})
afterAll(() => world.stop())

async function prepared(person: Client): Promise<Takeout> {
  const { id, state } = await person.createTakeout()
  expect(state).toBe('waiting')
  await world.settle()
  return (await person.listTakeouts()).find((one) => one.id === id)!
}
async function textOf(person: Client, pk: string): Promise<string> {
  const { name, blob } = await person.downloadTakeout({ path: { pk } })
  expect(name).toMatch(/^starling-\d{4}-\d{2}-\d{2}\.json$/)
  return blob.text()
}
const missing = { status: 404, code: 'not_found' }

test('all that is held about a person is in the file, and nothing that opens anything or is someone else’s', async () => {
  const browser = await world.signIn(ADMIN)
  const network = { network: 'x' }
  const { authorize_url } = await browser.connectSocialAccount({ path: network, body: {} })
  const { searchParams } = await consentAt(authorize_url)
  await browser.finishSocialRedirect({ path: network, body: Object.fromEntries(searchParams) })
  const question = { query_type: 'conversation' as const, keywords: [['紅茶', '<b>=1+1</b>']] }
  const search = await admin.createExploreSearch({
    body: {
      body: question,
      email: ADMIN,
      audience_creator_query_id: queryIdOf(question),
      query_type: 'conversation_analysis',
    },
  })
  await admin.createMonitor({ body: { search: search.id } })
  const [account] = await admin.listSocialAccounts()
  await admin.createXList({ body: { account: account!.id, name: 'Baristas' } })
  await admin.createInvites({ path: { team_id: 'meridian' }, body: { emails: ['new@else.example'], message: 'Come' } })
  const member = await world.as(MEMBER)
  await member.createExploreSearch({
    body: {
      body: question,
      email: MEMBER,
      audience_creator_query_id: queryIdOf(question),
      query_type: 'conversation_analysis',
    },
  })

  const { id, size, expires_at } = await prepared(admin)
  const text = await textOf(admin, id)
  expect(Buffer.byteLength(text)).toBe(size)
  expect(Date.parse(expires_at) - world.clock.now().getTime()).toBeCloseTo(7 * DAY_MS, -5)
  const { format, version, person, tables, left_out } = JSON.parse(text) as File
  expect({ format, version, person }).toMatchObject({
    format: 'starling.takeout',
    version: 1,
    person: { email: ADMIN },
  })
  expect(tables.users).toMatchObject([{ id: person.id, email: ADMIN, first_name: 'Mira' }])
  expect(tables.memberships).toMatchObject([{ level: 'admin', team_id: tables.teams![0]!.id }])
  expect(tables.teams).toMatchObject([{ slug: 'meridian' }])
  expect(tables.audiences).toMatchObject([{ id: search.id, body: question }])
  expect(tables.monitors).toMatchObject([{ search_id: search.id }])
  expect(tables.x_lists).toMatchObject([{ name: 'Baristas' }])
  expect(tables.social_accounts).toMatchObject([{ network: 'x', uid: account!.uid }])
  expect(tables.invites_sent).toMatchObject([{ message: 'Come' }])
  expect(tables.user_groups).toEqual([{ name: 'CampaignPlanner' }, { name: 'Creators' }])
  expect(tables.sessions).toHaveLength(1)
  expect(tables.audit!.map(({ action }) => action)).toEqual(expect.arrayContaining(['session.created', 'search.saved']))
  expect(left_out).toContainEqual({ what: 'corpus', why: 'shared' })
  expect(left_out).toContainEqual({ what: 'sessions.secret_hash', why: 'secret' })

  const [grants] = await world.rows('social_accounts')
  const secrets = [
    grants!.login_grant,
    ...(await world.rows('sessions')).map(({ secret_hash }) => secret_hash),
    ...(await world.rows('tokens')).map(({ secret_hash }) => secret_hash),
    ...(await world.rows('devices')).map(({ secret_hash }) => secret_hash),
  ]
  const others = (await world.rows('users')).filter(({ email }) => email !== ADMIN)
  const theirs = [...others.flatMap(({ id, email }) => [id, email]), 'new@else.example']
  expect(secrets.length).toBeGreaterThan(3)
  expect([...secrets, ...theirs].filter((each) => each && text.includes(each))).toEqual([])
})

test('what an admin did to a membership is told to whose it is, and not by whom', async () => {
  const [mine] = await world.rows('memberships').then((rows) => rows.filter(({ level }) => level === 'member'))
  await admin.changeMember({ path: { team_id: 'meridian', pk: mine!.id }, body: { level: 'member' } })
  const member = await world.as(MEMBER)
  const { tables } = JSON.parse(await textOf(member, (await prepared(member)).id)) as File
  expect(tables.audit_of_memberships).toMatchObject([{ action: 'member.changed', subject_id: mine!.id }])
  expect(tables.audit_of_memberships![0]).not.toHaveProperty('actor')
})

test('what a team has made since of what somebody wrote there is not told to who has left it', async () => {
  const leaver = await world.as('planner@dentsu-nl.example')
  const team = (await leaver.listTeams())[0]!.id
  const body = { query_type: 'conversation' as const, keywords: [['tea']] }
  const audience = await leaver.createAudienceConfig({ body: { body, name: 'Tea', team } })
  const days = { starts_on: '2026-12-01', ends_on: '2026-12-31' }
  const plan = await leaver.createAudiencePlan({ body: { name: 'Winter', budget: 100, parts: [], ...days, team } })
  const { id: user_id } = await leaver.getMe()
  const [membership] = (await world.rows('memberships')).filter((one) => one.user_id === user_id)
  await world.product.store.change('operator', async (change) => {
    await change.table({ team_id: team }, 'memberships').remove(membership!.id)
    await change.table({ team_id: team }, 'audiences').change(audience.id, { name: 'Secret since' })
    await change.table({ team_id: team }, 'audience_plans').change(plan.id, { name: 'Secret since' })
    await change.audit('test.changed')
  })
  const text = await textOf(leaver, (await prepared(leaver)).id)
  expect(text).not.toContain('Secret since')
  // Their own words of then are theirs.
  expect((JSON.parse(text) as File).tables.audience_versions).toMatchObject([{ name: 'Tea', number: 1 }])
})

test('a long file is kept and sent in pieces, and is one', async () => {
  const { id: user_id } = (await world.rows('users')).find(({ email }) => email === ADMIN)!
  const long = '犬'.repeat(150_000)
  for (let n = 0; n < 6; n++) {
    await world.product.store.change({ user_id }, ({ audit }) => audit('test.long', { detail: { long, n } }))
  }
  const { id, size } = await prepared(admin)
  const pieces = (await world.rows('takeout_pieces')).filter(({ takeout_id }) => takeout_id === id)
  expect(pieces.length).toBeGreaterThan(2)
  const text = await textOf(admin, id)
  expect(Buffer.byteLength(text)).toBe(size)
  const { tables } = JSON.parse(text) as File
  expect(tables.audit!.filter(({ action }) => action === 'test.long')).toHaveLength(6)
})

test('a newer one takes the place of an older one, whose pieces are gone', async () => {
  const [older] = await admin.listTakeouts()
  const { id } = await prepared(admin)
  expect((await admin.listTakeouts()).map((one) => one.id)).toEqual([id])
  await expect(admin.downloadTakeout({ path: { pk: older!.id } })).rejects.toMatchObject(missing)
  const pieces = await world.rows('takeout_pieces')
  expect(pieces.filter(({ takeout_id }) => takeout_id === older!.id)).toEqual([])
})

test('three a day; then how long to wait is said', async () => {
  const refused = await admin.createTakeout().catch((error) => error)
  expect(refused).toMatchObject({ status: 429, code: 'too_many' })
  expect(refused.retry_after_s).toBeGreaterThan(80_000)
  world.clock.advance(DAY_MS)
})

test('one at a time: whoever asks twice at once is told of the same one', async () => {
  const { id: user_id } = await admin.getMe()
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  // All three wait at the same door, so that none of them comes when the first one is ready already.
  const held = world.product.store.change('operator', async (change) => {
    await lockUser(change, user_id)
    await change.audit('test.held')
    await gate
  })
  const asking = [1, 2, 3].map(() => admin.createTakeout())
  await untilWaiting(world.connection, asking.length)
  release()
  await held
  const asked = await Promise.all(asking)
  expect(new Set(asked.map(({ id }) => id)).size).toBe(1)
  await world.settle()
})

test('nobody else finds it, whoever they are', async () => {
  const [{ id: pk } = { id: '' }] = await admin.listTakeouts()
  for (const email of [MEMBER, STRANGER]) {
    const other = await world.as(email)
    expect((await other.listTakeouts()).map(({ id }) => id)).not.toContain(pk)
    await expect(other.downloadTakeout({ path: { pk } })).rejects.toMatchObject(missing)
    await expect(other.deleteTakeout({ path: { pk } })).rejects.toMatchObject(missing)
    await expect(other.restoreTakeout({ path: { pk } })).rejects.toMatchObject(missing)
  }
})

test('a deleted one is not there, and can be brought back', async () => {
  const [one] = await admin.listTakeouts()
  const path = { pk: one!.id }
  await admin.deleteTakeout({ path })
  expect(await admin.listTakeouts()).toEqual([])
  await expect(admin.downloadTakeout({ path })).rejects.toMatchObject(missing)
  expect(await admin.restoreTakeout({ path })).toEqual(one)
  expect(await admin.restoreTakeout({ path })).toEqual(one)
  await textOf(admin, path.pk)
})

test('after seven days it is over, and the night deletes it with its pieces', async () => {
  const [{ id: pk } = { id: '' }] = await admin.listTakeouts()
  world.clock.advance(7 * DAY_MS)
  expect(await admin.listTakeouts()).toEqual([])
  await expect(admin.downloadTakeout({ path: { pk } })).rejects.toMatchObject(missing)
  await admin.deleteTakeout({ path: { pk } })
  await expect(admin.restoreTakeout({ path: { pk } })).rejects.toMatchObject(missing)
  await world.product.store.change('operator', async ({ enqueue, audit }) => {
    await enqueue('tidy', {})
    await audit('test.tidied')
  })
  await world.settle()
  expect([await world.rows('takeouts'), await world.rows('takeout_pieces')]).toEqual([[], []])
})

test('one whose job was lost with a killed server is prepared by the next; one that was deleted is not', async () => {
  const { id: user_id } = (await world.rows('users')).find(({ email }) => email === STRANGER)!
  const wait = () =>
    world.product.store.change('operator', async ({ table, now, audit }) => {
      await audit('test.waits')
      const row = { state: 'waiting', size: null, created_at: now, removed_at: null } as const
      return table({ user_id }, 'takeouts').add({ ...row, expires_at: new Date(now.getTime() + DAY_MS) })
    })
  const stranger = await world.as(STRANGER)
  const path = { pk: (await wait()).id }
  await expect(stranger.downloadTakeout({ path })).rejects.toMatchObject(missing)
  await stranger.deleteTakeout({ path })
  await prepareTakeout(world.product, path.pk)
  await resumeTakeouts(world.product)
  await world.settle()
  expect(await world.rows('takeouts')).toMatchObject([{ id: path.pk, state: 'waiting' }])

  expect(await stranger.restoreTakeout({ path })).toMatchObject({ state: 'waiting' })
  await world.settle()
  expect(await stranger.listTakeouts()).toMatchObject([{ id: path.pk, state: 'ready' }])
  const { id } = await wait()
  await resumeTakeouts(world.product)
  await world.settle()
  expect(await stranger.listTakeouts()).toMatchObject([{ id, state: 'ready' }])
})

test('what could not be prepared leaves nothing behind, is said, and can be tried again', async () => {
  await dropTable(world.connection, 'x_list_members')
  const { id } = await admin.createTakeout()
  await expect(world.settle()).rejects.toThrow('x_list_members')
  expect(await admin.listTakeouts()).toMatchObject([{ id, state: 'failed', size: null }])
  const pieces = await world.rows('takeout_pieces')
  expect(pieces.filter(({ takeout_id }) => takeout_id === id)).toEqual([])
  await expect(admin.downloadTakeout({ path: { pk: id } })).rejects.toMatchObject(missing)
  const again = await admin.createTakeout()
  expect((await admin.listTakeouts()).map((one) => one.id)).toEqual([again.id])
})
