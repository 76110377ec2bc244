import { z } from 'zod'
import { Moment, Pk } from '../primitives.ts'
import { LeftOut } from './package.ts'

/** Why X was not asked: nobody gave access to an ad account, or nothing of the draft says whom to reach. */
export const NOT_ESTIMATED = ['no_ad_account', 'says_nobody'] as const

/** How many people X itself would count for a draft: another count, of other people than those known here. */
export const EstimateAtX = z
  .object({
    /** A range, as X tells it. */
    range: z.object({ min: z.int(), max: z.int() }).nullable(),
    not_estimated: z.enum(NOT_ESTIMATED).nullable(),
    ad_account: z.object({ id: Pk, name: z.string() }).nullable(),
    /** As how many criteria X was told it, and what it could not be told. */
    criteria: z.int(),
    left_out: z.array(LeftOut),
    estimated_at: Moment,
  })
  .meta({ id: 'EstimateAtX' })
export type EstimateAtX = z.infer<typeof EstimateAtX>
