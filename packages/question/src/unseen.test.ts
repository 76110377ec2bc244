import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { letterOf, lineOf } from './unseen.ts'

test.each([
  ['marks that turn direction', 'a\u202eb\u2066c\u200f\u061cd', 'abcd'],
  ['signs without width', 'S\u200bpr\u2060i\u00adn\ufeffg\u{e0041}', 'Spring'],
  ['joiners where nothing joins', 'Spr\u200ding\u200c 1', 'Spring 1'],
  ['ends of lines and tabs', ' a\r\n\tb\u2028c\u0085d  e ', 'a b c d e'],
  ['controls', 'a\u0007b\u001bc', 'abc'],
])('a line is without %s', (_, text, line) => {
  expect(lineOf(text)).toBe(line)
  expect(lineOf(line)).toBe(line)
})

test.each([
  ['an emoji of several', '👩🏽‍🚀 👨‍👩‍👧 ❤️‍🔥 1️⃣'],
  ['Persian', 'می‌خواهم'],
  ['Hindi and Sinhala', 'क्‍ष ශ්‍රී'],
  ['a variant of a letter', '葛\u{e0100}城'],
  ['a wide space', '山田　太郎'],
])('%s stays as it is', (_, text) => {
  expect(lineOf(text)).toBe(text)
})

test.each(['', ' ', '\n', '\u200b', '\u200d\ufe0f', '\u2800', '\u3164\uffa0', '\u0301', '\u00a0'])(
  'a line of which nothing is seen is none: %j',
  (text) => {
    expect(lineOf(text)).toBe('')
  },
)

test('a letter keeps its lines', () => {
  expect(letterOf(' Hello\u202e,\r\n\u2028\tsee\u200b you \n')).toBe('Hello,\n\n\tsee you')
})

test('a line is a line already', () => {
  const sign = fc.constantFrom('a', ' ', '\n', '\u200b', '\u200d', '\u202e', '👩', '\ufe0f', 'م', '\u2800', '\u{e0100}')
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(sign).map((signs) => signs.join('')),
  )
  fc.assert(
    fc.property(texts, (text) => {
      expect(lineOf(lineOf(text))).toBe(lineOf(text))
    }),
  )
})
