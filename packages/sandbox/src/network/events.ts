import { BRANDS } from './brands.ts'
import { COMMUNITIES } from './communities/communities.ts'
import { hash, unit } from './random.ts'

/** Something that happens in a community, or to a brand, and is talked about for a few days. */
export type Event = {
  community: number
  /** Which line of the community's happenings, or -1 for a brand's news. */
  happening: number
  brand: number
  start: number
  mood: number
  strength: number
  /** Seeds the words of its subject, the same on all its days. */
  key: number
  /** What it is called, the same in everybody's posts. */
  subject: string
}

const CHANCE = 0.075
const BRAND_CHANCE = 0.014
/** How much of it is left on its first, second and third day. */
const FADING = [1, 0.45, 0.18]

export const BRAND_NEWS = ['launch', 'outage', 'price', 'collab', 'delay', 'praise'] as const
export type BrandNews = (typeof BRAND_NEWS)[number]
const NEWS_MOOD: Record<BrandNews, number> = {
  launch: 0.7,
  outage: -0.9,
  price: -0.75,
  collab: 0.6,
  delay: -0.6,
  praise: 0.8,
}

export const newsOf = (event: Event): BrandNews => BRAND_NEWS[event.key % BRAND_NEWS.length]!

function startedOn(seed: number, day: number): Event[] {
  const events: Event[] = []
  COMMUNITIES.forEach(({ happenings }, community) => {
    const key = hash(seed, community, day, 51)
    if (unit(key) >= CHANCE) return
    const happening = hash(key, 1) % happenings.length
    const { mood, strength } = happenings[happening]!
    events.push({
      community,
      happening,
      brand: -1,
      start: day,
      mood,
      strength: strength * (0.7 + unit(hash(key, 2))),
      key,
      subject: '',
    })
  })
  BRANDS.forEach((brand, index) => {
    const key = hash(seed, index, day, 52)
    if (unit(key) >= BRAND_CHANCE) return
    const community = COMMUNITIES.findIndex(({ slug }) => slug === brand.community)
    const event = {
      community,
      happening: -1,
      brand: index,
      start: day,
      mood: 0,
      strength: 0.5 + unit(hash(key, 2)),
      key: hash(key, 3),
      subject: brand.name,
    }
    events.push({ ...event, mood: NEWS_MOOD[newsOf(event)] })
  })
  return events
}

/** What is talked about on a day, each with the strength that it still has. */
export function eventsOn(seed: number, day: number): Event[] {
  return FADING.flatMap((left, age) =>
    startedOn(seed, day - age).map((event) => ({ ...event, strength: event.strength * left })),
  )
}
