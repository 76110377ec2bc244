import { setTimeout as sleep } from 'node:timers/promises'
import { adSetsOf, adsOf, campaignOf, findUserByEmail, Outbox, statesOf } from '@starling/store'
import { emptyPackage } from '@starling/targeting'
import { World } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type CampaignDesk, openCampaignDesk } from '../../test-kit/campaign-desk.ts'
import { randomFrom } from '../../test-kit/random.ts'
import { campaignCouriers } from './at-x/couriers.ts'
import { differencesOf } from './differences.ts'
import { NEW_AD_SET } from './draft.ts'
import { keepMoney } from './money.ts'
import { lookAtX } from './reconcile.ts'
import { sendSome, sendWhole, subjectOf } from './sending.ts'

const IS_FULL = process.env.ENDURE === 'full'
const LAUNCHES = Number(process.env.LAUNCHES ?? (IS_FULL ? 10_000 : 24))
const SEED = Number(process.env.SEED ?? (IS_FULL ? Date.now() % 2 ** 31 : 1))
/** X lets 200 campaigns of an ad account be active. */
const TOGETHER = Math.min(100, LAUNCHES)
const TIMEOUT_MS = 150
/** What is slow acts after nobody waits for it any more, and before it is looked for again. */
const SLOW_MS = 250
const LATE_S = 1

const random = randomFrom(SEED)
const chosen = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
/** Everything that is asked of X about a campaign. */
const STEPS = [
  { method: 'GET', path: '/12/accounts/*/campaigns' },
  { method: 'POST', path: '/12/accounts/*/campaigns' },
  { method: 'GET', path: '/12/accounts/*/line_items' },
  { method: 'POST', path: '/12/accounts/*/line_items' },
  { method: 'GET', path: '/12/accounts/*/targeting_criteria' },
  { method: 'POST', path: '/12/batch/accounts/*/targeting_criteria' },
  { method: 'GET', path: '/12/accounts/*/promoted_tweets' },
  { method: 'POST', path: '/12/accounts/*/promoted_tweets' },
  { method: 'POST', path: '/12/batch/accounts/*/line_items' },
  { method: 'PUT', path: '/12/accounts/*/campaigns/*' },
] as const
const FAULTS = [
  { kind: 'status', status: 429, retry_after_s: 1 },
  { kind: 'status', status: 500 },
  { kind: 'status', status: 503, retry_after_s: 1 },
  { kind: 'cut' },
  { kind: 'lost' },
  { kind: 'garbage' },
  { kind: 'slow', delay_ms: SLOW_MS },
] as const

let world: World
let desk: CampaignDesk
let outbox: Outbox
let tries = 0
beforeAll(async () => {
  world = await World.create(inject('postgres'))
  world.sandbox.settings.set({ limit_multiplier: 1_000_000 })
  desk = await openCampaignDesk(world)
  await world.settle()
  await world.product.jobs.stop()
  const couriers = campaignCouriers(world.product, { timeout_ms: TIMEOUT_MS, late_s: LATE_S })
  outbox = new Outbox(world.product.store, couriers as never, {
    ...{ first_pause_s: 0.02, most_attempts: 10_000, onError: () => {} },
    onStep: (step) => {
      if (step === 'claimed') tries++
    },
  })
})
afterAll(async () => {
  await outbox.close()
  await world.stop()
})

const entry = (value: string) => ({ value, label: value, deselected: false, reason: { why: 'added' as const } })

/** A draft with one ad set and one ad, launched in one change, as a handler does it. */
async function launch(n: number): Promise<string> {
  const { store } = world.product
  const by = (await findUserByEmail(store, 'admin@meridian.example'))!.id
  const { team_account_id, team } = await template()
  return store.change({ user_id: by }, async (change) => {
    const owner = { team_id: team }
    const times = { created_at: change.now, changed_at: change.now }
    const body = desk.bodyOf(`Launch ${n}`)
    const row = await change.table(owner, 'campaigns').add({
      ...{
        team_account_id,
        name: body.name,
        objective: body.objective,
        currency: 'USD',
        split: 'none',
        created_by: by,
      },
      ...{ funding_instrument_id: body.funding_instrument_id, daily_budget_micro: 1_000_000, total_budget_micro: null },
      ...{
        most_micro: 8_000_000,
        starts_at: new Date(body.starts_at),
        ends_at: new Date(body.ends_at!),
        plan_id: null,
      },
      ...{
        state: 'draft',
        wanted: 'draft',
        error: null,
        x_id: null,
        x_seen: null,
        x_checked_at: null,
        removed_at: null,
      },
      ...{ audience_id: null, targeting_list_id: null, targeting_list_version: null, ...times },
    })
    const set = await change.table(owner, 'ad_sets').add({
      ...{
        campaign_id: row.id,
        position: 0,
        name: `Set ${n}`,
        part: JSON.stringify({ of: 'all', part: null, value: null }),
      },
      ...{ ...NEW_AD_SET, audience_id: null, version: 1, budget_micro: 8_000_000, bid_micro: null, ...times },
      ...{ starts_at: null, ends_at: null },
      targeting_package: JSON.stringify({ ...emptyPackage(), keywords: [entry(`word ${n}`), entry('coffee')] }),
    })
    await change.table(owner, 'ads').add({
      ...{ campaign_id: row.id, ad_set_id: set.id, creative_id: null, x_post_id: desk.post_id, is_on: true },
      ...{ state: 'draft', error: null, x_id: null, approval: null, removed_at: null, ...times },
    })
    expect(await keepMoney(change, row, by)).toBe('held')
    await sendWhole(change, row, 'active', { force: true })
    await change.audit('campaign.launched', { subject_id: row.id, team_id: team })
    return row.id
  })
}
let made: Promise<{ team_account_id: string; team: string }> | undefined
const template = () => {
  made ??= desk.draft('Template').then(({ team_account_id, team }) => ({ team_account_id, team }))
  return made
}

