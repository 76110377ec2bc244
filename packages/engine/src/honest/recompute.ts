import type { ByAuthor } from '../port/answers.ts'
import { intervalOf } from './authors.ts'
import type { Inputs } from './inputs.ts'
import { markOf } from './marks.ts'
import { followedScores, similarScores } from './methods/followed.ts'
import { moodScores } from './methods/moments.ts'
import { clusterScores, pairScores } from './methods/pairs.ts'
import { byLowerEnd, oneList, shareScores } from './methods/shares.ts'

/** The scores of every row, in their order, from nothing but the downloaded inputs; docs/methods tells the formulas. */
export function recompute(inputs: Inputs): object[] {
  switch (inputs.method) {
    case 'size': {
      const { accounts, all_accounts } = inputs
      return [{ share: ratio(accounts, all_accounts) }]
    }
    case 'shares_of_people':
      return oneList(inputs.lists)
    case 'phrases':
      return byLowerEnd(inputs.lists.flatMap(shareScores))
    case 'shares_of_posts':
      return inputs.rows.map(({ value, count, by_author }) => ({
        value,
        count,
        ...shareOfPosts(count, inputs, by_author),
      }))
    case 'pairs':
      return pairScores(inputs)
    case 'topic_clusters':
      return clusterScores(inputs)
    case 'liked':
      return inputs.by_lift ? byLowerEnd(shareScores(inputs)) : shareScores(inputs)
    case 'top_accounts':
      return inputs.by_lift ? byLowerEnd(followedScores(inputs)) : followedScores(inputs)
    case 'similar_accounts':
      return similarScores(inputs)
    case 'sentiment':
      return moodScores(inputs.rows)
    case 'share_of_voice':
      return inputs.rows.map(({ name, posts, by_author }) => ({
        name,
        posts,
        ...shareOfPosts(posts, inputs, by_author),
      }))
    case 'activity':
      return inputs.rows.map(({ hour, posts, by_author }) => ({
        hour,
        posts,
        ...shareOfPosts(posts, inputs, by_author),
      }))
    // Everybody known here was looked at: there is no chance in it.
    case 'overlap':
      return inputs.rows.map((row) => ({ ...row, share: ratio(row.count, inputs.known), mark: markOf(inputs.known) }))
  }
}

function shareOfPosts(count: number, posts: { known: number; squares?: number }, by_author?: ByAuthor) {
  return {
    share: ratio(count, posts.known),
    interval: intervalOf(count, posts, by_author),
    mark: markOf(posts.known),
  }
}
const ratio = (count: number, n: number) => (n > 0 ? count / n : null)
