import type { ComparedAccount } from '@starling/contract'

const Z_95 = 1.959963984540054

/**
 * Growth of the followers that were there before, with its 95% interval: coming and going are counted events, so the
 * variance of their difference is their sum (docs/methods/competitors.md).
 */
export function growthRate({
  days,
  gained,
  lost,
  now,
}: {
  days: number
  gained: number
  lost: number
  now: number
}): ComparedAccount['growth'] {
  const net = gained - lost
  const before = now - net
  if (before <= 0) return { days, gained, lost, net, rate: null, interval: null }
  const half = Z_95 * Math.sqrt(gained + lost)
  return { days, gained, lost, net, rate: net / before, interval: [(net - half) / before, (net + half) / before] }
}
