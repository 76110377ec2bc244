import { ageGroupsOf, type BuilderAge, yearsOf } from '@starling/question/builder'
import type { Say } from '@starling/text'
import { ageName } from './names.ts'

export type Years = { from: number; to: number | null }

export function yearsInWords(years: Years | null, { t }: Say): string {
  if (!years) return t('Any age')
  return years.to === null
    ? t('{{age}} and over', { age: String(years.from) })
    : t('{{from}}–{{to}}', { from: String(years.from), to: String(years.to) })
}

const groupsInWords = (age: BuilderAge, say: Say) =>
  say.list(
    ageGroupsOf(age).map((group) => ageName(group, say)),
    'or',
  )

/** The years that the groups of an option have together, which are not always its own. */
function countedYears(age: BuilderAge): Years | null {
  const ends = ageGroupsOf(age).map((group) => group.split(/[-+]/).map(Number))
  const [first, last] = [ends[0], ends.at(-1)]
  return first && last ? { from: first[0]!, to: last[1] || null } : null
}
const isSame = (one: Years | null, other: Years | null) => one?.from === other?.from && one?.to === other?.to

/** What is counted for an age, where it is not just these years: nobody's year is known, only their group. */
export function countedInstead(age: BuilderAge, say: Say): string | null {
  const years = yearsOf(age)
  if (!years || isSame(years, countedYears(age))) return null
  return say.t('Counted here as {{groups}}: of people only the age group is known.', {
    groups: groupsInWords(age, say),
  })
}

/** What was taken for an age that was asked for, where X has no option of just these years. */
export function takenInstead(asked: Years, age: BuilderAge, say: Say): string | null {
  const years = yearsOf(age)
  if (!years || isSame(asked, years)) return countedInstead(age, say)
  const taken = say.t(
    'You asked for {{asked}}. X has no such age range, so the narrowest that holds it was taken: {{taken}}.',
    {
      asked: yearsInWords(asked, say),
      taken: yearsInWords(years, say),
    },
  )
  const counted = countedInstead(age, say)
  return counted ? `${taken} ${counted}` : taken
}
