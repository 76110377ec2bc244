import { BRANDS } from './brands.ts'
import { COMMUNITIES } from './communities/communities.ts'
import { exp } from './exact.ts'
import { ageOf } from './persona.ts'
import { BOT, BRAND, MEDIA } from './population.ts'
import type { World } from './posts.ts'
import { hash, normalOf, unit } from './random.ts'

/**
 * What is planted and shown to nobody: how a person answers to ads of a field, and what a post earns its author. The
 * product never sees it; what it measures and forecasts can be held against it.
 */
export type AdResponse = {
  /** Chance of a click for each time the ad is seen, before one tires of it. */
  click: number
  /** Chance of a purchase for each click. */
  purchase: number
  /** What is left of both after each further time. */
  wear: number
}

const CLICK = 0.008
const PURCHASE = 0.03
const OWN_FIELD = 3
const SECOND_FIELD = 1.8
const BOT_CLICK = 0.06

/** Fields that companies of a community sell in. */
const fields = new Map(
  COMMUNITIES.map(({ slug }) => [
    slug,
    new Set(BRANDS.filter(({ community }) => community === slug).map(({ field }) => field)),
  ]),
)

export function responseOf({ people }: World, slot: number, field: string): AdResponse {
  const h = (salt: number) => unit(hash(people.seed, slot, salt, 0xad))
  // A bot clicks on everything and buys nothing.
  if (people.kind[slot] === BOT) return { click: BOT_CLICK, purchase: 0, wear: 1 }
  const has = (community: number) => fields.get(COMMUNITIES[community]!.slug)!.has(field)
  const liking = has(people.community[slot]!) ? OWN_FIELD : has(people.secondary[slot]!) ? SECOND_FIELD : 1
  const spread = exp(normalOf(h(1) * 0.9999, h(2)) * 0.6)
  // Those who earn buy more often than they click.
  const means = Math.min(1, (ageOf(people, slot) - 12) / 24)
  return {
    click: Math.min(0.2, CLICK * liking * spread),
    purchase: Math.min(0.5, PURCHASE * (0.3 + means) * (0.5 + h(3)) * (liking > 1 ? 1.5 : 1)),
    wear: 0.8 + 0.18 * h(4),
  }
}

const LEAST_FOLLOWERS = 500
const CENTS_PER_THOUSAND = 90

/** What a post earns its author, in cents: views at a rate of their own, nothing below a certain size, answers at half. */
export function payoutOf(
  { people, graph }: World,
  slot: number,
  { views, isReply }: { views: number; isReply: boolean },
): number {
  const kind = people.kind[slot]!
  if (kind === BOT || kind === BRAND || kind === MEDIA || graph.followersNow[slot]! < LEAST_FOLLOWERS) return 0
  const rate =
    CENTS_PER_THOUSAND *
    exp(normalOf(unit(hash(people.seed, slot, 5, 0xad)) * 0.9999, unit(hash(people.seed, slot, 6, 0xad))) * 0.5)
  return Math.floor((views / 1000) * rate * (isReply ? 0.5 : 1))
}
