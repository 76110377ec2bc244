import { type BaseMark, markOf, Z_95 } from '@starling/engine'

type Post = { like_count: number; repost_count: number; reply_count: number; quote_count: number }
export type Engagement = {
  posts: number
  engagements: number
  engagement_rate: number | null
  interval: [number, number] | null
  mark: BaseMark
}

/** Two-sided 95% points of Student's t by degrees of freedom; beyond them the normal curve's. */
const T_95 = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131, 2.12, 2.11,
  2.101, 2.093, 2.086, 2.08, 2.074, 2.069, 2.064, 2.06, 2.056, 2.052, 2.048, 2.045, 2.042,
]

/** Engagement a post for each follower; the interval is that of the mean over the posts (docs/methods/creators.md). */
export function engagementOf(posts: readonly Post[], followers: number): Engagement {
  const each = posts.map((post) => post.like_count + post.repost_count + post.reply_count + post.quote_count)
  const engagements = each.reduce((sum, count) => sum + count, 0)
  const n = each.length
  const counted = { posts: n, engagements, mark: markOf(n) }
  if (n === 0 || followers <= 0) return { ...counted, engagement_rate: null, interval: null }
  const mean = engagements / n
  if (n === 1) return { ...counted, engagement_rate: mean / followers, interval: null }
  const variance = each.reduce((sum, count) => sum + (count - mean) ** 2, 0) / (n - 1)
  const half = (T_95[n - 2] ?? Z_95) * Math.sqrt(variance / n)
  return {
    ...counted,
    engagement_rate: mean / followers,
    interval: [Math.max(0, mean - half) / followers, (mean + half) / followers],
  }
}
