const Z_95 = 1.959963984540054

/** 95% interval of a share by Wilson's score: it stays between 0 and 1 also for small samples. */
export function wilson(k: number, n: number): { low: number; high: number } {
  const share = k / n
  const z2 = Z_95 ** 2
  const middle = share + z2 / (2 * n)
  const reach = Z_95 * Math.sqrt((share * (1 - share)) / n + z2 / (4 * n * n))
  const whole = 1 + z2 / n
  return { low: Math.max(0, (middle - reach) / whole), high: Math.min(1, (middle + reach) / whole) }
}
