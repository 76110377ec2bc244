import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { AdsApi } from '@starling/outside'
import {
  type DeliveryGroup,
  forecastOf,
  type PastDelivery,
  priceOf,
  proposalsOf,
  rankGroups,
  scatterOf,
  sumOf,
} from '@starling/results'
import { type Sandbox, startSandbox } from '@starling/sandbox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { randomFrom } from '../../test-kit/random.ts'
import { runCampaigns, type SimulatedCampaign, type SimulatedPlan } from '../../test-kit/simulated-campaigns.ts'
import { chunked, dayAt, daysOf, nextDay, readDays, resultsOf } from './reports.ts'

// What is said of campaigns, against what the sandbox's delivery has planted: it answers by whom an ad reaches.
const isFull = process.env.ENDURE === 'full'
const CAMPAIGNS = isFull ? 200 : 40
const FORECASTS = isFull ? 400 : 40
/** Campaigns that ran before, of each objective. */
const PAST = isFull ? 60 : 24
const PEOPLE = 20_000
const BOOT_MS = 600_000
const DAY_MS = 86_400_000
const [SEEN_DAYS, HELD_OUT_DAYS] = [14, 7]
const FORECAST_DAYS = 4
const AT_ONCE = 40
/** So many times as often as those of the bad group people of the others answer, at the least. */
const PLANTED_TIMES = 1.5
/**
 * So many results of each group, by how far its days scatter, are enough to tell that: ln 1.5 is then 4 standard errors,
 * where 1.96 + 1.64 find it in 95 of 100 cases for one rival. So few results are not.
 */
const [ENOUGH, LITTLE] = [200, 15]

let sandbox: Sandbox
let dir: string
let ahead_ms = 0
let api: AdsApi
let account: { id: string; user_id: string; timezone: string }
let interests: string[]
const next = randomFrom(Number(process.env.SEED ?? 1))
const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!
const now = () => new Date(Date.now() + ahead_ms)

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'starling-simulated-'))
  const network = { accounts: PEOPLE, posts: 2_000 }
  sandbox = await startSandbox({ port: 0, smtp_port: 0, data_dir: dir, clock: now, network })
  sandbox.settings.set({ limit_multiplier: 1_000 })
  const { ad_accounts, users, consumer_key, consumer_secret } = await sandbox.world.credentials()
  const { id, user_id } = ad_accounts[0]!
  const { access_token, access_token_secret } = users.find((one) => one.user_id === user_id)!
  const oauth1 = { consumer_key, consumer_secret, token: access_token, token_secret: access_token_secret }
  api = new AdsApi({ base_url: sandbox.url, credentials: { oauth1 } })
  account = { id, user_id, timezone: (await api.account(id)).timezone }
  interests = []
  for await (const { targeting_value } of api.search('interests')) interests.push(String(targeting_value))
}, BOOT_MS)
afterAll(async () => {
  await sandbox?.stop()
  await rm(dir, { recursive: true, force: true })
})

const INTEREST = (targeting_value: string) => ({ targeting_type: 'INTEREST', targeting_value })
const DOLLAR = 1_000_000
const CENT = DOLLAR / 100
const today = () => dayAt(now(), account.timezone)
/** Midnight at X's side of a day: the account's own. */
const startOf = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + 12 * 3_600_000).toISOString()

type Ran = { campaign: SimulatedCampaign; groups: DeliveryGroup[]; days: string[] }

/** Lets campaigns run for so many whole days, and reads what X reports of each. */
async function run(plans: readonly Omit<SimulatedPlan, 'starts' | 'ends'>[], days: number): Promise<Ran[]> {
  const ran: Ran[] = []
  for (const part of chunked(plans, AT_ONCE)) {
    const first = nextDay(today())
    const timed = part.map((plan) => ({
      ...plan,
      starts: startOf(nextDay(first, -1)),
      ends: startOf(nextDay(first, days)),
    }))
    const campaigns = await runCampaigns(api, account, timed)
    ahead_ms += (days + 2) * DAY_MS
    const span = { from: first, through: nextDay(first, days - 1) }
    const line_item_ids = campaigns.flatMap((one) => one.line_item_ids)
    const reported = Map.groupBy(await readDays(api, account.id, { line_item_ids, ...span }), (one) => one.line_item_id)
    for (const campaign of campaigns) {
      const groups = campaign.line_item_ids.map((id) => ({
        id,
        days: (reported.get(id) ?? []).map(({ metrics }) => ({
          spend_micro: metrics.spend_micro!,
          impressions: metrics.impressions!,
          results: resultsOf(metrics, campaign.plan.objective),
        })),
      }))
      ran.push({ campaign, groups, days: daysOf(span) })
      await api.update(account.id, 'campaigns', campaign.id, { entity_status: 'PAUSED' })
    }
  }
  return ran
}

