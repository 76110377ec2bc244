import { Question } from '@starling/question/schema'
import { z } from 'zod'
import { Letter, Moment, Pk } from '../primitives.ts'
import { Days } from './audience.ts'

const MOST_ADDRESSES = 20
export const ShareScope = z.enum(['look', 'use'])
export type ShareScope = z.infer<typeof ShareScope>
const person = { id: Pk, email: z.string(), first_name: z.string(), last_name: z.string() }

/** As who shares it sees it. */
export const AudienceShare = z
  .object({
    id: Pk,
    audience_config_id: Pk,
    email: z.string(),
    /** `look`: who they are. `use`: a copy for themselves as well. */
    scope: ShareScope,
    shared_by: z.object(person),
    created_at: Moment,
    expires_at: Moment,
    opened: z.int(),
    opened_at: Moment.nullable(),
    state: z.enum(['open', 'ended']),
  })
  .meta({ id: 'AudienceShare' })
export type AudienceShare = z.infer<typeof AudienceShare>

/** As whom it is shared with sees it. */
export const SharedAudience = z
  .object({
    /** Of the share. */
    id: Pk,
    audience_config_id: Pk,
    name: z.string(),
    size: z.int().nullable(),
    sized_at: Moment.nullable(),
    scope: ShareScope,
    shared_by: z.object(person),
    message: z.string(),
    /** What it asks; only for who may use it. */
    body: Question.nullable(),
    days: Days,
    expires_at: Moment,
  })
  .meta({ id: 'SharedAudience' })
export type SharedAudience = z.infer<typeof SharedAudience>

const Address = z.email().max(254)
const common = {
  audience_config_id: z.string().max(64),
  scope: ShareScope.default('look'),
  days: z.literal([7, 30, 90]).default(30),
}
export const ShareByMail = z.strictObject({
  ...common,
  emails: z.array(Address).min(1).max(MOST_ADDRESSES),
  message: Letter.max(1_000).default(''),
})
export const ShareViaAccount = z.strictObject({ ...common, email: Address })
