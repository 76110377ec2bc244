import { z } from 'zod'
import { Line, Moment, Paging, Pk } from '../primitives.ts'
import { refusal } from '../refusals.ts'
import { EditedPackage } from '../targeting/index.ts'
import { Micro } from './money.ts'

/** What X is to bring about; those of apps and of video before other videos are not offered. */
export const OBJECTIVES = ['REACH', 'ENGAGEMENTS', 'WEBSITE_CLICKS', 'VIDEO_VIEWS', 'FOLLOWERS'] as const
export const Objective = z.enum(OBJECTIVES)
export type Objective = z.infer<typeof Objective>

/**
 * `draft`: not at X; `awaiting_approval`: it was launched above a cap, and a second person has to agree; `sending`:
 * something is on its way to X; `paused`, `active` and `ended`: as X was last told; `failed`: X, or we, said no.
 */
export const CAMPAIGN_STATES = ['draft', 'awaiting_approval', 'sending', 'paused', 'active', 'ended', 'failed'] as const
export const CampaignState = z.enum(CAMPAIGN_STATES)
export type CampaignState = z.infer<typeof CampaignState>

/** One ad set for all, for each part of the package, or for each entry of it: docs/methods/ad_sets.md. */
export const SPLITS = ['none', 'group', 'element'] as const
export const Split = z.enum(SPLITS)
export type Split = z.infer<typeof Split>

/** Why something of a campaign is not at X as it should be, where that is ours to say. */
export const CAMPAIGN_ERRORS = [
  /** X opens the ad account to nobody here any more. */
  'no_ad_account',
  /** Nothing of a package says whom to reach. */
  'says_nobody',
  /** Something before it was refused: an ad set or an ad. */
  'incomplete',
  /** There is nothing to show: no ad of an ad set is on. */
  'no_ads',
  /** It is at X no more. */
  'gone_at_x',
  /** The creative is gone, or cannot be posted. */
  'no_creative',
  /** No money is kept back for it. */
  'not_allowed',
] as const

/** Money that is kept back for a campaign. */
export const CampaignHold = z
  .object({
    /** `waiting`: above a cap, until a second person agrees. */
    state: z.enum(['waiting', 'held']),
    /** In all and in a day; at least one of them is there. */
    amount_micro: z.int().nullable(),
    daily_micro: z.int().nullable(),
    asked_by: Pk.nullable(),
    approved_by: Pk.nullable(),
  })
  .meta({ id: 'CampaignHold' })
export type CampaignHold = z.infer<typeof CampaignHold>

export const Campaign = z
  .object({
    id: Pk,
    team: Pk,
    team_account_id: Pk,
    name: z.string(),
    objective: Objective,
    funding_instrument_id: z.string(),
    currency: z.string(),
    daily_budget_micro: z.int().nullable(),
    total_budget_micro: z.int().nullable(),
    /** The most that it can spend: its total, or so many days of its daily budget; null while neither has an end. */
    most_micro: z.int().nullable(),
    starts_at: Moment,
    ends_at: Moment.nullable(),
    state: CampaignState,
    /** One of `CAMPAIGN_ERRORS`, or X's own words. */
    error: z.string().nullable(),
    split: Split,
    /** What it was drafted from; all null of one that was drafted from a package. */
    audience_config_id: Pk.nullable(),
    targeting_list_id: Pk.nullable(),
    targeting_list_version: z.int().nullable(),
    plan_id: Pk.nullable(),
    created_by: Pk.nullable(),
    /** What it may spend by now, and what waits for a second person. */
    holds: z.array(CampaignHold).max(2),
    /** Other money and days for one that runs, while they wait for a second person; it goes on as it is until then. */
    asked: z
      .object({
        daily_budget_micro: z.int().nullable(),
        total_budget_micro: z.int().nullable(),
        starts_at: Moment,
        ends_at: Moment.nullable(),
      })
      .nullable(),
    /** Whether X let it run when it was last asked, whatever it waits for here. */
    is_running: z.boolean(),
    ad_sets: z.int(),
    ads: z.int(),
    /** Null while it is not at X. */
    x_id: z.string().nullable(),
    /** When X was last asked what it has. */
    x_checked_at: Moment.nullable(),
    /** So many fields are otherwise at X than here; `reconcile` tells them. */
    differences: z.int(),
    created_at: Moment,
    changed_at: Moment,
    /** Of a deleted one: until 30 days later it can be brought back. */
    removed_at: Moment.nullable(),
  })
  .meta({ id: 'Campaign' })