/** Carries until nothing is open, whatever goes wrong meanwhile. */
async function carry(ids: readonly string[]): Promise<void> {
  const open = async () => {
    const states = await statesOf(world.product.store, ids.map(subjectOf))
    return [...states.values()].filter(({ state }) => state === 'pending').length
  }
  while ((await open()) > 0) {
    await outbox.sweep()
    await outbox.settle()
    await sleep(20)
  }
}

const report = { launches: 0, campaigns: 0, ad_sets: 0, criteria: 0, posts: 0, differences: 0, unknown: 0, faults: 0 }

/** What X has of each, read back and laid beside our rows. */
async function compare(ids: readonly string[], status: string): Promise<void> {
  const { store } = world.product
  for (const id of ids) {
    const row = (await campaignOf(store, id))!
    const [sets, ads] = [await adSetsOf(store, id), await adsOf(store, id)]
    expect(row, row.name).toMatchObject({ error: null, state: status === 'ACTIVE' ? 'active' : 'ended' })
    const read = (await lookAtX(world.product, row))!
    const fresh = { ...row, x_seen: read.campaign }
    const there = sets.map((set) => ({ ...set, x_seen: read.ad_sets.get(set.id)! }))
    const differences = differencesOf(fresh, there, ads)
    expect({ name: row.name, status: read.campaign.status, differences, unknown: read.unknown }).toEqual({
      ...{ name: row.name, status, differences: [], unknown: [] },
    })
    expect([...read.ads.values()]).toEqual([{ there: true, approval: 'ACCEPTED' }])
    expect(there[0]!.x_seen.criteria).toEqual(there[0]!.x_seen.ours)
    const at_x = await desk.atX(`${row.name} ·`)
    expect([at_x.campaigns.length, at_x.items.length, at_x.posts.length], row.name).toEqual([1, 1, 1])
    report.campaigns += at_x.campaigns.length
    report.ad_sets += at_x.items.length
    report.criteria += there[0]!.x_seen.criteria.length
    report.posts += at_x.posts.length
    report.differences += differences.length
    report.unknown += read.unknown.length
  }
}

function strike(count: number): void {
  for (let n = 0; n < count; n++) {
    const after = Math.floor(random() * TOGETHER)
    world.sandbox.faults.add({ ...chosen(STEPS), ...chosen(FAULTS), after, left: 1 + Math.floor(random() * 2) })
    report.faults++
  }
}
const calm = () => {
  for (const { id } of world.sandbox.faults.list()) world.sandbox.faults.remove(id)
}

test(
  `${LAUNCHES} launches with timeouts, 429, 5xx and lost answers at every step: each thing is at X once, and our records are as X’s (SEED=${SEED})`,
  async () => {
    const { store } = world.product
    for (let from = 0; from < LAUNCHES; from += TOGETHER) {
      const ids: string[] = []
      for (let n = from; n < Math.min(from + TOGETHER, LAUNCHES); n++) ids.push(await launch(n))
      strike(2 * ids.length)
      await carry(ids)
      calm()
      await compare(ids, 'ACTIVE')
      report.launches += ids.length
      // Room for the next: they end, and that happens once as well.
      for (const id of ids) {
        await store.change('operator', async (change) => {
          await sendSome(change, (await campaignOf(change, id))!, 'ended', { force: true })
          await change.audit('campaign.ended', { subject_id: id })
        })
      }
      strike(ids.length / 2)
      await carry(ids)
      calm()
      for (const id of ids) expect(await campaignOf(store, id)).toMatchObject({ state: 'ended', error: null })
    }
    console.log(`launches: ${JSON.stringify({ ...report, tries })}`)
    expect(report).toMatchObject({ launches: LAUNCHES, campaigns: LAUNCHES, ad_sets: LAUNCHES, posts: LAUNCHES })
    expect(report).toMatchObject({ criteria: 2 * LAUNCHES, differences: 0, unknown: 0 })
  },
  24 * 3_600_000,
)
