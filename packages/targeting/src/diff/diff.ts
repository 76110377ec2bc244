import { PACKAGE_PARTS, type PackageEntry, type PackagePart, type TargetingPackage } from '../package.ts'
import { longestRise } from './longest-rise.ts'

/** An entry by what it is known by: its value, whether it is a look-alike, and which of those that are the same. */
export type EntryKey = { value: string; look_alike: boolean; nth: number }
type OfEntry = { part: PackagePart; key: EntryKey }
/** What may differ of an entry that is in both. */
type EntryFields = Omit<PackageEntry, 'value' | 'deselected' | 'look_alike'>

/** One thing that differs between two packages. Places are counted from nought in the package that they are of. */
export type PackageChange =
  | { change: 'added'; part: PackagePart; entry: PackageEntry; to: number }
  | { change: 'removed'; part: PackagePart; entry: PackageEntry; from: number }
  | ({ change: 'selected' | 'deselected' } & OfEntry)
  | ({ change: 'moved'; from: number; to: number } & OfEntry)
  | ({ change: 'changed'; before: EntryFields; after: EntryFields } & OfEntry)
  | { change: 'set'; field: 'age' | 'gender'; before: string; after: string }
  | { change: 'set'; field: 'placements'; before: string[]; after: string[] }

type Keyed = { key: EntryKey; id: string; entry: PackageEntry; at: number }

export const idOfKey = ({ value, look_alike, nth }: EntryKey): string => JSON.stringify([value, look_alike, nth])

export function keyed(entries: readonly PackageEntry[]): Keyed[] {
  const seen = new Map<string, number>()
  return entries.map((entry, at) => {
    const { value, look_alike = false } = entry
    const plain = idOfKey({ value, look_alike, nth: 0 })
    const nth = seen.get(plain) ?? 0
    seen.set(plain, nth + 1)
    const key = { value, look_alike, nth }
    return { key, id: idOfKey(key), entry, at }
  })
}

const FIELDS = ['label', 'reason', 'match', 'ready', 'excluded'] as const
/** In one order and without what is not said, so that the same fields are the same text. */
export const fieldsOfEntry = (entry: PackageEntry): EntryFields =>
  Object.fromEntries(
    FIELDS.filter((field) => entry[field] !== undefined).map((field) => [field, entry[field]]),
  ) as EntryFields
const isSame = (one: unknown, other: unknown) => sorted(one) === sorted(other)
/** A reason that comes from a store may have its fields in another order. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, one) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  )

/** All that differs from one package to another, by part. */
export function diffPackages(before: TargetingPackage, after: TargetingPackage): PackageChange[] {
  const parts = PACKAGE_PARTS.flatMap((part) => diffPart(part, before[part], after[part]))
  const single = (['age', 'gender'] as const)
    .filter((field) => before[field] !== after[field])
    .map((field): PackageChange => ({ change: 'set', field, before: before[field], after: after[field] }))
  const placements: PackageChange[] = isSame(before.placements, after.placements)
    ? []
    : [{ change: 'set', field: 'placements', before: [...before.placements], after: [...after.placements] }]
  return [...parts, ...placements, ...single]
}

function diffPart(part: PackagePart, before: readonly PackageEntry[], after: readonly PackageEntry[]): PackageChange[] {
  const [old, now] = [keyed(before), keyed(after)]
  const [oldIds, nowIds] = [new Map(old.map((one) => [one.id, one])), new Map(now.map((one) => [one.id, one]))]
  const removed = old
    .filter(({ id }) => !nowIds.has(id))
    .map(({ entry, at }): PackageChange => ({ change: 'removed', part, entry, from: at }))
  const added = now
    .filter(({ id }) => !oldIds.has(id))
    .map(({ entry, at }): PackageChange => ({ change: 'added', part, entry, to: at }))
  const kept = now.filter(({ id }) => oldIds.has(id)).map((one) => ({ one, was: oldIds.get(one.id)! }))
  // As few as can be are told to have moved: the most that are in the same order have not.
  const still = new Set(longestRise(kept.map(({ was }) => was.at)))
  const moved = kept
    .filter((_, at) => !still.has(at))
    .map(({ one: { key, at }, was }): PackageChange => ({ change: 'moved', part, key, from: was.at, to: at }))
  return [...removed, ...added, ...moved, ...kept.flatMap(({ one, was }) => diffEntry(part, was, one))]
}

function diffEntry(part: PackagePart, { entry: before }: Keyed, { key, entry: after }: Keyed): PackageChange[] {
  const changes: PackageChange[] = []
  if (before.deselected !== after.deselected) {
    changes.push({ change: after.deselected ? 'deselected' : 'selected', part, key })
  }
  const [old, now] = [fieldsOfEntry(before), fieldsOfEntry(after)]
  if (!isSame(old, now)) changes.push({ change: 'changed', part, key, before: old, after: now })
  return changes
}
