import type { CampaignRow } from '../campaigns/index.ts'
import type { Change } from '../change.ts'
import { dbOf, type Rows } from '../rows.ts'
import type { Row } from '../tables.ts'
import type { Segmentation } from './tables.ts'

export type CampaignDayRow = Row<'campaign_days'>
type NewDay = Omit<CampaignDayRow, 'id' | 'team_id' | 'campaign_id' | 'reported_at'>

const AT_ONCE = 500

/** What X reports later counts; which package ran on a day stays as it was when the day was first read. */
export async function writeDays(
  change: Change,
  { id: campaign_id, team_id }: Pick<CampaignRow, 'id' | 'team_id'>,
  days: readonly NewDay[],
): Promise<void> {
  for (let from = 0; from < days.length; from += AT_ONCE) {
    const rows = days.slice(from, from + AT_ONCE).map((day) => ({
      ...{ id: change.newId(), team_id, campaign_id, ...day, reported_at: change.now },
    }))
    await dbOf(change)
      .insertInto('campaign_days')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['ad_set_id', 'segmentation', 'segment', 'day']).doUpdateSet(({ ref }) => ({
          segment_name: ref('excluded.segment_name'),
          impressions: ref('excluded.impressions'),
          engagements: ref('excluded.engagements'),
          clicks: ref('excluded.clicks'),
          results: ref('excluded.results'),
          spend_micro: ref('excluded.spend_micro'),
          reported_at: ref('excluded.reported_at'),
        })),
      )
      .execute()
  }
}

/** Of a campaign, by ad set and day, the oldest first. */
export const campaignDays = (rows: Rows, campaign_id: string): Promise<CampaignDayRow[]> =>
  dbOf(rows)
    .selectFrom('campaign_days')
    .selectAll()
    .where('campaign_id', '=', campaign_id)
    .where('segmentation', '=', 'all')
    .orderBy('day')
    .orderBy('ad_set_id')
    .execute()

/** The same of several campaigns of a team. */
export async function daysOfCampaigns(rows: Rows, team_id: string, ids: readonly string[]): Promise<CampaignDayRow[]> {
  if (ids.length === 0) return []
  return dbOf(rows)
    .selectFrom('campaign_days')
    .selectAll()
    .where('team_id', '=', team_id)
    .where('campaign_id', 'in', ids)
    .where('segmentation', '=', 'all')
    .orderBy('campaign_id')
    .orderBy('day')
    .orderBy('ad_set_id')
    .execute()
}

const COUNTS = ['impressions', 'engagements', 'clicks', 'results', 'spend_micro'] as const
export type DeliveredCounts = Record<(typeof COUNTS)[number], number>
export type SegmentSum = DeliveredCounts & { segment: string; segment_name: string; from: string; through: string }

export const segmentSums = (rows: Rows, campaign_id: string, by: Segmentation): Promise<SegmentSum[]> =>
  dbOf(rows)
    .selectFrom('campaign_days')
    .select(({ fn }) => [
      'segment',
      fn.max<string>('segment_name').as('segment_name'),
      fn.min<string>('day').as('from'),
      fn.max<string>('day').as('through'),
      ...COUNTS.map((name) => fn.sum<number>(name).as(name)),
    ])
    .where('campaign_id', '=', campaign_id)
    .where('segmentation', '=', by)
    .groupBy('segment')
    .orderBy('segment')
    .execute()
    .then((found) => found.map((row) => ({ ...row, ...numbers(row) })))

/** A sum of large numbers comes as text. */
const numbers = (row: DeliveredCounts): DeliveredCounts =>
  Object.fromEntries(COUNTS.map((name) => [name, Number(row[name])])) as DeliveredCounts
