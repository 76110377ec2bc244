import { CURRENCY_VALUES } from '@starling/catalog'
import { z } from 'zod'
import { MOST_COMPARED } from '../audiences/index.ts'
import { Objective } from '../campaigns/index.ts'
import { Line, Moment, Pk } from '../primitives.ts'
import { refusal } from '../refusals.ts'

const LONGEST_NAME = 120
/** One decimal of the currency (spec 5: digits with an optional single decimal digit), in millionths. */
export const TENTH_MICRO = 100_000
const MOST_MICRO = 1_000_000_000_000_000
const MOST_PEOPLE = 10_000_000_000
const MOST_FREQUENCY = 100

/** An amount as a budget is written: whole, or with one decimal. */
export const PlannedAmount = z.int().min(TENTH_MICRO).max(MOST_MICRO).multipleOf(TENTH_MICRO, refusal('one_decimal'))
export const PlannedCurrency = z.enum(CURRENCY_VALUES)
export const PlannedPeople = z.int().min(1).max(MOST_PEOPLE)
/** How often each person sees it, with one decimal at most. */
export const PlannedFrequency = z.number().min(1).max(MOST_FREQUENCY).multipleOf(0.1, refusal('one_decimal'))
export const PlannedDay = z.iso.date(refusal('not_a_day'))

/** Which of the three is given: the other two follow from it. */
export const GIVENS = ['budget', 'reach', 'frequency'] as const
export const PlannedGiven = z.enum(GIVENS)
export type PlannedGiven = z.infer<typeof PlannedGiven>

/** One audience of a scenario: what it gets, when it runs, and how often or how many of its people are to see it. */
const PlannedPart = z.strictObject({
  /** A saved audience of the team; null: people are known by their number alone. */
  audience_config_id: z.string().max(64).nullable().default(null),
  name: Line.min(1).max(LONGEST_NAME),
  /** So many of them are on X; null: as many as are known here. */
  people: PlannedPeople.nullable().default(null),
  /** Percent of the budget, where that is given. */
  share: z.int().min(0).max(100),
  starts_on: PlannedDay,
  ends_on: PlannedDay,
  /** Where the reach is given: so many people. */
  reach: PlannedPeople.nullable().default(null),
  /** Where the frequency is given: how often each who is reached sees it, on average. */
  frequency: PlannedFrequency.nullable().default(null),
})
export type PlannedPart = z.infer<typeof PlannedPart>

const fields = {
  objective: Objective,
  currency: PlannedCurrency,
  given: PlannedGiven,
  /** Of all parts together, where it is given. */
  budget_micro: PlannedAmount.nullable(),
  /** Of a thousand views; null: what is usual. */
  price_micro: PlannedAmount.nullable(),
  /** How often one person may see it at most; null: nothing caps it. */
  frequency_cap: PlannedFrequency.nullable(),
  starts_on: PlannedDay,
  ends_on: PlannedDay,
  parts: z.array(PlannedPart).max(MOST_COMPARED),
}
export const CalculatorAsked = z.strictObject(fields)
export type CalculatorAsked = z.infer<typeof CalculatorAsked>

export const NewScenario = z.strictObject({ name: Line.min(1).max(LONGEST_NAME), ...fields })
export type NewScenario = z.infer<typeof NewScenario>
/** As it was seen: another who changed it meanwhile is not overwritten. */
export const ReplacedScenario = NewScenario.extend({ seen_changed_at: z.iso.datetime().exactOptional() })
export type ReplacedScenario = z.infer<typeof ReplacedScenario>

/** A campaign as it might be, kept by a team: audiences, money, days, and what is to be worked out. */
export const CampaignScenario = z
  .object({
    id: Pk,
    ...NewScenario.shape,
    created_at: Moment,
    changed_at: Moment,
  })
  .meta({ id: 'CampaignScenario' })
export type CampaignScenario = z.infer<typeof CampaignScenario>

/** As many as one can hold beside each other. */
export const MOST_SCENARIOS = 4
