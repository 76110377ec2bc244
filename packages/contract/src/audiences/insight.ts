import { z } from 'zod'
import { Ask } from '../asking/index.ts'
import { Moment, Pk } from '../primitives.ts'

export const TypedAudience = z.strictObject({
  text: z.string().trim().max(200),
  limit: z.int().min(1).max(50).default(10),
})
export const FoundAudience = z.object({
  id: Pk,
  name: z.string(),
  size: z.int().nullable(),
  from: z.enum(['saved', 'catalog']),
})
/** One of mine, of my teams, or of the catalog. */
export const NamedAudience = z.strictObject({ audience_config_id: z.string().max(64) })
export const AskedInsights = NamedAudience.extend({
  sections: Ask.shape.sections,
  limit: Ask.shape.limit,
  utc_offset_minutes: Ask.shape.utc_offset_minutes,
})

export const AudiencePerspective = z
  .object({
    dimension: z.enum(['country', 'language', 'gender', 'age_group']),
    /** People of the audience by it, each an audience of its own. */
    parts: z.array(z.object({ value: z.string(), size: z.int(), share: z.number() })),
    known: z.int(),
    /** `known` and parts are to the nearest five: some part has fewer than five, which they would tell. */
    rounded: z.boolean(),
  })
  .meta({ id: 'AudiencePerspective' })
export type AudiencePerspective = z.infer<typeof AudiencePerspective>

/** What is known of one version of an audience. Its id is that of the version. */
export const AudienceInsight = z
  .object({
    id: Pk,
    audience_config: z.object({ id: Pk, name: z.string(), version: z.int() }),
    size: z.int().nullable(),
    sized_at: Moment.nullable(),
    summary: z.array(z.string()),
  })
  .meta({ id: 'AudienceInsight' })
export type AudienceInsight = z.infer<typeof AudienceInsight>

/** AudienceSummary that are computed, in the language of who asks. */
export const AudienceSummary = z
  .object({ summary: z.array(z.string()), note: z.string().nullable() })
  .meta({ id: 'AudienceSummary' })
export type AudienceSummary = z.infer<typeof AudienceSummary>

export const RelatedAudience = z
  .object({
    ...FoundAudience.shape,
    categories: z.array(z.object({ name: z.string() })),
    /** People in both. */
    shared: z.int(),
    /** Of the smaller of the two. */
    share: z.number(),
  })
  .meta({ id: 'RelatedAudience' })
export type RelatedAudience = z.infer<typeof RelatedAudience>

/** Audiences laid over each other. Where fewer than five people are, nothing is told; their sizes are 0. */
export const ComparedAudiences = z
  .object({
    audiences: z.array(z.object({ id: Pk, name: z.string(), size: z.int() })),
    /** People of parts and pairs are to the nearest five: some part has fewer than five, which they would tell. */
    rounded: z.boolean(),
    /** In exactly these and no other, by their places above; of all of them. */
    parts: z.array(z.object({ audiences: z.array(z.int()), count: z.int(), share: z.number() })),
    /** Null: fewer than five are in both. */
    pairs: z.array(
      z.object({ one: z.int(), other: z.int(), shared: z.int().nullable(), share: z.number().nullable() }),
    ),
  })
  .meta({ id: 'ComparedAudiences' })
export type ComparedAudiences = z.infer<typeof ComparedAudiences>
