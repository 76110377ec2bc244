import { keptJson } from '../../floor/index.ts'

export type OpenedInvite = { slug: string; code: string }

/** Survives the way through the mailbox, which may come back in another tab. Without the invited address it opens nothing. */
const kept = keptJson<OpenedInvite>('localStorage', 'opened_invite')

export const keepOpenedInvite = (invite: OpenedInvite) => kept.set(invite)
export const openedInvite = () => kept.get()
export const dropOpenedInvite = () => kept.set(null)

/** The code behind the # of an invite's link. */
export function readInviteCode(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get('code') || null
}