const cost = (days: { spend_micro: number; results: number }) => days.spend_micro / days.results

/** What is planted, seen from outside: how often people of each interest answer, over very many views. */
async function plantedInterests(): Promise<{ good: string[]; bad: string }> {
  const some = interests.filter((_, at) => at % Math.ceil(interests.length / 72) === 0)
  const plan = { name: 'Planted', objective: 'ENGAGEMENTS' as const, daily_budget_micro: 5_000 * DOLLAR }
  const [{ groups }] = (await run([{ ...plan, groups: some.map((value) => [INTEREST(value)]) }], 28)) as [Ran]
  const rates = groups.map(({ days }, at) => {
    const { results, impressions } = sumOf(days)
    return { value: some[at]!, rate: results / impressions, impressions }
  })
  const known = rates.filter(({ impressions }) => impressions > 20_000).sort((a, b) => b.rate - a.rate)
  const worst = known.at(-1)!
  const good = known.filter(({ rate }) => rate >= worst.rate * PLANTED_TIMES).map(({ value }) => value)
  expect(good.length).toBeGreaterThan(2)
  return { good, bad: worst.value }
}

test(
  'a planted bad group is last with 95 % certainty at enough data, not named at too little; proposals pay off',
  async () => {
    const { good, bad } = await plantedInterests()
    const plans = Array.from({ length: CAMPAIGNS }, (_, at) => {
      const chosen = [...good].sort(() => next() - 0.5).slice(0, 3 + Math.floor(next() * 2))
      return {
        name: `Split ${at}`,
        objective: pick(['ENGAGEMENTS', 'WEBSITE_CLICKS'] as const),
        daily_budget_micro: Math.round((1 + next() ** 2 * 90) * 100) * CENT,
        groups: [...chosen, bad].map((value) => [INTEREST(value)]),
      }
    })
    const ran = await run(plans, SEEN_DAYS + HELD_OUT_DAYS)
    const found = { enough: 0, last: 0, little: 0, named_early: 0, proposed: 0, lower: 0, wrong: 0 }
    for (const { groups } of ran) {
      const bad_id = groups.at(-1)!.id
      const seen = groups.map(({ id, days }) => ({ id, days: days.slice(0, SEEN_DAYS) }))
      const ranked = rankGroups(seen)
      const scatter = scatterOf(seen).by_spend
      if (ranked.every(({ results }) => results / scatter >= ENOUGH)) {
        found.enough++
        const last = ranked.at(-1)!
        if (last.id === bad_id && last.last_certainty >= 0.95) found.last++
      }
      const early = rankGroups(groups.map(({ id, days }) => ({ id, days: days.slice(0, 1) })))
      const isLittle = early.every(({ results }) => results <= LITTLE)
      if (isLittle) found.little++
      if (isLittle && early.some(({ last_certainty }) => last_certainty >= 0.95)) found.named_early++
      const proposals = proposalsOf(ranked).filter(({ act }) => act !== 'keep')
      if (proposals.length === 0) continue
      found.proposed++
      const acts = new Map(proposals.map(({ id, act }) => [id, act]))
      if (acts.get(bad_id) !== 'drop' && proposals.some(({ act }) => act === 'drop')) found.wrong++
      const held_out = groups.map(({ id, days }) => ({ id, ...sumOf(days.slice(SEEN_DAYS)) }))
      // The sandbox delivers each line item by itself: what was dropped spends nothing, what was widened twice as much.
      const times = { drop: 0, keep: 1, widen: 2 }
      const after = held_out.map(({ id, spend_micro, results, impressions }) => {
        const n = times[acts.get(id) ?? 'keep']
        return { spend_micro: spend_micro * n, results: results * n, impressions: impressions * n }
      })
      if (cost(sumOf(after)) < cost(sumOf(held_out))) found.lower++
    }
    console.info(JSON.stringify({ people: PEOPLE, campaigns: CAMPAIGNS, ...found }))
    expect(found.proposed).toBeGreaterThan(CAMPAIGNS / 4)
    expect(found.lower / found.proposed).toBeGreaterThanOrEqual(isFull ? 0.9 : 0.8)
    expect(found.little).toBeGreaterThan(0)
    expect(found.named_early / found.little).toBeLessThanOrEqual(isFull ? 0.05 : 0.2)
    expect(found.enough).toBeGreaterThan(0)
    expect(found.last / found.enough).toBeGreaterThanOrEqual(isFull ? 0.95 : 0.8)
  },
  BOOT_MS * 6,
)

