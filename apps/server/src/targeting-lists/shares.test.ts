import { type Client, SIGNED_LIST_AT } from '@starling/contract/browser'
import { World } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

const ADMIN = 'admin@meridian.example'
const MEMBER = 'member@meridian.example'
const FRIEND = 'admin@halcyon.example'
const PACK = { keywords: [{ value: 'coffee' }, { value: 'latte', deselected: true }] }
const GONE = { status: 404 }
const DAY_MS = 86_400_000

let world: World
let admin: Client
let member: Client
let friend: Client
let targeting_list_id: string
beforeAll(async () => {
  world = await World.create(inject('postgres'))
  ;[admin, member, friend] = [await world.as(ADMIN), await world.as(MEMBER), await world.as(FRIEND)]
  const list = await admin.createTargetingList({ body: { name: 'Coffee', targeting_package: PACK } })
  targeting_list_id = list.id
}, 180_000)
afterAll(() => world.stop())

const codeOf = (pk: string) => ({ query: { code: world.product.secrets.seal('targeting list share', pk) } })
const seen = async () => (await friend.listSharedTargetingLists()).map(({ name }) => name)
const codeIn = (url: string) => new URLSearchParams(new URL(url).hash.slice(1)).get('code')!

test('shared by mail it opens for the address it was sent to, to look and nothing else, until it is revoked or ends', async () => {
  const body = { targeting_list_id, emails: [FRIEND.toUpperCase(), FRIEND], message: 'For spring' }
  const shares = await admin.shareTargetingList({ body })
  expect(shares).toMatchObject([{ email: FRIEND, via: 'mail', scope: 'look', state: 'open' }])
  const [share] = shares
  await world.settle()
  const [mail] = world.sandbox.mailbox.messages({ to: FRIEND })
  expect(mail!.subject).toBe('The targeting list “Coffee” was shared with you on Starling')
  expect(mail!.text).toContain(`${SIGNED_LIST_AT}#code=${codeOf(share!.id).query.code}`)
  expect(mail!.text).toContain('For spring')

  const opened = await friend.openSignedTargetingList(codeOf(share!.id))
  expect(opened).toMatchObject({ name: 'Coffee', shared_by: { email: ADMIN }, message: 'For spring', scope: 'look' })
  expect(opened.targeting_package!.keywords).toMatchObject([{ value: 'coffee' }, { value: 'latte', deselected: true }])
  expect(await friend.openSharedTargetingList({ path: { pk: share!.id } })).toEqual(opened)
  // To look is neither to use nor to change.
  const path = { pk: targeting_list_id }
  for (const asked of [
    () => friend.createTargetingList({ body: { share_id: share!.id } }),
    () => friend.createTargetingList({ body: { share_id: codeOf(share!.id).query.code } }),
    () => friend.getTargetingList({ path }),
    () => friend.changeTargetingList({ path, body: { version: 1, name: 'Mine' } }),
    () => friend.listTargetingListShares({ body: { targeting_list_id } }),
    () => member.deleteTargetingListShare({ path: { pk: share!.id } }),
    () => friend.restoreTargetingListShare({ path: { pk: share!.id } }),
    // The code of another's mail opens nothing.
    () => member.openSignedTargetingList(codeOf(share!.id)),
    () => member.openSharedTargetingList({ path: { pk: share!.id } }),
    () => friend.openSignedTargetingList({ query: { code: `${codeOf(share!.id).query.code}x` } }),
    () => friend.openSignedTargetingList({ query: { code: share!.id } }),
  ]) {
    await expect(asked()).rejects.toMatchObject(GONE)
  }

  await admin.deleteTargetingListShare({ path: { pk: share!.id } })
  await admin.deleteTargetingListShare({ path: { pk: share!.id } })
  await expect(friend.openSignedTargetingList(codeOf(share!.id))).rejects.toMatchObject(GONE)
  expect(await seen()).toEqual([])
  await admin.restoreTargetingListShare({ path: { pk: share!.id } })
  expect(await seen()).toEqual(['Coffee'])
  world.clock.advance(31 * DAY_MS)
  expect(await seen()).toEqual([])
  const listed = await admin.listTargetingListShares({ body: { targeting_list_id } })
  expect(listed).toMatchObject([{ id: share!.id, state: 'ended' }])
  await expect(friend.openSignedTargetingList(codeOf(share!.id))).rejects.toMatchObject(GONE)
})

