import { z } from 'zod'
import { RefreshRule } from '../audiences/index.ts'
import { Moment, Pk } from '../primitives.ts'

export const UploadState = z.enum(['sending', 'processing', 'ready', 'too_small', 'failed'])
export type UploadState = z.infer<typeof UploadState>

/** An audience of ours as a custom audience at X. */
export const UploadedAudience = z
  .object({
    id: Pk,
    /** As it is called at X. */
    name: z.string(),
    /** Null once it is no more. */
    audience_config_id: Pk.nullable(),
    team_account: z.object({ id: Pk, name: z.string(), account_id: z.string() }),
    state: UploadState,
    error: z.string().nullable(),
    /** Whom X was told of, or is being told of. */
    people: z.int(),
    /** How far the last upload is. */
    sent: z.int(),
    to_send: z.int(),
    /** How many X found; it says nothing of fewer than it takes. */
    x_size: z.int().nullable(),
    checked_at: Moment.nullable(),
    refresh: RefreshRule,
    refresh_at: Moment.nullable(),
    refreshed_at: Moment.nullable(),
    uploaded_by: z.string().nullable(),
    created_at: Moment,
  })
  .meta({ id: 'UploadedAudience' })
export type UploadedAudience = z.infer<typeof UploadedAudience>

export const NewUpload = z.strictObject({
  audience_config_id: z.string().max(64),
  /** An ad account of a team of mine. */
  team_account: z.string().max(64),
  /** That I may: what it says stands on the screen. */
  consent: z.literal(true),
  refresh: RefreshRule.exactOptional(),
})
