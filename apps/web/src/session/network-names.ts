import type { SocialNetwork } from '@starling/contract/browser'

/** Names are the same in every language. */
export const NETWORK_NAMES: Record<SocialNetwork, string> = { x: 'X', facebook: 'Facebook', linkedin: 'LinkedIn' }

export const isNetwork = (text: string | null | undefined): text is SocialNetwork =>
  typeof text === 'string' && Object.hasOwn(NETWORK_NAMES, text)
