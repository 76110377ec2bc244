import type { Campaign } from '@starling/contract'
import { ApiError } from '@starling/contract/browser'
import { EMPTY_BUILDER, questionOfDraft } from '@starling/question/builder'
import { type World, worldWithNetwork } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type CampaignDesk, openCampaignDesk } from '../../test-kit/campaign-desk.ts'
import { markIn } from './mark.ts'
import { reconcileCampaigns, reconcileOne } from './reconcile.ts'

let world: World
let desk: CampaignDesk
beforeAll(async () => {
  world = await worldWithNetwork(inject('postgres'))
  world.sandbox.settings.set({ limit_multiplier: 1_000 })
  desk = await openCampaignDesk(world)
}, 180_000)
afterAll(() => world.stop())

const refusalOf = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error) =>
      error instanceof ApiError
        ? [error.status, error.status === 400 ? Object.keys(error.body as object) : error.code]
        : error,
  )
const path = ({ id }: { id: string }) => ({ path: { pk: id } })
const now = ({ id }: { id: string }) => desk.admin.getCampaign(path({ id }))
const setsOf = (of: { id: string }) => desk.admin.listCampaignAdSets(path(of))
async function send(of: { id: string }) {
  await desk.admin.sendCampaign(path(of))
  await world.settle()
  return now(of)
}

test('a draft is nowhere but here; sent, all of it is at X and paused, under our mark', async () => {
  const draft = await desk.draft('Paused')
  expect(draft).toMatchObject({ state: 'draft', x_id: null, ad_sets: 1, ads: 1, most_micro: 160_000_000 })
  expect((await desk.atX('Paused')).campaigns).toEqual([])
  expect(await send(draft)).toMatchObject({ state: 'paused', error: null, differences: 0 })
  const { campaigns, items, posts } = await desk.atX('Paused')
  expect(campaigns).toMatchObject([{ entity_status: 'PAUSED', daily_budget_amount_local_micro: 20_000_000 }])
  expect(campaigns[0]).toMatchObject({ total_budget_amount_local_micro: 160_000_000 })
  expect(items).toMatchObject([{ entity_status: 'PAUSED', objective: 'ENGAGEMENTS' }])
  expect([campaigns[0]!.name, items[0]!.name].map(markIn)).not.toContain(null)
  expect(posts).toEqual([desk.post_id])
  expect(await desk.criteria(items[0]!.id)).toEqual([
    'BROAD_KEYWORD EQ #latte',
    'BROAD_KEYWORD EQ coffee',
    'BROAD_KEYWORD EQ espresso',
  ])
})

test('a review tells what would be at X; a launch is one act, and what was changed since is not launched', async () => {
  const draft = await desk.draft('Reviewed', { split: 'group' })
  const review = await desk.admin.reviewCampaign(path(draft))
  expect(review).toMatchObject({ blockers: [], amount_micro: 160_000_000, differences: [] })
  expect(review.overlaps.every(({ other }) => other.is_sister)).toBe(true)
  expect(review.plan.map((one) => [one.do, one.of])).toEqual([
    ['create', 'campaign'],
    ['create', 'ad_set'],
    ['create', 'ad_set'],
    ['create', 'ad'],
    ['create', 'ad'],
  ])
  // First it is made paused, under a name that bears our mark.
  const [made, set] = review.plan
  expect(made!.fields.find(({ field }) => field === 'status')!.to).toEqual(['PAUSED'])
  expect(set!.fields.find(({ field }) => field === 'status')!.to).toEqual(['PAUSED'])
  expect(made!.fields.find(({ field }) => field === 'name')!.to).toEqual([
    expect.stringMatching(/^Reviewed · stl-[0-9a-z]{8}$/),
  ])
  const seen_changed_at = draft.changed_at
  await desk.admin.changeCampaign({ ...path(draft), body: { name: 'Reviewed anew' } })
  expect(await refusalOf(desk.admin.launchCampaign({ ...path(draft), body: { seen_changed_at } }))).toEqual([
    409,
    'changed_meanwhile',
  ])
  expect(await desk.launch(draft)).toMatchObject({ state: 'active', is_running: true, holds: [{ state: 'held' }] })
  const { campaigns, items } = await desk.atX('Reviewed anew')
  expect([...campaigns, ...items].map((one) => one.entity_status)).toEqual(['ACTIVE', 'ACTIVE', 'ACTIVE'])
  expect(items.map((item) => item.total_budget_amount_local_micro)).toEqual([80_000_000, 80_000_000])
  const again = await desk.admin.reviewCampaign(path(draft))
  expect([...new Set(again.plan.map((one) => one.do))]).toEqual(['keep'])
  // Launched already: asked twice it is one.
  expect(await desk.launch(draft)).toMatchObject({ state: 'active' })
})

