import type {
  CampaignGroups,
  CampaignPace,
  CampaignSegmentation,
  CampaignStats,
  Delivered,
  DeliveredDay,
  MeasuredDelivery,
} from '@starling/contract'
import {
  costOf,
  type DayScatter,
  NO_SCATTER,
  proposalsOf,
  RESULT_METRIC,
  rankGroups,
  rateOf,
  scatterOf,
} from '@starling/results'
import {
  type AdSetRow,
  adSetsOf,
  type CampaignDayRow,
  type CampaignRow,
  campaignDays,
  campaignReport,
  daysOfCampaigns,
  segmentSums,
} from '@starling/store'
import { teamOf } from '../audiences/index.ts'
import type { Input, UserContext } from '../floor/index.ts'
import { openCampaign } from './find.ts'
import { nextLook } from './next-look.ts'

const NONE: Delivered = { impressions: 0, engagements: 0, clicks: 0, results: 0, spend_micro: 0 }
export const addUp = (rows: readonly Delivered[]): Delivered =>
  rows.reduce<Delivered>(
    (sum, row) => ({
      impressions: sum.impressions + row.impressions,
      engagements: sum.engagements + row.engagements,
      clicks: sum.clicks + row.clicks,
      results: sum.results + row.results,
      spend_micro: sum.spend_micro + row.spend_micro,
    }),
    NONE,
  )

export function measured(delivered: Delivered, scatter = NO_SCATTER): MeasuredDelivery {
  const cost = costOf(delivered, scatter.by_spend)
  const rate = rateOf(delivered.results, delivered.impressions, scatter.by_views)
  return {
    ...delivered,
    cost_micro: cost?.cost ?? null,
    cost_interval: cost?.interval ?? null,
    rate: rate?.rate ?? null,
    rate_interval: rate?.interval ?? null,
  }
}

const byAdSet = (days: readonly CampaignDayRow[]) => Map.groupBy(days, ({ ad_set_id }) => ad_set_id)
export const scatterIn = (days: readonly CampaignDayRow[]): DayScatter =>
  scatterOf([...byAdSet(days)].map(([id, rows]) => ({ id, days: rows })))

/** In all, as wide as its days scatter: a list of campaigns and the page of one tell the same. */
const totalOf = (days: readonly CampaignDayRow[]): MeasuredDelivery => measured(addUp(days), scatterIn(days))

/** How far it is with its money, if it is spent evenly from its start to its end. */
export function paceOf(
  { starts_at, ends_at, most_micro }: Pick<CampaignRow, 'starts_at' | 'ends_at' | 'most_micro'>,
  spent_micro: number,
  now: Date,
): CampaignPace | null {
  if (!ends_at || most_micro <= 0) return null
  const gone = Math.min(1, Math.max(0, (+now - +starts_at) / (+ends_at - +starts_at)))
  const expected_micro = Math.round(most_micro * gone)
  const share = expected_micro > 0 ? spent_micro / expected_micro : null
  return { budget_micro: most_micro, expected_micro, spent_micro, share }
}

const partOf = ({ id, name, part, version, is_on, removed_at }: AdSetRow) => ({
  ...{ ad_set_id: id, name, part, version },
  is_on: is_on && removed_at === null,
})

export async function answerStats(
  campaign: CampaignRow,
  { store }: Pick<UserContext, 'store'>,
): Promise<CampaignStats> {
  const [days, sets, report] = [
    await campaignDays(store, campaign.id),
    await adSetsOf(store, campaign.id, { removed: true }),
    await campaignReport(store, campaign.id),
  ]
  const scatter = scatterIn(days)
  const of = byAdSet(days)
  const total = totalOf(days)
  const shown: DeliveredDay[] = [...Map.groupBy(days, ({ day }) => day)].map(([day, rows]) => ({ day, ...addUp(rows) }))
  return {
    ...{ campaign_id: campaign.id, currency: campaign.currency, result_metric: RESULT_METRIC[campaign.objective] },
    ...{ from: days[0]?.day ?? null, through: days.at(-1)?.day ?? null },
    read_at: report?.read_at?.toISOString() ?? null,
    total,
    days: shown,
    ad_sets: sets
      .filter(({ id, removed_at }) => removed_at === null || of.has(id))
      .map((set) => ({ ...partOf(set), ...measured(addUp(of.get(set.id) ?? []), scatter) })),
    pace: paceOf(campaign, total.spend_micro, store.now()),
  }
}

