import { expect, test } from 'vitest'
import { isCurrent } from './reference.ts'

test('docs/reference/sections.md is written from the sections', () => {
  expect(isCurrent(), 'node tools/reference.ts --write').toBe(true)
})
