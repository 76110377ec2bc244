import { QUERY_TYPES } from '@starling/question'
import { sectionsFor } from '@starling/sections'
import { expect, test } from 'vitest'
import { partsFor } from './layout.ts'

test.each(QUERY_TYPES)('a %s analysis shows each of its sections once, in full rows', (query_type) => {
  const parts = partsFor(query_type)
  const shown = parts.flatMap(({ sections }) => sections.map(({ id }) => id))
  expect([...shown].sort()).toEqual([...sectionsFor(query_type)].sort())
  for (const { id, sections } of parts) {
    // A tall one fills its columns in the next row, too.
    const area = sections.reduce((sum, { span, tall }) => sum + span * (tall ? 2 : 1), 0)
    expect(area % 12, `${id} ends in a full row`).toBe(0)
    expect(sections.every(({ span }) => span <= 12)).toBe(true)
  }
})
