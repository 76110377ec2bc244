import { ApiError, type Client } from '@starling/contract/browser'
import { EMPTY_BUILDER, questionOfDraft } from '@starling/question/builder'
import { findOrAddUser, rowsAbout } from '@starling/store'
import { type World, worldWithNetwork } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

const COFFEE = questionOfDraft({ ...EMPTY_BUILDER, posted_about: ['coffee'] })
const PACK = { keywords: [{ value: 'coffee' }], handles: [{ value: 'one' }, { value: 'two' }] }

let world: World
let admin: Client
let member: Client
beforeAll(async () => {
  world = await worldWithNetwork(inject('postgres'))
  ;[admin, member] = [await world.as('admin@meridian.example'), await world.as('member@meridian.example')]
}, 180_000)
afterAll(() => world.stop())

const refusalOf = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error) => (error instanceof ApiError ? [error.status, error.body] : error),
  )
const made = (patch: object = {}) =>
  admin.createTargetingList({ body: { name: 'Coffee', targeting_package: PACK, ...patch } })

test('a list is its owner’s alone; one made of a team’s audience only while they are in the team', async () => {
  const { id } = await made()
  const path = { pk: id }
  for (const asked of [
    () => member.getTargetingList({ path }),
    () => member.changeTargetingList({ path, body: { version: 1, name: 'Mine' } }),
    () => member.removeTargetingList({ path }),
    () => member.restoreTargetingList({ path }),
    () => member.listTargetingListVersions({ path }),
    () => member.makeTargetingListLink({ path, body: {} }),
    () => member.shareTargetingList({ body: { targeting_list_id: id, emails: ['a@b.example'] } }),
    () => member.listTargetingListShares({ body: { targeting_list_id: id } }),
    () => member.makeTargetingListSheet({ body: { targeting_list_id: id } }),
    () => member.reorderHandles({ body: { targeting_list_id: id, version: 1, handles: ['two'] } }),
    () => member.getAutopilotBudget({ query: { targeting_list_id: id } }),
    () => member.allowAutopilot({ path, body: { allowed: false } }),
  ]) {
    expect(await refusalOf(asked())).toMatchObject([404, {}])
  }
  expect((await member.listTargetingLists()).map((one) => one.id)).not.toContain(id)

  const someone = await world.as('planner@dentsu-nl.example')
  const [team] = await someone.listTeams()
  const ofTeam = await someone.createAudienceConfig({ body: { name: 'Coffee', body: COFFEE, team: team!.id } })
  const list = await someone.createTargetingList({ body: { audience_config_id: ofTeam.id } })
  await world.settle()
  expect(await someone.getTargetingList({ path: { pk: list.id } })).toMatchObject({ state: 'ready' })
  const { id: user_id } = await someone.getMe()
  const [membership] = (await world.rows('memberships')).filter((one) => one.user_id === user_id)
  await world.product.store.change('operator', async (change) => {
    await change.table({ team_id: team!.id }, 'memberships').remove(membership!.id)
    await change.audit('test.removed')
  })
  expect(await refusalOf(someone.getTargetingList({ path: { pk: list.id } }))).toMatchObject([404, {}])
  expect(await someone.listTargetingLists()).toEqual([])
})

test('a phrase of a package is a phrase of its list, and a look-alike a look-alike, however it is saved', async () => {
  const targeting_package = {
    keywords: [{ value: 'flat white', match: 'phrase' as const }],
    custom_audiences: [
      { value: 'Buyers', look_alike: true },
      { value: 'Staff', excluded: true },
    ],
  }
  const list = await made({ targeting_package })
  const marked = { keywords: [{ match: 'phrase' }], custom_audiences: [{ look_alike: true }, { excluded: true }] }
  expect(list.targeting_package).toMatchObject(marked)
  const path = { pk: list.id }
  const none = await admin.replaceTargetingList({
    ...{ path, body: { version: 1, name: 'Coffee', targeting_package: { keywords: [{ value: 'tea' }] } } },
  })
  const again = await admin.replaceTargetingList({
    ...{ path, body: { version: none.version, name: 'Coffee', targeting_package } },
  })
  expect(again.targeting_package).toMatchObject(marked)
  // Marks are of their own parts alone.
  for (const given of [
    { handles: [{ value: 'one', match: 'phrase' }] },
    { keywords: [{ value: 'a', excluded: true }] },
  ]) {
    expect(await refusalOf(made({ targeting_package: given }))).toMatchObject([400, {}])
  }
})

