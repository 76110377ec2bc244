import { chosenOf, PACKAGE_PARTS, type PackageEntry, type PackagePart, type TargetingPackage } from '../package.ts'
import { tidyPackage } from '../tidy.ts'
import { type EntryLoss, type LeftOut, marksOf } from './criteria.ts'

/** Told because it says something else there; it is there all the same. */
const KEPT: readonly EntryLoss[] = ['written_as_broad', 'words_apart']

type LostEntry = Extract<LeftOut, { of: 'entry' }>
/** Who asks whether it is ready asks that first: what is lost for another reason was not found unready. */
const READY: Partial<Record<EntryLoss, (ready: boolean | undefined) => boolean>> = {
  not_ready: (ready) => ready === false,
  twice: (ready) => ready !== false,
  unknown_at_x: (ready) => ready !== false,
}
const isLost = (entry: PackageEntry, lost: LostEntry): boolean =>
  entry.value === lost.value &&
  JSON.stringify(marksOf(entry)) === JSON.stringify(marksOf(lost)) &&
  (READY[lost.why]?.(entry.ready) ?? true)

/** What of a package arrives: what is selected, less what was told to be lost. */
export function lessLost(package_: TargetingPackage, left_out: readonly LeftOut[]): TargetingPackage {
  const given = tidyPackage(package_)
  const lost = left_out.filter((one) => one.of === 'entry').filter(({ why }) => !KEPT.includes(why))
  const emptied = left_out.flatMap((one) => (one.of === 'part' ? [one.part] : []))
  const unplaced = left_out.flatMap((one) => (one.of === 'placement' ? [one.placement] : []))

  function arrivingOf(part: PackagePart) {
    const entries = emptied.includes(part) ? [] : chosenOf(given[part])
    for (const one of lost.filter((each) => each.part === part)) {
      // Of those that are the same, the first stands.
      const at = entries.findLastIndex((entry) => isLost(entry, one))
      if (at >= 0) entries.splice(at, 1)
    }
    return entries
  }
  const parts = PACKAGE_PARTS.map((part) => [part, arrivingOf(part)])
  const placements = given.placements.filter((placement) => !unplaced.includes(placement))
  return { ...given, ...Object.fromEntries(parts), placements }
}
