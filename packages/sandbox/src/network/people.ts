import { BRANDS } from './brands.ts'
import { snowflake } from './calendar.ts'
import { power } from './exact.ts'
import { type FullName, nameOf, written } from './names/names.ts'
import { BOT, BRAND, CELEBRITY, comesAndGoes, communityOf, MEDIA, type Population, placeOf } from './population.ts'
import { hash, hashText, Random } from './random.ts'

export type Person = {
  slot: number
  female: boolean
  /** Years at the first of January 2026: a birthday does not move with the anchor. */
  age: number
  name: FullName
}

export function personOf(people: Population, slot: number): Person {
  const random = new Random(hash(people.seed, slot, people.generation[slot]!, 41))
  const { language, country } = placeOf(people, slot)
  const female = random.chance(0.48)
  const age = Math.round(16 + 50 * power(random.float(), 1.7))
  return { slot, female, age, name: nameOf(random, language, country, female) }
}

const HANDLE_LENGTH = 15
const HINTS =
  'writes reads codes runs draws cooks plays makes home hq online live here again works diary log notes desk jp irl'.split(
    ' ',
  )

function handleDraft(people: Population, slot: number, random: Random): string {
  const { given, family } = personOf(people, slot).name
  const g = given.latin
  const f = family.latin
  const hint = random.pick(HINTS)
  const drafts = [
    g + f,
    `${g}_${f}`,
    g + f[0],
    `${g[0]}${f}`,
    `${g}_${hint}`,
    g + hint,
    `${f}_${g[0]}`,
    `the${g}${f[0]}`,
    `${g}${random.between(79, 99)}`,
    `${g}_0${random.between(1, 9)}`,
    `_${g}${f[0]}_`,
    `${f}${hint}`,
    `${g}${g.at(-1)}${f.slice(0, 3)}`,
    `x${g}${f[0]}`,
    `${g}.${f}`.replace('.', '_'),
  ]
  return random.pick(drafts).slice(0, HANDLE_LENGTH)
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
      const number = (people.generation[slot]! % 40) * 4_000_000 + slot
      const first = personOf(people, slot).name.given.latin.slice(0, 5)
      handles[slot] =
        `${people.kind[slot] === BOT ? capital(first) : `${first}_`}${number.toString(people.kind[slot] === BOT ? 10 : 36)}`
      continue
    }
    let draft = handleDraft(people, slot, random)
    while (!taken.add(draft)) {
      const number = String(random.below(draft.length % 2 ? 1000 : 10000))
      draft = handleDraft(people, slot, random).slice(0, HANDLE_LENGTH - number.length) + number
    }
    handles[slot] = draft
  }
  return { handles, ids }
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
