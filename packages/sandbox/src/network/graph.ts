import { BRANDS, LEADING } from './brands.ts'
import { DAY } from './calendar.ts'
import { COMMUNITIES } from './communities/communities.ts'
import { exp, power } from './exact.ts'
import { BOT, BRAND, CELEBRITY, comesAndGoes, MEDIA, type Population } from './population.ts'
import { hash, Random, unit } from './random.ts'

/**
 * Who follows whom, as rows of followers: 70 million follows are 280 MB. Follows that begin after the anchor are among
 * them, so that what is drawn from the rows does not change with the anchor. Whom somebody follows is not kept: it can be
 * drawn again.
 */
export type Graph = {
  inStarts: Uint32Array
  followers: Uint32Array
  /** Without those who have unfollowed by now. */
  followersNow: Uint32Array
  followingNow: Uint32Array
  /** Everybody that this one follows, has followed or will follow. */
  followed: (slot: number, visit: (target: number) => void) => void
}

const FOLLOWS_MEAN = 62
const FOLLOWS_SPREAD = 0.85
/** The median of a lognormal lies below its mean. */
const FOLLOWS_MEDIAN = FOLLOWS_MEAN / exp((FOLLOWS_SPREAD * FOLLOWS_SPREAD) / 2)
/** Friends are the nearest in the circle, on either side. */
const RING = 20
const FRIEND_CHANCE = 0.86
const FRIEND_BOTH = 0.84
/** Popularity falls with rank to this power: a tail exponent near 1 + 1 / 1.03, made steeper by friends and by those who follow all of a community. */
const ZIPF = 1.03
const HEAD = 1.8
/** Follows come as long as both exist, until here; later anchors see more of them. */
const HORIZON = Date.UTC(2034, 0, 1)
const UNFOLLOW_SHARE = 0.13

export function followSince(people: Population, follower: number, followed: number): number {
  const from = Math.max(people.created[follower]!, people.created[followed]!)
  const near = Math.abs(follower - followed) <= RING
  // Friends find each other at about the same time.
  const u = near
    ? unit(hash(people.seed ^ 0x51ce, Math.min(follower, followed), Math.max(follower, followed)))
    : unit(hash(people.seed ^ 0x51ce, follower, followed))
  if (people.kind[follower] === BOT) return Math.floor(from + u * u * 40 * DAY)
  if (comesAndGoes(people, follower) || comesAndGoes(people, followed)) return Math.floor(from + u * 300 * DAY)
  // A brand is found early.
  return Math.floor(from + (HORIZON - from) * power(u, people.kind[followed] === BRAND ? 3 : 1.6))
}

/** When it ended, or 0. */
export function followUntil(people: Population, follower: number, followed: number, since: number): number {
  const h = hash(people.seed ^ 0x07f1, follower, followed)
  const near = Math.abs(follower - followed) <= RING
  if (unit(h) >= (near ? UNFOLLOW_SHARE / 3 : UNFOLLOW_SHARE)) return 0
  const u = unit(hash(h, 1))
  const until = Math.floor(since + (2 + 1400 * u * u) * DAY)
  return until <= people.now ? until : 0
}

export function befriend(people: Population): Graph {
  const { count, now } = people
  const followed = drawer(people)
  const inStarts = new Uint32Array(count + 1)
  const followersNow = new Uint32Array(count)
  const followingNow = new Uint32Array(count)
  // Drawn twice, once to count and once to fill: keeping both directions would double the memory.
  for (let slot = 0; slot < count; slot++) {
    followed(slot, (target) => {
      inStarts[target + 1]!++
      const since = followSince(people, slot, target)
      if (since > now || followUntil(people, slot, target, since) !== 0) return
      followersNow[target]!++
      followingNow[slot]!++
    })
  }
  for (let slot = 0; slot < count; slot++) inStarts[slot + 1]! += inStarts[slot]!
  const followers = new Uint32Array(inStarts[count]!)
  const next = inStarts.slice(0, count)
  for (let slot = 0; slot < count; slot++) {
    followed(slot, (target) => {
      followers[next[target]!++] = slot
    })
  }
  return { inStarts, followers, followersNow, followingNow, followed }
}