test(
  'ranges of 80 % hold what campaigns come to in 75 to 85 of 100',
  async () => {
    const objectives = ['ENGAGEMENTS', 'WEBSITE_CLICKS'] as const
    const held = { impressions: 0, reach: 0, frequency: 0, spend_micro: 0, results: 0 }
    let [count, held_unknown] = [0, 0]
    for (const objective of objectives) {
      const plans = []
      for (let at = 0; at < PAST + FORECASTS / objectives.length; at++) {
        const group = [INTEREST(pick(interests)), INTEREST(pick(interests))]
        const { audience_size } = await api.estimate(account.id, group)
        // Most end with their budget, from a view for every fifth of them on; some with their people.
        const views = next() < 0.85 ? Math.exp(Math.log(0.2) + next() * Math.log(20)) : 8 + 12 * next()
        const dollars = Math.max(1, (audience_size.max * views * 0.005) / FORECAST_DAYS)
        const daily_budget_micro = Math.round(dollars * 100) * CENT
        plans.push({ name: `Forecast ${objective} ${at}`, objective, groups: [group], daily_budget_micro })
      }
      const past: PastDelivery[] = []
      const days = FORECAST_DAYS
      for (const { campaign, groups, days: span } of await run(plans, days)) {
        const { audience_size } = await api.estimate(account.id, campaign.plan.groups[0]!)
        const [met] = await api.reach(account.id, {
          ...{ campaign_ids: [campaign.id], start_time: span[0]!, end_time: nextDay(span.at(-1)!) },
        })
        const total_audience_reach = met?.total_audience_reach ?? null
        const budget_micro = campaign.plan.daily_budget_micro * days
        const sum = sumOf(groups[0]!.days)
        const truth = {
          ...sum,
          reach: total_audience_reach ?? 0,
          frequency: sum.impressions / (total_audience_reach ?? 1),
        }
        if (past.length >= PAST) {
          const price = priceOf({ objective, currency: 'USD', past: past.toReversed() })!
          const forecast = forecastOf({ people: audience_size, budget_micro, price, days, frequency: null })
          count++
          // The first campaign of an ad account, of which nothing is known but what is usual.
          const usual = priceOf({ objective, currency: 'USD' })!
          const first = forecastOf({ people: audience_size, budget_micro, price: usual, days, frequency: null }).reach
          if (truth.reach >= first.low && truth.reach <= first.high) held_unknown++
          for (const name of Object.keys(held) as (keyof typeof held)[]) {
            const { low, high } = forecast[name]
            if (truth[name] >= low && truth[name] <= high) held[name]++
          }
        }
        const people = (audience_size.min + audience_size.max) / 2
        past.push({ people, days, budget_micro, ...sum, reach: total_audience_reach })
      }
    }
    const shares = Object.fromEntries(Object.entries(held).map(([name, n]) => [name, n / count]))
    const reach_unknown = held_unknown / count
    console.info(JSON.stringify({ people: PEOPLE, forecasts: count, ...shares, reach_unknown }))
    const [least, most] = isFull ? [0.75, 0.85] : [0.5, 1]
    expect(reach_unknown).toBeGreaterThanOrEqual(isFull ? 0.7 : 0.3)
    for (const share of Object.values(shares)) {
      expect(share).toBeGreaterThanOrEqual(least)
      expect(share).toBeLessThanOrEqual(most)
    }
  },
  BOOT_MS * 6,
)
