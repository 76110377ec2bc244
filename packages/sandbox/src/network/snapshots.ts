import { postCount } from './accounts.ts'
import { DAY, dayOf, dayText } from './calendar.ts'
import { followSince, followUntil } from './graph.ts'
import { WINDOW_DAYS } from './population.ts'
import type { World } from './posts.ts'
import type { SnapshotRow } from './rows.ts'

/** Followers day by day, for the accounts that people look up. */
export function* snapshotRows(world: World, after: number): Generator<SnapshotRow> {
  const { people, graph, ids } = world
  const today = dayOf(people.now)
  const first = today - WINDOW_DAYS + 1
  for (const slot of mostFollowed(world)) {
    const gained = new Int32Array(WINDOW_DAYS)
    const followed = new Int32Array(WINDOW_DAYS)
    const count = (days: Int32Array, follower: number, target: number) => {
      const since = followSince(people, follower, target)
      if (since > people.now) return
      days[Math.max(0, dayOf(since) - first)]!++
      const until = followUntil(people, follower, target, since)
      if (until !== 0) days[Math.max(0, dayOf(until) - first)]!--
    }
    for (let at = graph.inStarts[slot]!; at < graph.inStarts[slot + 1]!; at++) count(gained, graph.followers[at]!, slot)
    graph.followed(slot, (target) => count(followed, slot, target))
    let followers = 0
    let follows = 0
    for (let day = first; day <= today; day++) {
      followers += gained[day - first]!
      follows += followed[day - first]!
      if (day < dayOf(people.created[slot]!) || (day + 1) * DAY <= after) continue
      yield {
        account_id: ids[slot]!,
        day: dayText(day),
        followers_count: followers,
        following_count: follows,
        post_count: postCount(world, slot, Math.min(people.now, (day + 1) * DAY)),
      }
    }
  }
}

const WATCHED_SHARE = 0.02

/** Leading accounts and brands first in each community, so that the set is the same at every anchor. */
function mostFollowed({ people, graph }: World): number[] {
  const potential = (slot: number) => graph.inStarts[slot + 1]! - graph.inStarts[slot]!
  const wanted = Math.min(3000, Math.max(60, Math.round(people.count * WATCHED_SHARE)))
  const sorted = Uint32Array.from({ length: people.count }, (_, slot) => potential(slot)).sort()
  const least = sorted[people.count - wanted]!
  const slots: number[] = []
  for (let slot = 0; slot < people.count && slots.length < wanted; slot++)
    if (potential(slot) >= least) slots.push(slot)
  return slots
}
