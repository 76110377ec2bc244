import type { SocialNetwork } from '@starling/contract/browser'
import { isNetwork } from './network-names.ts'

/** Networks add words of their own, which the server would refuse. */
const PASSED_ON = ['state', 'code', 'error', 'oauth_token', 'oauth_verifier', 'denied'] as const

/** What a network put into the address it sent the browser back to. */
export type SocialReturn = {
  kind: 'social'
  network: SocialNetwork
  callback: Partial<Record<(typeof PASSED_ON)[number], string>>
}

export function readSocialReturn(values: URLSearchParams): SocialReturn | null {
  const network = values.get('network')
  if (!isNetwork(network)) return null
  const given = PASSED_ON.flatMap((name): [string, string][] => {
    const value = values.get(name)
    return value === null ? [] : [[name, value]]
  })
  return given.length === 0 ? null : { kind: 'social', network, callback: Object.fromEntries(given) }
}
