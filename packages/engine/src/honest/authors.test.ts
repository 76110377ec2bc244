import { expect, test } from 'vitest'
import { laterShare, shareAtWorst, shareByAuthor, tellingMoods, tellingPart } from './authors.ts'
import { netInterval } from './methods/moments.ts'
import { type SimulatedWorld, simulatedAuthors, simulatedSpans } from './simulated-authors.ts'
import { randomFrom } from './simulated-lists.ts'
import { wilson } from './statistics.ts'

test('where nobody wrote twice, posts are people', () => {
  const by_author = { squares: 30, crossed: 30 }
  expect(shareByAuthor(30, { known: 100, squares: 100 }, by_author)).toEqual(wilson(30, 100))
})

test('where each wrote ten, all or none of them about it, ten posts tell as much as one', () => {
  // 100 authors of ten posts, 30 of whom wrote of it in all ten.
  const [low, high] = shareByAuthor(300, { known: 1_000, squares: 10_000 }, { squares: 3_000, crossed: 3_000 })!
  const cost = (0.9 * (1 + (1.959963984540054 ** 2 + 1) / 2)) / 99
  const telling = 100 * (1 - cost)
  expect([low, high]).toEqual(wilson(0.3 * telling, telling))
})

test('one author tells nothing of others', () => {
  expect(shareByAuthor(3, { known: 10, squares: 100 }, { squares: 9, crossed: 30 })).toEqual([0, 1])
  const of = (count: number) => ({ squares: count ** 2, crossed: count * 10 })
  const moods = { judged: of(10), negative: of(2), neutral: of(3), positive: of(5), opposed: 10 }
  expect(tellingMoods(2, 5, 10, moods)).toBe(0)
})

test('of no posts nothing is told', () => {
  expect(shareByAuthor(0, { known: 0, squares: 0 }, { squares: 0, crossed: 0 })).toBeNull()
})

const WORLDS: SimulatedWorld[] = [
  { authors: 40, posts: 'several', alike: 0.1, share: 0.2 },
  { authors: 200, posts: 'several', alike: 0.3, share: 0.2 },
  { authors: 200, posts: 'few very many', alike: 0.1, share: 0.2 },
  { authors: 1_000, posts: 'one', alike: 0.3, share: 0.02 },
  { authors: 1_000, posts: 'several', alike: 0.1, share: 0.02 },
  { authors: 1_000, posts: 'few very many', alike: 0.1, share: 0.2 },
]
const CORPORA = 500

test('19 of 20 intervals of a share of posts hold the true share', () => {
  const random = randomFrom(1)
  const held = WORLDS.flatMap((world) =>
    Array.from({ length: CORPORA }, () => {
      const { posts, known, squares, of } = simulatedAuthors(world, random)
      const by_author = of((one) => one)
      return {
        ours: holds(shareByAuthor(posts, { known, squares }, by_author)!, world.share),
        plain: holds(wilson(posts, known)!, world.share),
      }
    }),
  )
  expectCovered(held.map(({ ours }) => ours))
  expect(shareOf(held.map(({ plain }) => plain))).toBeLessThan(0.9)
})

test('and so do those of the net mood', () => {
  const random = randomFrom(2)
  const held = WORLDS.flatMap((world) =>
    Array.from({ length: CORPORA }, () => {
      // Of each author's posts those that are not negative are positive: the net mood is 1 - 2 share.
      const { posts: negative, known, of } = simulatedAuthors(world, random)
      const positive = known - negative
      const moods = {
        judged: of((_, wrote) => wrote),
        negative: of((one) => one),
        neutral: of(() => 0),
        positive: of((one, wrote) => wrote - one),
        opposed: of(
          (one, wrote) => wrote - one,
          (one) => one,
        ).crossed,
      }
      const telling = tellingMoods(negative, positive, known, moods)
      const interval = netInterval((negative / known) * telling, (positive / known) * telling, telling)!
      return holds(interval, 1 - 2 * world.share)
    }),
  )
  expectCovered(held)
})

test('of two spans in which everybody wrote once, posts are people', () => {
  expect(laterShare(60, 40, { now: 60, before: 40, both: 100 })).toEqual(wilson(60, 100))
  expect(tellingPart(60, 40, { now: 60, before: 40, both: 100 })).toBe(1)
  expect(laterShare(0, 0, { now: 0, before: 0, both: 0 })).toBeNull()
  expect(tellingPart(0, 0, { now: 0, before: 0, both: 0 })).toBe(0)
})

test('19 of 20 intervals of a change hold the true one, also of people who write much at a time', () => {
  const random = randomFrom(4)
  const held = [1, 5].flatMap((at_a_time) =>
    [0.5, 0.65].flatMap((share) =>
      Array.from({ length: CORPORA }, () => {
        const { now, before, squares } = simulatedSpans({ authors: 300, at_a_time, share }, random)
        return {
          ours: holds(laterShare(now, before, squares)!, share),
          plain: holds(wilson(now, now + before)!, share),
        }
      }),
    ),
  )
  expectCovered(held.map(({ ours }) => ours))
  expect(shareOf(held.map(({ plain }) => plain))).toBeLessThan(0.9)
})

test('who writes much in both spans does not make a change unsure', () => {
  const random = randomFrom(5)
  const parts = Array.from({ length: 100 }, () => {
    const { now, before, squares } = simulatedSpans({ authors: 1_000, at_a_time: 1, share: 0.5 }, random)
    return tellingPart(now, before, squares)
  })
  expect(parts.reduce((sum, part) => sum + part, 0) / parts.length).toBeGreaterThan(0.9)
})

test('at worst, all posts of an author are one', () => {
  // 100 authors of ten posts: as where each wrote always or never of it.
  const posts = { known: 1_000, squares: 10_000 }
  expect(shareAtWorst(300, posts)).toEqual(shareByAuthor(300, posts, { squares: 3_000, crossed: 3_000 }))
  expect(shareAtWorst(0, { known: 0, squares: 0 })).toBeNull()
})

const holds = ([low, high]: [number, number], truth: number) => low <= truth && truth <= high
const shareOf = (held: readonly boolean[]) => held.filter(Boolean).length / held.length

function expectCovered(held: readonly boolean[]): void {
  expect(shareOf(held)).toBeGreaterThan(0.93)
  expect(shareOf(held)).toBeLessThan(0.97)
}
