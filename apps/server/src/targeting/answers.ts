import { keptDraft, type NewDraft, type TargetingInsights } from '@starling/contract'
import { isFew } from '@starling/engine'
import type { Row } from '@starling/store'
import { labelledIn, unsaidOf } from '@starling/targeting'
import type { Language } from '@starling/text/both'

/** Perhaps from before a field or a rule came. */
export const draftIn = (row: Pick<Row<'targeting_insights'>, 'draft'>): NewDraft => keptDraft(row.draft)

/** A record as it is told, in the words of its reader. */
export function answerOf(row: Row<'targeting_insights'>, language: Language): TargetingInsights {
  const { extra_targeting_package_data: _, ...draft } = draftIn(row)
  const { id, state, done, total, error, size, size_of, targeting_package } = row
  return {
    id,
    state,
    processing: state === 'waiting',
    done,
    total,
    error,
    draft,
    size: size === null || size_of === null ? null : { size, few: error === 'too_few', of: size_of },
    targeting_package: targeting_package && labelledIn(targeting_package, language),
    left_out: unsaidOf(draft),
    as_of: row.as_of?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
  }
}

/** Of one to four people none is written down. */
export const countToKeep = (people: number): number => (isFew(people) ? 0 : people)
