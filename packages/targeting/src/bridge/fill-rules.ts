import { mostFilled } from '../compile/fields.ts'
import {
  chosenOf,
  PACKAGE_PARTS,
  type PackageEntry,
  type PackagePart,
  type Placement,
  type TargetingPackage,
} from '../package.ts'

/** The fields of an ads form that a package fills. */
export const FILL_FIELDS = [...PACKAGE_PARTS, 'placements', 'age', 'gender'] as const
export type FillField = (typeof FILL_FIELDS)[number]

/** An entry as it crosses to the extension: its label is X's, in English. */
export type FillEntry = Pick<PackageEntry, 'value' | 'label'>
/** What is to stand in the form: only what is chosen, cut by the rules. */
export type FillPackage = Record<PackagePart, FillEntry[]> & {
  placements: Placement[]
  age: TargetingPackage['age']
  gender: TargetingPackage['gender']
}

/** What the rules took away, so that it can be told: so many were chosen, so many are filled in. */
export type FillCut = { field: PackagePart; chosen: number; filled: number }

// spec 5
/** Applying needs at least one element that is not empty. */
export const isEmptyFill = (given: FillPackage): boolean =>
  PACKAGE_PARTS.every((part) => given[part].length === 0) &&
  given.placements.length === 0 &&
  given.age === 'AGE_ANY' &&
  given.gender === 'ANY'

/** A package by the rules of filling in: the first 100 handles; countries and places only where they are few enough. */
export function fillOf(given: TargetingPackage): { fill: FillPackage; cuts: FillCut[] } {
  const cuts: FillCut[] = []
  const parts = PACKAGE_PARTS.map((part): [PackagePart, FillEntry[]] => {
    const chosen = chosenOf(given[part])
    const kept = chosen.filter(hasField).slice(0, mostFilled(part, chosen.length))
    if (kept.length < chosen.length) cuts.push({ field: part, chosen: chosen.length, filled: kept.length })
    return [part, kept.map(({ value, label }) => ({ value, label }))]
  })
  const { placements, age, gender } = given
  const filled = Object.fromEntries(parts) as Record<PackagePart, FillEntry[]>
  return { fill: { ...filled, placements: [...placements], age, gender }, cuts }
}

/** A form that takes audiences to reach must not be given one to leave out, nor one that others are only to be like. */
const hasField = ({ excluded, look_alike }: PackageEntry) => !excluded && !look_alike
