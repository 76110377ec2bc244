import type { PrimitiveAnswers, SpreadRow } from '../../port/answers.ts'
import type { MethodContext } from '../answer.ts'
import type { FollowedList } from '../inputs.ts'
import { shareList, shareScores } from './shares.ts'

/** An account with this many followers has all the fame that influence counts. */
const FAME = 100_000_000

type Followed = PrimitiveAnswers['followed']
const counted = (row: Followed['rows'][number]) => ({ ...row, value: row.id })

export function followedList(
  answer: Followed,
  context: MethodContext,
  spread: readonly SpreadRow[] | undefined,
): FollowedList {
  const followers = new Map(answer.rows.map(({ id, followers_count }) => [id, followers_count]))
  const own = { ...answer, rows: answer.rows.map(counted) }
  const list = shareList(own, context, { spread })
  const rows = list.rows.map((row) => ({ ...row, followers_count: followers.get(row.value)! }))
  return { ...list, n: answer.n, rows }
}

/** Reach in the audience and fame everywhere, as one figure from 0 to 100: their geometric mean. */
export const influence = (share: number, followers_count: number): number =>
  100 * Math.sqrt(share * Math.min(1, Math.log10(1 + followers_count) / Math.log10(1 + FAME)))

/** 50: followed here as much as in the baseline; 100: followed only here. */
export const uniqueness = (share: number, baseline_share: number | null): number | null =>
  baseline_share === null ? null : (100 * share) / (share + baseline_share)

export function followedScores(list: FollowedList) {
  return shareScores(list).map((score, at) => ({
    ...score,
    influence: influence(score.share, list.rows[at]!.followers_count),
    uniqueness: uniqueness(score.share, score.baseline_share),
  }))
}

/** Jaccard's index of the audience and the account's followers; needs everybody of its kind, people or all, as the baseline. */
export function similarScores(list: FollowedList) {
  return followedScores(list).map((score) => ({
    ...score,
    similarity: score.count / (list.n + score.baseline_count - score.count),
  }))
}
