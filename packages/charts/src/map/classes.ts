const ROUND = [5, 2, 1]
const MOST_CLASSES = 5
export const CLASS_OPACITIES = [0.28, 0.44, 0.62, 0.8, 1]

/** Up to four round bounds below the highest value, each about half of the next: what a legend can say in words. */
export function boundsBelow(most: number): number[] {
  const bounds: number[] = []
  if (!(most > 0)) return bounds
  for (let power = Math.floor(Math.log10(most)); bounds.length < MOST_CLASSES - 1; power--) {
    for (const digit of ROUND) {
      const bound = Number((digit * 10 ** power).toPrecision(6))
      if (bound < most && bounds.length < MOST_CLASSES - 1) bounds.unshift(bound)
    }
  }
  return bounds
}

export const classOf = (value: number, bounds: readonly number[]): number =>
  bounds.filter((bound) => value >= bound).length
