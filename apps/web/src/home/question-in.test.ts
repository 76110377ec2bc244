import { expect, test } from 'vitest'
import { questionIn } from './question-in.ts'

test.each([
  ['coffee', { query_type: 'conversation', keywords: [['coffee']] }],
  ['coffee, tea + milk', { query_type: 'conversation', keywords: [['coffee'], ['tea', 'milk']] }],
  ['@KettleRow', { query_type: 'handle', handle: 'kettlerow' }],
  ['＠KettleRow', { query_type: 'handle', handle: 'kettlerow' }],
  ['https://x.com/KettleRow', { query_type: 'handle', handle: 'kettlerow' }],
  ['推し', { query_type: 'conversation', keywords: [['推し']] }],
  ['  ', null],
])('%s', (typed, question) => {
  expect(questionIn(typed)).toEqual(question)
})
