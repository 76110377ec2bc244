import { World } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type CampaignDesk, openCampaignDesk } from '../../test-kit/campaign-desk.ts'
import { nextDay } from './reports.ts'

const DAY_MS = 86_400_000
let world: World
let desk: CampaignDesk
let pk: string

/** The advertiser is one of pop fans: interests of theirs answer, those of people who walk do not. */
const CHOSEN = { pop: '651', culture: '432', walking: '542', grocery: '477' }
const SPARE = '439'

beforeAll(async () => {
  world = await World.create(inject('postgres'), {}, { accounts: 3_000, posts: 4_000 })
  world.sandbox.settings.set({ limit_multiplier: 1_000 })
  desk = await openCampaignDesk(world)
  const interests = [...Object.values(CHOSEN).map((value) => ({ value })), { value: SPARE, deselected: true }]
  const list = await desk.admin.createTargetingList({ body: { name: 'Fans', targeting_package: { interests } } })
  const given = { targeting_list_id: list.id, split: 'element', daily_budget_micro: 200_000_000 } as const
  const times = { starts_at: in_days(0.01), ends_at: in_days(21) }
  const draft = await desk.draft('Fans of pop', { ...given, ...times })
  pk = draft.id
  const launched = await desk.launch(draft)
  expect(launched).toMatchObject({ state: 'active', ad_sets: 4 })
}, 240_000)
afterAll(() => world?.stop())

const in_days = (days: number) =>
  new Date(Math.floor(world.clock.now().getTime() / 1000) * 1000 + days * DAY_MS).toISOString()
const path = () => ({ path: { pk } })

/** As the cron does at the next full hour. */
async function pass(days: number): Promise<void> {
  world.clock.advance(days * DAY_MS)
  await desk.admin.readCampaignReports(path())
  await world.settle()
}

test('before X has reported anything there is nothing, and it says so', async () => {
  const stats = await desk.admin.getCampaignStats(path())
  expect(stats).toMatchObject({
    read_at: null,
    days: [],
    total: { impressions: 0, cost_micro: null, cost_interval: null },
  })
  const { looked_at, next_look_on, groups } = await desk.admin.getCampaignGroups(path())
  expect({ looked_at, acts: [...new Set(groups.map(({ act }) => act))] }).toEqual({ looked_at: null, acts: ['keep'] })
  expect(Date.parse(next_look_on!)).toBeGreaterThan(world.clock.now().getTime() + 4 * DAY_MS)
  const { estimate, forecast, measured } = await desk.admin.getCampaignReach(path())
  expect(measured).toBeNull()
  expect(estimate!.max).toBeGreaterThan(100)
  expect(forecast!.reach.low).toBeLessThanOrEqual(forecast!.reach.mid)
  expect(forecast!.assumptions.map(({ assumed }) => assumed)).toEqual([
    ...['people', 'price', 'spent_share', 'views_a_day', 'by_chance', 'results_per_thousand'],
  ])
})

test('days, ad sets and X’s own totals of the campaign are one sum', async () => {
  await pass(8)
  const { total, days, ad_sets, from, through } = await desk.admin.getCampaignStats(path())
  expect(total.impressions).toBeGreaterThan(1_000)
  const sum = (
    rows: { impressions: number; spend_micro: number; results: number }[],
    name: 'impressions' | 'spend_micro' | 'results',
  ) => rows.reduce((all, row) => all + row[name], 0)
  for (const name of ['impressions', 'spend_micro', 'results'] as const) {
    expect(sum(days, name)).toBe(total[name])
    expect(sum(ad_sets, name)).toBe(total[name])
  }
  const { x_id } = await desk.admin.getCampaign(path())
  const at_x = { impressions: 0, spend: 0, engagements: 0 }
  // Today goes on while it is read.
  const over = days.filter(({ day }) => day < through!)
  for (let day = from!; day < through!; day = nextDay(day)) {
    const { data } = await desk.api.stats(desk.ad_account.id, {
      ...{ entity: 'CAMPAIGN', entity_ids: [x_id!], start_time: day, end_time: nextDay(day), granularity: 'TOTAL' },
      ...{ placement: 'ALL_ON_TWITTER', metric_groups: ['ENGAGEMENT', 'BILLING'] },
    })
    const { metrics } = data[0]!.id_data[0]!
    at_x.impressions += metrics.impressions?.[0] ?? 0
    at_x.spend += metrics.billed_charge_local_micro?.[0] ?? 0
    at_x.engagements += metrics.engagements?.[0] ?? 0
  }
  expect(at_x).toEqual({
    ...{ impressions: sum(over, 'impressions'), spend: sum(over, 'spend_micro'), engagements: sum(over, 'results') },
  })
  expect(total.cost_interval![0]).toBeLessThan(total.cost_micro!)
  const [listed] = await desk.admin.listCampaignSums({ query: { team: 'meridian', ids: pk } })
  // The list tells what the page does, its interval among it.
  const { pace: listed_pace, ...in_all } = listed!
  expect(in_all).toEqual({ campaign_id: pk, ...total })
  // By the server's clock, which is not the browser's: as the campaign's own page has it.
  const { pace } = await desk.admin.getCampaignStats(path())
  expect(listed_pace).toMatchObject({ budget_micro: pace!.budget_micro, spent_micro: total.spend_micro })
  expect(listed_pace!.expected_micro / pace!.expected_micro).toBeCloseTo(1, 2)
  expect((await desk.admin.getCampaignReach(path())).measured!.reach).toBeGreaterThan(50)
})

