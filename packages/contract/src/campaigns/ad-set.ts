import { PACKAGE_PARTS, PLACEMENTS } from '@starling/targeting'
import { z } from 'zod'
import { Moment, Paging, Pk } from '../primitives.ts'
import { refusal } from '../refusals.ts'
import { EditedPackage, TargetingPackage } from '../targeting/index.ts'
import { CampaignName, CreativeIds } from './campaign.ts'
import { Micro } from './money.ts'

export const AD_SET_STATES = ['draft', 'sending', 'paused', 'active', 'ended', 'failed'] as const
export const AdSetState = z.enum(AD_SET_STATES)
export type AdSetState = z.infer<typeof AdSetState>

/** What of the package it stands for: all, one part, one entry of a part, or the rest that the budget does not carry alone. */
export const AdSetPart = z
  .object({
    of: z.enum(['all', 'group', 'element', 'rest']),
    part: z.enum(PACKAGE_PARTS).nullable(),
    value: z.string().nullable(),
  })
  .meta({ id: 'AdSetPart' })
export type AdSetPart = z.infer<typeof AdSetPart>

/** An ad set (at X a line item) as a row among others: without its package. */
export const ListedAdSet = z
  .object({
    id: Pk,
    campaign_id: Pk,
    name: z.string(),
    part: AdSetPart,
    /** Of a plan: whom it is for. */
    audience_config_id: Pk.nullable(),
    currency: z.string(),
    /** In all; together they are no more than the campaign has. */
    budget_micro: z.int().nullable(),
    /** Null: X bids by itself. */
    bid_micro: z.int().nullable(),
    placements: z.array(z.enum(PLACEMENTS)),
    /** Null: as the campaign. */
    starts_at: Moment.nullable(),
    ends_at: Moment.nullable(),
    /** One that is off is not shown while the campaign runs. */
    is_on: z.boolean(),
    state: AdSetState,
    /** One of `CAMPAIGN_ERRORS`, or X's own words. */
    error: z.string().nullable(),
    /** Which package this is: one more each time that it changes. */
    version: z.int(),
    /** How many chosen entries X could not be told. */
    left_out: z.int(),
    ads: z.int(),
    x_id: z.string().nullable(),
    x_checked_at: Moment.nullable(),
    differences: z.int(),
    created_at: Moment,
    changed_at: Moment,
    removed_at: Moment.nullable(),
  })
  .meta({ id: 'ListedAdSet' })
export type ListedAdSet = z.infer<typeof ListedAdSet>

export const AdSet = ListedAdSet.extend({ targeting_package: TargetingPackage }).meta({ id: 'AdSet' })
export type AdSet = z.infer<typeof AdSet>

export const AdSetFilter = Paging.extend({
  /** Left out: of all campaigns of the team. */
  campaign_id: z.string().max(64).optional(),
  state: z.enum(['any', ...AD_SET_STATES]).default('any'),
})
export type AdSetFilter = z.infer<typeof AdSetFilter>

const When = z.iso.datetime({ offset: true })
const fields = {
  name: CampaignName,
  targeting_package: EditedPackage,
  budget_micro: Micro.nullable(),
  bid_micro: Micro.nullable(),
  starts_at: When.nullable(),
  ends_at: When.nullable(),
  is_on: z.boolean(),
}
export const NewAdSet = z.strictObject({
  campaign_id: Pk.max(64),
  name: fields.name,
  targeting_package: EditedPackage,
  budget_micro: fields.budget_micro.default(null),
  bid_micro: fields.bid_micro.default(null),
  starts_at: fields.starts_at.default(null),
  ends_at: fields.ends_at.default(null),
  is_on: fields.is_on.default(true),
  creative_ids: CreativeIds.default([]),
})
export type NewAdSet = z.infer<typeof NewAdSet>

const seen = { seen_changed_at: z.iso.datetime().exactOptional() }
export const ReplacedAdSet = z.strictObject({ ...fields, ...seen })
export type ReplacedAdSet = z.infer<typeof ReplacedAdSet>
export const ChangedAdSet = z
  .strictObject({
    name: fields.name.exactOptional(),
    targeting_package: EditedPackage.exactOptional(),
    budget_micro: fields.budget_micro.exactOptional(),
    bid_micro: fields.bid_micro.exactOptional(),
    starts_at: fields.starts_at.exactOptional(),
    ends_at: fields.ends_at.exactOptional(),
    is_on: fields.is_on.exactOptional(),
    ...seen,
  })
  .refine(({ seen_changed_at: _, ...given }) => Object.keys(given).length > 0, refusal('nothing_to_change'))
export type ChangedAdSet = z.infer<typeof ChangedAdSet>

/** A creative, or a post that is there already, in an ad set. */
export const Ad = z
  .object({
    id: Pk,
    ad_set_id: Pk,
    campaign_id: Pk,
    /** Null of one that promotes a post which was there. */
    creative_id: Pk.nullable(),
    is_on: z.boolean(),
    /** Whether it is shown at X as soon as its ad set is; `sending`: on its way there. */
    state: z.enum(['draft', 'sending', 'on', 'off', 'failed']),
    error: z.string().nullable(),
    /** What X promotes, and as what. */
    x_post_id: z.string().nullable(),
    x_id: z.string().nullable(),
    /** X's own word: ACCEPTED, UNDER_REVIEW, REJECTED; null while it is not there. */
    approval: z.string().nullable(),
    differences: z.int(),
    created_at: Moment,
    changed_at: Moment,
    removed_at: Moment.nullable(),
  })
  .meta({ id: 'Ad' })
export type Ad = z.infer<typeof Ad>

const POST_ID = /^\d{1,19}$/
export const NewAd = z
  .strictObject({
    ad_set_id: Pk.max(64),
    creative_id: Pk.max(64).exactOptional(),
    /** A post of the account that the ad account promotes. */
    x_post_id: z.string().regex(POST_ID).exactOptional(),
  })
  .refine(({ creative_id, x_post_id }) => (creative_id === undefined) !== (x_post_id === undefined), {
    message: refusal('creative_or_post'),
  })
export type NewAd = z.infer<typeof NewAd>
