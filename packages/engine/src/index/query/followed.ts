import { audienceOf, everybody } from './audience.ts'
import { topSimilar } from './counting.ts'
import type { Session } from './session.ts'

/** The accounts most similar to the followers of an account, without itself. */
export function similarTo(session: Session, account: number, limit: number): number[] {
  const handle = session.store.account(account).handle
  const followers = audienceOf(session, { follows: [handle] }, undefined)
  return topSimilar(session, followers, everybody(session), limit + 1)
    .filter((one) => one !== account)
    .slice(0, limit)
}
