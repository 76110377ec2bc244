const STEPS = [1, 2, 5, 10]

/** Round numbers from below `low` to above `high`, about `count` of them. */
export function ticksOf(low: number, high: number, count: number, whole: boolean): number[] {
  const span = high - low || Math.abs(high) || 1
  const rough = span / Math.max(1, count)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(STEPS.find((one) => one * power >= rough * 0.999)! * power, whole ? 1 : 0)
  const sure = whole ? Math.ceil(step) : step
  const first = Math.floor(low / sure + 1e-9)
  const last = Math.ceil(high / sure - 1e-9)
  // Multiplied, never added up: 0.1 + 0.2 is not what an axis should say.
  return Array.from({ length: Math.max(2, last - first + 1) }, (_, at) => Number(((first + at) * sure).toPrecision(12)))
}
