import { expect, test } from 'vitest'
import { canOrder } from './ordering.ts'

test.each([
  ['top_accounts', 'lift'],
  ['most_interacted_hashtags', 'count'],
  ['audience_self_view', 'count'],
  ['subreddits', 'count'],
  // The order is what these are.
  ['similar_accounts', null],
  ['hashtags_used_by_handle', null],
  ['countries', null],
  ['conversation_posts', null],
] as const)('%s is by %s unless told', (id, order) => {
  expect(canOrder(id)).toBe(order)
})