test('the steps of one change name so many values together, and no more', async () => {
  const { id } = await made()
  const values = Array.from({ length: 999 }, (_, at) => `word ${at}`)
  const change = (steps: number) => {
    const orders = Array.from({ length: steps }, () => ({ do: 'order' as const, part: 'keywords' as const, values }))
    return refusalOf(admin.changeTargetingList({ path: { pk: id }, body: { version: 1, steps: orders } }))
  }
  expect(await change(6)).toEqual([
    400,
    { steps: ['The steps name more than 5,000 values together. Save in between.'] },
  ])
  expect(await change(5)).toBe(null)
})

test('who asks what is held about them is told their lists; with their account all of it goes', async () => {
  const email = 'leaver@new.example'
  await world.product.store.change('operator', async (change) => {
    await change.audit('test.came', { subject_id: (await findOrAddUser(change, email)).id })
  })
  const leaver = await world.signIn(email)
  const { id: user_id } = await leaver.getMe()
  const list = await leaver.createTargetingList({ body: { name: 'Mine', targeting_package: PACK } })
  await leaver.changeTargetingList({ path: { pk: list.id }, body: { version: 1, name: 'Still mine' } })
  const sent = { targeting_list_id: list.id, email: 'admin@meridian.example', scope: 'use' } as const
  const share = await leaver.shareTargetingListViaAccount({ body: sent })
  const link = await leaver.makeTargetingListLink({ path: { pk: list.id }, body: {} })
  const code = new URLSearchParams(new URL(link.url).hash.slice(1)).get('code')!
  const copy = await admin.createTargetingList({ body: { share_id: share.id } })
  const tables: Record<string, Record<string, unknown>[]> = {}
  for await (const { name, rows } of rowsAbout(world.product.store, { id: user_id, email })) {
    tables[name] = [...(tables[name] ?? []), ...rows]
  }
  expect(tables.targeting_lists).toMatchObject([{ id: list.id, name: 'Still mine', version: 2 }])
  expect(tables.targeting_list_versions).toMatchObject([{ name: 'Mine' }, { name: 'Still mine' }])
  expect(tables.targeting_list_shares_made!.map(({ via }) => via).toSorted()).toEqual(['account', 'link'])
  // To whom is theirs to tell.
  expect(JSON.stringify(tables.targeting_list_shares_made)).not.toContain('meridian')

  expect(await admin.openSignedTargetingList({ query: { code } })).toMatchObject({ name: 'Still mine' })
  await leaver.deleteAccount({ body: { email } })
  // While it is being deleted nothing of it is open.
  await expect(admin.openSignedTargetingList({ query: { code } })).rejects.toMatchObject({ status: 404 })
  expect(await admin.listSharedTargetingLists()).toEqual([])
  world.clock.advance(31 * 86_400_000)
  await world.product.store.change('operator', async ({ audit, enqueue }) => {
    await enqueue('carry_out_deletions', {})
    await audit('test.asked')
  })
  await world.settle()
  for (const table of ['targeting_lists', 'targeting_list_versions', 'targeting_list_shares'] as const) {
    expect((await world.rows(table)).filter((one) => one.user_id === user_id)).toEqual([])
  }
  // A copy is whose it is.
  expect(await admin.getTargetingList({ path: { pk: copy.id } })).toMatchObject({ name: 'Still mine' })
})
