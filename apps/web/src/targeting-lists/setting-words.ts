import { type BuilderAge, type BuilderGender, yearsOf } from '@starling/question/builder'
import { yearsInWords } from '@starling/sections/age-words'
import type { Placement } from '@starling/targeting'
import type { Say, TextKey } from '@starling/text'

export const GENDER_WORDS: Record<BuilderGender, TextKey> = { ANY: 'Any', FEMALE: 'Women', MALE: 'Men' } // spec 3
export const PLACEMENT_WORDS: Record<Placement, TextKey> = {
  homeTimelines: 'Home timelines',
  profiles: 'Profiles',
  searchResults: 'Search results',
  replies: 'Replies',
}

/** What is set once for a whole list, as a person reads it. */
export function settingWords(
  field: 'age' | 'gender' | 'placements',
  value: string | readonly string[],
  say: Say,
): string {
  if (field === 'gender') return say.t(GENDER_WORDS[value as BuilderGender])
  if (field === 'age') return yearsInWords(yearsOf(value as BuilderAge), say)
  const placements = value as readonly Placement[]
  return placements.length === 0
    ? say.t('Any')
    : placements.map((placement) => say.t(PLACEMENT_WORDS[placement])).join(', ')
}
