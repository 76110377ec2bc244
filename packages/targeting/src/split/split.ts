import { chosenOf, PACKAGE_PARTS, type PackageEntry, type PackagePart, type TargetingPackage } from '../package.ts'

/** Parts that say whom to reach: X shows an ad to whoever is reached by any of them. All others narrow that. */
export const SAYING_PARTS = [
  'keywords',
  'hashtags',
  'handles',
  'interests',
  'conversation_topics',
  'movies_tv_shows',
  'custom_audiences',
] as const satisfies readonly PackagePart[]

/** What of a package one ad set stands for. */
export type SplitPart = {
  of: 'all' | 'group' | 'element' | 'rest'
  part: PackagePart | null
  value: string | null
}
export type SplitPackage = { part: SplitPart; package: TargetingPackage }

type Unit = { part: SplitPart; entries: readonly { part: PackagePart; entry: PackageEntry }[] }

const isSaying = ({ excluded = false }: PackageEntry) => !excluded
const sayingOf = (given: TargetingPackage, part: PackagePart) => chosenOf(given[part]).filter(isSaying)

/**
 * A package as several that reach as many people together: one for each part, or for each entry, of those that say whom
 * to reach. What narrows goes along with each. Where fewer are carried than there are, the first stay alone, of each part
 * in turn, and all others are one, the last.
 */
export function splitPackage(given: TargetingPackage, by: 'none' | 'group' | 'element', most: number): SplitPackage[] {
  const units = by === 'none' ? [] : by === 'group' ? groupsOf(given) : elementsOf(given)
  if (units.length < 2 || most < 2) return [{ part: { of: 'all', part: null, value: null }, package: given }]
  const alone = units.length > most ? units.slice(0, most - 1) : units
  const rest = units.slice(alone.length)
  const last: Unit[] =
    rest.length > 0
      ? [{ part: { of: 'rest', part: null, value: null }, entries: rest.flatMap(({ entries }) => entries) }]
      : []
  return [...alone, ...last].map(({ part, entries }) => ({ part, package: withOnly(given, entries) }))
}

const groupsOf = (given: TargetingPackage): Unit[] =>
  SAYING_PARTS.flatMap((part): Unit[] => {
    const entries = sayingOf(given, part).map((entry) => ({ part, entry }))
    return entries.length > 0 ? [{ part: { of: 'group', part, value: null }, entries }] : []
  })

function elementsOf(given: TargetingPackage): Unit[] {
  const placed = SAYING_PARTS.flatMap((part) => sayingOf(given, part).map((entry, at) => ({ part, entry, at })))
  return placed
    .toSorted((a, b) => a.at - b.at)
    .map(({ part, entry }) => ({ part: { of: 'element', part, value: entry.value }, entries: [{ part, entry }] }))
}

function withOnly(given: TargetingPackage, entries: Unit['entries']): TargetingPackage {
  const parts = PACKAGE_PARTS.map((part) => {
    const isNarrowing = !(SAYING_PARTS as readonly PackagePart[]).includes(part)
    const kept = entries.filter((one) => one.part === part).map(({ entry }) => entry)
    return [part, isNarrowing ? given[part] : [...kept, ...given[part].filter((entry) => !isSaying(entry))]] as const
  })
  return { ...given, ...(Object.fromEntries(parts) as Record<PackagePart, PackageEntry[]>) }
}
