import { BUILDER_AGES } from '@starling/question/builder'
import { say } from '@starling/text/both'
import { expect, test } from 'vitest'
import { countedInstead, takenInstead } from './age-words.ts'

test('years that X has no range for are taken by another, and it is said in both languages', () => {
  expect(takenInstead({ from: 25, to: 34 }, 'AGE_18_TO_34', say('en'))).toBe(
    'You asked for 25–34. X has no such age range, so the narrowest that holds it was taken: 18–34.',
  )
  expect(takenInstead({ from: 25, to: 34 }, 'AGE_18_TO_34', say('ja'))).toMatch(/25〜34歳.*18〜34歳/)
  expect(takenInstead({ from: 18, to: 34 }, 'AGE_18_TO_34', say('en'))).toBe(null)
  // Both: another range than was said, and other groups than the range.
  expect(takenInstead({ from: 22, to: 34 }, 'AGE_21_TO_34', say('en'))).toMatch(/taken: 21–34.*18–24 or 25–34/)
})

test('a range that is counted by other years says by which', () => {
  expect(countedInstead('AGE_21_TO_34', say('en'))).toBe(
    'Counted here as 18–24 or 25–34: of people only the age group is known.',
  )
  const same = BUILDER_AGES.filter((age) => countedInstead(age, say('en')) === null)
  expect(same).toEqual([
    ...['AGE_ANY', 'AGE_OVER_13', 'AGE_OVER_18', 'AGE_OVER_25', 'AGE_OVER_35', 'AGE_OVER_50'],
    ...['AGE_13_TO_24', 'AGE_13_TO_34', 'AGE_13_TO_49', 'AGE_18_TO_24', 'AGE_18_TO_34', 'AGE_18_TO_49'],
    ...['AGE_25_TO_49', 'AGE_35_TO_49'],
  ])
})