test('shared to be used it can be copied as it is now; the copy is the other’s own', async () => {
  const share = await admin.shareTargetingListViaAccount({ body: { targeting_list_id, email: FRIEND, scope: 'use' } })
  const copy = await friend.createTargetingList({ body: { share_id: share.id } })
  expect(copy).toMatchObject({ name: 'Coffee', version: 1, type: 'saved_list' })
  expect(copy.targeting_package!.keywords[1]).toMatchObject({ value: 'latte', deselected: true })
  await admin.deleteTargetingListShare({ path: { pk: share.id } })
  await expect(friend.createTargetingList({ body: { share_id: share.id } })).rejects.toMatchObject(GONE)
  expect(await friend.getTargetingList({ path: { pk: copy.id } })).toMatchObject({ name: 'Coffee' })
  await expect(admin.getTargetingList({ path: { pk: copy.id } })).rejects.toMatchObject(GONE)
  // Nothing of it can be given back to somebody else as if it were the first one.
  await expect(friend.shareTargetingList({ body: { targeting_list_id, emails: [MEMBER] } })).rejects.toMatchObject(GONE)
})

test('an address has one share of a list: shared again it is that one, and who has it may put it away', async () => {
  const { id } = await admin.createTargetingList({ body: { name: 'Once', targeting_package: PACK } })
  const named = { targeting_list_id: id, email: FRIEND }
  const first = await admin.shareTargetingListViaAccount({ body: { ...named, scope: 'use', days: 90 } })
  for (let n = 0; n < 4; n++) await admin.shareTargetingListViaAccount({ body: { ...named, days: 7 } })
  const body = { targeting_list_id: id, emails: [FRIEND.toUpperCase()], message: 'Again' }
  const [again] = await admin.shareTargetingList({ body })
  expect(again).toMatchObject({ id: first.id, scope: 'look', via: 'mail' })
  expect(await admin.listTargetingListShares({ body: { targeting_list_id: id } })).toEqual([again])
  expect(await friend.listSharedTargetingLists()).toMatchObject([{ id: first.id, scope: 'look', message: 'Again' }])
  // Revoked it is closed altogether; brought back after it was shared anew, there is still one.
  await admin.deleteTargetingListShare({ path: { pk: first.id } })
  expect(await seen()).toEqual([])
  const anew = await admin.shareTargetingListViaAccount({ body: named })
  expect(anew.id).not.toBe(first.id)
  await admin.restoreTargetingListShare({ path: { pk: first.id } })
  expect((await friend.listSharedTargetingLists()).map((one) => one.id)).toEqual([first.id])

  await friend.deleteTargetingListShare({ path: { pk: first.id } })
  expect(await seen()).toEqual([])
  expect(await admin.listTargetingListShares({ body: { targeting_list_id: id } })).toEqual([])
  await expect(friend.restoreTargetingListShare({ path: { pk: first.id } })).rejects.toMatchObject(GONE)
  const acts = (await world.rows('audit')).filter(({ subject_id }) => subject_id === id).map(({ action }) => action)
  expect(acts).toContain('targeting_list.put_away')
})

test('so many are shared in an hour, and no more', async () => {
  world.clock.advance(DAY_MS)
  const { id } = await member.createTargetingList({ body: { name: 'Many', targeting_package: PACK } })
  const to = (n: number) =>
    member.shareTargetingListViaAccount({ body: { targeting_list_id: id, email: `n${n}@elsewhere.example` } })
  for (let n = 0; n < 60; n++) await to(n)
  await expect(to(60)).rejects.toMatchObject({ status: 429 })
})

