import { BRANDS } from './brands.ts'
import { snowflake } from './calendar.ts'
import { type FullName, nameOf, written } from './names/names.ts'
import { ageOf } from './persona.ts'
import { BOT, BRAND, CELEBRITY, comesAndGoes, communityOf, MEDIA, type Population, placeOf } from './population.ts'
import { hash, hashText, Random } from './random.ts'

export type Person = {
  slot: number
  female: boolean
  age: number
  name: FullName
}

export function personOf(people: Population, slot: number): Person {
  const random = new Random(hash(people.seed, slot, people.generation[slot]!, 41))
  const { language, country } = placeOf(people, slot)
  const female = random.chance(0.48)
  const age = ageOf(people, slot)
  return { slot, female, age, name: nameOf(random, language, country, female) }
}

const HANDLE_LENGTH = 15
/** Ages are those of its first of January. */
const AGE_YEAR = 2026
/** 40 of each: a newcomer's place in the table is the how manyeth holder of the slot they are. */
const JAPANESE_NICKS =
  'mochi anko kinako kuma neko sora umi hoshi tsuki maru momo goma yuzu komugi azuki hinata kaede sakura niko pon ruri shiro kuro mike hana tama ohagi dango konbu matcha chibi usagi penta koko nana mimi tora uni ringo suzu'.split(
    ' ',
  )
const LATIN_NICKS =
  'fern moss otter finch pebble maple biscuit toast pixel kettle wren clover plum nova echo indigo hazel juno lark cedar luna sol mar rio nube lua cora vela panda koala birch willow robin ember olive pepper waffle comet fox heron'.split(
    ' ',
  )
const nicksOf = (people: Population, slot: number) =>
  placeOf(people, slot).language === 'ja' ? JAPANESE_NICKS : LATIN_NICKS

/** As people choose them: their name, their name and something of theirs, or a word they like. */
function handleDraft(people: Population, slot: number, random: Random): string {
  const { name, age } = personOf(people, slot)
  const g = name.given.latin
  const f = name.family.latin
  const japanese = placeOf(people, slot).language === 'ja'
  const nick = random.pick(nicksOf(people, slot))
  const other = random.pick(nicksOf(people, slot))
  const born = String(AGE_YEAR - age).slice(2)
  const day = `${random.between(1, 12)}`.padStart(2, '0') + `${random.between(1, 28)}`.padStart(2, '0')
  const drafts = [
    g + f,
    g + f,
    `${g}_${f}`,
    `${g}_${f}`,
    `${g[0]}${f}`,
    `${g}${f[0]}`,
    `${f}_${g}`,
    `${g}${born}`,
    `${g}_${born}`,
    japanese ? `${g}_${day}` : `its${g}`,
    japanese ? `${nick}_${day}` : `hey${g}`,
    `${nick}${g}`,
    nick === other ? `${nick}${f}` : `${nick}${other}`,
    `${f}${born}`,
    `${g}${f.slice(0, 3)}`,
  ]
  return random.pick(drafts.filter(({ length }) => length <= HANDLE_LENGTH)) ?? g
}

/** Handles never change with the anchor: who stays is named first, who comes and goes has a number nobody else has. */
export function nameAll(people: Population): { handles: string[]; ids: string[] } {
  const { count } = people
  const handles: string[] = new Array(count)
  const ids: string[] = new Array(count)
  const taken = new Taken(count)
  for (let slot = 0; slot < count; slot++) {
    ids[slot] = snowflake(people.created[slot]!, slot)
    const handle = leadingHandle(people, slot)
    if (handle) taken.add(handle)
    if (handle) handles[slot] = handle
  }
  for (let slot = 0; slot < count; slot++) {
    if (handles[slot] !== undefined) continue
    const random = new Random(hash(people.seed, slot, people.generation[slot]!, 42))
    if (comesAndGoes(people, slot)) {
      handles[slot] = passingHandle(people, slot)
      continue
    }
    let draft = handleDraft(people, slot, random)
    while (!taken.add(draft)) {
      const number = String(random.below(random.chance(0.7) ? 100 : 10_000))
      draft = handleDraft(people, slot, random).slice(0, HANDLE_LENGTH - number.length) + number
    }
    handles[slot] = draft
  }
  return { handles, ids }
}

const HOLDERS = 40

/** Nobody else's, whoever held the slot before or will hold it after: bots by a long number, people by a word and a short one. */
function passingHandle(people: Population, slot: number): string {
  const first = personOf(people, slot).name.given.latin
  const holder = people.generation[slot]! % HOLDERS
  if (people.kind[slot] === BOT) return `${capital(first.slice(0, 5))}${holder * 4_000_000 + slot}`
  const word = `_${nicksOf(people, slot)[holder]}${slot}`
  return first.slice(0, HANDLE_LENGTH - word.length) + word
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export function leadingHandle(people: Population, slot: number): string | null {
  const kind = people.kind[slot]
  const detail = people.detail[slot]!
  if (kind === BRAND) return BRANDS[detail]!.handle
  if (kind === CELEBRITY || kind === MEDIA) return communityOf(people, slot).leaders[detail]!.handle
  return null
}

export function nameText(people: Population, slot: number): string {
  const kind = people.kind[slot]
  const detail = people.detail[slot]!
  if (kind === BRAND) return BRANDS[detail]!.name
  if (kind === CELEBRITY || kind === MEDIA) return communityOf(people, slot).leaders[detail]!.name
  return written(personOf(people, slot).name, placeOf(people, slot).language)
}

/** The handles in use as 64-bit prints: a set of a million strings would cost ten times as much. */
class Taken {
  private readonly low: Uint32Array
  private readonly high: Uint32Array
  private readonly mask: number

  constructor(count: number) {
    const size = 1 << (32 - Math.clz32(count * 2 + 1023))
    this.low = new Uint32Array(size)
    this.high = new Uint32Array(size)
    this.mask = size - 1
  }

  /** Whether it was free. */
  add(handle: string): boolean {
    const key = handle.toLowerCase()
    const low = hashText(key) || 1
    const high = hashText(`${key}+`)
    let at = low & this.mask
    while (this.low[at] !== 0) {
      if (this.low[at] === low && this.high[at] === high) return false
      at = (at + 1) & this.mask
    }
    this.low[at] = low
    this.high[at] = high
    return true
  }
}
