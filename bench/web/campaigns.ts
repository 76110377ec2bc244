import { loadavg } from 'node:os'
import path from 'node:path'
import type { CampaignFilter } from '@starling/contract'
import { type Change, findTeam, runningPostgres, Store } from '@starling/store'
import { emptyPackage } from '@starling/targeting'
import { summary } from '../measure/medians.ts'
import { type Person, personOf, tokensFor } from './persons.ts'
import { startProduct } from './product.ts'

const TEAM = 'meridian'
/** As many as the screen asks for at once. */
const PAGE = 50
const [REPORTED_DAYS, DAY_MS] = [7, 86_400_000]

export type CampaignsResult = { campaigns: number; load: number; lists: Record<string, ReturnType<typeof summary>> }

type Wanted = Partial<CampaignFilter>
/** Each is paged through from its first row to its last. */
const LISTS: Record<string, Wanted> = {
  changed: {},
  by_name: { sort: 'name' },
  by_start: { sort: 'starts' },
  by_money: { sort: 'budget' },
  running: { state: 'active' },
  differing: { differs: 'only' },
  by_text: { text: '77' },
}

/** What each page, with its figures, takes of a team that has so many campaigns, on the wire. */
export async function benchCampaigns(
  data_dir: string,
  campaigns: number,
  say: (text: string) => void,
): Promise<CampaignsResult> {
  const product = await startProduct(data_dir, say)
  try {
    const person = personOf(product, (await tokensFor(data_dir, 1))[0]!)
    await fill(data_dir, campaigns)
    say(`${campaigns} campaigns`)
    await pageThrough(person, {})
    const load = loadavg()[0]!
    const lists: CampaignsResult['lists'] = {}
    for (const [name, wanted] of Object.entries(LISTS)) lists[name] = summary(await pageThrough(person, wanted))
    return { campaigns, load, lists }
  } finally {
    await product.stop()
  }
}

async function pageThrough({ client }: Person, wanted: Wanted): Promise<number[]> {
  const waits: number[] = []
  let cursor: string | null = null
  do {
    const asked: Wanted = { ...wanted, limit: PAGE, ...(cursor !== null && { cursor }) }
    const from = performance.now()
    const page = await client.listCampaigns(
      { query: { ...asked, team: TEAM } },
      {
        onNext: (next: string | null) => {
          cursor = next
        },
      },
    )
    const ids = page.map(({ id }) => id).join(',')
    if (ids !== '') await client.listCampaignSums({ query: { team: TEAM, ids } })
    waits.push(performance.now() - from)
  } while (cursor !== null)
  return waits
}

/** Beside what an earlier run has left. */
async function fill(data_dir: string, wanted: number): Promise<void> {
  const connection = (await runningPostgres(path.join(data_dir, 'postgres')))!
  const store = await Store.open({ connection, now: () => new Date(), onError: console.error })
  try {
    const team_id = (await findTeam(store, TEAM))!.id
    await store.change('operator', async (change) => {
      const team_account_id = await addAccount(change, team_id)
      for (let n = 0; n < wanted; n++) await addCampaign(change, { team_id, team_account_id, n, wanted })
      await change.audit('test.joined', { team_id })
    })
  } finally {
    await store.close()
  }
}

async function addAccount(change: Change, team_id: string): Promise<string> {
  const account_id = `bench${change.now.getTime().toString(36)}`
  const { id } = await change.table({ team_id }, 'team_accounts').add({
    ...{ account_id, network: 'x', name: 'Bench', currency: 'USD', timezone: 'America/Los_Angeles', treatment: null },
    ...{ social_account_id: null, linked_by: null, by_grant: false, ad_grant_id: null, access: 'unknown' },
    ...{ checked_at: null, agency: false, created_at: change.now, removed_at: null, removed_by: null },
  })
  return id
}

type Place = { team_id: string; team_account_id: string; n: number; wanted: number }
async function addCampaign(change: Change, { team_id, team_account_id, n, wanted }: Place): Promise<void> {
  const owner = { team_id }
  const state = n % 3 === 0 ? 'active' : n % 3 === 1 ? 'paused' : 'ended'
  const moment = new Date(change.now.getTime() - n * 60_000)
  const starts_at = new Date(moment.getTime() - REPORTED_DAYS * DAY_MS)
  const nothing = { error: null, x_id: null, x_seen: null, x_checked_at: null, removed_at: null, audience_id: null }
  const times = { created_at: moment, changed_at: moment }
  const { id: campaign_id } = await change.table(owner, 'campaigns').add({
    ...{ team_account_id, name: `Campaign ${(n * 7919) % wanted}`, objective: 'ENGAGEMENTS', currency: 'USD' },
    ...{ split: 'none', created_by: null, funding_instrument_id: 'bench', plan_id: null, state, wanted: state },
    ...{ daily_budget_micro: 1_000_000 + n, total_budget_micro: null, most_micro: 21_000_000 + n, starts_at },
    ...{ ends_at: new Date(starts_at.getTime() + 21 * DAY_MS), differences: n % 50 === 0 ? 1 : 0 },
    ...{ targeting_list_id: null, targeting_list_version: null, ...nothing, ...times },
  })
  const { id: ad_set_id } = await change.table(owner, 'ad_sets').add({
    ...{ campaign_id, position: 0, name: 'All', part: JSON.stringify({ of: 'all', part: null, value: null }) },
    ...{ targeting_package: JSON.stringify(emptyPackage()), version: 1, budget_micro: null, bid_micro: null },
    ...{ starts_at: null, ends_at: null, is_on: true, state, ...nothing, ...times },
  })
  for (let at = 0; at < REPORTED_DAYS; at++) {
    const day = new Date(starts_at.getTime() + at * DAY_MS).toISOString().slice(0, 10)
    await change.table(owner, 'campaign_days').add({
      ...{ campaign_id, ad_set_id, day, version: 1, segmentation: 'all', segment: '', segment_name: '' },
      ...{ impressions: 4_000 + n, engagements: 90 + at, clicks: 20, results: 90 + at, spend_micro: 900_000 + n },
      reported_at: moment,
    })
  }
}
