import { type EntryMarks, marksOf } from './compile/criteria.ts'
import { diffPackages } from './diff/diff.ts'
import { labelOf } from './labels.ts'
import { chosenOf, PACKAGE_PARTS, type PackageEntry, type PackagePart, type TargetingPackage } from './package.ts'

/** What somebody does to a part: add at the end, take out, choose, leave out, or put first in this order. */
export type EditStep = {
  do: 'add' | 'remove' | 'select' | 'deselect' | 'order'
  part: PackagePart
  values: readonly string[]
}

const keyOf = (value: string) => value.normalize('NFKC').toLowerCase().trim()
/** By hand nothing is known of it; what was there keeps what is known. */
const added = (part: PackagePart, value: string): PackageEntry => ({
  value,
  label: labelOf(part, value, 'en'),
  deselected: false,
  reason: { why: 'added' },
})

/** A package after some steps, each done to what the one before left. What is not there is not taken out. */
export function editPackage(given: TargetingPackage, steps: readonly EditStep[]): TargetingPackage {
  const parts = new Map<PackagePart, PartInHand>()
  for (const step of steps) {
    const part = parts.get(step.part) ?? new PartInHand(step.part, given[step.part])
    parts.set(step.part, part)
    part.apply(step)
  }
  const edited = [...parts].map(([name, part]) => [name, part.entries()] as const)
  return { ...given, ...Object.fromEntries(edited) }
}

type Placed = { entry: PackageEntry; place: number }
/**
 * A part while steps are done to it. Each entry is read once and has a place, which order gives anew to those it names:
 * a step costs as much as it has values, however long the part is.
 */
class PartInHand {
  readonly #part: PackagePart
  /** An audience and its look-alike have one value. */
  readonly #placed = new Map<string, Placed[]>()
  #first = 0
  #last: number

  constructor(part: PackagePart, entries: readonly PackageEntry[]) {
    this.#part = part
    this.#last = entries.length
    for (const [place, entry] of entries.entries()) {
      const key = keyOf(entry.value)
      const same = this.#placed.get(key)
      if (same) same.push({ entry, place })
      else this.#placed.set(key, [{ entry, place }])
    }
  }

  apply({ do: act, values }: EditStep): void {
    const named = new Map<string, string>()
    for (const value of values) {
      const key = keyOf(value)
      if (!named.has(key)) named.set(key, value)
    }
    if (act === 'order') {
      this.#order([...named.keys()])
      return
    }
    for (const [key, value] of named) {
      if (act === 'remove') this.#placed.delete(key)
      else if (act === 'add' && !this.#placed.has(key)) {
        this.#placed.set(key, [{ entry: added(this.#part, value), place: this.#last++ }])
      } else this.#choose(key, act === 'deselect')
    }
  }

  #choose(key: string, deselected: boolean): void {
    for (const one of this.#placed.get(key) ?? []) one.entry = { ...one.entry, deselected }
  }

  #order(keys: readonly string[]): void {
    const moved = keys.flatMap((key) => this.#placed.get(key) ?? [])
    this.#first -= moved.length
    for (const [at, one] of moved.entries()) one.place = this.#first + at
  }

