import { COMMUNITIES } from './communities/communities.ts'
import { power } from './exact.ts'
import type { Population } from './population.ts'
import { hash, unit } from './random.ts'

/** Where somebody stands in life: what a bio may say, with whom they do things, what fills their day. */
export type Stage = 'teen' | 'young' | 'adult' | 'parent' | 'old'

const PARENT_SHARE = 0.36
const YOUNGEST_PARENT = 27

/** Years at the first of January 2026: a birthday does not move with the anchor, nor with who holds the slot. */
export function ageOf(people: Population, slot: number): number {
  const [least, most] = COMMUNITIES[people.community[slot]!]!.ages
  return Math.round(least + (most - least) * power(unit(hash(people.seed, slot, 43)), 1.7))
}

export function stageOf(people: Population, slot: number): Stage {
  const age = ageOf(people, slot)
  if (age < 19) return 'teen'
  if (age < 26) return 'young'
  if (age >= 60) return 'old'
  const { slug } = COMMUNITIES[people.community[slot]!]!
  const parent = age >= YOUNGEST_PARENT && (slug === 'kosodate' || unit(hash(people.seed, slot, 44)) < PARENT_SHARE)
  return parent ? 'parent' : 'adult'
}
