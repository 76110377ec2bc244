// The gamma distribution, as far as a rate that is learnt from counts needs it.

const HALF_LOG_TAU = Math.log(2 * Math.PI) / 2
/** From here on Stirling's series is right to the last digit; smaller numbers are carried up to it. */
const LARGE = 12

/** The logarithm of the gamma function, of numbers above 0. */
export function logGamma(given: number): number {
  let [x, product] = [given, 1]
  for (; x < LARGE; x++) product *= x
  const square = 1 / (x * x)
  const series = (1 / 12 - square * (1 / 360 - square * (1 / 1260 - square * (1 / 1680 - square / 1188)))) / x
  return HALF_LOG_TAU + (x - 0.5) * Math.log(x) - x + series - Math.log(product)
}

/** How likely a value of the distribution of this shape, and of scale 1, is below `x`. */
export function gammaBelow(x: number, shape: number, log_gamma = logGamma(shape)): number {
  if (x <= 0) return 0
  if (!Number.isFinite(x)) return 1
  const front = Math.exp(shape * Math.log(x) - x - log_gamma)
  if (x < shape + 1) {
    let term = 1 / shape
    let sum = term
    for (let step = 1; term > sum * 1e-15; step++) {
      term *= x / (shape + step)
      sum += term
    }
    return Math.min(1, front * sum)
  }
  // The continued fraction of the upper tail, by Lentz' method.
  let b = x + 1 - shape
  let c = 1e300
  let d = 1 / b
  let fraction = d
  for (let step = 1; step < 10_000; step++) {
    const a = -step * (step - shape)
    b += 2
    d = 1 / (a * d + b)
    c = b + a / c
    const part = c * d
    fraction *= part
    if (Math.abs(part - 1) < 1e-15) break
  }
  return Math.max(0, 1 - front * fraction)
}

/** The value that one of the distribution is below so often: halved until nothing is left to halve. */
export function gammaPoint(chance: number, shape: number): number {
  if (chance <= 0) return 0
  const log_gamma = logGamma(shape)
  let [low, high] = [0, shape + 10 * Math.sqrt(shape) + 10]
  while (gammaBelow(high, shape, log_gamma) < chance) high *= 2
  for (let step = 0; step < 60 && high - low > high * 1e-12; step++) {
    const middle = (low + high) / 2
    if (gammaBelow(middle, shape, log_gamma) < chance) low = middle
    else high = middle
  }
  return (low + high) / 2
}
