import { AppError } from '@starling/contract'
import { Billing } from '@starling/outside'
import type { Config, Product } from '../floor/index.ts'

declare module '../floor/context.ts' {
  interface Product {
    /** Whoever takes the money; none where nothing is sold. */
    biller: Billing | undefined
  }
}

export function billerOf({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_URL }: Config): Billing | undefined {
  if (!STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET) return undefined
  const keys = { secret_key: STRIPE_SECRET_KEY, webhook_secret: STRIPE_WEBHOOK_SECRET }
  return new Billing({ ...keys, ...(STRIPE_URL && { base_url: STRIPE_URL }) })
}

export function billerIn({ biller }: Pick<Product, 'biller'>): Billing {
  if (!biller) throw new AppError('billing_not_offered')
  return biller
}
