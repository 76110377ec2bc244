import { ApiError } from '@starling/contract/browser'
import { type Browser, World } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type CampaignDesk, openCampaignDesk } from '../../test-kit/campaign-desk.ts'

let world: World
let desk: CampaignDesk
let member: Browser
const TEAM = { team_id: 'meridian' }
beforeAll(async () => {
  world = await World.create(inject('postgres'))
  world.sandbox.settings.set({ limit_multiplier: 1_000 })
  desk = await openCampaignDesk(world)
  member = await world.signIn('member@meridian.example')
  const body = { team_account: desk.team_account_id, currency: 'USD', amount_micro: 200_000_000 }
  await desk.admin.setSpendingCap({ path: TEAM, body })
}, 180_000)
afterAll(() => world.stop())

const codeOf = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error) => (error instanceof ApiError ? (error.status === 400 ? 400 : error.code) : error),
  )
const path = ({ id }: { id: string }) => ({ path: { pk: id } })
const now = ({ id }: { id: string }) => desk.admin.getCampaign(path({ id }))
const seen = async (of: { id: string }) => ({ ...path(of), body: { seen_changed_at: (await now(of)).changed_at } })
const statusAt = async (name: string) => (await desk.atX(name)).campaigns.map((one) => one.entity_status)

test('whoever only drafts asks for a launch, and someone who may spend agrees to it', async () => {
  const draft = await desk.draft('Asked', { daily_budget_micro: 10_000_000 }, member)
  expect(await desk.launch(draft, member)).toMatchObject({ state: 'awaiting_approval', holds: [{ state: 'waiting' }] })
  expect(await statusAt('Asked')).toEqual([])
  expect(await codeOf(member.approveCampaign(await seen(draft)))).toBe('account_role_needed')
  expect(await codeOf(desk.admin.changeCampaign({ ...path(draft), body: { name: 'Other' } }))).toBe(400)
  await desk.admin.approveCampaign(await seen(draft))
  await world.settle()
  expect(await now(draft)).toMatchObject({ state: 'active', holds: [{ state: 'held' }] })
  expect(await statusAt('Asked')).toEqual(['ACTIVE'])
  await desk.admin.endCampaign(path(draft))
  await world.settle()
})

test('above the cap it waits, whoever asks; refused it is as it was', async () => {
  const draft = await desk.draft('Above', { daily_budget_micro: 100_000_000 })
  // Before anybody asks, and while it waits: it can spend 800 of the 200, and nobody else may spend there.
  const over = { team_account: desk.team_account_id, amount_micro: 200_000_000, over_micro: 600_000_000 }
  const needed = { because: 'cap', caps: [{ ...over, month: expect.any(String) }], approvers: 0 }
  const approval = async (who = desk.admin) => (await who.reviewCampaign(path(draft))).approval
  expect(await approval()).toEqual(needed)
  expect(await approval(member)).toEqual({ because: 'role', caps: [], approvers: 1 })
  expect(await desk.launch(draft)).toMatchObject({ state: 'awaiting_approval' })
  expect(await approval(member)).toEqual(needed)
  expect(await codeOf(desk.admin.approveCampaign(await seen(draft)))).toBe('second_person_needed')
  expect(await desk.admin.refuseCampaign(path(draft))).toMatchObject({ state: 'draft', holds: [] })
  expect(await statusAt('Above')).toEqual([])
})

test('of many launches at once no more run than the cap carries', async () => {
  const drafts = []
  for (let n = 0; n < 4; n++) drafts.push(await desk.draft(`Race ${n}`, { daily_budget_micro: 10_000_000 }))
  await Promise.all(drafts.map(async (one) => desk.admin.launchCampaign(await seen(one))))
  await world.settle()
  const states = await Promise.all(drafts.map(async (one) => (await now(one)).state))
  // Each can spend 80 of the 200.
  expect(states.toSorted()).toEqual(['active', 'active', 'awaiting_approval', 'awaiting_approval'])
  const running = (await desk.atX('Race')).campaigns.filter((one) => one.entity_status === 'ACTIVE')
  expect(running).toHaveLength(2)
})

test('more money for one that runs waits for a second person, and it goes on by what it had', async () => {
  const runs = (await desk.admin.listCampaigns({ query: { team: 'meridian', state: 'active' } }))[0]!
  await desk.admin.changeCampaign({ ...path(runs), body: { daily_budget_micro: 90_000_000 } })
  await world.settle()
  const asked = { daily_budget_micro: 90_000_000 }
  expect(await now(runs)).toMatchObject({ state: 'active', daily_budget_micro: 10_000_000, differences: 0, asked })
  expect((await desk.atX(runs.name)).campaigns).toMatchObject([{ daily_budget_amount_local_micro: 10_000_000 }])
  expect(await desk.admin.refuseCampaign(path(runs))).toMatchObject({ state: 'active', asked: null, holds: [{}] })
  await desk.admin.changeCampaign({ ...path(runs), body: { daily_budget_micro: 5_000_000 } })
  await world.settle()
  expect(await now(runs)).toMatchObject({ state: 'active', differences: 0 })
  expect((await desk.atX(runs.name)).campaigns).toMatchObject([{ daily_budget_amount_local_micro: 5_000_000 }])
})

test('what X refuses is told in its words, and can be launched again', async () => {
  const draft = await desk.draft('Refused', { funding_instrument_id: 'nothing', daily_budget_micro: 1_000_000 })
  expect(await desk.launch(draft)).toMatchObject({ state: 'failed', x_id: null })
  expect((await now(draft)).error).not.toBeNull()
  const right = desk.bodyOf('').funding_instrument_id
  await desk.admin.changeCampaign({ ...path(draft), body: { funding_instrument_id: right } })
  expect(await desk.launch(draft)).toMatchObject({ state: 'active', error: null })
})

test('without a key to the ad account nothing leaves', async () => {
  const draft = await desk.draft('Closed', { daily_budget_micro: 1_000_000 })
  const [link] = await desk.admin.listSocialAccounts()
  await desk.admin.disconnectSocialAccount({ path: { pk: link!.id } })
  await world.settle()
  const { blockers } = await desk.admin.reviewCampaign(path(draft))
  expect(blockers).toContain('no_ad_account')
  expect(await desk.launch(draft)).toMatchObject({ state: 'failed', error: 'no_ad_account' })
})
