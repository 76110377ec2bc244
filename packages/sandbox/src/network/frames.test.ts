import { expect, test } from 'vitest'
import { dayOf } from './calendar.ts'
import { COMMUNITIES } from './communities/communities.ts'
import { worldOf } from './network.ts'
import { BOT } from './population.ts'
import { postsOfDay } from './posts.ts'

const NOW = new Date('2026-07-01T00:00:00Z')
const MOST = 0.01
/** Languages of few communities, or of a small sheet, repeat themselves sooner. */
const MOST_OF_SMALL = 0.05
const SMALL = ['ko', 'id', 'ar', 'es', 'pt']
/** Fewer say nothing about a hundredth. */
const ENOUGH = 400

/** A frame is the words of a post without those that name things: lines of the language and the community, and their turns. */
test('in the posts of a topic no frame has more than one in a hundred', () => {
  const world = worldOf({ seed: 5, accounts: 2000, posts: 350_000, now: NOW })
  const frames = COMMUNITIES.map(() => new Map<number, number>())
  for (let day = dayOf(NOW.getTime()) - 364; day < dayOf(NOW.getTime()); day += 6) {
    for (const { community, frame, author, repostOf } of postsOfDay(world, day)) {
      if (repostOf || world.people.kind[author] === BOT) continue
      frames[community]!.set(frame, (frames[community]!.get(frame) ?? 0) + 1)
    }
  }
  const most = frames.flatMap((counts, community) => {
    const posts = [...counts.values()].reduce((sum, count) => sum + count, 0)
    return posts < ENOUGH ? [] : [{ community: COMMUNITIES[community]!, share: Math.max(...counts.values()) / posts }]
  })
  expect(most.length).toBeGreaterThan(30)
  const bound = (language: string) => (SMALL.includes(language) ? MOST_OF_SMALL : MOST)
  const over = most.filter(({ community, share }) => share > bound(community.language))
  expect(over.map(({ community, share }) => `${community.slug} ${share}`)).toEqual([])
}, 120_000)
