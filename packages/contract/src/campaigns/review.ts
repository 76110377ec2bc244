import { z } from 'zod'
import { Moment, Pk } from '../primitives.ts'
import { Campaign } from './campaign.ts'

/** What is at X otherwise than here. */
export const DIFFERING_FIELDS = [
  ...['name', 'status', 'daily_budget_micro', 'total_budget_micro', 'budget_micro', 'bid_micro'],
  ...['placements', 'starts_at', 'ends_at', 'targeting', 'post', 'objective', 'funding_instrument_id'],
  /** It was deleted at X, or is not there. */
  'presence',
] as const
export type DifferingField = (typeof DIFFERING_FIELDS)[number]
const Of = z.enum(['campaign', 'ad_set', 'ad'])

export const Difference = z
  .object({
    of: Of,
    id: Pk,
    name: z.string(),
    field: z.enum(DIFFERING_FIELDS),
    /** As X writes them; of targeting only what the other side has not. None is empty. */
    ours: z.array(z.string()),
    theirs: z.array(z.string()),
    /** Whether ours can be put there, or theirs be taken: what is gone at X cannot. */
    takes: z.array(z.enum(['ours', 'theirs'])),
  })
  .meta({ id: 'Difference' })
export type Difference = z.infer<typeof Difference>

/** Which side a person takes, field by field. */
export const TakenSide = z.strictObject({
  of: Of,
  id: Pk.max(64),
  field: z.enum(DIFFERING_FIELDS),
  side: z.enum(['ours', 'theirs']),
})
export type TakenSide = z.infer<typeof TakenSide>
const MOST_TAKEN = 1_000
export const Reconciling = z.strictObject({ take: z.array(TakenSide).max(MOST_TAKEN).default([]) })

/** Something at X that bears a mark of ours and is nothing of ours by its id. */
export const UnknownAtX = z.object({ of: z.enum(['campaign', 'ad_set']), x_id: z.string(), name: z.string() })

export const Reconciliation = z
  .object({
    campaign: Campaign,
    differences: z.array(Difference),
    unknown: z.array(UnknownAtX),
    checked_at: Moment.nullable(),
  })
  .meta({ id: 'Reconciliation' })
export type Reconciliation = z.infer<typeof Reconciliation>

/** What a launch, or sending it, would do at X, thing by thing. */
export const PlannedAtX = z
  .object({
    do: z.enum(['create', 'change', 'remove', 'keep']),
    of: Of,
    id: Pk,
    name: z.string(),
    fields: z.array(z.object({ field: z.enum(DIFFERING_FIELDS), from: z.array(z.string()), to: z.array(z.string()) })),
  })
  .meta({ id: 'PlannedAtX' })
export type PlannedAtX = z.infer<typeof PlannedAtX>

export const ReviewRemark = z
  .object({
    ad_set_id: Pk.nullable(),
    rule: z.string(),
    level: z.enum(['error', 'warning', 'advice']),
    source: z.enum(['x', 'spec', 'ours']),
    /** In the language of who asks. */
    text: z.string(),
  })
  .meta({ id: 'ReviewRemark' })
export type ReviewRemark = z.infer<typeof ReviewRemark>

/** Of those known here: how many of the smaller one are in both, while both run. docs/methods/overlap.md */
export const AdSetOverlap = z
  .object({
    ad_set_id: Pk,
    name: z.string(),
    /** Whom the ad set reaches among those known here, and whom the other. */
    people: z.int(),
    other: z.object({
      ...{ campaign_id: Pk, campaign_name: z.string(), ad_set_id: Pk, name: z.string(), people: z.int() },
      /** The two are parts of one campaign. */
      is_sister: z.boolean(),
    }),
    /** Of the smaller of the two. */
    share: z.number(),
    shared: z.int(),
    /** From when until when both run; without an end null. */
    from: Moment,
    until: Moment.nullable(),
    /** Above 30 %. */
    warning: z.boolean(),
  })
  .meta({ id: 'AdSetOverlap' })
export type AdSetOverlap = z.infer<typeof AdSetOverlap>

/** Why it cannot be launched now. */
export const BLOCKERS = [
  /** It is over, or on its way already. */
  'not_launchable',
  'no_budget',
  'ends_in_past',
  'no_ad_sets',
  'no_ads',
  'says_nobody',
  'budgets_exceed',
  'no_ad_account',
  /** Somebody changed it at X: say first which side counts. */
  'differs_at_x',
  'lint',
] as const
export type Blocker = (typeof BLOCKERS)[number]

/** Why somebody else has to agree before it spends. */
export const ApprovalNeeded = z
  .object({
    /** Who asks may only draft; all that the ad account spends is agreed to; no cap is in its currency; it is above caps. */
    because: z.enum(['role', 'account', 'currency', 'cap']),
    /** Those that it would go above: of an ad account, or of the team; in the first month in which it does, and by how much. */
    caps: z.array(
      z.object({ team_account: Pk.nullable(), amount_micro: z.int(), month: z.string(), over_micro: z.int() }),
    ),
    /** How many others may agree. */
    approvers: z.int(),
  })
  .meta({ id: 'ApprovalNeeded' })
export type ApprovalNeeded = z.infer<typeof ApprovalNeeded>

export const CampaignReview = z
  .object({
    campaign: Campaign,
    plan: z.array(PlannedAtX),
    /** What people call what X has ids for, in the language of who asks. */
    names: z.array(z.object({ value: z.string(), name: z.string() })),
    differences: z.array(Difference),
    remarks: z.array(ReviewRemark),
    overlaps: z.array(AdSetOverlap),
    /** Ad sets that were not compared, as nobody known here can be counted for them. */
    not_compared: z.array(Pk),
    blockers: z.array(z.enum(BLOCKERS)),
    /** What would be kept back, in all and in a day. */
    amount_micro: z.int().nullable(),
    daily_micro: z.int().nullable(),
    /** Null where nobody else has to agree. */
    approval: ApprovalNeeded.nullable(),
    reviewed_at: Moment,
  })
  .meta({ id: 'CampaignReview' })
export type CampaignReview = z.infer<typeof CampaignReview>
