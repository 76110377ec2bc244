/** Two-sided points of the normal distribution. */
export const Z_95 = 1.959963984540054
export const Z_80 = 1.2815515655446004

/** How likely a normal value is below this one: a series near 0, far out the continued fraction. */
export function normalBelow(z: number): number {
  if (Math.abs(z) < 4) {
    let term = z
    let sum = z
    for (let step = 1; Math.abs(term) > Math.abs(sum) * 1e-17; step++) {
      term *= (z * z) / (2 * step + 1)
      sum += term
    }
    return 0.5 + sum * density(z)
  }
  let fraction = Math.abs(z)
  for (let step = 60; step >= 1; step--) fraction = Math.abs(z) + step / fraction
  const tail = density(z) / fraction
  return z < 0 ? tail : 1 - tail
}

const density = (z: number) => Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)

/** The value that a normal one is below so often: halved until nothing is left to halve. */
export function normalPoint(chance: number): number {
  if (chance <= 0 || chance >= 1) return chance <= 0 ? -Infinity : Infinity
  let [low, high] = [-9, 9]
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    if (normalBelow(middle) < chance) low = middle
    else high = middle
  }
  return (low + high) / 2
}
