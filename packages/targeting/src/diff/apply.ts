import { PACKAGE_PARTS, type PackageEntry, type TargetingPackage } from '../package.ts'
import { idOfKey, keyed, type PackageChange } from './diff.ts'

/** A package does not hold what a change says that it held. */
export class UnfitChange extends Error {
  readonly change: PackageChange

  constructor(change: PackageChange) {
    super(`the package has nothing that could be ${change.change}`)
    this.name = 'UnfitChange'
    this.change = change
  }
}

/** The package after changes that were found between it and another: that other, entry for entry. */
export function applyChanges(before: TargetingPackage, changes: readonly PackageChange[]): TargetingPackage {
  const parts = PACKAGE_PARTS.map((part) => [
    part,
    applyToPart(
      before[part],
      changes.filter((one) => 'part' in one && one.part === part),
    ),
  ])
  const set = changes.flatMap((one) => (one.change === 'set' ? [[one.field, one.after]] : []))
  return { ...before, ...Object.fromEntries(parts), ...Object.fromEntries(set) }
}

/** Takes changes back: what they were applied to. */
export const restoreChanges = (after: TargetingPackage, changes: readonly PackageChange[]): TargetingPackage =>
  applyChanges(after, changes.map(reversed))

export function reversed(change: PackageChange): PackageChange {
  switch (change.change) {
    case 'added':
      return { change: 'removed', part: change.part, entry: change.entry, from: change.to }
    case 'removed':
      return { change: 'added', part: change.part, entry: change.entry, to: change.from }
    case 'selected':
    case 'deselected':
      return { ...change, change: change.change === 'selected' ? 'deselected' : 'selected' }
    case 'moved':
      return { ...change, from: change.to, to: change.from }
    case 'changed':
    case 'set':
      return { ...change, before: change.after, after: change.before } as PackageChange
  }
}

function applyToPart(before: readonly PackageEntry[], changes: readonly PackageChange[]): PackageEntry[] {
  if (changes.length === 0) return [...before]
  const all = keyed(before)
  const byId = new Map(all.map(({ id, entry }) => [id, entry]))
  const gone = new Set<string>()
  const coming: { to: number; entry: () => PackageEntry }[] = []
  for (const change of changes) {
    if (change.change === 'set') continue
    if (change.change === 'added') {
      coming.push({ to: change.to, entry: () => change.entry })
      continue
    }
    const id = change.change === 'removed' ? all[change.from]?.id : idOfKey(change.key)
    const entry = id === undefined ? undefined : byId.get(id)
    if (id === undefined || entry === undefined) throw new UnfitChange(change)
    if (change.change === 'removed') {
      if (entry.value !== change.entry.value) throw new UnfitChange(change)
      gone.add(id)
    }
    if (change.change === 'moved') {
      gone.add(id)
      coming.push({ to: change.to, entry: () => byId.get(id)! })
    }
    if (change.change === 'selected' || change.change === 'deselected') {
      byId.set(id, { ...entry, deselected: change.change === 'deselected' })
    }
    if (change.change === 'changed') byId.set(id, withFields(entry, change.after))
  }
  const after = all.filter(({ id }) => !gone.has(id)).map(({ id }) => byId.get(id)!)
  // From the first place on, each is put where it ends: what stays keeps its order around them.
  for (const { to, entry } of coming.toSorted((a, b) => a.to - b.to)) after.splice(to, 0, entry())
  return after
}

const ORDER = ['value', 'label', 'deselected', 'reason', 'match', 'ready', 'look_alike', 'excluded'] as const
/** The same entry with other fields, written in the order in which packages are: the same text as before the change. */
function withFields({ value, deselected, look_alike }: PackageEntry, fields: Partial<PackageEntry>): PackageEntry {
  const whole: Partial<PackageEntry> = { value, deselected, look_alike, ...fields }
  const said = ORDER.filter((field) => whole[field] !== undefined)
  return Object.fromEntries(said.map((field) => [field, whole[field]])) as PackageEntry
}
