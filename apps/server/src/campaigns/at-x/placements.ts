import { compilePackage, type TargetingPackage } from '@starling/targeting'

/** Where the ads of a package stand, as X calls it, in one order. Words alone decide about it, which need no look at X. */
export const placementsOf = (given: TargetingPackage): string[] => compilePackage(given, {}).placements.toSorted()