test('a campaign is split by entries as far as its budget carries it', async () => {
  const { id } = await desk.draft('Split', { split: 'element', daily_budget_micro: 10_000_000 })
  const sets = await setsOf({ id })
  expect(sets.map(({ part }) => part.value ?? part.of)).toEqual(['coffee', 'rest'])
  expect(sets.map(({ budget_micro }) => budget_micro)).toEqual([40_000_000, 40_000_000])
})

test('overlap with what runs is told, and warned of above 30 %', async () => {
  const runs = await desk.draft('Runs')
  await desk.launch(runs)
  const other = await desk.draft('Overlaps')
  const { overlaps } = await desk.admin.reviewCampaign(path(other))
  const found = overlaps.find((one) => one.other.campaign_id === runs.id)
  expect(found).toMatchObject({ share: 1, warning: true, other: { campaign_name: 'Runs', is_sister: false } })
  expect(found!.shared).toBe(Math.min(found!.people, found!.other.people))
  expect(found).toMatchObject({ from: other.starts_at, until: runs.ends_at })
})

test('ad sets whose days never meet are not warned of; those of one campaign are, each pair once', async () => {
  const runs = await desk.draft('Runs first')
  await desk.launch(runs)
  const later = (days: number) => new Date(Date.parse(runs.ends_at!) + days * 86_400_000).toISOString()
  const after = await desk.draft('Runs after', { starts_at: later(1), ends_at: later(5) })
  const beside = (told: { overlaps: { other: { campaign_id: string } }[] }) =>
    told.overlaps.filter(({ other }) => other.campaign_id === runs.id)
  expect(beside(await desk.admin.reviewCampaign(path(after)))).toEqual([])
  await desk.admin.changeCampaign({ ...path(after), body: { starts_at: later(-1) } })
  expect(beside(await desk.admin.reviewCampaign(path(after)))).toMatchObject([{ from: later(-1), until: later(0) }])
  const targeting_package = { keywords: [{ value: 'coffee' }, { value: 'the' }] }
  const days = { starts_at: later(10), ends_at: later(20) }
  const split = await desk.draft('Sisters', { split: 'element', targeting_package, ...days })
  const { overlaps } = await desk.admin.reviewCampaign(path(split))
  expect(overlaps).toMatchObject([{ other: { campaign_id: split.id, is_sister: true } }])
  expect(overlaps[0]!.shared).toBeLessThanOrEqual(Math.min(overlaps[0]!.people, overlaps[0]!.other.people))
})

test('what was changed at X shows as such and is not overwritten, until somebody says which side counts', async () => {
  const draft = await desk.draft('Differs')
  const { x_id } = await send(draft)
  const account = desk.ad_account.id
  const [item] = (await desk.atX('Differs')).items
  await desk.api.update(account, 'campaigns', x_id!, { daily_budget_amount_local_micro: 30_000_000 })
  await desk.api.update(account, 'line_items', item!.id, { entity_status: 'ACTIVE', name: 'Another name' })
  for await (const _ of desk.api.batch(account, 'targeting_criteria', [
    {
      operation_type: 'Create',
      params: {
        line_item_id: item!.id,
        targeting_type: 'BROAD_KEYWORD',
        targeting_value: 'mocha',
        operator_type: 'EQ',
      },
    },
  ]));
  // A change of ours to another field leaves theirs alone.
  await desk.admin.changeCampaign({ ...path(draft), body: { name: 'Differs still' } })
  await world.settle()
  expect((await desk.atX('Differs still')).campaigns).toMatchObject([{ daily_budget_amount_local_micro: 30_000_000 }])
  const told = await desk.admin.reconcileCampaign({ ...path(draft), body: {} })
  expect(told.differences.map((one) => [one.of, one.field, one.ours, one.theirs])).toEqual([
    ['campaign', 'daily_budget_micro', ['20000000'], ['30000000']],
    ['ad_set', 'name', ['Differs'], ['Another name']],
    ['ad_set', 'targeting', [], ['BROAD_KEYWORD EQ mocha']],
  ])
  expect(await now(draft)).toMatchObject({ differences: 3 })
  expect(await refusalOf(desk.launch(draft))).toEqual([400, ['non_field_errors']])
  const [set] = await setsOf(draft)
  const done = await desk.admin.reconcileCampaign({
    ...path(draft),
    body: {
      take: [
        { of: 'campaign', id: draft.id, field: 'daily_budget_micro', side: 'ours' },
        { of: 'ad_set', id: set!.id, field: 'name', side: 'theirs' },
        { of: 'ad_set', id: set!.id, field: 'targeting', side: 'theirs' },
      ],
    },
  })
  expect(done.campaign.state).toBe('sending')
  await world.settle()
  expect(await now(draft)).toMatchObject({ state: 'paused', differences: 0 })
  expect((await desk.atX('Differs still')).campaigns).toMatchObject([{ daily_budget_amount_local_micro: 20_000_000 }])
  const kept = await desk.admin.getAdSet(path(set!))
  expect(kept).toMatchObject({ name: 'Another name', version: 2 })
  expect(kept.targeting_package.keywords.map(({ value }) => value)).toContain('mocha')
})

