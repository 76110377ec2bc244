import { expect, test } from 'vitest'
import { linksIn, weightOf } from './post-text.ts'

/** By what X's own library (twitter-text 3.1.0) answers. */
test.each([
  ['see example.com now', 31],
  ['see example.com/a/b?c=d', 27],
  ['mail a@b.com', 12],
  ['https://example.com/a(b)c.', 24],
  ['https://example.com.', 24],
  ['foo.jp/x', 23],
  ['v1.2.3 is out', 13],
  ['file.txt, Node.js', 17],
  ['(https://example.com/x)', 25],
  ['https://日本語.jp/あ', 25],
  ['見てhttps://example.com/テスト', 33],
  ['http://localhost/a', 18],
  ['www.example.co.jp', 23],
  ['x https://t.co/abc）です', 31],
  ['1️⃣ ☕🇯🇵', 7],
])('X counts %j as %d', (text, weight) => expect(weightOf(text)).toBe(weight))

test('what a sentence puts around a link is not of it', () => {
  expect(linksIn('See (https://example.com/tea), example.org/a! and “shop.example.jp”.')).toEqual([
    'https://example.com/tea',
    'example.org/a',
    'shop.example.jp',
  ])
})
