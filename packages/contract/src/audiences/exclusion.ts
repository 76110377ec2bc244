import { Question } from '@starling/question/schema'
import { z } from 'zod'
import { Grounds } from '../asking/index.ts'
import { post } from '../call.ts'
import { AudienceConfig, AudienceName, Days } from './audience.ts'

const given = { body: Question, days: Days.exactOptional() }

export const ExclusionSample = z
  .object({
    /** How many the audience has that they are left out of; null where nobody tells of so few. */
    people: z.int().nullable(),
    left_out: z.int().nullable(),
    left: z.int().nullable(),
    /** Of the audience, who is left out. */
    share: z.number().nullable(),
    /** Some of them, drawn by chance: none where they are fewer than five. */
    sample: z.array(
      z.object({
        id: z.string(),
        handle: z.string(),
        name: z.string(),
        bio: z.string(),
        avatar_url: z.string().nullable(),
      }),
    ),
    ...Grounds,
  })
  .meta({ id: 'ExclusionSample' })
export type ExclusionSample = z.infer<typeof ExclusionSample>

export const EXCLUSION_CALLS = {
  createExclusionAudience: post('/api/external/create-exclusion-audience/', {
    who: 'pro_user',
    summary: 'Save an audience for myself whose people are left out of campaigns',
    body: z.strictObject({ ...given, name: AudienceName.exactOptional() }),
    answer: AudienceConfig,
  }),
  extractExclusionSample: post('/api/external/extract-exclusion-sample/', {
    who: 'pro_user',
    scope: 'read',
    summary: 'Who would be left out of an audience, or of everybody known here: how many, and some of them',
    body: z.strictObject({
      ...given,
      /** The audience of mine, of my teams or of the catalog that they are left out of. */
      audience_config_id: z.string().max(64).exactOptional(),
    }),
    bounded: 'at most ten',
    answer: ExclusionSample,
  }),
} as const
