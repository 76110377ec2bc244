import type { Scope, Who, Window } from '@starling/question'
import type { Asking } from '../asking/index.ts'
import { moodOf, WHOLE } from '../asking/index.ts'
import type { SaidBy, SpanSizes } from './over-use.ts'

export const DAY = 86_400

export const within = (who: Who, window: Window): Scope => ({ who, posts: { by: 'audience' }, window })

export type CountedTopic = SaidBy & SpanSizes & { people: number }

/** Posts that hold a topic as a question about it would find them, and who wrote them; `before` ends where `now` begins. */
export async function countIn<T extends { topic: string }>(
  topics: readonly T[],
  who: Who,
  { now, before }: { now: Window; before: Window },
  { ask }: Asking,
): Promise<(T & CountedTopic)[]> {
  if (topics.length === 0) return []
  const names = topics.map(({ topic }) => ({ name: topic, terms: [topic] }))
  const both = { since: before.since, until: now.until }
  const [here, earlier, whole] = await Promise.all(
    [now, before, both].map(
      async (window) => (await ask(within(who, window), [{ do: 'shares', names, of_all: true }] as const))[0],
    ),
  )
  return topics.map((topic, at) => {
    const [{ posts, accounts: people, by_author }, then] = [here!.rows[at]!, earlier!.rows[at]!]
    const squares = {
      now: by_author.squares,
      before: then.by_author.squares,
      both: whole!.rows[at]!.by_author.squares,
    }
    return {
      ...topic,
      posts,
      people,
      before_posts: then.posts,
      by_author: { crossed: by_author.crossed, of_all: here!.squares, squares },
      n: here!.n,
      before_n: earlier!.n,
    }
  })
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
