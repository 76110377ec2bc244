import { z } from 'zod'
import { Pk } from '../primitives.ts'
import { PlannedCurrency, Solve } from './scenario.ts'

/** A figure, and between which two it lies in so many of a hundred campaigns as `certainty` says. */
export const PlannedRange = z
  .object({ low: z.number(), likely: z.number(), high: z.number() })
  .meta({ id: 'PlannedRange' })
export type PlannedRange = z.infer<typeof PlannedRange>

/** What is not there yet for anything to be worked out. */
export const CALCULATION_NEEDS = ['people', 'price', 'budget', 'reach', 'frequency'] as const
export type CalculationNeed = (typeof CALCULATION_NEEDS)[number]

/** What the figures stand on, each with its values; in words on screen, in the document and in docs/methods/forecast.md. */
export const ASSUMPTIONS = [
  'people_known',
  'people_given',
  'price_options',
  'price_given',
  'even_days',
  'frequency_usual',
  'overlap_counted',
  'overlap_unknown',
  'capped_by_people',
] as const
export const PlannedAssumption = z
  .object({ code: z.enum(ASSUMPTIONS), values: z.record(z.string(), z.number()) })
  .meta({ id: 'PlannedAssumption' })
export type PlannedAssumption = z.infer<typeof PlannedAssumption>

const Worked = {
  /** In millionths of the currency; where it was given all three are the same. */
  budget: PlannedRange.nullable(),
  /** How often something is shown, to how many people, and how often to each. */
  views: PlannedRange.nullable(),
  reach: PlannedRange.nullable(),
  frequency: PlannedRange.nullable(),
}

export const CalculatedPart = z
  .object({
    audience_config_id: Pk.nullable(),
    name: z.string(),
    people: z.int().nullable(),
    people_of: z.enum(['given', 'known']).nullable(),
    days: z.int(),
    starts_on: z.string(),
    ends_on: z.string(),
    /** Percent of the whole budget. */
    share: z.number(),
    ...Worked,
    /** What of its people that is. */
    reach_share: PlannedRange.nullable(),
    daily_budget_micro: z.int().nullable(),
    /** Why nothing could be worked out. */
    missing: z.array(z.enum(CALCULATION_NEEDS)),
    /** How the reach grows with the budget: the same forecast for other budgets. */
    curve: z.array(z.object({ budget_micro: z.int(), reach: PlannedRange })),
  })
  .meta({ id: 'CalculatedPart' })
export type CalculatedPart = z.infer<typeof CalculatedPart>

export const CampaignCalculation = z
  .object({
    currency: PlannedCurrency,
    solve: Solve,
    starts_on: z.string(),
    ends_on: z.string(),
    days: z.int(),
    /** Of a thousand views. */
    price_micro: z.int().nullable(),
    price_of: z.enum(['given', 'options']).nullable(),
    parts: z.array(CalculatedPart),
    /** All parts; of people whoever is in two counts once, as far as that is known. */
    total: z.object(Worked),
    /** What is spent on each day, and how often something is shown. */
    calendar: z.array(z.object({ day: z.string(), spend_micro: z.int(), views: z.number() })),
    /** Ranges hold the truth in this share of campaigns. */
    certainty: z.number(),
    assumptions: z.array(PlannedAssumption),
  })
  .meta({ id: 'CampaignCalculation' })
export type CampaignCalculation = z.infer<typeof CampaignCalculation>
