import { AppError } from '@starling/contract'

/** What X counts when it is read. */
export const RESOURCES = ['post', 'user', 'follow', 'list', 'trend', 'count'] as const
export type Resource = (typeof RESOURCES)[number]
export type Reads = Partial<Record<Resource, number>>

/** Price of one read in millionths of a dollar. What X asks changes and differs by contract, so it is configuration. */
export type PriceList = Readonly<Record<Resource, number>>

export const FREE: PriceList = { post: 0, user: 0, follow: 0, list: 0, trend: 0, count: 0 }
/** Pay-per-use as X has published it; `X_PRICES` replaces any of them. */
export const PAY_PER_USE: PriceList = {
  post: 5_000,
  user: 10_000,
  follow: 10_000,
  list: 5_000,
  trend: 10_000,
  count: 5_000,
}

/** Prices as text, such as `post=5000,user=10000`, over the usual ones. */
export function readPrices(text: string | undefined, usual: PriceList = PAY_PER_USE): PriceList {
  if (!text) return usual
  const given = text.split(',').map((part) => {
    const [name, price] = part.split('=').map((one) => one.trim())
    const micros = Number(price)
    if (!RESOURCES.includes(name as Resource) || !Number.isFinite(micros) || micros < 0) {
      throw new Error(`prices are written ${RESOURCES[0]}=5000, not “${part.trim()}”`)
    }
    return [name, micros]
  })
  return { ...usual, ...Object.fromEntries(given) }
}

export function costOf(reads: Reads, prices: PriceList): number {
  return Object.entries(reads).reduce((sum, [resource, count]) => sum + count * prices[resource as Resource], 0)
}

export type CostBudget = {
  /** Millionths of a dollar; null is no cap. */
  cap: number | null
  spent: number
}

/** Counts what a run costs. Nothing is asked that would go over the cap: it stops before the call, not after. */
export class CostMeter {
  readonly #prices: PriceList
  readonly #budget: CostBudget
  readonly reads: Record<Resource, number> = { post: 0, user: 0, follow: 0, list: 0, trend: 0, count: 0 }

  constructor(prices: PriceList, budget: CostBudget) {
    this.#prices = prices
    this.#budget = budget
  }

  get cost(): number {
    return costOf(this.reads, this.#prices)
  }

  /** Before a call: the most that it can bring. */
  allow(most: Reads): void {
    const { cap, spent } = this.#budget
    if (cap !== null && spent + this.cost + costOf(most, this.#prices) > cap) throw new AppError('cost_cap')
  }

  /** After a call: what it did bring. */
  count(brought: Reads): void {
    for (const [resource, count] of Object.entries(brought)) this.reads[resource as Resource] += count
  }
}
