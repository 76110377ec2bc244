import { writeBio } from './bios.ts'
import { BRANDS } from './brands.ts'
import { DAY } from './calendar.ts'
import { nameText } from './people.ts'
import { JOKE_PLACES } from './places.ts'
import { BOT, BRAND, CELEBRITY, comesAndGoes, lifeDays, MEDIA, PERSON, type Population, placeOf } from './population.ts'
import type { World } from './posts.ts'
import { hash, Random, unit } from './random.ts'
import type { AccountRow } from './rows.ts'

/** How much more has been written than the window shows: years before it, and what was deleted. */
const UNSEEN = 1.7

export function postCount(world: World, slot: number, at: number): number {
  const { people, posts, writers } = world
  const created = people.created[slot]!
  const end = comesAndGoes(people, slot) ? Math.min(at, created + lifeDays(people, slot) * DAY) : at
  const perDay = (posts / 365) * (people.activity[slot]! / writers.total)
  return Math.max(0, Math.floor(2 + (hash(people.seed, slot, 81) % 9) + (perDay * UNSEEN * (end - created)) / DAY))
}

export function accountRow(world: World, slot: number): AccountRow {
  const { people, graph } = world
  const kind = people.kind[slot]!
  const followers = graph.followersNow[slot]!
  const id = world.ids[slot]!
  const random = new Random(hash(people.seed, slot, people.generation[slot]!, 82))
  const leads = kind === BRAND || kind === MEDIA || kind === CELEBRITY
  const verified = leads || (kind === PERSON && random.chance(0.04)) || (kind === BOT && random.chance(0.02))
  return {
    id,
    handle: world.handles[slot]!,
    name: nameText(people, slot) + flourish(people, slot, random),
    bio: writeBio(world, slot),
    location: locationText(people, slot, random),
    url: urlOf(people, slot, random),
    created_at: new Date(people.created[slot]!),
    verified,
    verified_type: kind === BRAND || kind === MEDIA ? 'business' : verified ? 'blue' : 'none',
    protected: false,
    followers_count: followers,
    following_count: graph.followingNow[slot]!,
    post_count: postCount(world, slot, people.now),
    listed_count: Math.floor((followers / 70) * unit(hash(people.seed, slot, 83))),
    avatar_url: `/media/avatars/${id}.png`,
  }
}

const MARKS = ['🌿', '✨', '☕', '🎧', '📷', '🐈', '🌊', '🎮', '📚', '🏃', '🍜', '🚲']

function flourish(people: Population, slot: number, random: Random): string {
  return people.kind[slot] === PERSON && random.chance(0.09) ? ` ${random.pick(MARKS)}` : ''
}

function locationText(people: Population, slot: number, random: Random): string {
  const place = placeOf(people, slot)
  const kind = people.kind[slot]
  const dice = random.float()
  if (kind === BOT && dice < 0.62) return ''
  if (kind === PERSON && dice < 0.24) return ''
  if (kind === PERSON && dice < 0.3) return random.pick(JOKE_PLACES[place.language] ?? [''])
  return random.pick(place.spellings)
}

function urlOf(people: Population, slot: number, random: Random): string | null {
  const kind = people.kind[slot]
  if (kind === BRAND) return `https://www.${BRANDS[people.detail[slot]!]!.handle.replaceAll('_', '-')}.example`
  if (kind === MEDIA || kind === CELEBRITY) return `https://t.co/${hash(people.seed, slot, 84).toString(36)}`
  if (kind === BOT) return random.chance(0.5) ? `https://t.co/${hash(people.seed, slot, 85).toString(36)}` : null
  return random.chance(0.16) ? `https://t.co/${hash(people.seed, slot, 86).toString(36)}` : null
}
