import { PACKAGE_PARTS } from '@starling/targeting'
import { z } from 'zod'
import { AdSetPart } from '../campaigns/index.ts'
import { Moment, Pk } from '../primitives.ts'

/** A day as the ad account counts it. */
const Day = z.string()
/** 95 %. */
const Interval = z.tuple([z.number(), z.number()])

/** What was delivered, as X reported it. */
const counts = {
  impressions: z.int(),
  engagements: z.int(),
  clicks: z.int(),
  /** What the objective is for. */
  results: z.int(),
  spend_micro: z.int(),
}
export const Delivered = z.object(counts).meta({ id: 'Delivered' })
export type Delivered = z.infer<typeof Delivered>

/** With how sure it is: docs/methods/groups.md. */
const measured = {
  /** Of one result, in micro; null while there is none. */
  cost_micro: z.number().nullable(),
  /** Without an upper end while there is no result; null while nothing is spent. */
  cost_interval: z.tuple([z.number(), z.number().nullable()]).nullable(),
  /** Results of a view. */
  rate: z.number().nullable(),
  rate_interval: Interval.nullable(),
}
export const MeasuredDelivery = z.object({ ...counts, ...measured }).meta({ id: 'MeasuredDelivery' })
export type MeasuredDelivery = z.infer<typeof MeasuredDelivery>

export const DeliveredDay = z.object({ day: Day, ...counts }).meta({ id: 'DeliveredDay' })
export type DeliveredDay = z.infer<typeof DeliveredDay>

const ofAdSet = {
  ad_set_id: Pk,
  name: z.string(),
  part: AdSetPart,
  /** Of its package, that runs now. */
  version: z.int(),
  is_on: z.boolean(),
}
export const DeliveredAdSet = z.object({ ...ofAdSet, ...counts, ...measured }).meta({ id: 'DeliveredAdSet' })
export type DeliveredAdSet = z.infer<typeof DeliveredAdSet>

/** How far a campaign is with its money. */
export const CampaignPace = z
  .object({
    /** In all, and up to now if it were spent evenly. */
    budget_micro: z.int(),
    expected_micro: z.int(),
    spent_micro: z.int(),
    /** Spent ÷ expected; null before it began. */
    share: z.number().nullable(),
  })
  .meta({ id: 'CampaignPace' })
export type CampaignPace = z.infer<typeof CampaignPace>

/** What one campaign came to, in a list of them. */
export const CampaignSum = MeasuredDelivery.extend({
  campaign_id: Pk,
  /** By the server's clock; null where it has no end or no budget. */
  pace: CampaignPace.nullable(),
}).meta({ id: 'CampaignSum' })
export type CampaignSum = z.infer<typeof CampaignSum>

const reported = {
  /** Of what X reported: null while it has not. */
  from: Day.nullable(),
  through: Day.nullable(),
  read_at: Moment.nullable(),
}
export const CampaignStats = z
  .object({
    campaign_id: Pk,
    currency: z.string(),
    /** X's name of what a result is. */
    result_metric: z.string(),
    ...reported,
    /** The sum of its ad sets, those that were removed among them. */
    total: MeasuredDelivery,
    days: z.array(DeliveredDay),
    ad_sets: z.array(DeliveredAdSet),
    pace: CampaignPace.nullable(),
  })
  .meta({ id: 'CampaignStats' })
export type CampaignStats = z.infer<typeof CampaignStats>

export const SEGMENTATIONS = ['age', 'gender', 'platform'] as const
export const CampaignSegmentation = z
  .object({
    campaign_id: Pk,
    currency: z.string(),
    by: z.enum(SEGMENTATIONS),
    ...reported,
    /** Views of the campaign on these days, whether X told whose or not. */
    impressions: z.int(),
    /** X rounds parts: together they may be a little more or less than the whole. */
    segments: z.array(z.object({ segment: z.string(), name: z.string(), ...counts, ...measured })),
  })
  .meta({ id: 'CampaignSegmentation' })
export type CampaignSegmentation = z.infer<typeof CampaignSegmentation>

/** An element group, or an element, of the package of a campaign that was split by it. */
export const CampaignGroup = z
  .object({
    ...ofAdSet,
    ...counts,
    ...measured,
    /** How many times as much a result costs here as in all other groups together. */
    against_rest: z.number().nullable(),
    last_certainty: z.number(),
    first_certainty: z.number(),
    act: z.enum(['drop', 'widen', 'keep']),
    reason: z.enum(['dearer', 'cheaper', 'too_little', 'alike']),
    certainty: z.number(),
  })
  .meta({ id: 'CampaignGroup' })
export type CampaignGroup = z.infer<typeof CampaignGroup>

export const CampaignGroups = z
  .object({
    campaign_id: Pk,
    currency: z.string(),
    ...reported,
    /** When it was last looked at what to propose; null before the first time. */
    looked_at: Moment.nullable(),
    /** On which day of the ad account it is looked at next, if X reports each day until then; null while it does not run. */
    next_look_on: Day.nullable(),
    /** The cheapest first. Only days on which the version that runs now ran. */
    groups: z.array(CampaignGroup),
  })
  .meta({ id: 'CampaignGroups' })
export type CampaignGroups = z.infer<typeof CampaignGroups>

export const PROPOSAL_STATES = ['open', 'accepted', 'declined', 'outdated'] as const
export const CampaignProposal = z
  .object({
    id: Pk,
    campaign_id: Pk,
    ad_set_id: Pk,
    ad_set_name: z.string(),
    part: AdSetPart,
    act: z.enum(['drop', 'widen']),
    certainty: z.number(),
    against_rest: z.number().nullable(),
    results: z.int(),
    spend_micro: z.int(),
    /** Of the package that it speaks of, and on which days. */
    version: z.int(),
    from: Day,
    through: Day,
    /** `outdated`: the ad set was changed since, or what was seen later says otherwise. */
    state: z.enum(PROPOSAL_STATES),
    /** What accepting it adds: entries that the ad set does not choose, or chooses more narrowly. */
    widens: z.array(z.object({ part: z.enum(PACKAGE_PARTS), value: z.string(), label: z.string() })),
    created_at: Moment,
    answered_at: Moment.nullable(),
  })
  .meta({ id: 'CampaignProposal' })
export type CampaignProposal = z.infer<typeof CampaignProposal>

export const ALERT_KINDS = ['pace_slow', 'overspend', 'disapproved'] as const
export const CampaignAlert = z
  .object({
    id: Pk,
    campaign_id: Pk,
    kind: z.enum(ALERT_KINDS),
    /** Of one that X did not let pass. */
    ad_id: Pk.nullable(),
    /** Money that it is about: spent, and what it should have been at most, or by now. */
    spent_micro: z.int().nullable(),
    expected_micro: z.int().nullable(),
    raised_at: Moment,
    /** Since when it is not so any more. */
    ended_at: Moment.nullable(),
  })
  .meta({ id: 'CampaignAlert' })
export type CampaignAlert = z.infer<typeof CampaignAlert>
