import { netInterval } from '@starling/engine'

type Moods = { negative: number; neutral: number; positive: number }

/** All of some days as one. Posts whose mood nobody could judge are in none of the three. */
export function moodOf(days: readonly Moods[]) {
  const sum = (of: keyof Moods) => days.reduce((total, day) => total + day[of], 0)
  const [negative, neutral, positive] = [sum('negative'), sum('neutral'), sum('positive')]
  const judged = negative + neutral + positive
  return {
    negative,
    neutral,
    positive,
    net: judged > 0 ? (positive - negative) / judged : null,
    net_interval: netInterval(negative, positive, judged),
  }
}
