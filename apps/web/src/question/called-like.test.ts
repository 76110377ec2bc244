import { expect, test } from 'vitest'
import { calledLike } from './called-like.ts'

test.each([
  ['teacher', 'Teacher', ['school teacher'], 0],
  ['teacher', 'Yoga teacher', [], 1],
  ['dance', 'Performer', ['dance teacher'], 1],
  ['teacher', 'Headteacher', ['head teacher'], 2],
  ['teacher', 'Dancer', ['dancer', 'dance teacher'], null],
  ['教師', '語学講師', ['英語教師'], null],
  ['教師', 'Teacher', ['教師'], 1],
  ['ＴＥＡ', 'Teacher', [], 0],
] as const)('%s: %s %j', (typed, name, writings, rank) => {
  expect(calledLike(typed, name, writings)).toBe(rank)
})
