import type { Client } from '@starling/contract/browser'
import type { Question } from '@starling/question'
import { type World, worldWithNetwork } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

const ADMIN = 'admin@meridian.example'
const MEMBER = 'member@meridian.example'
const FRIEND = 'admin@halcyon.example'
const COFFEE: Question = { query_type: 'conversation', keywords: [['coffee']] }
const GONE = { status: 404 }
const DAY_MS = 86_400_000

let world: World
let admin: Client
let friend: Client
let team_audience: string
beforeAll(async () => {
  world = await worldWithNetwork(inject('postgres'))
  ;[admin, friend] = [await world.as(ADMIN), await world.as(FRIEND)]
  team_audience = (await admin.createAudienceConfig({ body: { body: COFFEE, name: 'Coffee' } })).id
}, 180_000)
afterAll(() => world.stop())

const codeOf = (pk: string) => world.product.secrets.seal('audience share', pk)
const seen = async () => (await friend.listSharedAudiences()).map(({ name }) => name)
const named = () => ({ body: { audience_config_id: team_audience } })

test('shared by mail it is opened by the address it was sent to, tells who shared it, and is gone once revoked', async () => {
  const body = { audience_config_id: team_audience, emails: [FRIEND.toUpperCase()], message: 'For spring' }
  const [share] = await admin.shareAudience({ body })
  expect(share).toMatchObject({ email: FRIEND, scope: 'look', state: 'open', opened: 0, shared_by: { email: ADMIN } })
  await world.settle()
  const [mail] = world.sandbox.mailbox.messages({ to: FRIEND })
  expect(mail!.subject).toBe('The audience “Coffee” was shared with you on Starling')
  expect(mail!.text).toContain(`/shared-audience#code=${codeOf(share!.id)}`)
  expect(mail!.text).toContain('For spring')

  const code = { body: { code: codeOf(share!.id) } }
  const opened = await friend.openSharedAudience(code)
  expect(opened).toMatchObject({ name: 'Coffee', shared_by: { email: ADMIN }, message: 'For spring', body: null })
  expect((await friend.summarizeInsights(named())).summary[0]).toContain(String(opened.size))
  // To look is neither to use nor to change.
  await expect(friend.copySharedAudience({ path: { pk: share!.id } })).rejects.toMatchObject(GONE)
  await expect(friend.getAudienceConfig({ path: { pk: team_audience } })).rejects.toMatchObject(GONE)
  await expect(friend.deleteAudienceConfig({ path: { pk: team_audience } })).rejects.toMatchObject(GONE)
  await expect(friend.listAudienceShares({ path: { pk: team_audience } })).rejects.toMatchObject(GONE)
  // The code of another's mail opens nothing.
  await expect((await world.as(MEMBER)).openSharedAudience(code)).rejects.toMatchObject(GONE)
  await expect(friend.openSharedAudience({ body: { code: `${code.body.code}x` } })).rejects.toMatchObject(GONE)
  const [listed] = await admin.listAudienceShares({ path: { pk: team_audience } })
  expect(listed).toMatchObject({ id: share!.id, opened: 1 })

  await admin.deleteAudienceShare({ path: { pk: share!.id } })
  await expect(friend.openSharedAudience(code)).rejects.toMatchObject(GONE)
  await expect(friend.summarizeInsights(named())).rejects.toMatchObject(GONE)
  expect(await seen()).toEqual([])
  await admin.restoreAudienceShare({ path: { pk: share!.id } })
  expect(await seen()).toEqual(['Coffee'])
  world.clock.advance(31 * DAY_MS)
  await expect((await world.as(FRIEND)).openSharedAudience(code)).rejects.toMatchObject(GONE)
})

test('shared again with an address it is the same share with the new terms, and who has it may put it away', async () => {
  ;[admin, friend] = [await world.as(ADMIN), await world.as(FRIEND)]
  const { id: audience_config_id } = await admin.createAudienceConfig({ body: { body: COFFEE, name: 'Once' } })
  const named = { audience_config_id, email: FRIEND }
  const first = await admin.shareAudienceViaAccount({ body: { ...named, scope: 'use', days: 90 } })
  for (let n = 0; n < 4; n++) await admin.shareAudienceViaAccount({ body: { ...named, days: 7 } })
  const path = { pk: audience_config_id }
  const listed = await admin.listAudienceShares({ path })
  expect(listed).toMatchObject([{ id: first.id, scope: 'look' }])
  expect(listed[0]!.expires_at < first.expires_at).toBe(true)
  expect(await seen()).toEqual(['Once'])
  await expect(
    (await world.as('planner@dentsu-nl.example')).deleteAudienceShare({ path: { pk: first.id } }),
  ).rejects.toMatchObject(GONE)
  await friend.deleteAudienceShare({ path: { pk: first.id } })
  expect(await seen()).toEqual([])
  expect(await admin.listAudienceShares({ path })).toEqual([])
  await expect(friend.restoreAudienceShare({ path: { pk: first.id } })).rejects.toMatchObject(GONE)
})

test('shared with an account to be used, it is copied; nothing tells whether an address has an account', async () => {
  ;[admin, friend] = [await world.as(ADMIN), await world.as(FRIEND)]
  const of = (email: string) =>
    admin.shareAudienceViaAccount({ body: { audience_config_id: team_audience, email, scope: 'use', days: 7 } })
  const known = await of(FRIEND)
  const unknown = await of('nobody@elsewhere.example')
  const shape = ({ scope, opened, state, audience_config_id }: typeof known) => [
    scope,
    opened,
    state,
    audience_config_id,
  ]
  expect(shape(unknown)).toEqual(shape(known))
  const [shared] = await friend.listSharedAudiences()
  expect(shared).toMatchObject({ id: known.id, scope: 'use', body: COFFEE })
  const copy = await friend.copySharedAudience({ path: { pk: known.id } })
  expect(copy).toMatchObject({ name: 'Coffee', owner: 'person', author: { email: FRIEND }, body: COFFEE })

  // Who shared it has left the team: nothing is open by them.
  const member = await world.as(MEMBER)
  const theirs = await member.shareAudienceViaAccount({ body: { audience_config_id: team_audience, email: FRIEND } })
  expect((await friend.listSharedAudiences()).map(({ id }) => id)).toEqual([theirs.id, known.id])
  const membership = (await admin.listMembers({ path: { team_id: 'meridian' } })).find(
    ({ user }) => user.email === MEMBER,
  )!
  await admin.deleteMember({ path: { team_id: 'meridian', pk: membership.id } })
  expect((await friend.listSharedAudiences()).map(({ id }) => id)).toEqual([known.id])
  await expect(
    member.shareAudienceViaAccount({ body: { audience_config_id: team_audience, email: FRIEND } }),
  ).rejects.toMatchObject(GONE)
  await admin.deleteAudienceConfig({ path: { pk: team_audience } })
  expect(await friend.listSharedAudiences()).toEqual([])
})
