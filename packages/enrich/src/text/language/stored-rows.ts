/** How a row of weights is stored: how far it reaches from its least to its most in one byte, each weight in four bits. */
const MOST = 15

/**
 * The weights of `rows` rows as bytes. Where a row begins is not stored: what all languages gain alike changes nothing,
 * so every row is laid around 0. A row after the last is stored as it is.
 */
export function weightsIn(bytes: Uint8Array, rows: number, width: number): Int8Array {
  const weights = new Int8Array((rows + 1) * width)
  const cells = rows * width
  const half = rows
  const last = half + ((cells + 1) >> 1)
  for (let row = 0, cell = 0; row < rows; row++) {
    const reach = bytes[row]!
    for (let column = 0; column < width; column++, cell++) {
      const level = (bytes[half + (cell >> 1)]! >> ((cell & 1) << 2)) & MOST
      weights[cell] = Math.round((level / MOST - 0.5) * reach)
    }
  }
  weights.set(bytes.subarray(last, last + width), cells)
  return weights
}

/** Which row stands for a bucket, from 1, where `kept` has a bit for each bucket; 0 is none. */
export function placesIn(kept: Uint8Array): Uint16Array {
  const places = new Uint16Array(kept.length * 8)
  let row = 0
  for (let bucket = 0; bucket < places.length; bucket++) {
    if (((kept[bucket >> 3]! >> (bucket & 7)) & 1) === 1) places[bucket] = ++row
  }
  return places
}
