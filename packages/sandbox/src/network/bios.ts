import { BRANDS } from './brands.ts'
import { jobsFor } from './jobs.ts'
import { polish } from './languages/polish.ts'
import { personOf } from './people.ts'
import { stageOf } from './persona.ts'
import { BOT, BRAND, CELEBRITY, communityOf, MEDIA, placeOf } from './population.ts'
import type { World } from './posts.ts'
import { hash, Random } from './random.ts'
import { type Scene, sentence } from './scene.ts'

const JOB_SHARE = 0.34
const FIRST_JOB = 20
const LAST_JOB = 64
const AGE_SHARE = 0.13
const GENDER_SHARE = 0.17

/** Years at the first of January 2026. */
const AGE_YEAR = 2026
/** Of a Japanese high school. */
const AGE_BEFORE_SCHOOL = 15

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

const STUDIES = /[Ss]tud|étudi|universit|estudi|estud|uni by day|大学|女子大|대학|여대|남대|mahasisw|طالب/

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
  const { age, female } = personOf(people, slot)
  if (age < FIRST_JOB || age > LAST_JOB) return null
  return random.pick(jobsFor(placeOf(people, slot).language, age, female))
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
    frame: 0,
    odds: 1,
  }
  if (kind === BOT) return random.chance(0.35) ? '' : sentence(scene, 'bio_bot')
  if (random.chance(0.1)) return ''
  const home = communityOf(people, slot)
  const person = personOf(people, slot)
  const parts: string[] = []
  const job = jobOf(world, slot)
  if (job && random.chance(JOB_SHARE)) parts.push(job)
  const stage = stageOf(people, slot)
  // One word of who they are, not two that might disagree.
  const dice = random.float()
  if (dice < AGE_SHARE) {
    const tens = Math.floor(person.age / 10) * 10
    parts.push(
      sentence(scene, `bio_${stage}`)
        .replace('AGE', String(person.age))
        .replace('BORN', String(AGE_YEAR - person.age))
        .replace('TENS', String(tens))
        .replace('GRADE', String(person.age - AGE_BEFORE_SCHOOL)),
    )
  } else if (dice < AGE_SHARE + GENDER_SHARE) {
    parts.push(sentence(scene, `bio_${person.female ? 'woman' : 'man'}_${stage}`))
  }
  // Nobody has a trade and studies.
  if (parts.length === 2 && STUDIES.test(parts[1]!)) parts.shift()
  const likes = parts.length === 0 ? 1 + random.below(3) : random.below(3)
  for (let n = 0; n < likes; n++) addLike(scene, parts)
  if (random.chance(0.2)) parts.push(polish(sentence(scene, 'bio_more'), home.language))
  if (home.subreddits.length > 0 && random.chance(0.05)) parts.push(sentence(scene, 'bio_sub'))
  const marked = random.chance(0.25) ? [...parts, random.pick(home.emoji)] : parts
  const joint = random.pick(home.language === 'ja' ? ['／', ' / ', '。', '　', '|'] : ['. ', ' | ', ' • ', ' / ', '\n'])
  const last = marked.at(-1)!
  // A sign of its own needs no stroke before it.
  return marked.length > parts.length ? `${parts.join(joint)} ${last}`.trim() : parts.join(joint)
}

const TRIES = 4
/** The same on both sides of an `and`. */
const TWICE = /(.{2,})と\1/
/** Japanese has no spaces: what is named stands in runs of one script. */
const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/[一-龠々]{2,}|[ァ-ヶー]{2,}|[^\P{L}ぁ-ヶー一-龠々]{2,}/gu) ?? []
const isSaid = (word: string, words: string[]) =>
  /[ァ-ヶ一-龠]/.test(word) ? words.some((one) => one.includes(word)) : word.length > 3 && words.includes(word)

/** Put in the same way: two favourite books, or twice that one is often somewhere. */
const isAlike = (one: string, other: string) =>
  one.includes(other) ||
  other.includes(one) ||
  one.slice(0, 4) === other.slice(0, 4) ||
  one.slice(-3) === other.slice(-3)

/** A liking that the bio does not name yet. */
function addLike(scene: Scene, parts: string[]) {
  for (let tries = 0; tries < TRIES; tries++) {
    const like = polish(sentence(scene, 'bio_likes'), communityOf(scene.people, scene.slot).language)
    const words = wordsOf(like)
    const told = parts.some((part) => {
      if (isAlike(part, like)) return true
      const said = wordsOf(part)
      return words.some((word) => isSaid(word, said)) || said.some((word) => isSaid(word, words))
    })
    if (told || new Set(words).size < words.length || TWICE.test(like)) continue
    parts.push(like)
    return
  }
}
