import { z } from 'zod'
import { MOST_COMPARED } from '../audiences/index.ts'
import { Line, Moment, Pk } from '../primitives.ts'
import { refusal } from '../refusals.ts'

const LONGEST_NAME = 120
const MOST_MONEY = 1_000_000_000
const Day = z.iso.date(refusal('not_a_day'))

/** What of a plan goes to one audience: a share of the budget in percent, and the days it runs, both included. */
const PlannedShare = z.strictObject({
  audience_config_id: z.string().max(64),
  share: z.int().min(0).max(100),
  starts_on: Day,
  ends_on: Day,
})

const fields = {
  name: Line.min(1).max(LONGEST_NAME),
  /** In whole units of the currency of the ad account; null while it is not decided. */
  budget: z.int().min(1).max(MOST_MONEY).nullable(),
  starts_on: Day,
  ends_on: Day,
  /** So many as can be laid side by side: more overlaps cannot be read. */
  parts: z.array(PlannedShare).max(MOST_COMPARED),
}
export const NewPlan = z.strictObject(fields)
export type NewPlan = z.infer<typeof NewPlan>

/** As it was seen: another who changed it meanwhile is not overwritten. */
const seen = { seen_changed_at: z.iso.datetime().exactOptional() }
export const ReplacedPlan = NewPlan.extend(seen)
export type ReplacedPlan = z.infer<typeof ReplacedPlan>
export const ChangedPlan = z.strictObject({
  name: fields.name.exactOptional(),
  budget: fields.budget.exactOptional(),
  starts_on: Day.exactOptional(),
  ends_on: Day.exactOptional(),
  parts: fields.parts.exactOptional(),
  ...seen,
})
export type ChangedPlan = z.infer<typeof ChangedPlan>

/** Audiences, budget and calendar of one campaign of a team. */
export const AudiencePlan = z
  .object({
    id: Pk,
    name: z.string(),
    budget: z.int().nullable(),
    starts_on: z.string(),
    ends_on: z.string(),
    parts: z.array(
      z.object({
        audience_config_id: Pk,
        /** Null where the audience has been deleted. */
        name: z.string().nullable(),
        /** Null while it was never counted; 0 where it has fewer than five people. */
        size: z.int().nullable(),
        share: z.int(),
        /** The share as an amount; null without a budget. */
        amount: z.number().nullable(),
        starts_on: z.string(),
        ends_on: z.string(),
      }),
    ),
    created_at: Moment,
    changed_at: Moment,
  })
  .meta({ id: 'AudiencePlan' })
export type AudiencePlan = z.infer<typeof AudiencePlan>

/** Two audiences of a plan, by their place among its parts. */
export const PlanOverlap = z
  .object({
    one: z.int(),
    other: z.int(),
    /** People in both, and what that is of the smaller; null where they are fewer than five. */
    shared: z.int().nullable(),
    share: z.number().nullable(),
    /** Both to the nearest five: beside them there are fewer than five. */
    rounded: z.boolean(),
    /** Days on which both run: only then they are paid for twice. */
    days: z.int(),
  })
  .meta({ id: 'PlanOverlap' })
export type PlanOverlap = z.infer<typeof PlanOverlap>

/** With how its audiences overlap. */
export const OpenedPlan = AudiencePlan.extend({ overlaps: z.array(PlanOverlap) }).meta({ id: 'OpenedPlan' })
export type OpenedPlan = z.infer<typeof OpenedPlan>
