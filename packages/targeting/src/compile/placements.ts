import { PLACEMENTS, type Placement } from '../package.ts'
import type { LeftOut } from './criteria.ts'

// facts of X: what its line items call the places of spec 3
export const PLACEMENTS_AT_X: Record<Placement, string> = {
  homeTimelines: 'TWITTER_TIMELINE',
  profiles: 'TWITTER_PROFILE',
  searchResults: 'TWITTER_SEARCH',
  replies: 'TWITTER_REPLIES',
}
export const EVERYWHERE = 'ALL_ON_TWITTER'

/** Where the ads of a line item stand, and what X does not allow of it. */
export function placementsAtX(chosen: readonly Placement[], hasKeywords: boolean) {
  const left_out: LeftOut[] = []
  const kept = chosen.filter((placement) => {
    const isLost = placement === 'searchResults' && !hasKeywords
    if (isLost) left_out.push({ of: 'placement', placement, why: 'needs_keywords' })
    return !isLost
  })
  const isProfileAlone = kept.length === 1 && kept[0] === 'profiles'
  if (isProfileAlone) left_out.push({ of: 'placement', placement: 'profiles', why: 'not_alone' })
  const placements = isProfileAlone || kept.length === 0 ? [EVERYWHERE] : kept.map((one) => PLACEMENTS_AT_X[one])
  return { placements, left_out }
}

/** What a package has of it, and what it has no name for. */
export function placementsFromX(given: readonly string[]): { placements: Placement[]; unknown: string[] } {
  const unknown = given.filter((one) => one !== EVERYWHERE && !Object.values(PLACEMENTS_AT_X).includes(one))
  const isEverywhere = given.includes(EVERYWHERE)
  const placements = isEverywhere ? [] : PLACEMENTS.filter((one) => given.includes(PLACEMENTS_AT_X[one]))
  return { placements, unknown }
}
