import type { Couriers } from '@starling/store'
import { billingCouriers } from '../src/billing/index.ts'
import type { Product } from '../src/floor/index.ts'
import { uploadCouriers } from '../src/uploads/couriers.ts'

export { readSubscriptions } from '../src/billing/reading.ts'

/** Nothing but what leaves for the biller, and what is uploaded. */
export const payingCouriers = (product: Product): Couriers =>
  ({ ...billingCouriers(product), ...uploadCouriers(product) }) as unknown as Couriers
