import { say } from '@starling/text/both'
import { expect, test } from 'vitest'
import { formatOf } from './cells.ts'
import { headlineOf } from './read-row.ts'

const headline = (over_interval: [number, number] | null, language: 'en' | 'ja' = 'en') => {
  const row = { handle: 'brewlab', share: 0.38, interval: [0.3, 0.4], over_interval, over_index: 1.4 }
  const told = headlineOf('top_accounts', { rows: [row], n: 80 }, formatOf(say(language), 0), say(language))!
  return [told.figure, told.words, told.interval]
}

test('a headline says how many times as much only where that is clear', () => {
  expect(headline([2.94, 4])).toEqual(['2.9×', 'the baseline at least: @brewlab', '2.9× to 4.0×'])
})

test.each([[[0.9, 2.1]], [[1, 1.3]], [[1.04, 1.6]]] as [[number, number]][])(
  'an interval of %j is no difference in words, either',
  (interval) => {
    expect(headline(interval)).toEqual(['38.0%', '@brewlab, not clearly more than the baseline', '30.0% to 40.0%'])
    expect(headline(interval, 'ja')[1]).toBe('@brewlab（比較対象との明確な差なし）')
  },
)

test('with nobody to compare with, nothing is compared', () => {
  expect(headline(null)).toEqual(['38.0%', '@brewlab', '30.0% to 40.0%'])
})

test('the net mood of all days stands with its interval', () => {
  const day = { day: 0, posts: 10, positive: 6, negative: 2, neutral: 2, unsure: 0 }
  const told = (net_interval?: [number, number]) =>
    headlineOf('sentiment_analysis', { rows: [day], n: 10, net_interval }, formatOf(say('en'), 0), say('en'))!
  expect([told([0.1, 0.6]).figure, told([0.1, 0.6]).interval]).toEqual(['+40.0%', '10.0% to 60.0%'])
  expect(told().interval).toBeNull()
})
