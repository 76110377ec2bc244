import type { AskedQuestion } from '@starling/question'
import { expect, test } from 'vitest'
import { otherQuestion } from './other-question.ts'

const coffee: AskedQuestion = { query_type: 'conversation', keywords: [['coffee']], countries: ['JP'] }
const meant = (query: string, before?: string) => {
  const history = before === undefined ? [] : [{ role: 'person' as const, text: before }]
  const other = otherQuestion({ query, history, data: { question: coffee, sections: [] } })
  if (!other) return null
  return other.query_type === 'handle' ? `@${other.handle}` : 'keywords' in other ? other.keywords[0]![0] : ''
}

test.each([
  ['compare coffee with tea', 'tea'],
  ['Compare this to matcha latte.', 'matcha latte'],
  ['tea vs coffee', 'tea'],
  ['How do they differ from the followers of @BrewLab?', '@brewlab'],
  ['How does this audience compare to @brewlab’s followers?', '@brewlab'],
  ['How are these people different from people who post about tea?', 'tea'],
  ['What is the difference between coffee and tea?', 'tea'],
  ['これを紅茶と比べて', '紅茶'],
  ['coffeeと紅茶を比較してください', '紅茶'],
  ['@brewlabのフォロワーとどう違う？', '@brewlab'],
])('%s', (query, other) => {
  expect(meant(query)).toBe(other)
})

test.each([
  'Compare this with last month',
  'compare women with men',
  'How do they differ from everyone?',
  'compare tea with juice',
  'How many people are there?',
  'Compare this with a very long list of things that nobody would ever ask about',
  '先月と比べて',
  '業界平均と比べて',
  'and tea?',
])('%s names no other question', (query) => {
  expect(meant(query)).toBeNull()
})

test('a comparison is gone on with, and keeps the people of the question', () => {
  expect(meant('and matcha?', 'compare this with tea')).toBe('matcha')
  expect(meant('抹茶は？', 'これを紅茶と比べて')).toBe('抹茶')
  expect(meant('And in which countries?', 'compare this with tea')).toBe('tea')
  expect(meant('How old are they?', 'compare this with tea')).toBe('tea')
  expect(meant('Which day was the busiest?', 'compare this with tea')).toBeNull()
  expect(meant('投稿に最適な時間帯は？', 'これを紅茶と比べて')).toBeNull()
  expect(meant('Thanks', 'compare this with tea')).toBeNull()
  expect(otherQuestion({ query: 'compare this with tea', data: { question: coffee, sections: [] } })).toEqual({
    query_type: 'conversation',
    keywords: [['tea']],
    countries: ['JP'],
  })
})
