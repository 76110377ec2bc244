import { QUERY_TYPES } from '@starling/question'
import { sectionsFor } from '@starling/sections'
import { expect, test } from 'vitest'
import { bodyHeight, foldedParts, partsFor } from './layout.ts'

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

test('what has nothing to show is folded behind the rest of its part, and both end in full rows', () => {
  const parts = partsFor('conversation')
  const part = parts.find(({ sections }) => sections.some(({ id }) => id === 'cities'))!
  const [folded] = foldedParts([part], ['cities', 'job_titles', 'age_groups'])
  const lines = folded!.sections.filter((one) => one.folded)
  expect(folded!.sections.slice(-3)).toEqual(lines)
  expect(lines.map(({ id }) => id).toSorted()).toEqual(['age_groups', 'cities', 'job_titles'])
  expect(lines.reduce((sum, { span }) => sum + span, 0) % 12).toBe(0)
  const rest = folded!.sections.filter((one) => !one.folded)
  // Countries were tall beside genders and ages.
  expect(rest.slice(0, 2)).toEqual([
    { id: 'countries', span: 8 },
    { id: 'genders', span: 4 },
  ])
  expect(rest.reduce((sum, { span, tall }) => sum + span * (tall ? 2 : 1), 0) % 12).toBe(0)
  expect(foldedParts(parts, [])).toEqual(parts)
})

test('a list of a row or two takes no more room than these, a chart and a long list as much as before the answer', () => {
  const awaited = bodyHeight('languages', false)
  expect(awaited).toBeGreaterThan(300)
  expect([1, 3, 4].map((rows) => bodyHeight('languages', false, rows))).toEqual([0, 0, awaited])
  expect(bodyHeight('genders', false, 2)).toBe(bodyHeight('genders', false))
})
