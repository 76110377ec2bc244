/** The formulas of docs/methods/README.md, written for exactness and not for speed. */
export type Interval = [number, number]

/** The normal curve's point for 95 %. */
export const Z95 = 1.959963984540054

/** Wilson's interval of `count` of `n`. */
export function wilson(count: number, n: number): Interval | null {
  if (n === 0) return null
  const p = count / n
  const middle = p + Z95 ** 2 / (2 * n)
  const half = Z95 * Math.sqrt((p * (1 - p)) / n + Z95 ** 2 / (4 * n ** 2))
  const scale = 1 + Z95 ** 2 / n
  return [count === 0 ? 0 : (middle - half) / scale, count === n ? 1 : (middle + half) / scale]
}

const logFactorials = [0]
/** Of an adjusted comparison the numbers of people need not be whole. */
function logFactorial(n: number): number {
  if (!Number.isInteger(n)) return logGamma(n + 1)
  for (let at = logFactorials.length; at <= n; at++) logFactorials.push(logFactorials[at - 1]! + Math.log(at))
  return logFactorials[n]!
}
const logChoose = (n: number, k: number) => logFactorial(n) - logFactorial(k) - logFactorial(n - k)

/** How likely chance alone gives `a` of `n1` against `b` of `n2`, or what is further off. */
export function chanceOf(a: number, n1: number, b: number, n2: number, shownFrom = 0): number {
  if (n1 === 0 || n2 === 0) return 1
  const all = n1 + n2
  const having = a + b
  const expected = [n1, n2].flatMap((n) => [(n * having) / all, (n * (all - having)) / all])
  return Math.min(...expected) < 1000 ? fisher(a, n1, n2, having, shownFrom) : twoProportions(a, n1, b, n2)
}

/** Two-sided by doubling the smaller tail. */
function fisher(a: number, n1: number, n2: number, having: number, shownFrom: number): number {
  const rounding = having * 1e-9
  const least = Math.max(0, having - n2) - rounding
  const most = Math.min(having, n1) + rounding
  const logAll = logChoose(n1 + n2, having)
  const likely = (k: number) => Math.exp(logChoose(n1, k) + logChoose(n2, having - k) - logAll)
  // From what was counted outwards, by whole people: where the tail ends need not be a whole number.
  const below = () => {
    let sum = 0
    for (let k = a; k >= Math.max(least, shownFrom); k--) sum += likely(k)
    return sum
  }
  const above = (from: number) => {
    let sum = 0
    for (let k = from; k <= most; k++) sum += likely(k)
    return sum
  }
  if (least >= most - 2 * rounding) return 1
  // Fewer would not have been shown.
  const shown = shownFrom > least ? Math.min(1, above(Math.min(shownFrom, a))) : 1
  return Math.min(1, (2 * (a >= (having * n1) / (n1 + n2) ? above(a) : below())) / shown)
}

function twoProportions(a: number, n1: number, b: number, n2: number): number {
  const p = (a + b) / (n1 + n2)
  const spread = Math.sqrt(p * (1 - p) * (1 / n1 + 1 / n2))
  return spread === 0 ? 1 : Math.min(1, 2 * upperTail(Math.abs(a / n1 - b / n2) / spread))
}

/** Of the normal curve, by its continued fraction far out and its series near the middle. */
function upperTail(z: number): number {
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)
  if (z > 3) {
    let fraction = 0
    for (let k = 200; k >= 1; k--) fraction = k / (z + fraction)
    return density / (z + fraction)
  }
  let term = z
  let sum = z
  for (let k = 1; Math.abs(term) > 1e-18; k++) {
    term *= (z * z) / (2 * k + 1)
    sum += term
  }
  return 0.5 - density * sum
}

/** Benjamini and Hochberg's, corrected for a `family` that may be larger than the rows at hand. */
export function qValues(chances: number[], family: number): number[] {
  const order = chances.map((_, at) => at).sort((a, b) => chances[b]! - chances[a]!)
  const values = new Array<number>(chances.length)
  let least = 1
  for (const [fromLast, at] of order.entries()) {
    least = Math.min(least, (chances[at]! * family) / (chances.length - fromLast))
    values[at] = least
  }
  return values
}

/** The logarithm of the gamma function: Stirling's series, moved up to where it is exact. */
export function logGamma(x: number): number {
  let shift = 0
  let at = x
  for (; at < 20; at++) shift += Math.log(at)
  const square = 1 / (at * at)
  const series =
    (1 / at) * (1 / 12 - square * (1 / 360 - square * (1 / 1260 - square * (1 / 1680 - square * (1 / 1188)))))
  return (at - 0.5) * Math.log(at) - at + 0.5 * Math.log(2 * Math.PI) + series - shift
}
export const logBeta = (a: number, b: number) => logGamma(a) + logGamma(b) - logGamma(a + b)

/** The share of a beta distribution that lies below x, by Lentz's continued fraction. */
export function betaBelow(x: number, a: number, b: number): number {
  if (x <= 0) return 0
  if (x >= 1) return 1
  if (x > (a + 1) / (a + b + 2)) return 1 - betaBelow(1 - x, b, a)
  const front = Math.exp(a * Math.log(x) + b * Math.log1p(-x) - logBeta(a, b)) / a
  const TINY = 1e-300
  let c = 1
  let d = 1 / (1 - ((a + b) * x) / (a + 1) || TINY)
  let fraction = d
  for (let m = 1; m < 10_000; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
    d = 1 / (1 + even * d || TINY)
    c = 1 + even / c || TINY
    fraction *= d * c
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1))
    d = 1 / (1 + odd * d || TINY)
    c = 1 + odd / c || TINY
    fraction *= d * c
    if (Math.abs(d * c - 1) < 1e-16) break
  }
  return front * fraction
}
