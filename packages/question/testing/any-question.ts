import * as fc from 'fast-check'
import type { AskedQuestion } from '../src/question.ts'
import { POST_ORDERS } from '../src/scope.ts'

const term = fc.string({ unit: 'grapheme', maxLength: 12 })
const terms = fc.array(term, { maxLength: 3 })
const second = fc.integer({ min: 0, max: 4_000_000_000 })
const common = {
  window: fc.tuple(second, second).map(([a, b]) => ({ since: Math.min(a, b), until: Math.max(a, b) })),
  countries: fc.array(fc.constantFrom('JP', 'us', ' Japan', ''), { maxLength: 3 }),
  post_ordering: fc.constantFrom(...POST_ORDERS),
  without_bots: fc.boolean(),
}

/** As a person or a program may put it: blanks, repeats and defaults included. */
export const anyQuestion: fc.Arbitrary<AskedQuestion> = fc.oneof(
  fc.record(
    {
      query_type: fc.constant('handle' as const),
      handle: fc.oneof(term, fc.constantFrom('@Nike', '＠nike ', 'https://x.com/Nike?s=20', '@ @x.com/nike')),
      ...common,
    },
    { requiredKeys: ['query_type', 'handle'] },
  ),
  fc.record(
    { query_type: fc.constant('post' as const), post_ids: fc.array(fc.stringMatching(/^\d{1,19}$/)), ...common },
    { requiredKeys: ['query_type', 'post_ids'] },
  ),
  fc.record(
    {
      query_type: fc.constantFrom('keyword' as const, 'conversation' as const),
      keywords: fc.array(terms, { maxLength: 4 }),
      synonyms: terms,
      excluded_keywords: terms,
      extra_keyword: term,
      extra_keyword_type: fc.constantFrom('and' as const, 'or' as const),
      share_of_voice: fc.array(fc.record({ name: term, terms }), { maxLength: 3 }),
      ...common,
    },
    { requiredKeys: ['query_type', 'keywords'] },
  ),
)