test('what was deleted at X is told, and made anew or given up', async () => {
  const draft = await desk.draft('Gone', { split: 'group' })
  await send(draft)
  const { items, campaigns } = await desk.atX('Gone')
  await desk.api.remove(desk.ad_account.id, 'line_items', items[0]!.id)
  const { differences } = await desk.admin.reconcileCampaign({ ...path(draft), body: {} })
  const gone = differences.find((one) => one.of === 'ad_set')!
  expect(gone).toMatchObject({ field: 'presence', takes: ['ours', 'theirs'] })
  const take = differences.map(({ of, id, field }) => ({ of, id, field, side: 'ours' as const }))
  await desk.admin.reconcileCampaign({ ...path(draft), body: { take: take.filter((one) => one.of === 'ad_set') } })
  await world.settle()
  expect(await now(draft)).toMatchObject({ state: 'paused', differences: 0 })
  expect((await desk.atX('Gone')).items).toHaveLength(2)
  await desk.api.remove(desk.ad_account.id, 'campaigns', campaigns[0]!.id)
  await reconcileOne(world.product, draft.id)
  const all = await desk.admin.reconcileCampaign({ ...path(draft), body: {} })
  expect(all.differences).toMatchObject([{ of: 'campaign', field: 'presence', takes: ['theirs'] }])
})

test('paused, changed, let run again and ended; its money is free then', async () => {
  const draft = await desk.draft('Ways')
  await desk.launch(draft)
  await desk.admin.pauseCampaign(path(draft))
  await world.settle()
  expect(await now(draft)).toMatchObject({ state: 'paused', is_running: false, holds: [{ state: 'held' }] })
  expect((await desk.atX('Ways')).campaigns).toMatchObject([{ entity_status: 'PAUSED' }])
  expect(await desk.launch(draft)).toMatchObject({ state: 'active' })
  expect(await refusalOf(desk.admin.changeCampaign({ ...path(draft), body: { objective: 'REACH' } }))).toEqual([
    400,
    ['objective'],
  ])
  await desk.admin.endCampaign(path(draft))
  await world.settle()
  expect(await now(draft)).toMatchObject({ state: 'ended', holds: [] })
  expect((await desk.atX('Ways')).campaigns).toMatchObject([{ entity_status: 'PAUSED' }])
  expect(await refusalOf(desk.launch(draft))).toEqual([400, ['non_field_errors']])
  const copy = await desk.admin.copyCampaign({ ...path(draft), body: {} })
  expect(copy).toMatchObject({ name: 'Copy of Ways', state: 'draft', ad_sets: 1, ads: 1, x_id: null })
  // As many days, and so as much money; its ad sets are called after it.
  expect(copy.most_micro).toBe(draft.most_micro)
  const lasts = ({ starts_at, ends_at }: Campaign) => Date.parse(ends_at!) - Date.parse(starts_at)
  expect(lasts(copy)).toBe(lasts(draft))
  expect((await setsOf(copy)).map(({ name }) => name)).toEqual(['Copy of Ways'])
  expect(await desk.launch(copy)).toMatchObject({ state: 'active' })
})

