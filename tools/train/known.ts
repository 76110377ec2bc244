const COUNT_BITS = 26

/** Which features stand in enough texts to be learnt from, as a bit set. */
export function knownIn(all: Int32Array[], min: number, bits: number): Uint8Array {
  const texts = new Uint8Array(1 << COUNT_BITS)
  const last = new Int32Array(1 << COUNT_BITS).fill(-1)
  all.forEach((hashes, text) => {
    for (const hash of hashes) {
      const at = hash >>> (32 - COUNT_BITS)
      if (last[at] === text) continue
      last[at] = text
      if (texts[at]! < 255) texts[at]!++
    }
  })
  const known = new Uint8Array(1 << (bits - 3))
  for (const hashes of all) {
    for (const hash of hashes) {
      if (texts[hash >>> (32 - COUNT_BITS)]! < min) continue
      const bit = hash >>> (32 - bits)
      known[bit >> 3]! |= 1 << (bit & 7)
    }
  }
  return known
}

export function isKnown(known: Uint8Array, bits: number, hash: number): boolean {
  const bit = hash >>> (32 - bits)
  return ((known[bit >> 3]! >> (bit & 7)) & 1) === 1
}
