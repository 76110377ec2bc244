/**
 * Logarithm, exponential, power and cosine made of additions, multiplications, divisions and roots only: these are rounded
 * alike on every processor, while `Math.log` and its kin may differ in the last digit, and one digit moves every draw
 * after it. `exact.test.ts` keeps the others out of the generator.
 */

const bits = new DataView(new ArrayBuffer(8))
const { LN2, SQRT1_2 } = Math
/** ln 2 in two parts, so that a multiple of it leaves no error behind. */
const LN2_HIGH = 0.6931471803691238
const LN2_LOW = 1.9082149292705877e-10

export function ln(x: number): number {
  if (x <= 0) return Number.NEGATIVE_INFINITY
  bits.setFloat64(0, x)
  const high = bits.getUint32(0)
  let exponent = (high >>> 20) - 1022
  // The mantissa between a half and one.
  bits.setUint32(0, (high & 0x000fffff) | 0x3fe00000)
  let mantissa = bits.getFloat64(0)
  if (mantissa < SQRT1_2) {
    mantissa *= 2
    exponent--
  }
  const s = (mantissa - 1) / (mantissa + 1)
  const square = s * s
  let sum = 0
  for (let n = 21; n >= 3; n -= 2) sum = (sum + 1 / n) * square
  return exponent * LN2_LOW + 2 * s * (sum + 1) + exponent * LN2_HIGH
}

export function exp(x: number): number {
  if (x < -700) return 0
  const doublings = Math.round(x / LN2)
  const rest = x - doublings * LN2_HIGH - doublings * LN2_LOW
  let sum = 1
  for (let n = 14; n >= 1; n--) sum = 1 + (sum * rest) / n
  bits.setUint32(0, (doublings + 1023) << 20)
  bits.setUint32(4, 0)
  return sum * bits.getFloat64(0)
}

export const power = (x: number, y: number) => (x === 0 ? 0 : exp(y * ln(x)))
export const log2 = (x: number) => ln(x) / LN2
export const log10 = (x: number) => ln(x) / Math.LN10

/** The cosine of a whole turn's share. */
export function cosineOfTurn(share: number): number {
  const turn = share - Math.floor(share)
  // Folded to the first quarter; its sign is that of the half.
  const half = turn <= 0.5 ? turn : 1 - turn
  const folded = half <= 0.25 ? half : 0.5 - half
  const x = folded * 2 * Math.PI
  const square = x * x
  let sum = 1
  for (let n = 20; n >= 2; n -= 2) sum = 1 - (sum * square) / (n * (n - 1))
  return half <= 0.25 ? sum : -sum
}
