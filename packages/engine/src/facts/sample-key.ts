/** Spreads ids evenly over 32 bits: the accounts with the smallest keys are a fair sample, the same one every time. */
export function sampleKey(id: bigint): number {
  const low = Number(id & 0xffffffffn) | 0
  const high = Number((id >> 32n) & 0xffffffffn) | 0
  let hash = low ^ Math.imul(high, 0x9e3779b1)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
