import { AppError, type Campaign, type NewCampaign } from '@starling/contract'
import { type CampaignRow, type Change, countCampaigns, lockTeam, type OpenedAccountRow } from '@starling/store'
import { labelOf, type SplitPart, splitPackage } from '@starling/targeting'
import { say } from '@starling/text/both'
import { teamOf } from '../audiences/index.ts'
import { madeBudgets, spendAll } from '../auth/index.ts'
import type { Input, UserContext } from '../floor/index.ts'
import { answerCampaign } from './answers.ts'
import { carriedAdSets, mostOf, refuseOddMoney, sharesOf } from './budget.ts'
import { accountFor, noteCampaign } from './find.ts'
import { type CampaignSource, type SourcePart, sourceOf } from './source.ts'
import { checkTimes, midnightIn } from './times.ts'

const MOST_CAMPAIGNS = 20_000 // our choice: more than anyone looks through

export async function createCampaign(
  { body: { team, ...given } }: Input<'createCampaign'>,
  context: UserContext,
): Promise<Campaign> {
  const { team_id } = await teamOf(team, context)
  const { id } = await createDraft(given, team_id, context)
  return answerCampaign(id, context)
}

/** A campaign with its ad sets and ads, here alone: nothing of it is at X before it is sent there. */
export async function createDraft(given: NewCampaign, team_id: string, context: UserContext): Promise<CampaignRow> {
  const account = await accountFor(given, 'draft', context)
  if (account.team_id !== team_id) throw new AppError('not_found')
  if (account.currency === null) throw new AppError('account_closed')
  const { daily_budget_micro, total_budget_micro, bid_micro } = given
  refuseOddMoney({ daily_budget_micro, total_budget_micro, bid_micro }, account.currency)
  const times = {
    starts_at: new Date(given.starts_at),
    ends_at: given.ends_at === null ? null : new Date(given.ends_at),
  }
  checkTimes(times, context.now)
  await refuseForeignCreatives(given.creative_ids, team_id, context)
  const source = await sourceOf(given, team_id, context)
  return context.change(async (change) => {
    await spendAll(change, madeBudgets('campaign', context.user.id))
    await refuseMore(change, team_id)
    return addDraft(change, { ...given, ...times, account, source, created_by: context.user.id })
  })
}

/** Creatives of the team that are there. */
export async function refuseForeignCreatives(ids: readonly string[], team_id: string, { store }: UserContext) {
  const creatives = store.table({ team_id }, 'ad_creatives')
  for (const id of new Set(ids)) if (!(await creatives.find(id))) throw new AppError('not_found')
}

export async function refuseMore(change: Change, team_id: string): Promise<void> {
  await lockTeam(change, team_id)
  if ((await countCampaigns(change, team_id)) < MOST_CAMPAIGNS) return
  throw new AppError('invalid', {
    fields: { non_field_errors: [{ code: 'most_campaigns', values: { most: MOST_CAMPAIGNS } }] },
  })
}

type Draft = Pick<
  NewCampaign,
  | 'name'
  | 'objective'
  | 'funding_instrument_id'
  | 'daily_budget_micro'
  | 'total_budget_micro'
  | 'split'
  | 'bid_micro'
  | 'creative_ids'
> & {
  starts_at: Date
  ends_at: Date | null
  account: OpenedAccountRow
  source: CampaignSource
  created_by: string
}

async function addDraft(change: Change, draft: Draft): Promise<CampaignRow> {
  const { account, source, creative_ids, bid_micro, name, objective, funding_instrument_id, split, created_by } = draft
  const { daily_budget_micro, total_budget_micro, starts_at, ends_at } = draft
  const terms = { daily_budget_micro, total_budget_micro, starts_at, ends_at }
  const { parts, ...from } = source
  const owner = { team_id: account.team_id }
  const currency = account.currency!
  const most_micro = mostOf(terms, account.timezone)
  const row = await change.table(owner, 'campaigns').add({
    ...{ name, objective, funding_instrument_id, split, created_by, ...terms, ...from },
    ...{ team_account_id: account.id, currency, most_micro },
    ...{ state: 'draft', wanted: 'draft', error: null, x_id: null, x_seen: null, x_checked_at: null },
    ...{ created_at: change.now, changed_at: change.now, removed_at: null },
  })
  const carried = Math.max(1, Math.floor(carriedAdSets(terms, { currency, timezone: account.timezone }) / parts.length))
  const sets = parts.flatMap((part) => {
    const pieces = splitPackage(part.targeting_package, split, carried)
    const most = part.share === null ? most_micro : Math.floor((most_micro * part.share) / 100)
    const shares = sharesOf(most, pieces.length, currency)
    return pieces.map((one, at) => ({ ...one, of: part, budget_micro: shares[at]! }))
  })
  for (const [position, { part, package: targeting_package, of, budget_micro }] of sets.entries()) {
    const { id: ad_set_id } = await change.table(owner, 'ad_sets').add({
      ...{ campaign_id: row.id, position, name: nameOf(row.name, of, part), part: JSON.stringify(part) },
      ...{ audience_id: of.audience_id, targeting_package: JSON.stringify(targeting_package), version: 1 },
      ...{ budget_micro, bid_micro, ...daysOfPart(of, draft, account.timezone), ...NEW_AD_SET },
      ...{ created_at: change.now, changed_at: change.now },
    })
    for (const creative_id of new Set(creative_ids))
      await addAd(change, { ...owner, ad_set_id, campaign_id: row.id, creative_id })
  }
  await noteCampaign(change, 'saved', row)
  return row
}

export const NEW_AD_SET = {
  ...({ is_on: true, state: 'draft', error: null } as const),
  ...{ x_id: null, x_seen: null, x_checked_at: null, removed_at: null },
}

type AddedAd = {
  team_id: string
  campaign_id: string
  ad_set_id: string
  creative_id?: string | null
  x_post_id?: string | null
  is_on?: boolean
}
export const addAd = (
  change: Change,
  { team_id, campaign_id, ad_set_id, creative_id = null, x_post_id = null, is_on = true }: AddedAd,
) =>
  change.table({ team_id }, 'ads').add({
    ...{ campaign_id, ad_set_id, creative_id, x_post_id, is_on, state: 'draft', error: null, x_id: null },
    ...{ approval: null, created_at: change.now, changed_at: change.now, removed_at: null },
  })

const LONGEST = 200
/** What it is called at X as well, where English is the language of an ad account. */
function nameOf(campaign: string, of: SourcePart, { part, value, of: kind }: SplitPart): string {
  const { t } = say('en')
  const own =
    kind === 'element'
      ? labelOf(part!, value!, 'en')
      : kind === 'group'
        ? part!.replaceAll('_', ' ')
        : kind === 'rest'
          ? t('The rest')
          : null
  return [...[campaign, of.name, own].filter((one) => one !== null).join(' / ')].slice(0, LONGEST).join('')
}

/** The days of a plan are whole days of the ad account, within those of the campaign. */
function daysOfPart(of: SourcePart, { starts_at, ends_at }: Draft, timezone: string) {
  if (of.starts_on === null || of.ends_on === null) return { starts_at: null, ends_at: null }
  const from = midnightIn(of.starts_on, timezone)
  const until = midnightIn(of.ends_on, timezone, 1)
  return {
    starts_at: from > starts_at ? from : null,
    ends_at: ends_at === null || until < ends_at ? until : null,
  }
}
