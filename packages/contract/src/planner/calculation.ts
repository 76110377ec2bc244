import { z } from 'zod'
import { Objective } from '../campaigns/index.ts'
import { Pk } from '../primitives.ts'
import { PlannedCurrency, PlannedGiven } from './scenario.ts'

/** In 80 of 100 campaigns it is between `low` and `high`, as often below `mid` as above it (docs/methods/forecast.md). */
export const PlannedRange = z
  .object({ low: z.number(), mid: z.number(), high: z.number() })
  .meta({ id: 'PlannedRange' })
export type PlannedRange = z.infer<typeof PlannedRange>

/** What is not there yet for anything to be worked out, or why it cannot be. */
export const CALCULATION_NEEDS = ['people', 'price', 'budget', 'reach', 'frequency', 'out_of_reach'] as const
export type CalculationNeed = (typeof CALCULATION_NEEDS)[number]

/** What the figures stand on. */
export const PLANNED_ASSUMPTIONS = [
  'price',
  'spent_share',
  'views_a_day',
  'frequency_cap',
  'by_chance',
  'results_per_thousand',
  'overlap',
  'even_days',
] as const
export const PlannedAssumption = z
  .object({
    assumed: z.enum(PLANNED_ASSUMPTIONS),
    range: PlannedRange.nullable(),
    /** Where it is from: campaigns of the ad account, what is usual, given by a person, or counted here. */
    source: z.enum(['past', 'market', 'given', 'counted', 'unknown']).nullable(),
  })
  .meta({ id: 'PlannedAssumption' })
export type PlannedAssumption = z.infer<typeof PlannedAssumption>

const Worked = {
  /** In millionths of the currency; where it was given all three are the same. */
  budget: PlannedRange.nullable(),
  /** What of it X is likely to spend. */
  spend: PlannedRange.nullable(),
  /** How often something is shown, to how many people, and how often to each. */
  views: PlannedRange.nullable(),
  reach: PlannedRange.nullable(),
  frequency: PlannedRange.nullable(),
  /** Of the objective: clicks, follows, …; of REACH views. */
  results: PlannedRange.nullable(),
  cost_per_result: PlannedRange.nullable(),
}

export const CalculatedPart = z
  .object({
    audience_config_id: Pk.nullable(),
    name: z.string(),
    /** Null where they are not known, or fewer than five. */
    people: z.int().nullable(),
    people_of: z.enum(['given', 'known']).nullable(),
    days: z.int(),
    starts_on: z.string(),
    ends_on: z.string(),
    /** Percent of the whole budget, in whole numbers. */
    share: z.int(),
    ...Worked,
    /** What of its people that is. */
    reach_share: PlannedRange.nullable(),
    daily_budget_micro: z.int().nullable(),
    /** What ends it: more money would not help where it is the people. */
    limited_by: z.enum(['budget', 'people']).nullable(),
    /** Why nothing could be worked out. */
    missing: z.array(z.enum(CALCULATION_NEEDS)),
  })
  .meta({ id: 'CalculatedPart' })
export type CalculatedPart = z.infer<typeof CalculatedPart>

export const CampaignCalculation = z
  .object({
    objective: Objective,
    currency: PlannedCurrency,
    given: PlannedGiven,
    starts_on: z.string(),
    ends_on: z.string(),
    days: z.int(),
    parts: z.array(CalculatedPart),
    /** All parts; of people whoever is in two counts once, as far as that is known. */
    total: z.object(Worked),
    /** What is spent on each day, and how often something is shown: the middle, evenly over the days of each part. */
    calendar: z.array(z.object({ day: z.string(), spend_micro: z.int(), views: z.int() })),
    /** How the reach grows with the budget, all parts together and each with its share. */
    curve: z.array(z.object({ budget_micro: z.int(), reach: PlannedRange })),
    assumptions: z.array(PlannedAssumption),
  })
  .meta({ id: 'CampaignCalculation' })
export type CampaignCalculation = z.infer<typeof CampaignCalculation>
