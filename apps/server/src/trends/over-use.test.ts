import { expect, test } from 'vitest'
import { overUseByChance, scoreOverUse } from './over-use.ts'

const spans = { n: 100, before_n: 2_800 }

test('ten of a hundred posts beside one of 2,800', () => {
  const [topic] = scoreOverUse([{ topic: 'x', posts: 10, before_posts: 1, ...spans }], 50)
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
])('%s is no rise', (_, said) => {
  expect(overUseByChance(said, spans)).toBe(1)
  expect(scoreOverUse([{ ...said, ...spans }], 1)[0]!.significant).toBeNull()
})

test('what was never said before has no ratio, and the more was looked at the less is sure', () => {
  const said = [{ posts: 5, before_posts: 0, ...spans }]
  const [alone, of_many] = [1, 10_000_000].map((family) => scoreOverUse(said, family)[0]!)
  expect(alone).toMatchObject({ over_index: null, significant: 'over' })
  expect(of_many!.q_value).toBeGreaterThan(alone!.q_value)
  expect(of_many!.significant).toBeNull()
})

test('without posts before nothing can be compared', () => {
  expect(scoreOverUse([{ posts: 5, before_posts: 0, n: 9, before_n: 0 }], 1)[0]).toMatchObject({
    before_share: null,
    over_index: null,
    q_value: 1,
  })
})
