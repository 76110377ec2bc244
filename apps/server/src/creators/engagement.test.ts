import { expect, test } from 'vitest'
import { engagementOf } from './engagement.ts'

const post = (like_count: number, rest = 0) => ({
  like_count,
  repost_count: rest,
  reply_count: rest,
  quote_count: rest,
})

test('the mean of the posts for each follower, with the interval of the mean', () => {
  const engagement = engagementOf([post(7, 1), post(14), post(16)], 100)
  expect(engagement).toMatchObject({ posts: 3, engagements: 40, mark: 'few' })
  expect(engagement.engagement_rate).toBeCloseTo(40 / 300, 10)
  // 10, 14, 16: mean 13.33, deviation 3.055; t of two degrees 4.303: ± 7.59
  expect(engagement.interval!.map((end) => +(end * 100).toFixed(2))).toEqual([5.74, 20.92])
})

test.each([
  ['no posts', [], 100, null, null],
  ['no followers', [post(3)], 0, null, null],
  ['one post has no interval', [post(3)], 10, 0.3, null],
  ['all alike', [post(2), post(2)], 10, 0.2, [0.2, 0.2]],
])('%s', (_, posts, followers, rate, interval) => {
  expect(engagementOf(posts, followers)).toMatchObject({ engagement_rate: rate, interval })
})