export type Campaign = z.infer<typeof Campaign>

export const CAMPAIGN_SORTS = ['changed', 'created', 'name', 'starts', 'budget'] as const
export const CampaignFilter = Paging.extend({
  state: z.enum(['any', ...CAMPAIGN_STATES]).default('any'),
  team_account_id: z.string().max(64).optional(),
  /** Of the name. */
  text: z.string().trim().max(200).optional(),
  /** Only those that are otherwise at X than here. */
  differs: z.enum(['any', 'only']).default('any'),
  deleted: z.enum(['no', 'only']).default('no'),
  sort: z.enum(CAMPAIGN_SORTS).default('changed'),
})
export type CampaignFilter = z.infer<typeof CampaignFilter>

const LONGEST_NAME = 200 // X takes 255, of which our mark is some
export const CampaignName = Line.min(1).max(LONGEST_NAME)
const MOST_CREATIVES = 20
export const CreativeIds = z.array(Pk.max(64)).max(MOST_CREATIVES)
const Id = Pk.max(64)
const When = z.iso.datetime({ offset: true })

const money = {
  /** Of all its ad sets together, each day of the ad account. */
  daily_budget_micro: Micro.nullable(),
  /** Left null, its days times its daily budget. */
  total_budget_micro: Micro.nullable(),
}
const fields = {
  name: CampaignName,
  objective: Objective,
  funding_instrument_id: z.string().min(1).max(64),
  ...money,
  starts_at: When,
  ends_at: When.nullable(),
}

const SOURCES = ['audience_config_id', 'targeting_list_id', 'plan_id', 'targeting_package'] as const
/** Drafted of exactly one of these. Of a plan the ad sets, their days and money are as it says. */
export const NewCampaign = z.strictObject({
  ...fields,
  team_account_id: Id,
  split: Split.default('none'),
  bid_micro: Micro.nullable().default(null),
  /** In every ad set. */
  creative_ids: CreativeIds.default([]),
  audience_config_id: Id.exactOptional(),
  targeting_list_id: Id.exactOptional(),
  plan_id: Id.exactOptional(),
  targeting_package: EditedPackage.exactOptional(),
})
export type NewCampaign = z.infer<typeof NewCampaign>
export const hasOneSource = (given: Partial<Record<(typeof SOURCES)[number], unknown>>): boolean =>
  SOURCES.filter((source) => given[source] !== undefined).length === 1

/** As it was seen: another who changed it meanwhile is not overwritten. */
const seen = { seen_changed_at: z.iso.datetime().exactOptional() }
export const ReplacedCampaign = z.strictObject({ ...fields, ...seen })
export type ReplacedCampaign = z.infer<typeof ReplacedCampaign>
export const ChangedCampaign = z
  .strictObject({
    name: fields.name.exactOptional(),
    objective: Objective.exactOptional(),
    funding_instrument_id: fields.funding_instrument_id.exactOptional(),
    daily_budget_micro: money.daily_budget_micro.exactOptional(),
    total_budget_micro: money.total_budget_micro.exactOptional(),
    starts_at: When.exactOptional(),
    ends_at: When.nullable().exactOptional(),
    ...seen,
  })
  .refine(({ seen_changed_at: _, ...given }) => Object.keys(given).length > 0, refusal('nothing_to_change'))
export type ChangedCampaign = z.infer<typeof ChangedCampaign>

/** What was looked at is what is launched: one that was changed since is refused. */
export const Launched = z.strictObject({ seen_changed_at: z.iso.datetime() })

export const BULK_ACTS = ['pause', 'end', 'delete', 'restore', 'reconcile'] as const
const MOST_AT_ONCE = 100
/** Nothing is launched so: that is one act for one campaign. */
export const BulkAct = z.strictObject({ act: z.enum(BULK_ACTS), ids: z.array(Id).min(1).max(MOST_AT_ONCE) })
export const BulkDone = z
  .object({
    id: Pk,
    /** Null where it was done: else the code of the refusal, and its words. */
    error: z.string().nullable(),
    detail: z.string().nullable(),
    campaign: Campaign.nullable(),
  })
  .meta({ id: 'BulkDone' })
export type BulkDone = z.infer<typeof BulkDone>
