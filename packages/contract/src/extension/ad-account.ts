import { z } from 'zod'
import { Line, Moment, Pk } from '../primitives.ts'
import { refusal } from '../refusals.ts'

// spec 4: unknown until checked, then granted or not
export const AD_ACCESS = ['unknown', 'granted', 'refused'] as const
export type AdAccess = (typeof AD_ACCESS)[number]

const access = {
  access: z.enum(AD_ACCESS),
  /** When X said so; null while it is unknown. */
  checked_at: Moment.nullable(),
}

/** An ad account that a person works in with the extension. `AdAccount` is one that X itself lists. */
export const ToolkitAdAccount = z
  .object({
    id: Pk,
    /** As X knows it; `ad_account_id` of all other calls. */
    account_id: z.string(),
    name: z.string(),
    ...access,
    /** Audiences are made in it. */
    for_audiences: z.boolean(),
    created_at: Moment,
  })
  .meta({ id: 'ToolkitAdAccount' })
export type ToolkitAdAccount = z.infer<typeof ToolkitAdAccount>

/** Why X was not asked: no account of theirs at X is linked for ads. */
export const NOT_CHECKED = ['no_linked_account'] as const
export const CheckedAccess = z
  .object({ ...access, not_checked: z.enum(NOT_CHECKED).nullable() })
  .meta({ id: 'CheckedAccess' })
export type CheckedAccess = z.infer<typeof CheckedAccess>

/** Empty or left out is told apart from one that is none: `NO_ID` says so in the words of spec 8. */
const IdAtX = z
  .string()
  .trim()
  .regex(/^[\w-]{0,64}$/, refusal('ad_account_id'))
  .nullish()
const NO_ID = { message: refusal('no_ad_account_id') }

export const NewToolkitAdAccount = z
  .strictObject({ account_id: IdAtX, name: Line.max(200).default('') })
  .refine(({ account_id }) => Boolean(account_id), NO_ID)
  .transform(({ account_id, ...rest }) => ({ ...rest, account_id: account_id! }))

/** A body that names an ad account beside other fields. */
export const inAdAccount = <S extends z.ZodRawShape>(shape: S) =>
  z
    .strictObject({ ...shape, ad_account_id: IdAtX })
    .refine((given) => Boolean((given as { ad_account_id?: string | null }).ad_account_id), NO_ID)
    .transform((given) => given as typeof given & { ad_account_id: string })

/** What an ad account is paid from. */
export const AdFundingInstrument = z
  .object({
    id: z.string(),
    /** In X's words. */
    type: z.string(),
    description: z.string().nullable(),
    currency: z.string(),
    able_to_fund: z.boolean(),
    /** In millionths of the currency; null where X tells none. */
    credit_remaining_local_micro: z.number().nullable(),
  })
  .meta({ id: 'AdFundingInstrument' })
export type AdFundingInstrument = z.infer<typeof AdFundingInstrument>

/** Whether ads can be aimed at a custom audience; X takes up to 48 hours (spec 9). */
export const CheckedAudience = z
  .object({
    name: z.string(),
    /** Whether the ad account has one of this name at all. */
    exists: z.boolean(),
    targetable: z.boolean(),
    /** In X's words; none where it can be targeted. */
    reasons: z.array(z.string()),
  })
  .meta({ id: 'CheckedAudience' })
export type CheckedAudience = z.infer<typeof CheckedAudience>
