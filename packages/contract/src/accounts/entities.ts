import { z } from 'zod'
import { AD_ACCESS } from '../extension/index.ts'
import { SocialNetwork } from '../networks/index.ts'
import { Moment, Pk } from '../primitives.ts'
import { ACCOUNT_ROLES } from './roles.ts'

export const AdAccount = z
  .object({ id: z.string(), name: z.string(), network: SocialNetwork, social_account: Pk, access: z.boolean() })
  .meta({ id: 'AdAccount' })
export type AdAccount = z.infer<typeof AdAccount>

export const GrantedAccount = z
  .object({
    id: Pk,
    member: Pk,
    account: z.object({ account_id: z.string(), network: SocialNetwork }),
    created_at: Moment,
  })
  .meta({ id: 'GrantedAccount' })
export type GrantedAccount = z.infer<typeof GrantedAccount>

/** An ad account that somebody else of the team lets me use. */
export const AccountForMe = z
  .object({ account_id: z.string(), network: SocialNetwork, owner: z.string() })
  .meta({ id: 'AccountForMe' })
export type AccountForMe = z.infer<typeof AccountForMe>

/** How an installation treats an ad account: it is only looked at, or all spending in it needs a second person. */
export const ACCOUNT_TREATMENTS = ['look', 'approval'] as const
export type AccountTreatment = (typeof ACCOUNT_TREATMENTS)[number]

/** Why nothing leaves for an ad account that a team has linked. */
export const CLOSED_BY = ['link_ended', 'grant_ended', 'owner_left', 'taken_back', 'refused'] as const
export type ClosedBy = (typeof CLOSED_BY)[number]

/** An ad account that a team works in. */
export const TeamAccount = z
  .object({
    id: Pk,
    /** As X knows it. */
    account_id: z.string(),
    network: SocialNetwork,
    name: z.string(),
    /** ISO 4217; null until X has named what pays for it. */
    currency: z.string().nullable(),
    timezone: z.string(),
    access: z.enum(AD_ACCESS),
    checked_at: Moment.nullable(),
    /** Null while it is open; otherwise why nothing leaves for it. */
    closed_by: z.enum(CLOSED_BY).nullable(),
    agency: z.boolean(),
    treatment: z.enum(ACCOUNT_TREATMENTS).nullable(),
    /** Whose keys open it; null where nobody's do. */
    owner: z.object({ email: z.string(), is_me: z.boolean() }).nullable(),
    /** What I may do in it. */
    role: z.enum(ACCOUNT_ROLES),
    created_at: Moment,
  })
  .meta({ id: 'TeamAccount' })
export type TeamAccount = z.infer<typeof TeamAccount>

/** Where a member may do more, or less, than usual. */
export const MemberRole = z.object({ member: Pk, role: z.enum(ACCOUNT_ROLES) }).meta({ id: 'MemberRole' })
export type MemberRole = z.infer<typeof MemberRole>
