import { type AnswerTo, netIntervalBy } from '@starling/engine'

/** All posts at once, and how they are spread over their authors. */
export const WHOLE = { do: 'series', bucket: 'whole', by_author: true } as const
export type Whole = AnswerTo<typeof WHOLE>

const NO_POSTS = { negative: 0, neutral: 0, positive: 0, by_author: undefined }

/** The moods of posts whose authors were drawn. Posts whose mood nobody could judge are in none of the three. */
export function moodOf({ rows }: Pick<Whole, 'rows'>) {
  const { negative, neutral, positive, by_author } = rows[0] ?? NO_POSTS
  const judged = negative + neutral + positive
  return {
    negative,
    neutral,
    positive,
    net: judged > 0 ? (positive - negative) / judged : null,
    net_interval: netIntervalBy(negative, positive, judged, by_author?.moods),
  }
}
