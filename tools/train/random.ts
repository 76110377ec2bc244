/** Numbers in [0, 1) that are the same on every machine (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export function shuffled(size: number, random: () => number): Int32Array {
  const order = Int32Array.from({ length: size }, (_, index) => index)
  for (let index = size - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1))
    const kept = order[index]!
    order[index] = order[other]!
    order[other] = kept
  }
  return order
}
