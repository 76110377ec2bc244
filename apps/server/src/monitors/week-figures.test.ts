import { expect, test } from 'vitest'
import { countOf, followersOf, moodsOf, termsOf } from './week-figures.ts'

// Wilson's intervals by hand: 60 of 100 is 0.5020 to 0.6906, 50 of 100 0.4038 to 0.5962, 5 of 5 is 0.5655 to 1, 0 of 3 is 0 to 0.5615.
test.each([
  { now: 60, before: 40, interval: [1.008, 2.232], is_significant: true, mark: 'faded' },
  { now: 50, before: 50, interval: [0.677, 1.476], is_significant: false, mark: 'few' },
  { now: 5, before: 0, interval: [1.302, null], is_significant: true, mark: 'few' },
  { now: 0, before: 3, interval: [0, 1.28], is_significant: false, mark: 'few' },
  { now: 0, before: 0, interval: null, is_significant: false, mark: 'few' },
  { now: 300, before: 290, interval: [0.88, 1.215], is_significant: false, mark: null },
])('$now after $before', ({ now, before, interval, ...rest }) => {
  const count = countOf(now, before)
  expect(count).toMatchObject({ now, before, ...rest })
  const rounded = count.ratio_interval?.map((end) => end && Math.round(end * 1000) / 1000) ?? null
  expect(rounded).toEqual(interval)
})

test.each([
  [100, { gained: 30, lost: 5 }, 75, true],
  [100, { gained: 6, lost: 5 }, 99, false],
  [10, { gained: 0, lost: 0 }, 10, false],
])('%i followers after %j', (now, change, before, is_significant) => {
  expect(followersOf(now, change)).toMatchObject({ now, before, is_significant, ratio_interval: null })
})

test('the moods of two weeks: what is far apart is told from what is not', () => {
  const calm = { negative: 10, neutral: 30, positive: 12 }
  const same = moodsOf(calm, calm)
  expect(same).toMatchObject({ difference: 0, is_significant: false })
  expect(same.difference_interval![0]).toBeCloseTo(-same.difference_interval![1], 10)
  const better = moodsOf({ negative: 2, neutral: 20, positive: 40 }, calm)
  expect(better.difference).toBeCloseTo(38 / 62 - 2 / 52, 10)
  expect(better.is_significant).toBe(true)
  const few = moodsOf({ negative: 0, neutral: 0, positive: 1 }, { negative: 1, neutral: 0, positive: 0 })
  expect(few).toMatchObject({ difference: 2, is_significant: false })
  const none = moodsOf({ negative: 0, neutral: 0, positive: 0 }, calm)
  expect(none).toMatchObject({ now: { net: null, interval: null }, difference: null, difference_interval: null })
})

test('a term is new only where chance does not make it so, however many were looked at', () => {
  const counts = [
    { term: 'grinder', kind: 'keyword' as const, now: 40, before: 2 },
    { term: 'milk', kind: 'keyword' as const, now: 30, before: 28 },
  ]
  const posts = { now: 100, before: 100 }
  const [grinder, milk] = termsOf(counts, posts, 150)
  expect(grinder).toMatchObject({ share: 0.4, before_share: 0.02, is_significant: true })
  expect(milk).toMatchObject({ share: 0.3, is_significant: false })
  expect(grinder!.interval[0]).toBeCloseTo(0.3094, 4)
  const [weak] = termsOf([{ term: 'cup', kind: 'keyword', now: 14, before: 4 }], posts, 1)
  const [weaker] = termsOf([{ term: 'cup', kind: 'keyword', now: 14, before: 4 }], posts, 150)
  expect([weak!.is_significant, weaker!.is_significant]).toEqual([true, false])
  expect(termsOf(counts, { now: 100, before: 0 }, 2)[0]).toMatchObject({ before_share: null, is_significant: false })
})

/** Numbers from 0 to 1 that are the same each time. */
function chances(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
const among = (n: number, share: number, chance: () => number) =>
  Array.from({ length: n }, chance).filter((one) => one < share).length

const WEEKS = 500
test('19 of 20 intervals of a change hold the true one: of counts, and of moods', () => {
  const chance = chances(5)
  const ratios: boolean[] = []
  const differences: boolean[] = []
  for (const [now, before] of [
    [60, 60],
    [200, 100],
    [40, 120],
  ] as const) {
    for (let week = 0; week < WEEKS; week++) {
      // Each of many people writes with a small chance, in either week.
      const [low, high] = countOf(among(4_000, now / 4_000, chance), among(4_000, before / 4_000, chance))
        .ratio_interval!
      ratios.push(low <= now / before && now / before <= high!)
      const moods = (posts: number, share: number) => {
        const negative = among(posts, share, chance)
        return { negative, neutral: 0, positive: posts - negative }
      }
      const found = moodsOf(moods(now, 0.3), moods(before, 0.2)).difference_interval!
      differences.push(found[0] <= -0.2 && -0.2 <= found[1])
    }
  }
  for (const held of [ratios, differences]) {
    const share = held.filter(Boolean).length / held.length
    expect(share).toBeGreaterThan(0.93)
    expect(share).toBeLessThan(0.97)
  }
})
