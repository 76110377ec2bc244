import { benjaminiHochberg, LEAST_PEOPLE } from '@starling/engine'
import { overUseByChance } from './over-use.ts'

/** What was said on one day: posts by term, how many posts there were, and what a term that is not listed has at most. */
export type DayOfTerms = { n: number; posts: ReadonlyMap<string, number>; unlisted: number }
export type Burst = { topic: string /** Index of the day. */; peak: number; from: number; to: number; chance: number }

/** A peak is at least so many times what the days before let expect; a day beside it still belongs to it at half of that. */
const LEAST_RISE = 3
const LEAST_BESIDE = 1.5
const MOST_BESIDE = 3
const FALSE_DISCOVERIES = 0.05

/**
 * Terms that stood out on a day against the `reach` days before it, the surest first; a term's later days of the same
 * peak are part of it. `family` is how many were looked at.
 */
export function findBursts(days: readonly DayOfTerms[], reach: number): { bursts: Burst[]; family: number } {
  const found: Burst[] = []
  let family = 0
  for (let day = reach; day < days.length; day++) {
    for (const [topic, posts] of days[day]!.posts) {
      if (posts < LEAST_PEOPLE) continue
      family++
      const before = sumOf(days, topic, day - reach, day)
      const { n } = days[day]!
      if (posts * before.n < LEAST_RISE * before.posts * n) continue
      const chance = overUseByChance({ posts, before_posts: before.posts }, { n, before_n: before.n })
      found.push({ topic, peak: day, ...extentOf(days, topic, day, before), chance })
    }
  }
  found.sort((a, b) => a.chance - b.chance || a.peak - b.peak || (a.topic < b.topic ? -1 : 1))
  const q_values = benjaminiHochberg(
    found.map(({ chance }) => chance),
    family,
  )
  const sure = found.filter((_, at) => q_values[at]! <= FALSE_DISCOVERIES)
  return { bursts: oncePerPeak(sure), family }
}

const postsOf = ({ posts, unlisted }: DayOfTerms, topic: string) => posts.get(topic) ?? unlisted

function sumOf(days: readonly DayOfTerms[], topic: string, from: number, to: number) {
  let posts = 0
  let n = 0
  for (let day = from; day < to; day++) {
    posts += postsOf(days[day]!, topic)
    n += days[day]!.n
  }
  return { posts, n }
}

/** The days beside the peak on which it was still above what is usual. */
function extentOf(days: readonly DayOfTerms[], topic: string, peak: number, before: { posts: number; n: number }) {
  const usual = before.n > 0 ? before.posts / before.n : 0
  const isAbove = (day: number) => {
    const one = days[day]
    if (!one) return false
    const posts = one.posts.get(topic) ?? 0
    return posts >= 2 && posts >= LEAST_BESIDE * usual * one.n
  }
  let from = peak
  let to = peak + 1
  while (peak - from < MOST_BESIDE && from > 0 && isAbove(from - 1)) from--
  while (to - peak <= MOST_BESIDE && isAbove(to)) to++
  return { from, to }
}

function oncePerPeak(bursts: readonly Burst[]): Burst[] {
  const kept: Burst[] = []
  for (const burst of bursts) {
    const isKnown = kept.some((one) => one.topic === burst.topic && one.from < burst.to && burst.from < one.to)
    if (!isKnown) kept.push(burst)
  }
  return kept
}
