/** How many decimals money of a currency has: none of yen, three of Kuwaiti dinars. */
export const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** Whether it can be paid: a millionth of the smallest coin cannot. */
export const isPayable = (micro: number, currency: string): boolean => micro % 10 ** (6 - decimalsOf(currency)) === 0

/** A thousand million of any currency: sums of it are exact. */
export const MOST_MICRO = 10 ** 15
