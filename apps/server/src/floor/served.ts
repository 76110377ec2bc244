import type { Call, Calls, Capability, PathKeys } from '@starling/contract'
import type { Client } from '@starling/contract/browser'
import type { Couriers, Cron, JobWork } from '@starling/store'
import type { Handlers, Product } from './context.ts'

/** Work beside requests: what jobs do, how what leaves is carried, what a start goes on with and a stop waits for. */
export type Work = {
  jobs?: Partial<JobWork>
  couriers?: Partial<Couriers>
  resume?(): Promise<void>
  close?(): Promise<void>
}

export type Ids = Record<string, string>
/** What a sweep makes its rows with: as a person who owns them, one room's rows standing on another's. */
export type Sweeping = {
  owner: Client
  email: string
  /** The team that the owner is an admin of, and the address of someone else in it. */
  team: string
  member: string
  product: Product
  /** A handle that X knows. */
  known_handle: string
  /** A row that this or another room makes. */
  row(name: string): Promise<string>
  /** The owner in a browser, with a session. */
  browser(): Promise<Client>
  /** Links an account at X to the owner. */
  connectX(): Promise<string>
  /** Gives the account that is linked the keys of X's Ads API. */
  connectAds(): Promise<void>
}
/** How its owner opens a row; or why there is no owner. */
export type Opening =
  | {
      path: (rows: Ids) => Ids
      body?: object | ((rows: Ids) => object)
      /** More than its line says: a member may do it to nobody else, or only who made the row may do it. */
      needs?: 'admin' | 'owner'
      /** What was removed is shown, brought back, or removed once more; to all other calls it never was. */
      removed?: 'opens'
      /** The path names no team, and the row is a team's all the same: everybody in it opens it. */
      of?: 'team'
    }
  | string
type OwnedIds<C> = {
  [K in keyof C]: C[K] extends Call<infer P> ? ([Exclude<PathKeys<P>, 'network'>] extends [never] ? never : K) : never
}[keyof C]
/** What the permission sweep needs: real rows, and for every call that names one how its owner opens it. */
export type Sweep<C> = {
  rows?: (sweeping: Sweeping) => Promise<Ids>
  /** In this order: what is deleted goes last. */
  opens: { [K in OwnedIds<C>]: Opening }
}

/** A capability as it is served: its calls with their handlers, and all that it does besides. */
export type Service<C = Calls> = {
  name: string
  calls: C
  handlers: Handlers<C>
  work?: (product: Product) => Work
  crons?: readonly Cron[]
  sweep?: Sweep<C>
}
type Rest<C> = Omit<Service<C>, 'name' | 'calls' | 'sweep'> &
  ([OwnedIds<C>] extends [never] ? { sweep?: Sweep<C> } : { sweep: Sweep<C> })

export const served = <C extends Calls>({ name, calls }: Capability<string, C>, rest: Rest<C>): Service<C> => ({
  name,
  calls,
  ...rest,
})
