import { z } from 'zod'
import { ShareScope } from '../audiences/index.ts'
import { Letter, Moment, Pk } from '../primitives.ts'
import { TargetingPackage } from '../targeting/index.ts'

const MOST_ADDRESSES = 20
const Sharer = z.object({ id: Pk, email: z.string(), first_name: z.string(), last_name: z.string() })
const via = z.enum(['mail', 'account', 'link'])

/** As who shares it sees it. */
export const TargetingListShare = z
  .object({
    id: Pk,
    targeting_list_id: Pk,
    via,
    /** Null of a link: it opens for whoever has it and is signed in. */
    email: z.string().nullable(),
    /** `look`: what is in it. `use`: a copy for themselves as well. */
    scope: ShareScope,
    created_at: Moment,
    expires_at: Moment,
    state: z.enum(['open', 'ended']),
  })
  .meta({ id: 'TargetingListShare' })
export type TargetingListShare = z.infer<typeof TargetingListShare>

/** A link that was just made: its address is told once. */
export const TargetingListLink = TargetingListShare.extend({ url: z.string() }).meta({ id: 'TargetingListLink' })
export type TargetingListLink = z.infer<typeof TargetingListLink>

/** As whom it is shared with sees it. */
export const SharedTargetingList = z
  .object({
    /** Of the share. */
    id: Pk,
    targeting_list_id: Pk,
    name: z.string(),
    version: z.int(),
    via,
    scope: ShareScope,
    /** Null of a link. */
    shared_by: Sharer.nullable(),
    message: z.string(),
    expires_at: Moment,
    changed_at: Moment,
  })
  .meta({ id: 'SharedTargetingList' })
export type SharedTargetingList = z.infer<typeof SharedTargetingList>

export const OpenedTargetingList = SharedTargetingList.extend({
  /** Null while it is being made. */
  targeting_package: TargetingPackage.nullable(),
}).meta({ id: 'OpenedTargetingList' })
export type OpenedTargetingList = z.infer<typeof OpenedTargetingList>

const Address = z.email().max(254)
const common = {
  targeting_list_id: Pk.max(64),
  scope: ShareScope.default('look'),
  days: z.literal([7, 30, 90]).default(30),
}
export const ShareListByMail = z.strictObject({
  ...common,
  emails: z.array(Address).min(1).max(MOST_ADDRESSES),
  message: Letter.max(1_000).default(''),
})
export const ShareListViaAccount = z.strictObject({ ...common, email: Address })
export const ShareListByLink = z.strictObject({ scope: common.scope, days: common.days })