test('segments are what X has prepared, and nearly the whole', async () => {
  const { total } = await desk.admin.getCampaignStats(path())
  for (const by of ['age', 'gender', 'platform'] as const) {
    const { segments, read_at, from, through, impressions } = await desk.admin.getCampaignSegmentations({
      ...path(),
      query: { by },
    })
    expect(read_at).not.toBeNull()
    expect(segments.length).toBeGreaterThan(1)
    const views = segments.reduce((all, { impressions }) => all + impressions, 0)
    expect(Math.abs(views - total.impressions) / total.impressions).toBeLessThan(0.15)
    const { days } = await desk.admin.getCampaignStats(path())
    const among = days.filter(({ day }) => day >= from! && day <= through!)
    expect(impressions).toBe(among.reduce((all, day) => all + day.impressions, 0))
  }
})

test('what is planted is found, and what is proposed is done at X once it is accepted', async () => {
  const { groups, looked_at, next_look_on } = await desk.admin.getCampaignGroups(path())
  expect(groups).toHaveLength(4)
  // A week after the first time, in the days of the ad account.
  const week = Date.parse(looked_at!) + 7 * DAY_MS
  expect(Math.abs(Date.parse(next_look_on!) - week)).toBeLessThan(2 * DAY_MS)
  expect(groups[0]!.part.value).toBe(CHOSEN.pop)
  expect([CHOSEN.walking, CHOSEN.grocery]).toContain(groups.at(-1)!.part.value)
  const proposals = await desk.admin.listCampaignProposals(path())
  const drop = proposals.find(({ act }) => act === 'drop')!
  const widen = proposals.find(({ act }) => act === 'widen')!
  expect([CHOSEN.walking, CHOSEN.grocery]).toContain(drop.part.value)
  expect(drop.certainty).toBeGreaterThanOrEqual(0.95)
  expect(widen).toMatchObject({
    part: { value: CHOSEN.pop },
    widens: [{ part: 'interests', value: SPARE }],
    state: 'open',
  })

  expect(await desk.admin.acceptProposal({ path: { pk: drop.id } })).toMatchObject({ state: 'accepted' })
  expect(await desk.admin.acceptProposal({ path: { pk: widen.id } })).toMatchObject({ state: 'accepted' })
  await world.settle()
  const dropped = await desk.admin.getAdSet({ path: { pk: drop.ad_set_id } })
  expect(dropped).toMatchObject({ is_on: false, state: 'paused' })
  const wider = await desk.admin.getAdSet({ path: { pk: widen.ad_set_id } })
  expect(wider).toMatchObject({ version: 2, state: 'active' })
  expect(await desk.criteria(wider.x_id!)).toHaveLength(2)
  const items = []
  for await (const one of desk.api.lineItems(desk.ad_account.id, { line_item_ids: [dropped.x_id!] })) items.push(one)
  expect(items).toMatchObject([{ entity_status: 'PAUSED' }])
  // Said once: it is answered, and not looked at again before a week is over.
  await pass(1)
  const after = await desk.admin.listCampaignProposals(path())
  expect(after.filter(({ state }) => state === 'open').length).toBe(
    proposals.filter(({ state, id }) => state === 'open' && id !== drop.id && id !== widen.id).length,
  )
  const now = await desk.admin.getCampaignGroups(path())
  expect(now.groups.find(({ ad_set_id }) => ad_set_id === widen.ad_set_id)!.version).toBe(2)
})

test('slow spending and a rejected ad are told, here and by mail to who wants it, and end', async () => {
  await desk.admin.setAlertMail({ ...path(), body: { wanted: true } })
  expect(await desk.admin.getAlertMail(path())).toEqual({ wanted: true })
  const alerts = await desk.admin.listCampaignAlerts(path())
  // 800 dollars a day for some hundred people: it cannot be spent.
  expect(alerts).toMatchObject([{ kind: 'pace_slow', ended_at: null }])
  const post = await desk.api.createPost(desk.ad_account.id, {
    ...{ as_user_id: desk.ad_account.user_id, text: 'A miracle cure for everybody' },
  })
  const [set] = await desk.admin.listCampaignAdSets(path())
  const ad = await desk.admin.createAd({ body: { ad_set_id: set!.id, x_post_id: post.id_str } })
  await world.settle()
  await pass(0.1)
  const [newest] = await desk.admin.listCampaignAlerts(path())
  expect(newest).toMatchObject({ kind: 'disapproved', ad_id: ad.id, ended_at: null })
  const mails = world.sandbox.mailbox.messages({ to: 'admin@meridian.example' })
  expect(mails.filter(({ subject }) => subject === 'X rejected an ad: Fans of pop')).toHaveLength(1)
  await desk.admin.toggleAd({ path: { pk: ad.id }, body: { is_on: false } })
  await world.settle()
  await pass(0.1)
  const ended = (await desk.admin.listCampaignAlerts(path())).find(({ id }) => id === newest!.id)!
  expect(ended.ended_at).not.toBeNull()
})

test('apps, what they tell, and the pixel of an ad account', async () => {
  const query = { team_account_id: desk.team_account_id }
  expect(await desk.admin.listAccountApps({ query })).toMatchObject([{ os: 'android' }])
  expect(await desk.admin.listAppEvents({ query })).toMatchObject([{ conversion_type: 'INSTALL', is_tracking: true }])
  expect(await desk.admin.hasPixel({ query })).toMatchObject({ has_pixel: true, tags: 1 })
})
