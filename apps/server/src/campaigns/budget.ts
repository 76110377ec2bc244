import { AppError, type Fields } from '@starling/contract'

const WHOLE = ['JPY', 'KRW', 'VND', 'CLP']
const THOUSANDTHS = ['KWD', 'IQD', 'BHD', 'TND']
/** The smallest coin of a currency as X takes it, in millionths of its unit. */
export const coinOf = (currency: string): number =>
  WHOLE.includes(currency) ? 1_000_000 : THOUSANDTHS.includes(currency) ? 1_000 : 10_000

/**
 * What an ad set needs in a day to be judged by itself: about five dollars (docs/methods/ad_sets.md). Rates move, and
 * this need not follow them; of a currency that is not here five units are enough to begin with.
 */
const LEAST_A_DAY: Record<string, number> = {
  ...{ USD: 5, EUR: 5, GBP: 4, CHF: 5, AUD: 8, CAD: 7, NZD: 8, SGD: 7, KWD: 1.5, BHD: 2 },
  ...{ JPY: 750, KRW: 7_000, VND: 125_000, CLP: 4_500, IQD: 6_500, TND: 15, AED: 18, SAR: 18, QAR: 18 },
  ...{ BRL: 25, MXN: 90, ARS: 5_000, COP: 20_000, INR: 400, PKR: 1_400, IDR: 80_000, THB: 170, PHP: 280, MYR: 22 },
  ...{ HKD: 39, ZAR: 90, NGN: 7_500, EGP: 240, DZD: 670, MAD: 50, LBP: 450_000, TRY: 170 },
}
const ENOUGH = 5
/** X takes more; nobody looks through so many. */
export const MOST_AD_SETS = 50

type Terms = {
  daily_budget_micro: number | null
  total_budget_micro: number | null
  starts_at: Date
  ends_at: Date | null
}

const DAY_MS = 86_400_000
/** Days of the ad account on which it runs: a daily budget is spent on each of them, however little of it is left. */
export function daysOf({ starts_at, ends_at }: Pick<Terms, 'starts_at' | 'ends_at'>, timezone: string): number | null {
  if (!ends_at) return null
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: timezone })
  const dayAt = (moment: number) => Date.parse(format.format(moment))
  return Math.round((dayAt(ends_at.getTime() - 1) - dayAt(starts_at.getTime())) / DAY_MS) + 1
}

/** The most that it can spend in all; 0 while that has no end. */
export function mostOf(terms: Terms, timezone: string): number {
  const { daily_budget_micro: daily, total_budget_micro: total } = terms
  const days = daysOf(terms, timezone)
  const byDays = daily !== null && days !== null ? daily * days : null
  if (total !== null) return byDays === null ? total : Math.min(total, byDays)
  return byDays ?? 0
}

/** As many ad sets as the budget carries: each gets at least so much in a day. */
export function carriedAdSets(terms: Terms, { currency, timezone }: { currency: string; timezone: string }): number {
  const days = daysOf(terms, timezone)
  const most = mostOf(terms, timezone)
  const a_day = terms.daily_budget_micro ?? (days && most ? most / days : null)
  if (a_day === null) return MOST_AD_SETS
  const least = (LEAST_A_DAY[currency] ?? ENOUGH) * 1e6
  return Math.min(MOST_AD_SETS, Math.max(1, Math.floor(a_day / least)))
}

/** Equal parts in whole coins, which come to no more than the whole; none where it has no end. */
export function sharesOf(most_micro: number, count: number, currency: string): (number | null)[] {
  if (most_micro === 0) return Array.from({ length: count }, () => null)
  const coin = coinOf(currency)
  const part = Math.floor(most_micro / count / coin) * coin
  return Array.from({ length: count }, () => (part > 0 ? part : null))
}

/** X refuses what no coin of the currency comes to, and a day that may cost more than all. */
export function refuseOddMoney(
  money: Partial<Record<'daily_budget_micro' | 'total_budget_micro' | 'budget_micro' | 'bid_micro', number | null>>,
  currency: string,
): void {
  const coin = coinOf(currency)
  const fields: Fields = {}
  for (const [field, micro] of Object.entries(money)) {
    if (micro !== null && micro % coin !== 0) fields[field] = [{ code: 'no_such_coin', values: { currency } }]
  }
  const { daily_budget_micro: daily, total_budget_micro: total } = money
  if (daily && total && daily > total) fields.daily_budget_micro = [{ code: 'day_above_total' }]
  if (Object.keys(fields).length > 0) throw new AppError('invalid', { fields })
}
