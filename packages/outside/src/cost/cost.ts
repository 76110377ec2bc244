/** What X counts when it is read. */
export const RESOURCES = ['post', 'user', 'follow', 'list', 'community', 'trend', 'count'] as const
export type Resource = (typeof RESOURCES)[number]
export type Reads = Partial<Record<Resource, number>>

/** Price of one read in millionths of a dollar. What X asks changes and differs by contract, so it is configuration. */
export type PriceList = Readonly<Record<Resource, number>>

/** Pay-per-use as X has published it; `X_PRICES` replaces any of them. */
export const PAY_PER_USE: PriceList = {
  post: 5_000,
  user: 10_000,
  follow: 10_000,
  list: 5_000,
  community: 5_000,
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
