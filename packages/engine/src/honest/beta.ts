// The beta distribution, as far as a share that is learnt from counts needs it.

const HALF_LOG_TAU = Math.log(2 * Math.PI) / 2
/** From here on Stirling's series is right to the last digit; smaller numbers are carried up to it. */
const LARGE = 12

/** The logarithm of the gamma function, of numbers above 0. */
export function logGamma(x: number): number {
  let product = 1
  for (; x < LARGE; x++) product *= x
  const square = 1 / (x * x)
  const series = (1 / 12 - square * (1 / 360 - square * (1 / 1260 - square * (1 / 1680 - square / 1188)))) / x
  return HALF_LOG_TAU + (x - 0.5) * Math.log(x) - x + series - (product === 1 ? 0 : Math.log(product))
}

export const logBeta = (a: number, b: number): number => logGamma(a) + logGamma(b) - logGamma(a + b)

const SMALLEST = 1e-300

/** How likely a share of the distribution with these two counts is below `x`; `log_beta` is theirs. */
export function betaBelow(x: number, a: number, b: number, log_beta = logBeta(a, b)): number {
  if (x <= 0) return 0
  if (x >= 1) return 1
  return betaBelowAt({ x, log: Math.log(x), log_rest: Math.log1p(-x) }, a, b, log_beta)
}

/** A share between 0 and 1, with the logarithms of it and of what is left. */
export type SharePoint = { x: number; log: number; log_rest: number }

export function betaBelowAt({ x, log, log_rest }: SharePoint, a: number, b: number, log_beta: number): number {
  const front = Math.exp(a * log + b * log_rest - log_beta)
  return x < (a + 1) / (a + b + 2) ? (front * fraction(x, a, b)) / a : 1 - (front * fraction(1 - x, b, a)) / b
}

/** The continued fraction of the incomplete beta function, by Lentz' method. */
function fraction(x: number, a: number, b: number): number {
  const above = (value: number) => (Math.abs(value) < SMALLEST ? SMALLEST : value)
  let c = 1
  let d = 1 / above(1 - ((a + b) * x) / (a + 1))
  let result = d
  for (let m = 1; m < 10_000; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
    d = 1 / above(1 + even * d)
    c = above(1 + even / c)
    result *= d * c
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1))
    d = 1 / above(1 + odd * d)
    c = above(1 + odd / c)
    const step = d * c
    result *= step
    if (Math.abs(step - 1) < 1e-14) break
  }
  return result
}