function drawer(people: Population): Graph['followed'] {
  const { count, seed, starts, community, secondary, kind } = people
  const pools = byFame(people)
  const leading = leadingBrands(people)
  const seen = new Uint32Array(count)
  let drawing = 0
  return (slot, visit) => {
    drawing++
    const random = new Random(hash(seed, slot, 21))
    const home = community[slot]!
    const second = secondary[slot]!
    const pool = pools.get(COMMUNITIES[home]!.language)!
    const isBot = kind[slot] === BOT
    let taken = 0
    seen[slot] = drawing
    const follow = (target: number) => {
      if (seen[target] === drawing) return
      seen[target] = drawing
      taken++
      visit(target)
    }
    if (!isBot) {
      friends(people, slot, follow)
      const known = taken
      for (const brand of leading.get(COMMUNITIES[home]!.language) ?? []) {
        const near = community[brand.slot] === home ? NEAR_BRAND : 0
        if (unit(hash(seed ^ 0x61, slot, brand.slot)) < brand.share + near) follow(brand.slot)
      }
      // Whom everybody follows takes nobody's place.
      taken = known
    }
    const goal = wantedFollows(people, slot)
    for (let tries = goal * 2; taken < goal && tries > 0; tries--) {
      const dice = random.float()
      if (isBot && dice < 0.5) follow(random.below(count))
      else if (dice < 0.36) follow(popular(random, starts[home]!, starts[home + 1]!))
      else if (dice < 0.46) follow(popular(random, starts[second]!, starts[second + 1]!))
      else if (dice < 0.97) follow(pool[skewed(random, pool.length)]!)
      else follow(random.below(count))
    }
  }
}

/** So many more of its own community follow a brand that leads. */
const NEAR_BRAND = 0.2

function leadingBrands({ kind, detail, community, count }: Population): Map<string, { slot: number; share: number }[]> {
  const found = new Map<string, { slot: number; share: number }[]>()
  for (let slot = 0; slot < count; slot++) {
    const share = kind[slot] === BRAND ? LEADING[BRANDS[detail[slot]!]!.handle] : undefined
    if (share === undefined) continue
    const { language } = COMMUNITIES[community[slot]!]!
    found.set(language, [...(found.get(language) ?? []), { slot, share }])
  }
  return found
}

function wantedFollows(people: Population, slot: number): number {
  const { seed, kind, count } = people
  const random = new Random(hash(seed, slot, 22))
  const limit = Math.floor(count / 5)
  const k = kind[slot]!
  if (k === BRAND || k === MEDIA || k === CELEBRITY) return Math.min(limit, random.between(10, 60))
  const many = FOLLOWS_MEDIAN * exp(FOLLOWS_SPREAD * random.normal())
  return Math.min(limit, 2000, Math.round(k === BOT ? 45 + many * 1.7 : many))
}

function friends(people: Population, slot: number, follow: (target: number) => void) {
  const { seed, starts, community, kind } = people
  const start = starts[community[slot]!]!
  const end = starts[community[slot]! + 1]!
  for (let step = 1; step <= RING; step++) {
    for (const other of [slot - step, slot + step]) {
      if (other < start || other >= end || kind[other] === BOT || kind[other] === BRAND) continue
      const low = Math.min(slot, other)
      const h = hash(seed ^ 0x2f, low, slot + other - low)
      if (unit(h) >= FRIEND_CHANCE * (1 - step / (RING + 6))) continue
      const second = hash(h, 5)
      // One in some pairs is followed without following back, the lower or the higher by turns.
      if (unit(second) < FRIEND_BOTH || (second & 1) === (slot === low ? 1 : 0)) follow(other)
    }
  }
}

function popular(random: Random, start: number, end: number): number {
  return start + skewed(random, end - start)
}

const EXPONENT = 1 - ZIPF
const LOW = power(HEAD, EXPONENT)
const highs = new Map<number, number>()

function highOf(n: number): number {
  const known = highs.get(n) ?? power(n + HEAD, EXPONENT)
  highs.set(n, known)
  return known
}

/** A rank below n, drawn as (rank + HEAD) to the power -ZIPF. */
function skewed(random: Random, n: number): number {
  const high = highOf(n)
  return Math.min(n - 1, Math.floor(power(LOW + random.float() * (high - LOW), 1 / EXPONENT) - HEAD))
}

/** Everybody of a language by fame: the first of each community, then the second of each, and so on. */
function byFame({ starts, count }: Population): Map<string, Uint32Array> {
  const pools = new Map<string, { slots: Uint32Array; size: number }>()
  for (const { language } of COMMUNITIES) pools.set(language, { slots: new Uint32Array(count), size: 0 })
  const longest = COMMUNITIES.reduce((most, _, c) => Math.max(most, starts[c + 1]! - starts[c]!), 0)
  for (let rank = 0; rank < longest; rank++) {
    for (let c = 0; c < COMMUNITIES.length; c++) {
      if (starts[c]! + rank >= starts[c + 1]!) continue
      const pool = pools.get(COMMUNITIES[c]!.language)!
      pool.slots[pool.size++] = starts[c]! + rank
    }
  }
  return new Map([...pools].map(([language, { slots, size }]) => [language, slots.slice(0, size)]))
}
