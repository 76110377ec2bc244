import { promisify } from 'node:util'
import { deflateRaw, inflateRaw } from 'node:zlib'
import type { AudienceSize, RefreshRule } from '@starling/contract'
import { isFew, LEAST_PEOPLE } from '@starling/engine'

// The rule is told in docs/methods/audience_moves.md.

const deflate = promisify(deflateRaw)
const inflate = promisify(inflateRaw)
const ID_BYTES = 8

/** Ids in ascending order, each as the step from the one before: most of its bytes are zeros, and packed away. */
export function packIds(ids: readonly string[]): Promise<Buffer> {
  const steps = new BigUint64Array(ids.length)
  let last = 0n
  for (const [at, text] of ids.entries()) {
    const id = BigInt(text)
    steps[at] = id - last
    last = id
  }
  return deflate(Buffer.from(steps.buffer))
}

export async function unpackIds(packed: Buffer): Promise<BigUint64Array> {
  const bytes = await inflate(packed)
  const ids = new BigUint64Array(bytes.length / ID_BYTES)
  let last = 0n
  for (let at = 0; at < ids.length; at++) {
    last += bytes.readBigUInt64LE(at * ID_BYTES)
    ids[at] = last
  }
  return ids
}

export type Moved = { joined: number; left: number }

/** Both in ascending order. */
export function movedBetween(before: BigUint64Array, now: BigUint64Array): Moved {
  let [at, both] = [0, 0]
  for (const id of now) {
    while (at < before.length && before[at]! < id) at++
    if (before[at] === id) both++
  }
  return { joined: now.length - both, left: before.length - both }
}

type ToldMove = Pick<AudienceSize, 'compared' | 'cause' | 'joined' | 'left' | 'is_notable'>
export const NOT_COMPARED: ToldMove = {
  compared: 'none',
  cause: 'people',
  joined: null,
  left: null,
  is_notable: false,
}

type Compared = Moved & { size: number; cause: ToldMove['cause']; rule: RefreshRule }

/**
 * Both figures or neither: of two sizes and one of them the other follows. Beside a size that is not told they are not
 * either, for the same reason.
 */
export function tellMove({ joined, left, size, cause, rule }: Compared): ToldMove {
  const before = size - joined + left
  const isHidden = isFew(joined) || isFew(left) || size < LEAST_PEOPLE || before < LEAST_PEOPLE
  if (isHidden) return { ...NOT_COMPARED, compared: 'few', cause }
  const is_notable = cause === 'people' && isBeyondChance({ joined, left }, rule)
  return { compared: 'told', cause, joined, left, is_notable }
}

/** Two-sided points of the normal distribution at 0.05 shared by a year's counts: 365, and 52. */
const LEAST_Z: Record<RefreshRule, number> = {
  never: Number.POSITIVE_INFINITY,
  daily: 3.813547285337374,
  weekly: 3.301545184757089,
}

/** McNemar's test with Edwards' correction: would as many have joined as left, had each the same odds. */
export function isBeyondChance({ joined, left }: Moved, rule: RefreshRule): boolean {
  const z = (Math.abs(joined - left) - 1) / Math.sqrt(joined + left)
  return z > LEAST_Z[rule]
}