export const getCampaignStats = async (
  { path: { pk } }: Input<'getCampaignStats'>,
  context: UserContext,
): Promise<CampaignStats> => answerStats(await openCampaign(pk, context), context)

export async function getCampaignSegmentations(
  { path: { pk }, query: { by } }: Input<'getCampaignSegmentations'>,
  context: UserContext,
): Promise<CampaignSegmentation> {
  const { id, currency } = await openCampaign(pk, context)
  const report = await campaignReport(context.store, id)
  const found = await segmentSums(context.store, id, by)
  const days = await campaignDays(context.store, id)
  const scatter = scatterIn(days)
  const [from = null] = found.map((one) => one.from).toSorted()
  const through =
    found
      .map((one) => one.through)
      .toSorted()
      .at(-1) ?? null
  const among = from === null || through === null ? [] : days.filter(({ day }) => day >= from && day <= through)
  return {
    ...{ campaign_id: id, currency, by, read_at: report?.segments_read_at?.toISOString() ?? null },
    ...{ from, through, impressions: addUp(among).impressions },
    segments: found.map(({ segment, segment_name, from: _, through: __, ...sum }) => ({
      ...{ segment, name: segment_name, ...measured(addUp([sum]), scatter) },
    })),
  }
}

/** Ad sets that stand for a part of a package, with the days on which the package that runs now ran; today is not over. */
export function groupsIn(sets: readonly AdSetRow[], days: readonly CampaignDayRow[], today: string) {
  const of = byAdSet(days)
  return sets
    .filter(({ part }) => part.of === 'group' || part.of === 'element')
    .map((set) => ({
      set,
      days: (of.get(set.id) ?? []).filter(({ version, day }) => version === set.version && day < today),
    }))
}

export async function getCampaignGroups(
  { path: { pk } }: Input<'getCampaignGroups'>,
  context: UserContext,
): Promise<CampaignGroups> {
  const campaign = await openCampaign(pk, context)
  const { store } = context
  const report = await campaignReport(store, campaign.id)
  const found = groupsIn(
    await adSetsOf(store, campaign.id),
    await campaignDays(store, campaign.id),
    report?.through ?? '',
  )
  const ranked = proposalsOf(rankGroups(found.map(({ set, days }) => ({ id: set.id, days }))))
  const seen = found.flatMap(({ days }) => days.map(({ day }) => day)).toSorted()
  return {
    ...{ campaign_id: campaign.id, currency: campaign.currency, from: seen[0] ?? null, through: seen.at(-1) ?? null },
    read_at: report?.read_at?.toISOString() ?? null,
    looked_at: report?.looked_at?.toISOString() ?? null,
    next_look_on: await nextLook(context, campaign, new Set(seen).size),
    groups: ranked.map(({ id, act, reason, certainty, against_rest, group }) => {
      const { set, days } = found.find((one) => one.set.id === id)!
      const { cost_micro, cost_interval, rate, rate_interval, last_certainty, first_certainty } = group
      return {
        ...{ ...partOf(set), ...addUp(days), cost_micro, cost_interval, rate, rate_interval },
        ...{ against_rest, last_certainty, first_certainty, act, reason, certainty },
      }
    }),
  }
}

export async function listCampaignSums({ query: { team, ids } }: Input<'listCampaignSums'>, context: UserContext) {
  const { team_id } = await teamOf(team, context)
  const { store } = context
  const found = Map.groupBy(await daysOfCampaigns(store, team_id, ids), ({ campaign_id }) => campaign_id)
  const of_team = store.table({ team_id }, 'campaigns')
  const { rows: campaigns } = await of_team.page({ where: { id: ids }, limit: Math.max(1, ids.length) })
  return [...found].map(([campaign_id, days]) => {
    const total = totalOf(days)
    const campaign = campaigns.find(({ id }) => id === campaign_id)
    const pace = campaign ? paceOf(campaign, total.spend_micro, store.now()) : null
    return { campaign_id, ...total, pace }
  })
}
