import { LOGIN_CODE_LIFE_MS, type SocialNetwork } from '@starling/contract/browser'
import { keptJson } from '../floor/index.ts'

/** A code that was mailed and not yet entered. */
export type PendingCode = {
  email: string
  magic_code: string
  sent_at_ms: number
  /** The account of this network waits to be linked to whoever enters the code. */
  joins?: SocialNetwork
}

/** Kept with the tab: a phone throws the page away while its owner reads the mail. */
const kept = keptJson<PendingCode>('sessionStorage', 'pending_code')

export const keepPendingCode = (pending: PendingCode) => kept.set(pending)
export const dropPendingCode = () => kept.set(null)

/** The code still waited for; none once its time is over. */
export function pendingCode(now_ms = Date.now()): PendingCode | null {
  const pending = kept.get()
  return pending && !isOver(pending, now_ms) ? pending : null
}

/** By this device's own clock from the moment of sending: the server's may differ. */
export function isOver({ sent_at_ms }: PendingCode, now_ms = Date.now()): boolean {
  return now_ms - sent_at_ms >= LOGIN_CODE_LIFE_MS
}
