import { BuilderDraft } from '@starling/question/builder-schema'
import { z } from 'zod'
import { DraftSize } from '../builder/index.ts'
import { Moment, Paging, Pk } from '../primitives.ts'
import { INSIGHTS_ERRORS, TargetingPackage } from '../targeting/index.ts'

/** The ready package of an audience of the catalog for one country: nobody's own, and nobody changes it. */
export const ListedNativePack = z
  .object({
    id: Pk,
    // spec 3
    is_super_insights: z.literal(true),
    audience: z.object({ id: Pk, name: z.string(), name_ja: z.string() }),
    /** Its code. */
    country: z.string(),
    state: z.enum(['waiting', 'ready', 'failed']),
    processing: z.boolean(),
    error: z.enum(INSIGHTS_ERRORS).nullable(),
    size: DraftSize.nullable(),
    as_of: Moment.nullable(),
    /** When its package was made last; null until it was. */
    made_at: Moment.nullable(),
    created_at: Moment,
  })
  .meta({ id: 'ListedNativePack' })
export type ListedNativePack = z.infer<typeof ListedNativePack>

export const NativePack = ListedNativePack.extend({
  /** Whom it is for: the audience where the country is. Null where that has nobody in the country by what it asks. */
  draft: BuilderDraft.nullable(),
  /** Null until it is ready. */
  targeting_package: TargetingPackage.nullable(),
}).meta({ id: 'NativePack' })
export type NativePack = z.infer<typeof NativePack>

export const AskedNativePack = z.strictObject({
  /** Of the catalog. */
  audience_id: Pk.max(64),
  country: z.string().min(1).max(80),
})

export const NativePackFilter = Paging.extend({
  country: z.string().max(80).optional(),
  audience_id: z.string().max(64).optional(),
  /** Of the name of its audience. */
  text: z.string().trim().max(200).optional(),
})
export type NativePackFilter = z.infer<typeof NativePackFilter>
