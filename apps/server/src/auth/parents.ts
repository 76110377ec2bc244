import { AppError } from '@starling/contract'
import { type Change, holdParent, lockUser, type Parent, type Row } from '@starling/store'
import type { Identity } from '../floor/index.ts'

/** What whoever asks came with: what they make now ends with it. */
export const parentOf = ({ token, session }: Pick<Identity, 'token' | 'session'>): Parent => ({
  token_id: token?.id ?? null,
  session_id: session?.id ?? null,
})

/** The end of what is made now: after a life of its own, and never after what it is made with. */
export async function endWithin(change: Change, parent: Parent, life_ms: number): Promise<Date>
export async function endWithin(change: Change, parent: Parent, life_ms: number | undefined): Promise<Date | null>
export async function endWithin(change: Change, parent: Parent, life_ms: number | undefined): Promise<Date | null> {
  const held = await holdParent(change, parent)
  if (!held) throw new AppError('sign_in_needed')
  const own = life_ms === undefined ? null : new Date(change.now.getTime() + life_ms)
  if (!own || !held.expires_at) return own ?? held.expires_at
  return own < held.expires_at ? own : held.expires_at
}

/** What is made now ends with what its maker came with: while that is being ended, nothing is made. */
export async function holdWayIn(change: Change, who: Pick<Identity, 'token' | 'session'>): Promise<void> {
  if (!(await holdParent(change, parentOf(who)))) throw new AppError('sign_in_needed')
}

/** Before something is made in a session that may outlast it: whoever ends what a passkey has made finds it, or it is not made. */
export async function holdSession(change: Change, { id, user_id }: Row<'sessions'>): Promise<void> {
  await lockUser(change, user_id)
  if (!(await holdParent(change, { token_id: null, session_id: id }))) throw new AppError('sign_in_needed')
}
