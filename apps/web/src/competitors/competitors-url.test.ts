import { handleIn } from '@starling/question'
import { expect, test } from 'vitest'
import { readComparing, writeComparing } from './competitors-url.ts'

test.each([
  ['@KettleRow', 'kettlerow'],
  ['＠kettlerow ', 'kettlerow'],
  ['https://x.com/KettleRow?s=20', 'kettlerow'],
  ['twitter.com/kettlerow/', 'kettlerow'],
  ['kettle row', null],
  ['', null],
  ['https://example.com/kettlerow', null],
])('%s is %s', (typed, handle) => expect(handleIn(typed)).toBe(handle))

test.each([
  ['', { handle: '', competitors: null }],
  ['handle=Kettlerow', { handle: 'kettlerow', competitors: null }],
  ['handle=a&with=', { handle: 'a', competitors: [] }],
  ['handle=a&with=b,@C,b,a,not a handle', { handle: 'a', competitors: ['b', 'c'] }],
  ['handle=a&with=b,c,d,e,f,g', { handle: 'a', competitors: ['b', 'c', 'd', 'e', 'f'] }],
])('%s', (search, comparing) => {
  expect(readComparing(new URLSearchParams(search))).toEqual(comparing)
  expect(readComparing(writeComparing(comparing))).toEqual(comparing)
})
