import { AppError, type Fields, type SavedQueryType } from '@starling/contract'
import type { SavedQuestion } from '../audiences/index.ts'

/** What a caller claims of a question must be what it is. */
export function refuseOtherQuestion(
  { query_type, audience_creator_query_id }: SavedQuestion,
  claimed: { query_type?: SavedQueryType | undefined; audience_creator_query_id?: string | undefined },
): void {
  const fields: Fields = {}
  if (claimed.query_type !== undefined && claimed.query_type !== query_type) {
    fields.query_type = [{ code: 'other_type', values: { type: query_type } }]
  }
  if (
    claimed.audience_creator_query_id !== undefined &&
    claimed.audience_creator_query_id !== audience_creator_query_id
  ) {
    fields.audience_creator_query_id = [{ code: 'other_id' }]
  }
  if (Object.keys(fields).length > 0) throw new AppError('invalid', { fields })
}
