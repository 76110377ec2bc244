import { AppError } from '@starling/contract'
import { type PriceList, type Resource, readPrices, SMALLEST_PAGE, type Turned } from '@starling/outside'
import {
  type Booking,
  bookRead,
  type Funds,
  fundsOf,
  isKeyTeam,
  readingRules,
  type Store,
  settleRead,
  spentInMonth,
} from '@starling/store'
import type { Product } from '../floor/index.ts'

/** Until an admin says otherwise: nobody finds a bill of thousands for a first try. In millionths of a dollar. */
const FIRST_CAP = 100_000_000
/** Of what was approved: a page may bring no more, so that one which a kill makes us pay twice costs little. */
const PAGE_SHARE = 0.01

export const pricesOf = ({ config }: Product): PriceList => readPrices(config.X_PRICES)

export async function rulesOf(store: Store, team_id: string): Promise<{ cap: number | null; daily: boolean }> {
  return (await readingRules(store, team_id)) ?? { cap: FIRST_CAP, daily: false }
}

export async function budgetOf(store: Store, team_id: string): Promise<{ cap: number | null; spent: number }> {
  const { cap } = await rulesOf(store, team_id)
  return { cap, spent: await spentInMonth(store, { team_id }, store.now()) }
}

/** Whether the operator lets a team read with keys of the installation: its app, or accounts linked through it. */
export async function mayUseKeys({ config, store }: Product, team_id: string): Promise<boolean> {
  return config.X_KEY_TEAMS === 'all' || isKeyTeam(store, team_id)
}

/** Whose keys a read is made with: X sends the bill to the app, also for what a linked account reads. */
export type Keys = 'installation' | 'team'
type Reading = { run_id?: string | null; keys?: Keys }

/** What a team reads: booked before each call against all that limits it, and set to what came after it. */
export class TeamMeter {
  readonly #product: Product
  readonly #prices: PriceList
  readonly #booked: { team_id: string; run_id: string | null; by_installation: boolean }

  constructor(product: Product, team_id: string, { run_id = null, keys = 'installation' }: Reading = {}) {
    this.#product = product
    this.#prices = pricesOf(product)
    this.#booked = { team_id, run_id, by_installation: keys === 'installation' }
  }

  /** Throws where so many would go over a limit, before anything is asked. */
  async allow(resource: Resource, count: number): Promise<void> {
    const { store } = this.#product
    this.#judge(resource, count, count, await fundsOf(store, { ...this.#booked, read_at: store.now() }))
  }

  /** As many of `most` as are allowed, and `least` or none: which limit it is that allows none is thrown. */
  book(resource: Resource, most: number, least = most): Promise<Booking> {
    const { store } = this.#product
    const booked = { ...this.#booked, resource, read_at: store.now() }
    return bookRead(store, booked, (funds) => {
      const count = this.#judge(resource, most, least, funds)
      return { count, cost: this.costOf(resource, count) }
    })
  }

  costOf(resource: Resource, count: number): number {
    return Math.round(count * this.#prices[resource])
  }

  /** Returns what it cost. */
  async settle(booking: Booking, resource: Resource, count: number): Promise<number> {
    const cost = this.costOf(resource, count)
    await settleRead(this.#product.store, booking, { count, cost })
    return cost
  }

  /** X gave nothing. */
  letGo(booking: Booking): Promise<void> {
    return settleRead(this.#product.store, booking, { count: 0, cost: 0 })
  }

  /** One call that brings at most so many. */
  async paid<T>(resource: Resource, most: number, ask: () => Promise<T>, brought: (answer: T) => number) {
    const booking = await this.book(resource, most)
    const answer = await ask().catch(async (error: unknown) => {
      await this.letGo(booking)
      throw error
    })
    return { answer, cost: await this.settle(booking, resource, brought(answer)) }
  }

  /** Page after page, each booked before it is asked for. Whoever takes one settles it. */
  async *pages(
    resource: Resource,
    open: (room: (most: number) => Promise<number>) => AsyncGenerator<Turned>,
  ): AsyncGenerator<Turned & { booking: Booking }> {
    let booking: Booking | undefined
    const pages = open(async (most) => {
      booking = await this.book(resource, most, Math.min(most, SMALLEST_PAGE))
      return booking.count
    })
    try {
      for await (const turned of pages) {
        const taken = booking!
        booking = undefined
        yield { ...turned, booking: taken }
      }
    } finally {
      if (booking) await this.letGo(booking)
    }
  }

  #judge(resource: Resource, most: number, least: number, { team, installation, run, is_named }: Funds): number {
    const { X_KEY_TEAMS, X_KEY_CAP } = this.#product.config
    const { by_installation } = this.#booked
    const price = this.#prices[resource]
    const fits = (micros: number) => (price === 0 ? most : Math.floor(micros / price))
    if (by_installation && X_KEY_TEAMS === 'allowed' && !is_named) throw new AppError('key_not_allowed')
    let count = most
    if (run.approved !== null) {
      if (run.spent > run.approved) throw new AppError('approved_spent')
      // What was shown as nothing is still asked for: the smallest page may go over, and ends it.
      count = Math.max(least, Math.min(count, fits(run.approved - run.spent), fits(run.approved * PAGE_SHARE)))
    }
    const { cap = FIRST_CAP, spent } = team
    if (cap !== null) count = Math.min(count, fits(cap - spent))
    if (count < least) throw new AppError('cost_cap')
    if (by_installation && X_KEY_CAP !== null) count = Math.min(count, fits(X_KEY_CAP - installation.spent))
    if (count < least) throw new AppError('installation_cap')
    return count
  }
}
