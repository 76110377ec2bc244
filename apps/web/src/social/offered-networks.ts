import type { SocialNetwork } from '@starling/contract/browser'
import { boot } from '../floor/index.ts'

/** Those that this installation is set up for; the one that the address names comes first. */
export function offeredNetworks(first?: string): SocialNetwork[] {
  return boot.networks.toSorted((a, b) => Number(b === first) - Number(a === first))
}
