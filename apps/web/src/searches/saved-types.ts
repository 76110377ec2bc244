import type { ExploreSearch, SavedQueryType } from '@starling/contract/browser'
import type { AskedQuestion } from '@starling/question'
import type { TextKey } from '@starling/text'
import { type Analysis, DEFAULT_VIEW } from '../question/index.ts'

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

/** A question to be asked again; `days` are counted back from then. */
export type KeptQuestion = { question: AskedQuestion; days: number | null }

export const analysisOf = ({ question, days }: KeptQuestion): Analysis => ({
  query_type: question.query_type,
  question,
  view: { ...DEFAULT_VIEW, ...(days !== null && { days }) },
})

/** Those that Explore can show; what was built belongs to the builder. */
export const keptOf = ({ body, days }: Pick<ExploreSearch, 'body' | 'days'>): KeptQuestion | null =>
  body.query_type === 'builder' ? null : { question: body, days }
