import { expect, test } from 'vitest'
import { overUseByChance, type Said, type SpanSizes, scoreOverUse } from './over-use.ts'

const spans = { n: 100, before_n: 2_800 }

/** As if everybody wrote once. */
const byMany = ({ posts, before_posts, n }: Said & SpanSizes) => ({
  by_author: {
    crossed: posts,
    of_all: n,
    squares: { now: posts, before: before_posts, both: posts + before_posts },
  },
})
const said = <T extends Said & SpanSizes>(one: T) => ({ ...one, ...byMany(one) })

test('ten of a hundred posts beside one of 2,800', () => {
  const [topic] = scoreOverUse([said({ topic: 'x', posts: 10, before_posts: 1, ...spans })], 50)
  expect(topic).toMatchObject({
    share: 0.1,
    before_share: 1 / 2_800,
    over_index: 280,
    significant: 'over',
    mark: 'few',
  })
  // Wilson: (0.1 + 1.92 / 100 ± 1.96 √(0.09 / 100 + 0.96 / 10,000)) / 1.0384
  expect(topic!.interval!.map((end) => +end.toFixed(4))).toEqual([0.0552, 0.1744])
})

test.each([
  ['as often as before', { posts: 5, before_posts: 140 }],
  ['less than before', { posts: 1, before_posts: 140 }],
])('%s is no rise', (_, posts) => {
  expect(overUseByChance(posts, spans)).toBe(1)
  expect(scoreOverUse([said({ ...posts, ...spans })], 1)[0]!.significant).toBeNull()
})

test('what was never said before has no ratio, and the more was looked at the less is sure', () => {
  const once = [said({ posts: 5, before_posts: 0, ...spans })]
  const [alone, of_many] = [1, 10_000_000].map((family) => scoreOverUse(once, family)[0]!)
  expect(alone).toMatchObject({ over_index: null, significant: 'over' })
  expect(of_many!.q_value).toBeGreaterThan(alone!.q_value)
  expect(of_many!.significant).toBeNull()
})

test('without posts before nothing can be compared', () => {
  expect(scoreOverUse([said({ posts: 5, before_posts: 0, n: 9, before_n: 0 })], 1)[0]).toMatchObject({
    before_share: null,
    over_index: null,
    q_value: 1,
  })
})

test('of two people who write of it all day, nothing is sure', () => {
  // Twenty posts by two people, ten each, and none before: as if two had said it once.
  const squares = { now: 200, before: 0, both: 200 }
  const [topic] = scoreOverUse(
    [{ posts: 20, before_posts: 0, ...spans, by_author: { crossed: 200, of_all: 280, squares } }],
    1,
  )
  expect(topic!.significant).toBeNull()
  // Of twenty people it would be 0.13 to 0.29.
  expect(topic!.interval![0]).toBeLessThan(0.1)
  expect(topic!.interval![1]).toBeGreaterThan(0.4)
})
