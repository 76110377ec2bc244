import { expect, test } from 'vitest'
import { RULES } from './architecture/rules.ts'

test.each(Object.entries(RULES))('%s', (_, broken) => {
  expect(broken()).toEqual([])
})
