import type { Question } from '@starling/question'
import type { Order } from './primitive.ts'
import { type SectionId, sectionOf } from './sections.ts'

const PROBE: Question = { query_type: 'keyword', keywords: [['a']] }

/** The order a section is in by itself, if a reader may choose another; it follows from what the section asks. */
export function canOrder(id: SectionId): Order | null {
  const order = (wish: { order?: Order }) => {
    const [first] = sectionOf(id).primitives(PROBE, wish)
    return first && 'order' in first ? first.order : null
  }
  const own = order({})
  if (own !== 'count' && own !== 'lift') return null
  return order({ order: own === 'count' ? 'lift' : 'count' }) === own ? null : own
}
