import { expect, test } from 'vitest'
import { AskError } from './error.ts'
import { holds, parseTerm } from './terms.ts'

test.each([
  ['Ramen', { tokens: ['ramen'] }],
  ['cold brew', { tokens: ['cold', 'brew'] }],
  ['#Tokyo', { tokens: ['#tokyo'] }],
  ['ラーメン', { tokens: ['ラー', 'ーメ', 'メン'] }],
  ['寿司', { tokens: ['寿司'] }],
  ['猫', { within: '猫' }],
  ['🍜', { tokens: ['🍜'] }],
])('%s', (term, parsed) => expect(parseTerm(term)).toEqual(parsed))

test('nothing to look for', () => expect(() => parseTerm('?!')).toThrow(AskError))

test.each([
  ['猫が', '猫', true],
  ['猫', '猫', true],
  ['子猫', '猫', true],
  ['犬が', '猫', false],
  ['#猫', '猫', false],
])('%s holds %s: %s', (token, character, is) => expect(holds(token, character)).toBe(is))
