import { BuilderDraft } from '@starling/question/builder-schema'
import { z } from 'zod'
import { DraftSize } from '../builder/index.ts'
import { Moment, Pk } from '../primitives.ts'
import { LeftOut, TargetingPackage } from './package.ts'

export const INSIGHTS_STATES = ['waiting', 'ready', 'failed', 'cancelled'] as const
/** Why no package was made: nobody was found, fewer than five were, or it could not be worked out. */
export const INSIGHTS_ERRORS = ['no_audience', 'too_few', 'generation_failed'] as const

/** A targeting package that is made, or being made, of an audience. */
export const TargetingInsights = z
  .object({
    id: Pk,
    state: z.enum(INSIGHTS_STATES),
    /** Whether it is still being made. */
    processing: z.boolean(),
    /** So many steps of so many. */
    done: z.int(),
    total: z.int(),
    error: z.enum(INSIGHTS_ERRORS).nullable(),
    /** The audience that it is made of, as it was asked for. */
    draft: BuilderDraft,
    /** How many people that are; null until they were counted. */
    size: DraftSize.nullable(),
    /** Null until it is ready. */
    targeting_package: TargetingPackage.nullable(),
    /** What the audience asks and a package cannot say. */
    left_out: z.array(LeftOut),
    /** When the newest row was fetched that it was made from. */
    as_of: Moment.nullable(),
    created_at: Moment,
    ended_at: Moment.nullable(),
  })
  .meta({ id: 'TargetingInsights' })
export type TargetingInsights = z.infer<typeof TargetingInsights>
