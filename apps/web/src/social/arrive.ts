import type { Arrival } from '@starling/contract/browser'
import { api } from '../floor/index.ts'
import type { SocialReturn } from '../session/index.ts'
import { late, REDIRECT_WAIT_MS } from './leave.ts'

const finishing = new Map<string, Promise<Arrival>>()

/** A state works once: whoever draws the same return again gets the same answer. */
export function finishReturn({ network, callback }: SocialReturn): Promise<Arrival> {
  const key = JSON.stringify(callback)
  const known = finishing.get(key)
  if (known) return known
  const signal = AbortSignal.timeout(REDIRECT_WAIT_MS)
  const arriving = api.finishSocialRedirect({ path: { network }, body: callback }, { signal }).catch(late)
  finishing.set(key, arriving)
  return arriving
}
