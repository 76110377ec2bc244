import { ApiError } from '@starling/contract/browser'
import { type Browser, World } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type CampaignDesk, openCampaignDesk } from '../../test-kit/campaign-desk.ts'

/** An attacker got unapproved budgets to X by each of these. */
let world: World
let desk: CampaignDesk
let member: Browser
const CAP = 200_000_000
const DAY = { before: 5_000_000, more: 90_000_000 }
beforeAll(async () => {
  world = await World.create(inject('postgres'))
  world.sandbox.settings.set({ limit_multiplier: 1_000 })
  desk = await openCampaignDesk(world)
  member = await world.signIn('member@meridian.example')
  const body = { team_account: desk.team_account_id, currency: 'USD', amount_micro: CAP }
  await desk.admin.setSpendingCap({ path: { team_id: 'meridian' }, body })
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
const change = (of: { id: string }, body: object, by: Browser = desk.admin) => by.changeCampaign({ ...path(of), body })
const running = async (name: string) => {
  const launched = await desk.launch(await desk.draft(name, { daily_budget_micro: DAY.before }))
  expect(launched.state).toBe('active')
  return launched
}
/** All that X may spend of it, in a day and by ad set. */
const budgetsAt = async (name: string) => {
  const { campaigns, items } = await desk.atX(name)
  return [
    ...campaigns.map((one) => [one.daily_budget_amount_local_micro, one.total_budget_amount_local_micro]),
    ...items.map((one) => one.total_budget_amount_local_micro),
  ]
}
const over = async (of: { id: string }) => {
  await desk.admin.endCampaign(path(of))
  await world.settle()
}

test('more money that was asked for while something was on its way never comes to X before somebody agrees', async () => {
  const runs = await running('Hasty')
  const before = await budgetsAt('Hasty')
  await change(runs, { name: 'Hasty 1' })
  expect(await change(runs, { daily_budget_micro: DAY.more })).toMatchObject({
    asked: { daily_budget_micro: DAY.more },
  })
  await world.settle()
  await change(runs, { name: 'Hasty 2' })
  const [set] = await desk.admin.listCampaignAdSets(path(runs))
  await desk.admin.changeAdSet({ ...path(set!), body: { name: 'Another name' } })
  await world.settle()
  expect(await budgetsAt('Hasty 2')).toEqual(before)
  expect(await now(runs)).toMatchObject({ state: 'active', differences: 0, holds: [{}, {}] })
  // Nor by saying that ours counts.
  const told = await desk.admin.reconcileCampaign({ ...path(runs), body: {} })
  expect(told.differences).toEqual([])

  expect(await codeOf(desk.admin.approveCampaign(await seen(runs)))).toBe('second_person_needed')
  await approvedBy(runs)
  await world.settle()
  expect(await now(runs)).toMatchObject({ daily_budget_micro: DAY.more, asked: null, holds: [{ state: 'held' }] })
  expect((await budgetsAt('Hasty 2'))[0]).toEqual([DAY.more, expect.any(Number)])
  await over(runs)
})

test('whoever asks right after an approval asks anew, and X has what was agreed to', async () => {
  const draft = await desk.draft('Again', { daily_budget_micro: 30_000_000 })
  expect(await desk.launch(draft)).toMatchObject({ state: 'awaiting_approval' })
  await approvedBy(draft)
  await change(draft, { daily_budget_micro: DAY.more })
  await world.settle()
  expect((await budgetsAt('Again'))[0]).toEqual([30_000_000, expect.any(Number)])
  expect(await now(draft)).toMatchObject({ state: 'active', asked: { daily_budget_micro: DAY.more } })
  expect(await desk.admin.refuseCampaign(path(draft))).toMatchObject({ asked: null, holds: [{ state: 'held' }] })
  await over(draft)
})

test('a token that may not spend, and a session of long ago, raise nothing that runs', async () => {
  const runs = await running('Token')
  const token = await world.as('admin@meridian.example', 'personal', ['read', 'write'])
  expect(await codeOf(token.changeCampaign({ ...path(runs), body: { daily_budget_micro: 6_000_000 } }))).toBe(
    'scope_missing',
  )
  const [set] = await desk.admin.listCampaignAdSets(path(runs))
  expect(await codeOf(token.changeAdSet({ ...path(set!), body: { bid_micro: 1_000_000 } }))).toBe('scope_missing')
  expect(await codeOf(token.pauseCampaign(path(runs)))).toBeNull()
  await world.settle()
  await desk.launch(runs)
  world.clock.advance(20 * 60_000)
  expect(await codeOf(change(runs, { daily_budget_micro: 6_000_000 }))).toBe('confirm_needed')
  expect(await codeOf(change(runs, { daily_budget_micro: 4_000_000 }))).toBeNull()
  await world.settle()
  await over(runs)
})

test('who only drafts does not undo a cut, spend faster, or end what runs', async () => {
  const admin = await world.signIn('admin@meridian.example')
  const mine = await world.signIn('member@meridian.example')
  const draft = await desk.draft('Cut', { daily_budget_micro: DAY.before })
  await admin.launchCampaign(await seen(draft))
  await world.settle()
  await change(draft, { daily_budget_micro: 1_000_000 }, admin)
  await world.settle()
  expect(await change(draft, { daily_budget_micro: DAY.before }, mine)).toMatchObject({
    ...{ daily_budget_micro: 1_000_000, asked: { daily_budget_micro: DAY.before } },
  })
  await world.settle()
  expect((await budgetsAt('Cut'))[0]).toEqual([1_000_000, expect.any(Number)])
  expect(await codeOf(mine.endCampaign(path(draft)))).toBe('account_role_needed')
  expect(await codeOf(mine.deleteCampaign(path(draft)))).toBe('account_role_needed')
  expect(await codeOf(mine.pauseCampaign(path(draft)))).toBeNull()
  await world.settle()
  expect(await now(draft)).toMatchObject({ state: 'paused', asked: null })
})

test('what was asked to be launched shows what was seen', async () => {
  const mine = await world.signIn('member@meridian.example')
  const said = { team: 'meridian', name: 'Post', kind: 'post' as const, text: 'A cup for cold days.' }
  const creative = await desk.admin.createAdCreative({ body: said })
  const swap = (text: string) => mine.changeAdCreative({ ...path(creative), body: { text } })
  const draft = await desk.draft('Swapped', { daily_budget_micro: 1_000_000, creative_ids: [creative.id] })
  const before = await seen(draft)
  await swap('A cup for warm days.')
  expect(await codeOf(mine.launchCampaign(before))).toBe('changed_meanwhile')
  expect(await mine.launchCampaign(await seen(draft))).toMatchObject({ state: 'awaiting_approval' })
  expect(await codeOf(swap('Something else'))).toBe(400)
  const admin = await world.signIn('admin@meridian.example')
  await admin.approveCampaign(await seen(draft))
  expect(await codeOf(swap('Something else'))).toBe('in_flight')
  await world.settle()
  await admin.endCampaign(path(draft))
})

test('a change of ours leaves alone what is known to be otherwise at X', async () => {
  const admin = await world.signIn('admin@meridian.example')
  const draft = await desk.draft('Known', { daily_budget_micro: 1_000_000 })
  await admin.sendCampaign(path(draft))
  await world.settle()
  const { x_id } = await now(draft)
  await desk.api.update(desk.ad_account.id, 'campaigns', x_id!, { daily_budget_amount_local_micro: 3_000_000 })
  expect((await admin.reconcileCampaign({ ...path(draft), body: {} })).differences).toHaveLength(1)
  await change(draft, { name: 'Known still' }, admin)
  await world.settle()
  expect((await budgetsAt('Known still'))[0]).toEqual([3_000_000, expect.any(Number)])
  expect(await now(draft)).toMatchObject({ differences: 1 })
})

test('a side is taken whatever looks at X come in between', async () => {
  const admin = await world.signIn('admin@meridian.example')
  const draft = await desk.draft('Looked at', { daily_budget_micro: 1_000_000 })
  await admin.sendCampaign(path(draft))
  await world.settle()
  const { x_id } = await now(draft)
  await desk.api.update(desk.ad_account.id, 'campaigns', x_id!, { daily_budget_amount_local_micro: 3_000_000 })
  await admin.reconcileCampaign({ ...path(draft), body: {} })
  const take = [
    { of: 'campaign' as const, id: draft.id, field: 'daily_budget_micro' as const, side: 'theirs' as const },
  ]
  const asked = [{ take }, {}].map((body) => admin.reconcileCampaign({ ...path(draft), body }))
  expect(await Promise.all(asked.map(codeOf))).toEqual([null, null])
  await world.settle()
  expect(await now(draft)).toMatchObject({ daily_budget_micro: 3_000_000, differences: 0 })
})

/** By somebody else, who may spend just for this. */
async function approvedBy(of: { id: string }): Promise<void> {
  const members = await desk.admin.listMembers({ path: { team_id: 'meridian' } })
  const member_id = members.find(({ user }) => user.email === 'member@meridian.example')!.id
  const path = { team_id: 'meridian', pk: desk.team_account_id, member_id }
  await desk.admin.setAccountRole({ path, body: { role: 'spend' } })
  await member.approveCampaign(await seen(of))
  await desk.admin.setAccountRole({ path, body: { role: null } })
}
