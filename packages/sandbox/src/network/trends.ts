import { BRANDS } from './brands.ts'
import { COMMUNITIES } from './communities/communities.ts'
import { eventsOn } from './events.ts'
import { PLACES } from './places.ts'
import type { World } from './posts.ts'
import { hash, unit } from './random.ts'

export type Trend = { name: string; posts: number }

const TRENDS = 20

/** What a country talks about on a day: its events first, then the hashtags it always uses. */
export function trendsOf({ people, writers, posts }: World, country: string, day: number): Trend[] {
  const here = COMMUNITIES.map((_, c) => {
    let count = 0
    for (let slot = people.starts[c]!; slot < people.starts[c + 1]!; slot++) {
      if (PLACES[people.place[slot]!]!.country === country) count++
    }
    const size = people.starts[c + 1]! - people.starts[c]!
    return size === 0 ? 0 : (count / size) * writers.share[c]! * (posts / 365)
  })
  const found = new Map<string, number>()
  const add = (name: string, volume: number) => {
    if (volume > 0) found.set(name, (found.get(name) ?? 0) + volume)
  }
  for (const { community, happening, brand, strength } of eventsOn(people.seed, day)) {
    const name = brand >= 0 ? BRANDS[brand]!.name : `#${COMMUNITIES[community]!.happenings[happening]!.hashtag}`
    add(name, here[community]! * strength)
  }
  COMMUNITIES.forEach(({ hashtags }, c) => {
    hashtags.forEach((tag, n) => {
      add(`#${tag}`, here[c]! * 0.05 * (0.4 + unit(hash(people.seed, c, n, day))))
    })
  })
  return [...found]
    .map(([name, volume]) => ({ name, posts: Math.max(1, Math.round(volume)) }))
    .sort((a, b) => b.posts - a.posts || (a.name < b.name ? -1 : 1))
    .slice(0, TRENDS)
}
