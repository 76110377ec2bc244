import { CostMeter, costOf, type PriceList, type Reads, readPrices } from '@starling/outside'
import { noteCosts, readingRules, type Store, spentInMonth } from '@starling/store'
import type { Product } from '../floor/index.ts'

/** Until an admin says otherwise: nobody finds a bill of thousands for a first try. In millionths of a dollar. */
const FIRST_CAP = 100_000_000

export const pricesOf = ({ config }: Product): PriceList => readPrices(config.X_PRICES)

export async function rulesOf(store: Store, team_id: string): Promise<{ cap: number | null; daily: boolean }> {
  return (await readingRules(store, team_id)) ?? { cap: FIRST_CAP, daily: false }
}

export async function budgetOf(store: Store, team_id: string): Promise<{ cap: number | null; spent: number }> {
  const { cap } = await rulesOf(store, team_id)
  return { cap, spent: await spentInMonth(store, team_id, store.now()) }
}

/** What a team reads, held against its cap before each call and noted after it. */
export class TeamMeter {
  readonly #store: Store
  readonly #prices: PriceList
  readonly #team_id: string
  readonly #run_id: string | null

  constructor(product: Product, team_id: string, run_id: string | null) {
    this.#store = product.store
    this.#prices = pricesOf(product)
    this.#team_id = team_id
    this.#run_id = run_id
  }

  /** Throws `cost_cap` where the most that a call can bring would go over. */
  async allow(most: Reads): Promise<void> {
    new CostMeter(this.#prices, await budgetOf(this.#store, this.#team_id)).allow(most)
  }

  /** Returns what it cost. */
  async note(brought: Reads): Promise<number> {
    const now = this.#store.now()
    const rows = Object.entries(brought)
      .filter(([, count]) => count > 0)
      .map(([resource, count]) => ({
        team_id: this.#team_id,
        run_id: this.#run_id,
        resource,
        count,
        cost: Math.round(costOf({ [resource]: count }, this.#prices)),
        read_at: now,
      }))
    await noteCosts(this.#store, rows)
    return rows.reduce((sum, { cost }) => sum + cost, 0)
  }
}
