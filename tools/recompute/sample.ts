/** The number that an id is drawn by (docs/methods/sample.md): both halves joined, then mixed as MurmurHash3 ends. */
export function drawnBy(id: bigint): number {
  const [low, high] = [id & 0xffff_ffffn, id >> 32n]
  const times = (a: bigint, b: bigint) => (a * b) & 0xffff_ffffn
  let hash = low ^ times(high, 0x9e37_79b1n)
  hash = times(hash ^ (hash >> 16n), 0x85eb_ca6bn)
  hash = times(hash ^ (hash >> 13n), 0xc2b2_ae35n)
  return Number(hash ^ (hash >> 16n))
}
