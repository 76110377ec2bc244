import { BuilderDraft, DraftPatch } from '@starling/question/builder-schema'
import { z } from 'zod'
import { DraftSize, ReadDescription } from '../builder/index.ts'
import { Objective } from '../campaigns/index.ts'
import { Line, Pk } from '../primitives.ts'
import { CampaignCalculation } from './calculation.ts'
import { PlannedAmount, PlannedCurrency, PlannedDay, PlannedFrequency, PlannedPeople } from './scenario.ts'

const LONGEST_NAME = 120

/** All that a campaign is made of, as far as it is known; what is left out is not. */
export const CampaignParameters = z.strictObject({
  name: Line.max(LONGEST_NAME).default(''),
  objective: Objective.nullable().default(null),
  currency: PlannedCurrency.default('USD'),
  budget_micro: PlannedAmount.nullable().default(null),
  /** Of a thousand views. */
  price_micro: PlannedAmount.nullable().default(null),
  starts_on: PlannedDay.nullable().default(null),
  ends_on: PlannedDay.nullable().default(null),
  /** How often one person may see it at most. */
  frequency_cap: PlannedFrequency.nullable().default(null),
  /** So many on X; null: as many as are known here. */
  people: PlannedPeople.nullable().default(null),
  /** Whom it is for, as blocks of an audience. */
  draft: BuilderDraft,
})
export type CampaignParameters = z.infer<typeof CampaignParameters>

/** What a draft campaign is made of; what is missing in its parameters is refused field by field. */
export const NewPlannedCampaign = z.strictObject({
  parameters: CampaignParameters,
  team_account_id: Pk.max(64),
  /** Left out: what can pay in the ad account now, as X tells it. */
  funding_instrument_id: z.string().min(1).max(64).exactOptional(),
})
export type NewPlannedCampaign = z.infer<typeof NewPlannedCampaign>

/** What of a campaign a description can say. */
export const PARAMETER_KINDS = ['budget', 'currency', 'price', 'days', 'objective', 'frequency_cap'] as const
export type ParameterKind = (typeof PARAMETER_KINDS)[number]

const { draft: _draft, name: _name, people: _people, ...read } = CampaignParameters.shape
/** A description as parameters of a campaign, each with the words that led to it. */
export const ReadParameters = z
  .object({
    /** Those that were said; null where it said nothing. */
    parameters: z.object(
      Object.fromEntries(Object.entries(read).map(([field, type]) => [field, type.unwrap().nullable()])) as {
        [K in keyof typeof read]: z.ZodNullable<ReturnType<(typeof read)[K]['unwrap']>>
      },
    ),
    /** What becomes of the audience; empty where it is refused. */
    patch: DraftPatch,
    found_parameters: z.array(
      z.object({
        kind: z.enum(PARAMETER_KINDS),
        label: z.string(),
        words: z.string(),
        /** Where something else was taken than what was said, or something had to be added: what, and why. */
        note: z.string().nullable(),
      }),
    ),
    found: ReadDescription.shape.found,
    unplaced: z.array(z.string()),
    refused: ReadDescription.shape.refused,
  })
  .meta({ id: 'ReadParameters' })
export type ReadParameters = z.infer<typeof ReadParameters>

/** What a campaign has to have before one can be made of its parameters. */
export const PARAMETER_NEEDS = ['audience', 'objective', 'budget', 'days', 'price', 'people'] as const
export type ParameterNeed = (typeof PARAMETER_NEEDS)[number]

/** A set of parameters, judged. */
export const AnalyzedCampaign = z
  .object({
    /** How many people known here the audience finds. */
    size: DraftSize,
    /** The same figures as in the planner; null while there is nothing to work out. */
    calculation: CampaignCalculation.nullable(),
    /** In the language of who asks. */
    remarks: z.array(z.object({ rule: z.string(), level: z.enum(['error', 'warning', 'advice']), text: z.string() })),
    /** Without these no campaign can be made. */
    missing: z.array(z.enum(PARAMETER_NEEDS)),
    /** What the audience asks and X cannot be told: so many blocks. */
    unsaid: z.int(),
    suggested_budget_micro: z.int().nullable(),
    is_ready: z.boolean(),
  })
  .meta({ id: 'AnalyzedCampaign' })
export type AnalyzedCampaign = z.infer<typeof AnalyzedCampaign>
