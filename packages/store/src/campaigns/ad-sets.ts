import type { AdSetFilter } from '@starling/contract'
import { sql } from 'kysely'
import { isId } from '../ids.ts'
import { after, inOrder, limitOf, type Page, type Paging, pageOf, refuseBadCursor } from '../page.ts'
import { dbOf, type Rows } from '../rows.ts'
import type { Row } from '../tables.ts'
import { teamsOf } from '../teams/index.ts'

export type AdSetRow = Row<'ad_sets'>
export type AdRow = Row<'ads'>
/** With how much is in it, and the money that it is counted in. */
export type CountedAdSet = AdSetRow & { ads: number; currency: string }

type Reach = { user_id: string; removed?: boolean }

const counted = (rows: Rows) =>
  dbOf(rows)
    .selectFrom('ad_sets')
    .innerJoin('campaigns', 'campaigns.id', 'ad_sets.campaign_id')
    .selectAll('ad_sets')
    .select([
      'campaigns.currency',
      sql<number>`(select count(*) from ads where ads.ad_set_id = ad_sets.id and ads.removed_at is null)`.as('ads'),
    ])

/** One of a campaign that is there, of a team that this person is in. */
export async function findAdSet(
  rows: Rows,
  pk: string,
  { user_id, removed = false }: Reach,
): Promise<CountedAdSet | undefined> {
  if (!isId(pk)) return undefined
  return counted(rows)
    .where('ad_sets.id', '=', pk)
    .where(sql<boolean>`ad_sets.team_id in ${teamsOf(user_id)}`)
    .where('campaigns.removed_at', 'is', null)
    .$if(!removed, (query) => query.where('ad_sets.removed_at', 'is', null))
    .executeTakeFirst()
}

export const countedAdSet = (rows: Rows, id: string): Promise<CountedAdSet | undefined> =>
  counted(rows).where('ad_sets.id', '=', id).executeTakeFirst()

/** Of a campaign, in their order; those that were removed are not there, unless asked for. */
export const adSetsOf = (
  rows: Rows,
  campaign_id: string,
  { removed = false }: { removed?: boolean } = {},
): Promise<AdSetRow[]> =>
  dbOf(rows)
    .selectFrom('ad_sets')
    .selectAll()
    .where('campaign_id', '=', campaign_id)
    .$if(!removed, (query) => query.where('removed_at', 'is', null))
    .orderBy('position')
    .orderBy('id')
    .execute()

export async function pageAdSets(rows: Rows, team_id: string, wanted: AdSetFilter): Promise<Page<CountedAdSet>> {
  const { campaign_id, state } = wanted
  const order: [string, string] = ['ad_sets.position', 'ad_sets.id']
  const found = await counted(rows)
    .where('ad_sets.team_id', '=', team_id)
    .where('ad_sets.removed_at', 'is', null)
    .where('campaigns.removed_at', 'is', null)
    .$if(campaign_id !== undefined, (query) => query.where(sql<boolean>`ad_sets.campaign_id::text = ${campaign_id!}`))
    .$if(state !== 'any', (query) => query.where('ad_sets.state', '=', state as AdSetRow['state']))
    .where(after(wanted, order, true))
    .orderBy(inOrder(order, true))
    .limit(limitOf(wanted) + 1)
    .execute()
    .catch(refuseBadCursor(wanted))
  return pageOf(found, wanted, ({ position }) => position)
}

/** One in an ad set and a campaign that are there, of a team that this person is in. */
export async function findAd(rows: Rows, pk: string, { user_id, removed = false }: Reach): Promise<AdRow | undefined> {
  if (!isId(pk)) return undefined
  return dbOf(rows)
    .selectFrom('ads')
    .innerJoin('ad_sets', 'ad_sets.id', 'ads.ad_set_id')
    .innerJoin('campaigns', 'campaigns.id', 'ads.campaign_id')
    .selectAll('ads')
    .where('ads.id', '=', pk)
    .where(sql<boolean>`ads.team_id in ${teamsOf(user_id)}`)
    .where('ad_sets.removed_at', 'is', null)
    .where('campaigns.removed_at', 'is', null)
    .$if(!removed, (query) => query.where('ads.removed_at', 'is', null))
    .executeTakeFirst()
}

const there = (rows: Rows, campaign_id: string) =>
  dbOf(rows)
    .selectFrom('ads')
    .innerJoin('ad_sets', 'ad_sets.id', 'ads.ad_set_id')
    .selectAll('ads')
    .where('ads.campaign_id', '=', campaign_id)

/** Of all ad sets of a campaign; those that were removed, or whose ad set was, are not there, unless asked for. */
export const adsOf = (
  rows: Rows,
  campaign_id: string,
  { removed = false }: { removed?: boolean } = {},
): Promise<AdRow[]> =>
  there(rows, campaign_id)
    .$if(!removed, (query) => query.where('ads.removed_at', 'is', null).where('ad_sets.removed_at', 'is', null))
    .orderBy('ads.id')
    .execute()

export async function pageAds(rows: Rows, campaign_id: string, paging: Paging): Promise<Page<AdRow>> {
  const found = await there(rows, campaign_id)
    .where('ads.removed_at', 'is', null)
    .where('ad_sets.removed_at', 'is', null)
    .where(after(paging, ['ads.id', 'ads.id'], true))
    .orderBy('ads.id')
    .limit(limitOf(paging) + 1)
    .execute()
    .catch(refuseBadCursor(paging))
  return pageOf(found, paging, ({ id }) => id)
}

export type RunningAdSet = AdSetRow & {
  campaign_name: string
  campaign_starts_at: Date
  campaign_ends_at: Date | null
}
/** Of other campaigns of the ad account, that run at any time of these. */
type RunningAsked = { team_account_id: string; but: string; from: Date; until: Date | null; most: number }
/** Ad sets of other campaigns of the team that run in the same ad account: whom they reach is paid for twice. */
export const runningAdSets = (
  rows: Rows,
  { team_account_id, but, from, until, most }: RunningAsked,
): Promise<RunningAdSet[]> =>
  dbOf(rows)
    .selectFrom('ad_sets')
    .innerJoin('campaigns', 'campaigns.id', 'ad_sets.campaign_id')
    .selectAll('ad_sets')
    .select(['campaigns.name as campaign_name', 'campaigns.starts_at as campaign_starts_at'])
    .select('campaigns.ends_at as campaign_ends_at')
    .where('campaigns.team_account_id', '=', team_account_id)
    .where(({ or, eb }) => or([eb('campaigns.ends_at', 'is', null), eb('campaigns.ends_at', '>', from)]))
    .$if(until !== null, (query) => query.where('campaigns.starts_at', '<', until!))
    .where('campaigns.id', '<>', but)
    .where('campaigns.state', '=', 'active')
    .where('campaigns.removed_at', 'is', null)
    .where('ad_sets.removed_at', 'is', null)
    .where('ad_sets.is_on', '=', true)
    .orderBy('ad_sets.changed_at', 'desc')
    .limit(most)
    .execute()

/** Rows that a courier writes what X answered to: by id, also of what was removed meanwhile. */
export const adSetRow = (rows: Rows, id: string): Promise<AdSetRow | undefined> =>
  dbOf(rows).selectFrom('ad_sets').selectAll().where('id', '=', id).executeTakeFirst()
export const adRow = (rows: Rows, id: string): Promise<AdRow | undefined> =>
  dbOf(rows).selectFrom('ads').selectAll().where('id', '=', id).executeTakeFirst()