test('ads and ad sets are turned on and off at X, deleted and brought back', async () => {
  const draft = await desk.draft('Turns', { split: 'group' })
  await desk.launch(draft)
  const [ad] = await desk.admin.listCampaignAds(path(draft))
  await desk.admin.toggleAd({ ...path(ad!), body: {} })
  await world.settle()
  expect((await desk.atX('Turns')).posts).toHaveLength(1)
  expect((await desk.admin.listCampaignAds(path(draft)))[0]).toMatchObject({ is_on: false, state: 'off', x_id: null })
  await desk.admin.toggleAd({ ...path(ad!), body: { is_on: true } })
  await world.settle()
  expect((await desk.atX('Turns')).posts).toHaveLength(2)
  const [first, second] = await setsOf(draft)
  await desk.admin.changeAdSet({ ...path(first!), body: { is_on: false } })
  await desk.admin.deleteAdSet(path(second!))
  await world.settle()
  expect((await desk.atX('Turns')).items.map((item) => item.entity_status)).toEqual(['PAUSED', 'PAUSED'])
  const back = await desk.admin.restoreAdSet(path(second!))
  expect(back).toMatchObject({ is_on: false, removed_at: null })
  const [keep] = await desk.admin.listCampaignAds(path(draft))
  await desk.admin.deleteAd(path(keep!))
  await world.settle()
  expect(await desk.admin.restoreAd(path(keep!))).toMatchObject({ is_on: false, x_id: null })
})

test('deleted it is paused at X and brought back paused', async () => {
  const draft = await desk.draft('Undone')
  await desk.launch(draft)
  await desk.admin.deleteCampaign(path(draft))
  await world.settle()
  expect((await desk.atX('Undone')).campaigns).toMatchObject([{ entity_status: 'PAUSED' }])
  expect(await refusalOf(now(draft))).toEqual([404, 'not_found'])
  expect(await desk.admin.restoreCampaign(path(draft))).toMatchObject({ state: 'paused', holds: [], removed_at: null })
})

test('lists are filtered, sorted and paged; some are done with at once, each answered', async () => {
  const [one, two] = [await desk.draft('Bulk one'), await desk.draft('Bulk two')]
  const list = (query: object) => desk.admin.listCampaigns({ query: { team: 'meridian', ...query } })
  expect((await list({ text: 'bulk', sort: 'name' })).map(({ name }) => name)).toEqual(['Bulk one', 'Bulk two'])
  expect((await list({ text: 'bulk', state: 'active' })).length).toBe(0)
  expect((await list({ team_account_id: 'none' })).length).toBe(0)
  const ids = [one.id, two.id, 'nothing']
  const done = await desk.admin.bulkCampaigns({ body: { act: 'delete', ids } })
  expect(done.map(({ error }) => error)).toEqual([null, null, 'not_found'])
  expect((await list({ text: 'bulk', deleted: 'only' })).length).toBe(2)
  const back = await desk.admin.bulkCampaigns({ body: { act: 'restore', ids: [one.id] } })
  expect(back).toMatchObject([{ error: null, campaign: { name: 'Bulk one' } }])
})

test('of a plan each audience has its ad sets, with its days and its part of the money', async () => {
  const { id: audience } = await desk.admin.createAudienceConfig({
    body: { team: 'meridian', name: 'Drinkers', body: questionOfDraft({ ...EMPTY_BUILDER, posted_about: ['coffee'] }) },
  })
  const days = { starts_on: '2026-12-01', ends_on: '2026-12-31' }
  const plan = await desk.admin.createAudiencePlan({
    body: {
      ...{ team: 'meridian', name: 'Plan', budget: 1_000, ...days },
      parts: [{ audience_config_id: audience, share: 50, starts_on: '2026-12-02', ends_on: '2026-12-03' }],
    },
  })
  const draft = await desk.draft('Planned', {
    ...{ plan_id: plan.id, total_budget_micro: 100_000_000 },
    ...{ starts_at: '2026-12-01T08:00:00Z', ends_at: '2027-01-01T08:00:00Z' },
  })
  const [set] = await setsOf(draft)
  expect(set).toMatchObject({ name: 'Planned / Drinkers', budget_micro: 50_000_000, audience_config_id: audience })
  expect([set!.starts_at, set!.ends_at]).toEqual(['2026-12-02T08:00:00.000Z', '2026-12-04T08:00:00.000Z'])
})

test('each hour X is asked about what is there; one whose end has passed ends here as well', async () => {
  const draft = await desk.draft('Over soon')
  await desk.launch(draft)
  world.clock.advance(9 * 86_400_000)
  await reconcileCampaigns(world.product)
  await world.settle()
  const row = (await world.rows('campaigns')).find(({ id }) => id === draft.id)
  expect(row).toMatchObject({ state: 'ended', error: null })
  expect((await desk.atX('Over soon')).campaigns).toMatchObject([{ entity_status: 'PAUSED' }])
})
