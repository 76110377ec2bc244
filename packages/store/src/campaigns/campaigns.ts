import type { CampaignFilter } from '@starling/contract'
import { sql } from 'kysely'
import type { Change } from '../change.ts'
import { isId } from '../ids.ts'
import { after, inOrder, limitOf, type Page, pageOf, refuseBadCursor } from '../page.ts'
import { dbOf, type Rows } from '../rows.ts'
import type { Row } from '../tables.ts'
import { teamsOf } from '../teams/index.ts'

export type CampaignRow = Row<'campaigns'>
type OpenHold = Pick<Row<'spending_holds'>, 'amount_micro' | 'daily_micro' | 'asked_by' | 'approved_by'> & {
  state: 'waiting' | 'held'
}
/** With how much is in it, and what it may spend or waits for. */
export type CountedCampaign = CampaignRow & { ad_sets: number; ads: number; holds: OpenHold[] }

type Reach = { user_id: string; removed?: boolean }

const counted = (rows: Rows) =>
  dbOf(rows)
    .selectFrom('campaigns')
    .selectAll('campaigns')
    .select([
      sql<number>`(select count(*) from ad_sets where ad_sets.campaign_id = campaigns.id and ad_sets.removed_at is null)`.as(
        'ad_sets',
      ),
      sql<number>`(select count(*) from ads join ad_sets on ad_sets.id = ads.ad_set_id
        where ads.campaign_id = campaigns.id and ads.removed_at is null and ad_sets.removed_at is null)`.as('ads'),
      sql<OpenHold[]>`(select coalesce(json_agg(json_build_object('state', state, 'amount_micro', amount_micro,
          'daily_micro', daily_micro, 'asked_by', asked_by, 'approved_by', approved_by) order by id), '[]')
        from spending_holds where campaign_id = campaigns.id and state in ('held', 'waiting'))`.as('holds'),
    ])

/** One of a team that this person is in. What was removed is not there, unless asked for. */
export async function findCampaign(
  rows: Rows,
  pk: string,
  { user_id, removed = false }: Reach,
): Promise<CountedCampaign | undefined> {
  if (!isId(pk)) return undefined
  return counted(rows)
    .where('campaigns.id', '=', pk)
    .where(sql<boolean>`campaigns.team_id in ${teamsOf(user_id)}`)
    .$if(!removed, (query) => query.where('campaigns.removed_at', 'is', null))
    .executeTakeFirst()
}

/** Whoever's it is: for what goes on without a person. Also one that was removed. */
export const campaignOf = (rows: Rows, id: string): Promise<CampaignRow | undefined> =>
  dbOf(rows).selectFrom('campaigns').selectAll().where('id', '=', id).executeTakeFirst()

export const countedCampaign = (rows: Rows, id: string): Promise<CountedCampaign | undefined> =>
  counted(rows).where('campaigns.id', '=', id).executeTakeFirst()

/** So that of two who change it at once the second sees what the first did. */
export const lockCampaign = (change: Change, id: string): Promise<CampaignRow | undefined> =>
  dbOf(change).selectFrom('campaigns').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Campaigns with an ad that shows this creative, held until the change is over. */
export const lockShowing = (change: Change, creative_id: string): Promise<CampaignRow[]> =>
  dbOf(change)
    .selectFrom('campaigns')
    .selectAll()
    .where('removed_at', 'is', null)
    .where('id', 'in', (ads) =>
      ads
        .selectFrom('ads')
        .select('campaign_id')
        .where('creative_id', '=', creative_id)
        .where('removed_at', 'is', null),
    )
    .orderBy('id')
    .forUpdate()
    .execute()

const SORTS = {
  changed: { by: 'changed_at', ascending: false },
  created: { by: 'created_at', ascending: false },
  name: { by: 'name', ascending: true },
  starts: { by: 'starts_at', ascending: false },
  budget: { by: 'most_micro', ascending: false },
} as const satisfies Record<CampaignFilter['sort'], { by: keyof CampaignRow; ascending: boolean }>

export async function pageCampaigns(
  rows: Rows,
  team_id: string,
  wanted: CampaignFilter,
): Promise<Page<CountedCampaign>> {
  const { by, ascending } = SORTS[wanted.sort]
  const { state, text, deleted, differs, team_account_id } = wanted
  const likely = text && `%${text.replace(/[\\%_]/g, '\\$&')}%`
  const order: [string, string] = [`campaigns.${by}`, 'campaigns.id']
  const found = await counted(rows)
    .where('campaigns.team_id', '=', team_id)
    .where('campaigns.removed_at', deleted === 'only' ? 'is not' : 'is', null)
    .$if(state !== 'any', (query) =>
      // What is on its way there is found there already: it would be nowhere for the moment that X takes.
      query.where(
        sql<boolean>`(campaigns.state = ${state} or campaigns.state = 'sending' and campaigns.wanted = ${state})`,
      ),
    )
    .$if(team_account_id !== undefined, (query) =>
      query.where(sql<boolean>`campaigns.team_account_id::text = ${team_account_id!}`),
    )
    .$if(Boolean(likely), (query) => query.where('campaigns.name', 'ilike', likely!))
    .$if(differs === 'only', (query) => query.where('campaigns.differences', '>', 0))
    .where(after(wanted, order, ascending))
    .orderBy(inOrder(order, ascending))
    .limit(limitOf(wanted) + 1)
    .execute()
    .catch(refuseBadCursor(wanted))
  return pageOf(found, wanted, (row) => row[by])
}

export async function countCampaigns(rows: Rows, team_id: string): Promise<number> {
  const { n } = await dbOf(rows)
    .selectFrom('campaigns')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('team_id', '=', team_id)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return n
}

/** At X, not over, and X was not asked about it since then; whoever was asked about longest ago first. */
export async function uncheckedCampaigns(rows: Rows, before: Date, most: number): Promise<string[]> {
  const found = await dbOf(rows)
    .selectFrom('campaigns')
    .select('id')
    .where('x_id', 'is not', null)
    .where('state', '<>', 'ended')
    .where('removed_at', 'is', null)
    .where(({ or, eb }) => or([eb('x_checked_at', 'is', null), eb('x_checked_at', '<', before)]))
    .orderBy(sql`x_checked_at nulls first`)
    .limit(most)
    .execute()
  return found.map(({ id }) => id)
}
