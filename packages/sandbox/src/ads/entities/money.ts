import { refuse } from '../problem.ts'

const WHOLE = ['JPY', 'KRW', 'VND', 'CLP']
const THOUSANDTHS = ['KWD', 'IQD', 'BHD', 'TND']

export const CURRENCIES =
  'USD EUR GBP JPY KRW AUD BRL CAD CHF INR MXN SGD NGN SAR ZAR KWD IQD BHD TND AED ARS CLP COP DZD EGP HKD IDR LBP MAD MYR NZD PHP PKR QAR THB TRY VEF VND'.split(
    ' ',
  )

/** The smallest amount of a currency, in millionths of its unit. */
export const denominationOf = (currency: string) =>
  WHOLE.includes(currency) ? 1_000_000 : THOUSANDTHS.includes(currency) ? 1_000 : 10_000

export function assertAmount(attribute: string, amount: number | null | undefined, currency: string): void {
  if (amount === null || amount === undefined) return
  const smallest = denominationOf(currency)
  if (amount <= 0 || amount % smallest !== 0) {
    throw refuse('INVALID_DENOMINATION', `${attribute} must be a positive multiple of ${smallest} in ${currency}`, {
      parameter: attribute,
      value: amount,
    })
  }
}
