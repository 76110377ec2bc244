import type { Question } from '@starling/question'
import { DIMENSIONS, type Dimension } from './primitive.ts'
import { type SectionId, sectionOf } from './sections.ts'

const PROBE: Question = { query_type: 'keyword', keywords: [['a']] }
const SEVERAL: readonly Dimension[] = ['job_title', 'interest', 'topic']
const ONE_EACH = DIMENSIONS.filter((dimension) => !SEVERAL.includes(dimension))

/** Everybody of whom it is known is in one row: those who are in none of the rows shown can be counted. */
export function isOneEach(id: SectionId): boolean {
  const [first] = sectionOf(id).primitives(PROBE, {})
  return first?.do === 'breakdown' && ONE_EACH.includes(first.dimension)
}