  entries(): PackageEntry[] {
    const placed = [...this.#placed.values()].flat()
    return placed.sort((a, b) => a.place - b.place).map(({ entry }) => entry)
  }
}

type GivenEntry = Pick<PackageEntry, 'value' | 'deselected'> & EntryMarks
/** A package as somebody gives it whole: values, how they are meant, and which of them are left out. */
export type GivenParts = Record<PackagePart, readonly GivenEntry[]> &
  Pick<TargetingPackage, 'placements' | 'age' | 'gender'>

/** What of a package is somebody's to give: labels and reasons are not. */
export function givenParts({ placements, age, gender, ...parts }: TargetingPackage) {
  const given = PACKAGE_PARTS.map((part) => [
    part,
    parts[part].map((entry): GivenEntry => {
      return { value: entry.value, deselected: entry.deselected, ...marksOf(entry) }
    }),
  ])
  return { ...(Object.fromEntries(given) as Record<PackagePart, GivenEntry[]>), placements, age, gender }
}

/** An audience and people like those in it are two. */
const idOf = ({ value, look_alike }: Pick<PackageEntry, 'value' | 'look_alike'>) =>
  look_alike ? `${keyOf(value)} ~` : keyOf(value)

/** In the place of the one before: of what that had too it keeps the reasons, which nobody gives by hand. */
export function replacePackage(before: TargetingPackage, given: GivenParts): TargetingPackage {
  const parts = PACKAGE_PARTS.map((part) => {
    const known = new Map(before[part].map((entry) => [idOf(entry), entry]))
    const kept = new Map<string, PackageEntry>()
    for (const one of given[part]) {
      const { value, deselected, match, look_alike, excluded } = one
      const there =
        known.get(idOf(one)) ?? (look_alike === undefined ? known.get(idOf({ value, look_alike: true })) : null)
      const entry: PackageEntry = {
        ...(there ?? added(part, value)),
        deselected,
        ...(match !== undefined && { match }),
        ...(look_alike !== undefined && { look_alike }),
        ...(excluded !== undefined && { excluded }),
      }
      if (!kept.has(idOf(entry))) kept.set(idOf(entry), entry)
    }
    return [part, [...kept.values()]] as const
  })
  const { placements, age, gender } = given
  return { ...before, ...Object.fromEntries(parts), placements: [...new Set(placements)], age, gender }
}

/**
 * A package that was made anew of the same audience, in the place of the one before: what somebody left out stays left
 * out, what they added stays, in their order; what is new follows. Placements, age and gender are theirs.
 */
export function renewPackage(before: TargetingPackage, made: TargetingPackage): TargetingPackage {
  const parts = PACKAGE_PARTS.map((part) => {
    const found = new Map(made[part].map((entry) => [keyOf(entry.value), entry]))
    const there = before[part].flatMap((entry) => {
      const again = found.get(keyOf(entry.value))
      found.delete(keyOf(entry.value))
      if (again) return { ...entry, reason: again.reason }
      return entry.reason.why === 'added' || entry.deselected ? entry : []
    })
    return [part, [...there, ...found.values()]] as const
  })
  return { ...before, ...Object.fromEntries(parts) }
}

/** How many entries of each part are chosen. */
export const countChosen = (given: TargetingPackage): Record<PackagePart, number> =>
  Object.fromEntries(PACKAGE_PARTS.map((part) => [part, chosenOf(given[part]).length])) as Record<PackagePart, number>

export type CountedChange = {
  part: PackagePart | 'placements' | 'age' | 'gender'
  added: number
  removed: number
  selected: number
  deselected: number
  reordered: boolean
}

const NONE = { added: 0, removed: 0, selected: 0, deselected: 0, reordered: false }

/** What became of each part from one package to the next, as how many entries. Parts that stayed are left out. */
export function countChanges(before: TargetingPackage, after: TargetingPackage): CountedChange[] {
  const counted = new Map<CountedChange['part'], CountedChange>()
  for (const one of diffPackages(before, after)) {
    // Other figures beside the same entry.
    if (one.change === 'changed') continue
    const part = one.change === 'set' ? one.field : one.part
    const count = counted.get(part) ?? { part, ...NONE }
    counted.set(part, count)
    if (one.change === 'set') {
      const [was, is] = [[one.before].flat(), [one.after].flat()]
      count.added = is.filter((value) => !was.includes(value)).length
      count.removed = was.filter((value) => !is.includes(value)).length
      count.reordered = count.added + count.removed === 0
    } else if (one.change === 'moved') count.reordered = true
    else count[one.change]++
  }
  return [...counted.values()]
}
