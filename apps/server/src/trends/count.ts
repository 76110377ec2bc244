import type { Scope, Who, Window } from '@starling/question'
import type { Asking } from '../asking/index.ts'
import { moodOf, WHOLE } from '../asking/index.ts'
import type { Said, SpanSizes } from './over-use.ts'

export const DAY = 86_400

export const within = (who: Who, window: Window): Scope => ({ who, posts: { by: 'audience' }, window })

export type CountedTopic = Said & SpanSizes & { people: number }

/** Posts that hold a topic as a question about it would find them, and who wrote them. */
export async function countIn<T extends { topic: string }>(
  topics: readonly T[],
  who: Who,
  { now, before }: { now: Window; before: Window },
  { ask }: Asking,
): Promise<(T & CountedTopic)[]> {
  if (topics.length === 0) return []
  const shares = { do: 'shares' as const, names: topics.map(({ topic }) => ({ name: topic, terms: [topic] })) }
  const [[here, { posts: n }], [earlier, { posts: before_n }]] = await Promise.all([
    ask(within(who, now), [shares, { do: 'size' }] as const),
    ask(within(who, before), [shares, { do: 'size' }] as const),
  ])
  return topics.map((topic, at) => ({
    ...topic,
    posts: here.rows[at]!.posts,
    people: here.rows[at]!.accounts,
    before_posts: earlier.rows[at]!.posts,
    n,
    before_n,
  }))
}

/** Posts about a topic day by day from `before` to the end of `now`, and the mood of `now`. */
export async function daysOf(
  topic: string,
  who: Who,
  { now, before, utc_offset_minutes }: { now: Window; before: Window; utc_offset_minutes: number },
  { ask }: Asking,
) {
  const window = { since: before.since, until: now.until }
  const scope: Scope = { who, posts: { by: 'audience', about: { groups: [[topic]] } }, window }
  const [[{ rows }], [whole]] = await Promise.all([
    ask(scope, [{ do: 'series', bucket: 'day', utc_offset_minutes }] as const),
    ask({ ...scope, window: now }, [WHOLE] as const),
  ])
  const posts = new Map(rows.map((day) => [day.at, day.posts]))
  const count = Math.round((window.until - window.since) / DAY)
  return {
    days: Array.from({ length: count }, (_, day) => window.since + day * DAY).map((at) => ({
      at,
      posts: posts.get(at) ?? 0,
    })),
    mood: moodOf(whole),
  }
}
