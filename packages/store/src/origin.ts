import { AsyncLocalStorage } from 'node:async_hooks'
import type { SiteName } from '@starling/contract'

/** Where a request came from, as far as that is written down. */
export type Whence = { address: string | null; device: string | null; site: SiteName | null }
const NOWHERE: Whence = { address: null, device: null, site: null }

const origins = new AsyncLocalStorage<Whence>()

/** Whatever this changes is noted with where it was asked from, by whichever change. */
export const askedFrom = <T>(origin: Whence, work: () => T): T => origins.run(origin, work)

/** For jobs, which belong to no request though one may have woken them. */
export const askedFromNowhere = <T>(work: () => T): T => origins.run(NOWHERE, work)

export const currentOrigin = (): Whence => origins.getStore() ?? NOWHERE
