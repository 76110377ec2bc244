/** Stripe counts in the smallest unit of a currency, and not all have a hundredth. */
const WHOLE = 'bif clp djf gnf jpy kmf krw mga pyg rwf ugx vnd vuv xaf xof xpf'.split(' ')
const THOUSANDTHS = ['bhd', 'jod', 'kwd', 'omr', 'tnd']

/** In millionths of the currency, as all money is here. */
export function microOf(amount: number, currency: string): number {
  if (WHOLE.includes(currency)) return amount * 1_000_000
  return amount * (THOUSANDTHS.includes(currency) ? 1_000 : 10_000)
}
