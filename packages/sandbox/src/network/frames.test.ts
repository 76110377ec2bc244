import { expect, test } from 'vitest'
import { framesOf } from './frames.ts'
import { worldOf } from './network.ts'

const MOST = 0.01
/** Languages with few posts in a day need more days to tell a hundredth. */
const EVERY_DAYS: [days: number, languages: string[]][] = [
  [4, ['en', 'ja']],
  [2, ['es', 'pt', 'ko', 'id']],
  [1, ['fr', 'de', 'it', 'ar']],
]

test('in the posts of a topic no frame has more than one in a hundred', () => {
  const world = worldOf({ seed: 5, accounts: 2000, posts: 350_000, now: new Date('2026-07-01T00:00:00Z') })
  const topics = EVERY_DAYS.flatMap(([days, languages]) => framesOf(world, days, languages))
  expect(topics.length).toBeGreaterThan(60)
  expect(new Set(topics.map(({ language }) => language)).size).toBe(10)
  expect(topics.map(({ topic }) => topic)).toEqual(
    expect.arrayContaining(['#coffee', '#football', '#コーヒー', '#旅行']),
  )
  // A share of a sample is off by its chance, the largest of many most of all.
  const over = topics.filter(({ most, posts }) => most > MOST + 2.5 * Math.sqrt((MOST * (1 - MOST)) / posts))
  expect(over.map(({ topic, most }) => `${topic} ${most}`)).toEqual([])
}, 120_000)
