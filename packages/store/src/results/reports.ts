import type { Objective } from '@starling/contract'
import { sql } from 'kysely'
import type { CampaignRow } from '../campaigns/index.ts'
import type { Change } from '../change.ts'
import { dbOf, type Rows } from '../rows.ts'
import type { Row } from '../tables.ts'

export type CampaignReportRow = Row<'campaign_reports'>

export const campaignReport = (rows: Rows, campaign_id: string): Promise<CampaignReportRow | undefined> =>
  dbOf(rows).selectFrom('campaign_reports').selectAll().where('campaign_id', '=', campaign_id).executeTakeFirst()

type Noted = Partial<Omit<CampaignReportRow, 'id' | 'team_id' | 'campaign_id' | 'jobs'>> & {
  jobs?: CampaignReportRow['jobs']
}

/** How far X's reports were read: one row for each campaign. */
export async function noteReport(
  change: Change,
  { id: campaign_id, team_id }: Pick<CampaignRow, 'id' | 'team_id'>,
  { jobs, ...values }: Noted,
): Promise<void> {
  const noted = { ...values, ...(jobs && { jobs: JSON.stringify(jobs) }) }
  await dbOf(change)
    .insertInto('campaign_reports')
    .values({ id: change.newId(), team_id, campaign_id, jobs: '[]', ...noted } as never)
    .onConflict((conflict) => conflict.column('campaign_id').doUpdateSet(noted as never))
    .execute()
}

/** Campaigns at X that run, or ran until lately, and whose reports are older than this; the oldest first. */
export async function dueReports(rows: Rows, { before, since, most }: { before: Date; since: Date; most: number }) {
  const found = await dbOf(rows)
    .selectFrom('campaigns')
    .leftJoin('campaign_reports', 'campaign_reports.campaign_id', 'campaigns.id')
    .select('campaigns.id')
    .where('campaigns.x_id', 'is not', null)
    .where('campaigns.removed_at', 'is', null)
    .where('campaigns.wanted', '<>', 'draft')
    .where(({ or, eb }) => or([eb('campaigns.ends_at', 'is', null), eb('campaigns.ends_at', '>', since)]))
    .where(({ or, eb }) => or([eb('read_at', 'is', null), eb('read_at', '<', before)]))
    .orderBy(sql`read_at nulls first`)
    .limit(most)
    .execute()
  return found.map(({ id }) => id)
}

/** Campaigns whose segments X still prepares. */
export async function reportsWithJobs(rows: Rows): Promise<string[]> {
  const found = await dbOf(rows)
    .selectFrom('campaign_reports')
    .select('campaign_id')
    .where(sql<boolean>`jsonb_array_length(jobs) > 0`)
    .execute()
  return found.map(({ campaign_id }) => campaign_id)
}

export type PastCampaign = {
  people: number | null
  reach: number | null
  most_micro: number
  days: number
  impressions: number
  results: number
  spend_micro: number
}

const MOST_PAST = 60

/** What campaigns of an ad account with this objective came to that are over, the newest first. */
export async function pastCampaigns(
  rows: Rows,
  { team_account_id, objective, now }: { team_account_id: string; objective: Objective; now: Date },
): Promise<PastCampaign[]> {
  const { rows: found } = await sql<PastCampaign>`
    select campaign_reports.people, campaign_reports.reach, campaigns.most_micro,
      count(distinct campaign_days.day)::int as days, sum(impressions)::bigint as impressions,
      sum(results)::bigint as results, sum(spend_micro)::bigint as spend_micro
    from campaigns
    join campaign_days on campaign_days.campaign_id = campaigns.id and segmentation = 'all'
    left join campaign_reports on campaign_reports.campaign_id = campaigns.id
    where team_account_id = ${team_account_id} and objective = ${objective} and ends_at < ${now} and most_micro > 0
    group by campaigns.id, campaign_reports.id
    order by campaigns.ends_at desc
    limit ${MOST_PAST}`.execute(dbOf(rows))
  return found
}
