import type { CampaignProposal } from '@starling/contract'
import type { AdSetRow } from '@starling/store'
import { chosenOf, type PackageEntry, type PackagePart, type TargetingPackage } from '@starling/targeting'

/** So many are added at once: as many again as there are, and a handful of one. */
const LEAST_ADDED = 5

type Widened = { targeting_package: TargetingPackage; widens: CampaignProposal['widens'] }

/**
 * An ad set that does well reaches further: entries of its part that the package it came from has and it does not
 * choose; where there are none, words that X may read more broadly. Null where neither is left.
 */
export function widenPackage(
  { part: { part }, targeting_package }: Pick<AdSetRow, 'part' | 'targeting_package'>,
  source: TargetingPackage | null,
  taken: ReadonlySet<string>,
): Widened | null {
  if (part === null) return null
  const chosen = chosenOf(targeting_package[part])
  const held = new Set(chosen.map(({ value }) => value))
  const more = [...targeting_package[part], ...(source?.[part] ?? [])].filter(
    ({ value, excluded }, at, all) =>
      !held.has(value) && !taken.has(value) && !excluded && all.findIndex((one) => one.value === value) === at,
  )
  const added = more.slice(0, Math.max(LEAST_ADDED, chosen.length)).map((entry) => ({ ...entry, deselected: false }))
  if (added.length > 0)
    return widened(targeting_package, part, [...kept(targeting_package[part], added), ...added], added)
  const narrow = chosen.filter(({ match }) => match !== undefined && match !== 'broad')
  if (narrow.length === 0) return null
  const broad = targeting_package[part].map((entry) =>
    narrow.includes(entry) ? { ...entry, match: 'broad' as const } : entry,
  )
  return widened(targeting_package, part, broad, narrow)
}

const kept = (entries: readonly PackageEntry[], added: readonly PackageEntry[]) =>
  entries.filter(({ value }) => !added.some((one) => one.value === value))

const widened = (
  given: TargetingPackage,
  part: PackagePart,
  entries: PackageEntry[],
  said: readonly PackageEntry[],
): Widened => ({
  targeting_package: { ...given, [part]: entries },
  widens: said.map(({ value, label }) => ({ part, value, label })),
})
