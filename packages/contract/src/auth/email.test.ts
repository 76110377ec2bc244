import { expect, test } from 'vitest'
import { Email } from './calls.ts'

test.each([
  ['Ａdmin@Meridian.example', 'admin@meridian.example'],
  ['  a.b+c@x.example ', 'a.b+c@x.example'],
  ['ﬁn@x.example', 'fin@x.example'],
  ['a@x.example.', 'a@x.example'],
  ['a@x.example．', 'a@x.example'],
])('%s is kept as %s', (written, kept) => {
  expect(Email.parse(written)).toBe(kept)
})

test.each([
  'victim@x.example，thief@y.example',
  'victim＠x.example@y.example',
  'a；b@y.example',
  'name＜a@x.example＞',
  'a\u00a0b@x.example',
  'victim@x.example\u200b',
  'vic\u00adtim@x.example',
  'victim@x\u2060.example',
  'victim\ufe0f@x.example',
  'a@x',
  'a@x.',
  'a b@x.example',
  `${'a'.repeat(250)}@x.example`,
  `${'ﷺ'.repeat(20)}@x.example`,
])('%s is no address, whatever its letters are short for', (written) => {
  expect(Email.safeParse(written).success).toBe(false)
})
