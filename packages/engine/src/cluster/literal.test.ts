import { expect, test } from 'vitest'
import { atLeast, atMost, id, inIds, inTexts, name, number, text } from './literal.ts'

test.each([
  ['plain', `'plain'`],
  [`it's`, `'it\\'s'`],
  ['back\\slash', `'back\\\\slash'`],
  [`\\'`, `'\\\\\\''`],
  ['a\nb\tc\rd', `'a\\nb\\tc\\rd'`],
  ['zero\0byte', `'zero\\0byte'`],
  ['猫 🍜', `'猫 🍜'`],
  ['half \ud83d', `'half \ufffd'`],
])('%j is written as %s', (value, sql) => expect(text(value)).toBe(sql))

test.each([
  [1, '1'],
  [2 ** 53, '9007199254740992'],
  [1e21, '1000000000000000000000'],
  [0.5, '0.5'],
])('%d is written as %s', (value, sql) => expect(number(value)).toBe(sql))
test.each([Number.NaN, Number.POSITIVE_INFINITY])('%d is refused', (value) => {
  expect(() => number(value)).toThrow(RangeError)
})

test.each([
  [1.5, '2', '1'],
  [-1.5, '-1', '-2'],
  [Number.POSITIVE_INFINITY, '9007199254740991', '9007199254740991'],
  [-1e300, '-9007199254740991', '-9007199254740991'],
])('whole numbers from and up to %d', (value, from, to) => {
  expect([atLeast(value), atMost(value)]).toEqual([from, to])
})

test('ids keep all of their 64 bits', () => {
  expect(id(18446744073709551615n)).toBe('18446744073709551615')
  expect(id('0001789999999999999999')).toBe('1789999999999999999')
  expect(() => id('1; DROP')).toThrow(SyntaxError)
})

test('nothing is in an empty list', () => {
  expect(inIds('account_id', [])).toBe('0')
  expect(inTexts('handle', [])).toBe('0')
})

test.each(['', 'a b', 'a;b', 'a`b', '1a', 'a.b', 'x'.repeat(64)])('%j names no database', (value) => {
  expect(() => name(value)).toThrow(RangeError)
})