test('a signed link opens for whoever is signed in and has it, tells nobody’s name, and ends when it is revoked', async () => {
  const path = { pk: targeting_list_id }
  const link = await admin.makeTargetingListLink({ path, body: { scope: 'look', days: 7 } })
  expect(link).toMatchObject({ via: 'link', email: null, state: 'open' })
  const log = await admin.listAuditEntries({ path: { team_id: 'meridian' }, query: { kind: 'exports' } })
  expect(log[0]).toMatchObject({ action: 'targeting_list.linked', person: { email: ADMIN }, detail: { scope: 'look' } })
  const query = { code: codeIn(link.url) }
  for (const client of [friend, member]) {
    expect(await client.openSignedTargetingList({ query })).toMatchObject({ name: 'Coffee', shared_by: null })
  }
  // Its id alone is no code, and it stands in nobody's list.
  await expect(friend.openSharedTargetingList({ path: { pk: link.id } })).rejects.toMatchObject(GONE)
  await expect(friend.createTargetingList({ body: { share_id: link.id } })).rejects.toMatchObject(GONE)
  await expect(friend.createTargetingList({ body: { share_id: query.code } })).rejects.toMatchObject(GONE)
  expect(await seen()).toEqual([])
  const answer = await world.product.app.inject({
    url: `/api/external/audience-usages/verify_signed/?${new URLSearchParams(query)}`,
    headers: { host: 'localhost:4000', authorization: `Token ${world.product.secrets.pro_client_id}` },
  })
  expect(answer.statusCode).toBe(403)

  const used = await admin.makeTargetingListLink({ path, body: { scope: 'use' } })
  expect(await friend.createTargetingList({ body: { share_id: codeIn(used.url) } })).toMatchObject({ name: 'Coffee' })

  await admin.deleteTargetingListShare({ path: { pk: link.id } })
  await expect(friend.openSignedTargetingList({ query })).rejects.toMatchObject(GONE)
  await admin.restoreTargetingListShare({ path: { pk: link.id } })
  expect(await friend.openSignedTargetingList({ query })).toMatchObject({ name: 'Coffee' })
  world.clock.advance(8 * DAY_MS)
  await expect(friend.openSignedTargetingList({ query })).rejects.toMatchObject(GONE)
})

test('while its list is deleted a share is closed, and what changed since is what is read', async () => {
  const path = { pk: targeting_list_id }
  const share = await admin.shareTargetingListViaAccount({ body: { targeting_list_id, email: FRIEND } })
  await admin.changeTargetingList({ path, body: { version: 1, name: 'Renamed' } })
  expect(await seen()).toEqual(['Renamed'])
  await admin.removeTargetingList({ path })
  expect(await seen()).toEqual([])
  await expect(friend.openSharedTargetingList({ path: { pk: share.id } })).rejects.toMatchObject(GONE)
  await admin.restoreTargetingList({ path })
  expect(await seen()).toEqual(['Renamed'])
})

test('a share of a list of a team’s audience is closed while who made it is not in the team', async () => {
  const { id: user_id } = await member.getMe()
  const { id } = await member.createTargetingList({ body: { name: 'Of the team', targeting_package: PACK } })
  const [team] = await member.listTeams()
  await world.product.store.change('operator', async (change) => {
    await change.table({ user_id }, 'targeting_lists').change(id, { for_team_id: team!.id })
    await change.audit('test.changed')
  })
  const link = await member.makeTargetingListLink({ path: { pk: id }, body: {} })
  const query = { code: codeIn(link.url) }
  expect(await friend.openSignedTargetingList({ query })).toMatchObject({ name: 'Of the team' })
  const [membership] = (await world.rows('memberships')).filter((one) => one.user_id === user_id)
  await world.product.store.change('operator', async (change) => {
    await change.table({ team_id: team!.id }, 'memberships').remove(membership!.id)
    await change.audit('test.removed')
  })
  await expect(friend.openSignedTargetingList({ query })).rejects.toMatchObject(GONE)
  await expect(member.deleteTargetingListShare({ path: { pk: link.id } })).rejects.toMatchObject(GONE)
})
