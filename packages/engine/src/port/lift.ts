import type { Order } from '@starling/sections'
import type { Counted } from './answers.ts'

/** `baseline`: most people of the baseline first, whether or not anybody of the audience is among them. */
export type ListOrder = Order | 'baseline'

const Z = 1.959963984540054
const Z2 = Z * Z

/**
 * What a list by lift is ordered by: the lower end of Wilson's 95% interval of count / (count + others). It
 * grows with how much more common a value is here than there, and with how many people say so. The kernels compute the
 * same, step by step, so that the last digit agrees.
 */
export function surenessOf({ count, others }: { count: number; others: number }): number {
  const n = count + others
  return (count + Z2 / 2 - Z * Math.sqrt((count * others) / n + Z2 / 4)) / (n + Z2)
}

/** `others`: how many of the baseline would have it if its people were like the audience. */
export type RankedValue = Counted & { others: number }

export const counted = ({ others, ...row }: RankedValue): Counted => row
