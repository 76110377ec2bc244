const Z = 1.959963984540054
const Z2 = Z * Z

/**
 * What a list by lift is ordered by: the lower end of Wilson's 95% interval of count / (count + baseline_count). It
 * grows with how much more common a value is here than there, and with how many people say so. The kernels compute the
 * same, step by step, so that the last digit agrees.
 */
export function surenessOf({ count, baseline_count }: { count: number; baseline_count: number }): number {
  const n = count + baseline_count
  return (count + Z2 / 2 - Z * Math.sqrt((count * baseline_count) / n + Z2 / 4)) / (n + Z2)
}
