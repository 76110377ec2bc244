import { ApiError, ERRORS, type SocialNetwork } from '@starling/contract/browser'
import { api, keptJson } from '../floor/index.ts'
import { samePlace } from '../session/index.ts'

export const REDIRECT_WAIT_MS = 20_000 // spec 9

export const tookTooLong = () => new ApiError(ERRORS.took_too_long.status, { detail: ERRORS.took_too_long.message })

/** What the person was about to do when they left for a network; kept with the tab. */
export type WayBack = { back: string | null; connects: boolean }
const kept = keptJson<WayBack>('sessionStorage', 'way_back')

export function keptWay(): WayBack {
  const { back = null, connects = false } = kept.get() ?? {}
  return { back: samePlace(back), connects }
}

export type Leaving = { network: SocialNetwork; back: string | null; protocol?: 'oauth1' | 'oauth2' }

/** Goes to a network to sign in. Settles only when that fails: otherwise the page is left. */
export const leaveToSignIn = (leaving: Leaving) => leave(leaving, false, api.startSocialSignIn)

/** Goes to a network to connect an account to the person who is signed in. */
export const leaveToConnect = (leaving: Leaving) => leave(leaving, true, api.connectSocialAccount)

type Ask = typeof api.startSocialSignIn
async function leave({ network, back, protocol }: Leaving, connects: boolean, ask: Ask): Promise<never> {
  const body = protocol ? { protocol } : {}
  const signal = AbortSignal.timeout(REDIRECT_WAIT_MS)
  const { authorize_url } = await ask({ path: { network }, body }, { signal }).catch(late)
  kept.set({ back, connects })
  location.assign(authorize_url)
  return new Promise((_, reject) => {
    setTimeout(() => reject(tookTooLong()), REDIRECT_WAIT_MS)
  })
}

export function late(error: unknown): never {
  throw error instanceof DOMException ? tookTooLong() : error
}
