import type { Couriers, Entry } from '@starling/store'
import type { Product } from '../../floor/index.ts'
import { adCourier } from './ad-courier.ts'
import { adSetCourier } from './ad-set-courier.ts'
import { campaignCourier } from './campaign-courier.ts'
import { CARRYING, type Carrying, carefully } from './desk.ts'
import { statusCourier } from './status-courier.ts'

type Kind = 'ads.campaign' | 'ads.ad_set' | 'ads.ad' | 'ads.status'

/** All that leaves for X about campaigns. */
export function campaignCouriers(product: Product, asking: Carrying = CARRYING): Pick<Couriers, Kind> {
  const careful = <K extends Kind>(courier: Couriers[K]): Couriers[K] => ({
    ...courier,
    carry: (entry: Entry<K>) => carefully(asking, () => courier.carry(entry as never) as Promise<never>),
  })
  return {
    'ads.campaign': careful<'ads.campaign'>(campaignCourier(product, asking)),
    'ads.ad_set': careful<'ads.ad_set'>(adSetCourier(product, asking)),
    'ads.ad': careful<'ads.ad'>(adCourier(product, asking)),
    'ads.status': careful<'ads.status'>(statusCourier(product, asking)),
  }
}
