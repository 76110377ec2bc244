import type { QueryType } from '@starling/question'
import type { TextKey } from '@starling/text'

/** Friendly names and placeholders of the search (spec 2). */
export const QUERY_TYPE_WORDS: Record<QueryType, { name: TextKey; placeholder: TextKey; about: TextKey }> = {
  handle: {
    name: 'Handle analysis',
    placeholder: 'A handle, such as @brewlab',
    about: 'The people who follow an account, and what it posts.',
  },
  keyword: {
    name: 'Audience',
    placeholder: 'A hashtag or keywords, such as #espresso, oat milk',
    about: 'People whose posts contain certain words.',
  },
  conversation: {
    name: 'Conversation',
    placeholder: 'A topic, such as espresso',
    about: 'What is being said about a topic, and by whom.',
  },
  post: {
    name: 'Posts',
    placeholder: 'Post URLs, separated by commas', // spec 2
    about: 'People who liked, reposted, replied to or quoted certain posts.',
  },
}
