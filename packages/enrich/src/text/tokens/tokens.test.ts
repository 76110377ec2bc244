import { expect, test } from 'vitest'
import { tokensOf } from './tokens.ts'

test.each([
  { text: 'Hello, WORLD!', tokens: ['hello', 'world'] },
  { text: "Don’t stop — don't", tokens: ["don't", 'stop', "don't"] },
  { text: '#Win @You https://t.co/AbC', tokens: ['#win', '@you', 'https://t.co/abc'] },
  { text: 'ＡＢＣ ｶﾗｵｹ １２', tokens: ['abc', 'カラ', 'ラオ', 'オケ', '12'] },
  { text: '寿司を食べた', tokens: ['寿司', '司を', 'を食', '食べ', 'べた'] },
  { text: '猫 と 犬', tokens: ['猫', 'と', '犬'] },
  { text: '한국어 좋아', tokens: ['한국', '국어', '좋아'] },
  { text: '👍🏽 👍 ❤️ 🇯🇵', tokens: ['👍', '👍', '❤', '🇯🇵'] },
  { text: '👨‍👩‍👧 ok', tokens: ['👨', 'ok'] },
  { text: 'so good :) xD', tokens: ['so', 'good'] },
  { text: 'salt &amp; pepper', tokens: ['salt', 'pepper'] },
  { text: 'привет мир', tokens: ['привет', 'мир'] },
  { text: '', tokens: [] },
  { text: '... !!! ---', tokens: [] },
])('$text', ({ text, tokens }) => {
  expect(tokensOf(text)).toEqual(tokens)
})

test('a text longer than any before it is read whole', () => {
  expect(tokensOf('ab '.repeat(30_000)).length).toBe(30_000)
  expect(tokensOf('あ'.repeat(30_000)).length).toBe(29_999)
})

test('a broken half of a pair does no harm', () => {
  expect(tokensOf('\ud83d a \udc00 b')).toEqual(expect.arrayContaining(['a', 'b']))
})

test.each([
  { text: 'I bought $TEA today', tokens: ['i', 'bought', '$tea', 'today'] },
  { text: '$tea', tokens: ['$tea'] },
  { text: '$brk.b, $xd and $tea’s price', tokens: ['$brk.b', '$xd', 'and', '$tea', 'price'] },
  { text: 'tea for $5 or 5$tea', tokens: ['tea', 'for', '5', 'or', '5', 'tea'] },
  { text: '$teapots $', tokens: ['teapots'] },
])('a symbol of shares is a token of its own: $text', ({ text, tokens }) => {
  expect(tokensOf(text)).toEqual(tokens)
})
