import type { Product } from '../floor/index.ts'

/** Where a team looks after its subscription, and where the biller sends people back to. */
export const billingPage = ({ config }: Pick<Product, 'config'>, slug: string): string =>
  new URL(`/${slug}/team?tab=details`, config.PUBLIC_URL).href
