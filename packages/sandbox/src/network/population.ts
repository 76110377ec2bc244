import { BRANDS } from './brands.ts'
import { DAY, dayOf } from './calendar.ts'
import { COMMUNITIES, LANGUAGE_SHARE } from './communities/communities.ts'
import { exp, power } from './exact.ts'
import { ageOf } from './persona.ts'
import type { Language, Place } from './places.ts'
import { PLACES } from './places.ts'
import { hash, normalOf, unit } from './random.ts'

export const PERSON = 0
export const CELEBRITY = 1
export const MEDIA = 2
export const BRAND = 3
export const BOT = 4
export type Kind = typeof PERSON | typeof CELEBRITY | typeof MEDIA | typeof BRAND | typeof BOT

/** A slot whose holder leaves is quiet for this long before the next one comes, so that no window sees two holders. */
export const WINDOW_DAYS = 365
const QUIET_DAYS = WINDOW_DAYS + 5
const BOT_SHARE = 0.105
const NEWCOMER_SHARE = 0.05
const OLDEST = Date.UTC(2010, 5, 1)
const SETTLED = Date.UTC(2023, 11, 31)
/** People who sit beside each other in a community often live in the same town. */
const CIRCLE = 24

/** Every account as columns: a million accounts fit in some 40 MB. */
export type Population = {
  seed: number
  count: number
  now: number
  /** First slot of each community, and the count at the end. */
  starts: Uint32Array
  community: Uint8Array
  secondary: Uint8Array
  kind: Uint8Array
  place: Uint16Array
  created: Float64Array
  generation: Int32Array
  activity: Float32Array
  /** Brand of a brand's account, leader of a leader's, by their place in the tables. */
  detail: Uint16Array
}

export function populate(seed: number, count: number, now: number): Population {
  const starts = communityStarts(count)
  const people: Population = {
    seed,
    count,
    now,
    starts,
    community: new Uint8Array(count),
    secondary: new Uint8Array(count),
    kind: new Uint8Array(count),
    place: new Uint16Array(count),
    created: new Float64Array(count),
    generation: new Int32Array(count),
    activity: new Float32Array(count),
    detail: new Uint16Array(count),
  }
  for (let c = 0; c < COMMUNITIES.length; c++) fillCommunity(people, c)
  return people
}

function communityStarts(count: number): Uint32Array {
  const sizes = new Map<Language, number>()
  for (const { language, size } of COMMUNITIES) sizes.set(language, (sizes.get(language) ?? 0) + size)
  const starts = new Uint32Array(COMMUNITIES.length + 1)
  let share = 0
  COMMUNITIES.forEach(({ language, size }, c) => {
    share += (LANGUAGE_SHARE[language] * size) / sizes.get(language)!
    starts[c + 1] = Math.round(count * Math.min(1, share))
  })
  starts[COMMUNITIES.length] = count
  return starts
}

function fillCommunity(people: Population, c: number) {
  const { seed, now } = people
  const home = COMMUNITIES[c]!
  const start = people.starts[c]!
  const end = people.starts[c + 1]!
  const places = placeTable(c)
  const others = COMMUNITIES.flatMap(({ language }, other) =>
    language === home.language && other !== c ? [other] : [],
  )
  const brands = BRANDS.flatMap(({ community }, brand) => (community === home.slug ? [brand] : []))
  for (let slot = start; slot < end; slot++) {
    const rank = slot - start
    const h = (salt: number) => hash(seed, slot, salt)
    people.community[slot] = c
    people.secondary[slot] = secondOf(people, slot, others, h(1))
    let kind: Kind = unit(h(2)) < BOT_SHARE ? BOT : PERSON
    if (rank < home.leaders.length) {
      kind = home.leaders[rank]!.kind === 'media' ? MEDIA : CELEBRITY
      people.detail[slot] = rank
    } else if (rank < home.leaders.length + brands.length) {
      kind = BRAND
      people.detail[slot] = brands[rank - home.leaders.length]!
    }
    people.kind[slot] = kind
    const neighbour = Math.floor(rank / CIRCLE)
    const place = unit(h(3)) < 0.55 ? hash(seed, c, neighbour, 4) : h(5)
    people.place[slot] = places[place % places.length]!
    people.activity[slot] = activityOf(kind, unit(h(6)), unit(h(7)), end - start)
    settle(people, slot, now)
  }
}

/** A second community that one is not too young or too old for. */
function secondOf(people: Population, slot: number, others: number[], h: number): number {
  const age = ageOf(people, slot)
  const fitting = others.filter((other) => {
    const [least, most] = COMMUNITIES[other]!.ages
    return least <= age && age <= most
  })
  return fitting.length > 0 ? fitting[h % fitting.length]! : people.community[slot]!
}

/** Places of a community, each as often as it weighs. */
function placeTable(c: number): number[] {
  const { language, countries } = COMMUNITIES[c]!
  return PLACES.flatMap((place, index) => {
    if (place.language !== language) return []
    const times = place.weight * (countries ? (countries[place.country] ?? 0) : 1)
    return Array.from({ length: Math.round(times) }, () => index)
  })
}

/** Leading accounts write more than most, but in a small community they must not drown the others. */
function activityOf(kind: Kind, u: number, v: number, size: number): number {
  if (kind === MEDIA || kind === BRAND) return (2.5 + 3.5 * u) * Math.min(1, size / 250)
  if (kind === CELEBRITY) return (2 + 3 * u) * Math.min(1, size / 250)
  // Lognormal by two uniforms: a few people write most of what there is.
  return (kind === BOT ? 1.6 : 1) * exp(normalOf(u * 0.9999, v) * 1.1) * 0.55
}

export function lifeDays(people: Population, slot: number): number {
  if (people.kind[slot] === BOT) return 70 + (hash(people.seed, slot, 11) % 330)
  return isNewcomer(people, slot) ? 200 + (hash(people.seed, slot, 12) % 700) : Number.POSITIVE_INFINITY
}

const isNewcomer = ({ seed, kind }: Population, slot: number) =>
  kind[slot] === PERSON && unit(hash(seed, slot, 13)) < NEWCOMER_SHARE
export const comesAndGoes = (people: Population, slot: number) => people.kind[slot] === BOT || isNewcomer(people, slot)

/** Who holds the slot at that time: since when, and the how manyeth. */
function settle(people: Population, slot: number, at: number) {
  const { seed } = people
  const within = unit(hash(seed, slot, 14)) * DAY
  if (!comesAndGoes(people, slot)) {
    const u = unit(hash(seed, slot, 15))
    people.created[slot] = Math.floor(OLDEST + (SETTLED - OLDEST) * power(u, 0.8))
    people.generation[slot] = 0
    return
  }
  const period = lifeDays(people, slot) + QUIET_DAYS
  const phase = hash(seed, slot, 16) % period
  // One day back, so that nobody was made later than the anchor itself.
  const generation = Math.floor((dayOf(at) - 1 - phase) / period)
  people.generation[slot] = generation
  people.created[slot] = Math.floor((phase + generation * period) * DAY + within)
}

/** Whether the holder of the slot writes at that time. */
export function isActive(people: Population, slot: number, at: number): boolean {
  const created = people.created[slot]!
  return created <= at && at < created + lifeDays(people, slot) * DAY
}

export const placeOf = (people: Population, slot: number): Place => PLACES[people.place[slot]!]!
export const communityOf = (people: Population, slot: number) => COMMUNITIES[people.community[slot]!]!
