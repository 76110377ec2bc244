import { chosenOf, type PackageEntry, type PackagePart, type TargetingPackage } from '@starling/targeting'

/** Edits of a package; each gives a new one. */
export const withPart = (given: TargetingPackage, part: PackagePart, entries: PackageEntry[]): TargetingPackage => ({
  ...given,
  [part]: entries,
})

const sameValue = (value: string) => value.normalize('NFKC').toLowerCase().trim()

/** New ones at the end; what is there already is chosen again instead. */
export function added(
  entries: readonly PackageEntry[],
  more: readonly Pick<PackageEntry, 'value' | 'label'>[],
): PackageEntry[] {
  const wanted = new Set(more.map(({ value }) => sameValue(value)))
  const there = new Set(['', ...entries.map(({ value }) => sameValue(value))])
  const fresh: PackageEntry[] = []
  for (const { value, label } of more) {
    if (there.has(sameValue(value))) continue
    there.add(sameValue(value))
    fresh.push({ value, label, deselected: false, reason: { why: 'added' } })
  }
  const chosenAgain = entries.map((entry) =>
    entry.deselected && wanted.has(sameValue(entry.value)) ? chosen(entry, true) : entry,
  )
  return [...chosenAgain, ...fresh]
}

const chosen = (entry: PackageEntry, isChosen: boolean): PackageEntry => ({ ...entry, deselected: !isChosen })

/** A custom audience and people like those in it are two entries of one value. */
export const keyOf = ({ value, look_alike }: PackageEntry): string => (look_alike ? `${value} ~` : value)

export const toggled = (entries: readonly PackageEntry[], key: string): PackageEntry[] =>
  entries.map((entry) => (keyOf(entry) === key ? chosen(entry, entry.deselected) : entry))

export const allChosen = (entries: readonly PackageEntry[], isChosen: boolean): PackageEntry[] =>
  entries.map((entry) => chosen(entry, isChosen))

export const removed = (entries: readonly PackageEntry[], key: string): PackageEntry[] =>
  entries.filter((entry) => keyOf(entry) !== key)

export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const at = Math.max(0, Math.min(to, items.length - 1))
  const rest = items.filter((_, index) => index !== from)
  const item = items[from]
  return item === undefined ? [...items] : [...rest.slice(0, at), item, ...rest.slice(at)]
}

/** Two packages that choose the same in the same order reach the same people, whatever is left out of them. */
export const chosenIn = (given: TargetingPackage): string =>
  JSON.stringify(
    Object.entries(given)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, value]) => [
        name,
        Array.isArray(value) && typeof value[0] === 'object'
          ? chosenOf(value as PackageEntry[]).map(({ value, match, look_alike, excluded }) => [
              ...[value, match, look_alike, excluded],
            ])
          : value,
      ]),
  )
