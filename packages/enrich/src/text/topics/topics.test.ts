import { INTERESTS } from '@starling/catalog'
import { expect, test } from 'vitest'
import { scan } from '../tokens/scan.ts'
import { topicGroups } from './groups.ts'
import { TOPICS, topicsIn } from './topics.ts'

const named = (text: string) => {
  const names = new Map(INTERESTS.map(({ id, name }) => [id, name]))
  return topicsIn(scan(text)).map(({ value }) => names.get(value))
}

test.each([
  { text: 'The quarterback threw three passes, what an NFL night', topic: 'American Football' },
  { text: 'New album out now, listen on spotify', topic: 'Music' },
  { text: 'My puppy met a kitten', topic: 'Dogs' },
  { text: 'Learning #TypeScript and python', topic: 'Programming Languages' },
  { text: 'Premier League starts again', topic: 'Soccer' },
  { text: '#PremierLeague starts again', topic: 'Soccer' },
  { text: '昨日のラーメンが美味しかった', topic: 'Food & Drink' },
  { text: '新しいアニメの声優が豪華', topic: 'Animation & Anime' },
  { text: '甲子園の決勝、野球は熱い', topic: 'Baseball' },
  { text: '#猫 と暮らす', topic: 'Cats' },
  { text: 'Qué golazo de la selección', topic: 'Soccer' },
  { text: '新幹線で温泉へ', topic: 'Rail Travel' },
])('$topic: $text', ({ text, topic }) => {
  expect(named(text)).toContain(topic)
})

test.each(['', 'hello there', 'そうですね', 'I would like to go'])('no topic: "%s"', (text) => {
  expect(topicsIn(scan(text))).toEqual([])
})

test('more words for a topic make it surer, surest first, four at most', () => {
  const [one] = topicsIn(scan('tennis'))
  const [two] = topicsIn(scan('tennis at wimbledon'))
  expect(two!.confidence).toBeGreaterThan(one!.confidence)
  const many = topicsIn(scan('tennis wimbledon golf baseball nba cricket rugby movie coffee cat'))
  expect(many.length).toBe(4)
  expect(many.map(({ confidence }) => confidence)).toEqual(
    many.map(({ confidence }) => confidence).toSorted((a, b) => b - a),
  )
  expect(many[0]!.value).toBe('539')
})

test('every topic is an interest that may be inferred, and most belong to a topic of X-Topic', () => {
  const ids = new Set(INTERESTS.map(({ id }) => id))
  expect(TOPICS.filter((id) => !ids.has(id))).toEqual([])
  expect(topicGroups(['545'])).toEqual(['sports'])
  expect(topicGroups(['424'])).toEqual(['other_hobbies'])
})
