import { expect, test } from 'vitest'
import { phrasesOf, termKind, termsOf } from './words.ts'

test.each([
  {
    text: 'The best ramen in Tokyo, honestly #ramen 🍜🍜',
    terms: ['best', 'ramen', 'tokyo', 'honestly', '#ramen', '🍜'],
  },
  { text: '新作のラーメン食べた', terms: ['新作', 'ラーメン'] },
  { text: '한국어 좋아', terms: ['한국어', '좋아'] },
  {
    text: 'ask r/coffee or https://www.reddit.com/r/Espresso/top @you',
    terms: ['ask', 'coffee', 'r/coffee', 'r/espresso'],
  },
  { text: '10 20 x http://a.b/c', terms: [] },
  { text: 'a/r/b or/r/c', terms: [] },
  { text: 'R/coffee is open', terms: ['coffee', 'open', 'r/coffee'] },
  { text: 'HTTPS://WWW.REDDIT.COM/R/Espresso', terms: ['r/espresso'] },
  { text: 'reason #3, not #3d or #１２', terms: ['reason', '#3d'] },
  { text: 'green tea, not $TEA', terms: ['green', 'tea', '$tea'] },
])('terms of $text', ({ text, terms }) => {
  expect(termsOf(text).sort()).toEqual([...terms].sort())
})

test.each([
  { text: 'cold brew coffee', phrases: ['cold brew', 'cold brew coffee', 'brew coffee'] },
  { text: 'cup of tea. Best cup', phrases: ['cup of tea', 'best cup'] },
  { text: '新作のラーメン', phrases: ['新作のラーメン'] },
  { text: 'one #two three', phrases: [] },
  { text: 'cold #3 brew', phrases: [] },
  { text: 'buying $tea shares', phrases: [] },
  { text: 'sale r/espresso beans', phrases: ['espresso beans'] },
])('phrases of $text', ({ text, phrases }) => {
  expect(phrasesOf(text).sort()).toEqual([...phrases].sort())
})

test.each([
  ['#a', 'hashtag'],
  ['@a', 'mention'],
  ['r/a', 'subreddit'],
  ['ramen', 'keyword'],
  ['ラーメン', 'keyword'],
  ['🍜', 'emoji'],
  ['❤', 'emoji'],
])('%s is a %s', (term, kind) => expect(termKind(term)).toBe(kind))
