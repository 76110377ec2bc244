import { expect, test } from 'vitest'
import { NOT_YET, RULES } from './architecture/rules.ts'

const rules = Object.entries(RULES)

test.each(rules.filter(([name]) => !NOT_YET.includes(name)))('%s', (_, broken) => {
  expect(broken()).toEqual([])
})

test.each(rules.filter(([name]) => NOT_YET.includes(name)))('%s: not yet, and so it is not on', (_, broken) => {
  expect(broken()).not.toEqual([])
})
