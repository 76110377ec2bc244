import type { Invite } from '@starling/contract/browser'
import type { TextKey } from '@starling/text'

export const INVITE_STATES = {
  pending: 'Pending',
  accepted: 'Accepted',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
} as const satisfies Record<Invite['state'], TextKey>

/** Inviting again withdraws the invite before: of each address only the one that counts is worth a row. */
export function onePerAddress<T extends Pick<Invite, 'email' | 'state'>>(newestFirst: readonly T[]): T[] {
  const byAddress = new Map<string, T>()
  for (const invite of newestFirst) {
    if (!byAddress.has(invite.email) || invite.state === 'pending') byAddress.set(invite.email, invite)
  }
  return [...byAddress.values()]
}
