import { expect, test } from 'vitest'
import { everyDay, everyHour, moodScores, netInterval } from './moments.ts'

const DAY = 86_400
const moment = (at: number, posts = 1) => ({ at, posts, negative: 0, neutral: posts, positive: 0, likes: 0 })

test.each([
  ['no post, no days', [], { since: 0, until: 10 * DAY }, []],
  ['from the first to the last without a window', [DAY, 3 * DAY], undefined, [1, 2, 3]],
  ['all days of the window', [2 * DAY], { since: 0, until: 4 * DAY }, [0, 1, 2, 3]],
  ['the day the window begins in is one of them', [2 * DAY], { since: DAY / 2, until: 3.5 * DAY }, [0, 1, 2, 3]],
])('%s', (_, days, window, expected) => {
  const filled = everyDay(
    days.map((at) => moment(at)),
    window,
  )
  expect(filled.map(({ at }) => at / DAY)).toEqual(expected)
  expect(filled.filter(({ posts }) => posts > 0).map(({ at }) => at)).toEqual(days)
})

test('days of another time zone stay on its midnight', () => {
  const tokyo = -9 * 3600
  const filled = everyDay([moment(tokyo + DAY), moment(tokyo + 3 * DAY)], { since: 0, until: 3 * DAY })
  expect(filled.map(({ at }) => at - tokyo)).toEqual([0, DAY, 2 * DAY, 3 * DAY])
})

test('a window of centuries is not filled', () => {
  expect(everyDay([moment(0)], { since: 0, until: 300 * 365 * DAY })).toHaveLength(1)
})

test('every hour of the week is there', () => {
  const hours = everyHour([moment(5, 3)])
  expect(hours).toHaveLength(168)
  expect(hours.filter(({ posts }) => posts > 0)).toEqual([{ hour: 5, posts: 3, by_author: { squares: 0, crossed: 0 } }])
})

test.each([
  [0, 10, 10],
  [10, 0, 10],
  [0, 1, 1],
  [5, 5, 10],
  [100, 300, 1_000],
])('the net mood of %i negative and %i positive of %i lies in its interval', (negative, positive, posts) => {
  const [low, high] = netInterval(negative, positive, posts)!
  const net = (positive - negative) / posts
  expect(low).toBeLessThan(high)
  expect(net).toBeGreaterThanOrEqual(low)
  expect(net).toBeLessThanOrEqual(high)
  expect([low >= -1, high <= 1]).toEqual([true, true])
})

test('the interval of 300 against 100 of 1,000', () => {
  // 1,002 posts: u = 300.5 / 1002, d = 100.5 / 1002; 0.1996 ± 1.96 √((0.4002 - 0.0398) / 1002)
  expect(netInterval(100, 300, 1_000)!.map((end) => +end.toFixed(4))).toEqual([0.1624, 0.2368])
})

test('a day of posts without a judgement has no mood', () => {
  expect(moodScores([{ at: 0, posts: 0, negative: 0, neutral: 0, positive: 0 }])[0]).toMatchObject({
    posts: 0,
    net: null,
    net_interval: null,
    unsure_share: null,
  })
  expect(moodScores([{ at: 0, posts: 3, negative: 0, neutral: 0, positive: 0 }])[0]).toMatchObject({
    posts: 0,
    net: null,
    unsure: 3,
    unsure_share: 1,
  })
})

test('what is unsure counts for no mood, and is a share of all', () => {
  expect(moodScores([{ at: 0, posts: 8, negative: 1, neutral: 2, positive: 3 }])[0]).toMatchObject({
    posts: 6,
    positive_share: 0.5,
    unsure: 2,
    unsure_share: 0.25,
  })
})
