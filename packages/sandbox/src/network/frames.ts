import { dayOf } from './calendar.ts'
import { COMMUNITIES } from './communities/communities.ts'
import { BOT, WINDOW_DAYS } from './population.ts'
import { postsOfDay, type World } from './posts.ts'

/** How often the frame that a topic uses most comes back in it, as a share of its posts. */
export type TopicFrames = { topic: string; language: string; posts: number; most: number }

/** Fewer say nothing about a hundredth. */
const ENOUGH = 400

/**
 * A frame is the words of a post without those that name things: lines of the language and the community, and their turns.
 * A topic is a community, or a matter that everybody talks about.
 */
export function framesOf(world: World, everyDays: number, languages?: readonly string[]): TopicFrames[] {
  const today = dayOf(world.people.now)
  const frames = new Map<string, { language: string; counts: Map<number, number> }>()
  for (let day = today - WINDOW_DAYS + 1; day < today; day += everyDays) {
    for (const { community, frame, author, repostOf, form, topic, language } of postsOfDay(world, day, languages)) {
      if (repostOf || world.people.kind[author] === BOT) continue
      const name = form === 'talk' ? `#${topic}` : COMMUNITIES[community]!.slug
      const { counts } = frames.get(name) ?? frames.set(name, { language, counts: new Map() }).get(name)!
      counts.set(frame, (counts.get(frame) ?? 0) + 1)
    }
  }
  return [...frames].flatMap(([topic, { language, counts }]) => {
    const posts = [...counts.values()].reduce((sum, count) => sum + count, 0)
    return posts < ENOUGH ? [] : [{ topic, language, posts, most: Math.max(...counts.values()) / posts }]
  })
}
