import { BRANDS } from './brands.ts'
import { JOBS } from './jobs.ts'
import { personOf } from './people.ts'
import { BOT, BRAND, CELEBRITY, communityOf, MEDIA, placeOf } from './population.ts'
import type { World } from './posts.ts'
import { hash, Random } from './random.ts'
import { type Scene, sentence } from './scene.ts'

const JOB_SHARE = 0.34
const AGE_SHARE = 0.13
const GENDER_SHARE = 0.17

/** Years at the first of January 2026. */
const AGE_YEAR = 2026

export type Truth = {
  kind: 'person' | 'celebrity' | 'media' | 'brand' | 'bot'
  community: string
  country: string
  city: string
  /** Hours ahead of UTC. */
  offset: number
  female: boolean | null
  age: number | null
  job: string | null
}

const KINDS = ['person', 'celebrity', 'media', 'brand', 'bot'] as const

/** What is so, whether or not the profile shows it. */
export function truthOf(world: World, slot: number): Truth {
  const { people } = world
  const kind = KINDS[people.kind[slot]!]!
  const place = placeOf(people, slot)
  const person = personOf(people, slot)
  const human = kind === 'person'
  return {
    kind,
    community: communityOf(people, slot).slug,
    country: place.country,
    city: place.city,
    offset: place.offset,
    female: human ? person.female : null,
    age: human ? person.age : null,
    job: human ? jobOf(world, slot) : null,
  }
}

function jobOf(world: World, slot: number): string | null {
  const { people } = world
  const random = new Random(hash(people.seed, slot, people.generation[slot]!, 91))
  const { language } = placeOf(people, slot)
  return personOf(people, slot).age < 20 ? null : random.pick(JOBS[language])
}

export function writeBio(world: World, slot: number): string {
  const { people } = world
  const kind = people.kind[slot]!
  const random = new Random(hash(people.seed, slot, people.generation[slot]!, 92))
  if (kind === BRAND) return BRANDS[people.detail[slot]!]!.about
  if (kind === CELEBRITY || kind === MEDIA) return communityOf(people, slot).leaders[people.detail[slot]!]!.bio
  const scene: Scene = {
    people,
    handles: world.handles,
    slot,
    community: people.community[slot]!,
    random,
    topic: null,
    brand: null,
    event: null,
    bits: 0,
  }
  if (kind === BOT) return random.chance(0.35) ? '' : sentence(scene, 'bio_bot')
  if (random.chance(0.1)) return ''
  const home = communityOf(people, slot)
  const person = personOf(people, slot)
  const parts: string[] = []
  const job = jobOf(world, slot)
  if (job && random.chance(JOB_SHARE)) parts.push(job)
  if (random.chance(AGE_SHARE)) {
    const tens = Math.floor(person.age / 10) * 10
    const stage = person.age < 20 ? 'teen' : person.age < 25 ? 'young' : person.age >= 60 ? 'old' : 'adult'
    const written = sentence(scene, `bio_${stage}`)
    parts.push(
      written
        .replace('AGE', String(person.age))
        .replace('BORN', String(AGE_YEAR - person.age))
        .replace('TENS', String(tens)),
    )
  }
  if (random.chance(GENDER_SHARE)) parts.push(sentence(scene, person.female ? 'bio_woman' : 'bio_man'))
  const likes = parts.length === 0 ? 1 + random.below(3) : random.below(3)
  for (let n = 0; n < likes; n++) parts.push(sentence(scene, 'bio_likes'))
  if (random.chance(0.2)) parts.push(sentence(scene, 'bio_more'))
  if (home.subreddits.length > 0 && random.chance(0.05)) parts.push(sentence(scene, 'bio_sub'))
  const marked = random.chance(0.25) ? [...parts, random.pick(home.emoji)] : parts
  const joint = random.pick(
    home.language === 'ja' ? ['／', ' / ', '。', '　', '|'] : ['. ', ' | ', ' • ', ', ', ' / ', '\n'],
  )
  return [...new Set(marked)].join(joint)
}
