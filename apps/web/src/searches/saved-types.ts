import type { ExploreSearch, SavedQueryType } from '@starling/contract/browser'
import type { TextKey } from '@starling/text'
import type { AskedQuestion } from '../analysis/analysis.ts'

// spec 2 and 3
export const SAVED_TYPES: Record<SavedQueryType, TextKey> = {
  handle_analysis: 'Handle analysis',
  audience_analysis: 'Audience',
  conversation_analysis: 'Conversation',
  post_analysis: 'Posts',
  audience_builder: 'Audience builder',
}

const QUERY_TYPES: Record<AskedQuestion['query_type'], SavedQueryType> = {
  handle: 'handle_analysis',
  keyword: 'audience_analysis',
  conversation: 'conversation_analysis',
  post: 'post_analysis',
}
export const savedTypeOf = ({ query_type }: AskedQuestion): SavedQueryType => QUERY_TYPES[query_type]

/** Those that Explore can show; what was built belongs to the builder. */
export const askedOf = (body: ExploreSearch['body']): AskedQuestion | null =>
  body.query_type === 'builder' ? null : body
