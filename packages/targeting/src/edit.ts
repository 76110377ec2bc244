import { labelOf } from './labels.ts'
import { chosenOf, PACKAGE_PARTS, type PackageEntry, type PackagePart, type TargetingPackage } from './package.ts'

/** What somebody does to a part: add at the end, take out, choose, leave out, or put first in this order. */
export type EditStep = {
  do: 'add' | 'remove' | 'select' | 'deselect' | 'order'
  part: PackagePart
  values: readonly string[]
}

const keyOf = (value: string) => value.normalize('NFKC').toLowerCase().trim()
const keysOf = (values: readonly string[]) => [...new Set(values.map(keyOf))]
/** By hand nothing is known of it; what was there keeps what is known. */
const added = (part: PackagePart, value: string): PackageEntry => ({
  value,
  label: labelOf(part, value, 'en'),
  deselected: false,
  reason: { why: 'added' },
})

/** A package after some steps, each done to what the one before left. What is not there is not taken out. */
export function editPackage(given: TargetingPackage, steps: readonly EditStep[]): TargetingPackage {
  const edited = { ...given }
  for (const step of steps) edited[step.part] = editPart(edited[step.part], step)
  return edited
}

function editPart(entries: readonly PackageEntry[], { do: act, part, values }: EditStep): PackageEntry[] {
  const named = new Set(keysOf(values))
  const isNamed = ({ value }: PackageEntry) => named.has(keyOf(value))
  switch (act) {
    case 'add': {
      const there = entries.map((entry) => (isNamed(entry) ? { ...entry, deselected: false } : entry))
      const known = new Set(there.map(({ value }) => keyOf(value)))
      const first = new Map(values.toReversed().map((value) => [keyOf(value), value]))
      return [...there, ...keysOf(values).flatMap((key) => (known.has(key) ? [] : added(part, first.get(key)!)))]
    }
    case 'remove':
      return entries.filter((entry) => !isNamed(entry))
    case 'select':
    case 'deselect':
      return entries.map((entry) => (isNamed(entry) ? { ...entry, deselected: act === 'deselect' } : entry))
    case 'order': {
      const byKey = new Map(entries.map((entry) => [keyOf(entry.value), entry]))
      return [...keysOf(values).flatMap((key) => byKey.get(key) ?? []), ...entries.filter((entry) => !isNamed(entry))]
    }
  }
}

/** A package as somebody gives it whole: values, and which of them are left out. */
export type GivenParts = Record<PackagePart, readonly Pick<PackageEntry, 'value' | 'deselected'>[]> &
  Pick<TargetingPackage, 'placements' | 'age' | 'gender'>

/** In the place of the one before: of what that had too it keeps the reasons, which nobody gives by hand. */
export function replacePackage(before: TargetingPackage, given: GivenParts): TargetingPackage {
  const parts = PACKAGE_PARTS.map((part) => {
    const known = new Map(before[part].map((entry) => [keyOf(entry.value), entry]))
    const kept = new Map<string, PackageEntry>()
    for (const { value, deselected } of given[part]) {
      const key = keyOf(value)
      if (!kept.has(key)) kept.set(key, { ...(known.get(key) ?? added(part, value)), deselected })
    }
    return [part, [...kept.values()]] as const
  })
  const { placements, age, gender } = given
  return { ...before, ...Object.fromEntries(parts), placements: [...new Set(placements)], age, gender }
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

/** What became of each part from one package to the next, as how many entries. Parts that stayed are left out. */
export function countChanges(before: TargetingPackage, after: TargetingPackage): CountedChange[] {
  const parts = PACKAGE_PARTS.map((part) => ({ part, ...changesOf(before[part], after[part]) }))
  const places = { part: 'placements' as const, ...changesOf(before.placements.map(bare), after.placements.map(bare)) }
  const single = (['age', 'gender'] as const).map((part) => ({
    part,
    ...changesOf([bare(before[part])], [bare(after[part])]),
  }))
  return [...parts, places, ...single].filter(
    ({ added, removed, selected, deselected, reordered }) => added + removed + selected + deselected > 0 || reordered,
  )
}

type Comparable = Pick<PackageEntry, 'value' | 'deselected'>
const bare = (value: string): Comparable => ({ value, deselected: false })

function changesOf(before: readonly Comparable[], after: readonly Comparable[]): Omit<CountedChange, 'part'> {
  const was = new Map(before.map((entry) => [keyOf(entry.value), entry]))
  const is = new Map(after.map((entry) => [keyOf(entry.value), entry]))
  const kept = [...is.keys()].filter((key) => was.has(key))
  const before_kept = [...was.keys()].filter((key) => is.has(key))
  const turned = (to: boolean) =>
    kept.filter((key) => was.get(key)!.deselected !== to && is.get(key)!.deselected === to).length
  return {
    added: is.size - kept.length,
    removed: was.size - kept.length,
    selected: turned(false),
    deselected: turned(true),
    reordered: kept.some((key, at) => before_kept[at] !== key),
  }
}
