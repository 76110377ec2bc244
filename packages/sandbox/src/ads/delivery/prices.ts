import type { LineItem } from '../entities/line-items.ts'
import { chance } from './chance.ts'

/** In millionths of a dollar for what is paid by, and how often an impression leads to it. */
const MARKET: Record<string, { price: number; rate: number }> = {
  ENGAGEMENT: { price: 160_000, rate: 0.021 },
  IMPRESSION: { price: 5_200, rate: 1 },
  FOLLOW: { price: 2_400_000, rate: 0.0022 },
  VIEW: { price: 42_000, rate: 0.24 },
  LINK_CLICK: { price: 620_000, rate: 0.0085 },
  APP_CLICK: { price: 940_000, rate: 0.0052 },
}

const PER_DOLLAR: Record<string, number> = { JPY: 150, KRW: 1_350, EUR: 0.92, GBP: 0.79, INR: 84, BRL: 5.4, MXN: 18 }

/**
 * What is charged for one unit, in millionths of the currency, and how many units an impression brings. Views are what
 * is bought in the end: where people answer half as readily, a unit costs twice as much. What an advertiser pays is by
 * campaign, so line items of one differ by whom they reach.
 */
export function pricingOf(
  { campaign_id, pay_by, bid_strategy, bid_amount_local_micro: bid }: LineItem,
  currency: string,
  response: number,
) {
  const { price, rate } = MARKET[pay_by] ?? MARKET.ENGAGEMENT!
  const answered = pay_by === 'IMPRESSION' ? 1 : response
  const market = (price / answered) * (PER_DOLLAR[currency] ?? 1) * (0.8 + 0.4 * chance('price', campaign_id))
  // A bid for impressions is for a thousand of them.
  const offer = bid === null ? market : pay_by === 'IMPRESSION' ? bid / 1_000 : bid
  const paid = bid_strategy === 'AUTO' ? market : bid_strategy === 'TARGET' ? offer : Math.min(offer, market)
  const won = bid_strategy === 'AUTO' ? 1 : Math.min(1, offer / market)
  return {
    price: Math.max(1, paid),
    rate: Math.min(1, rate * answered * (0.75 + 0.5 * chance('rate', campaign_id))),
    won,
  }
}
