import type { Couriers } from '@starling/store'
import type { Product } from '../../floor/index.ts'
import { adCourier } from './ad-courier.ts'
import { adSetCourier } from './ad-set-courier.ts'
import { campaignCourier } from './campaign-courier.ts'
import { CARRYING, type CourierAsking, carefully } from './desk.ts'
import { statusCourier } from './status-courier.ts'

type Kind = 'ads.campaign' | 'ads.ad_set' | 'ads.ad' | 'ads.status'

/** All that leaves for X about campaigns. */
export function campaignCouriers(product: Product, asking: CourierAsking = CARRYING): Pick<Couriers, Kind> {
  const careful = <C extends { carry(entry: never): Promise<unknown> }>(courier: C): C => ({
    ...courier,
    carry: (entry: never) => carefully(asking, () => courier.carry(entry)),
  })
  return {
    'ads.campaign': careful(campaignCourier(product, asking)),
    'ads.ad_set': careful(adSetCourier(product, asking)),
    'ads.ad': careful(adCourier(product, asking)),
    'ads.status': careful(statusCourier(product, asking)),
  }
}
