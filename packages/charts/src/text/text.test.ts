import { describe, expect, test } from 'vitest'
import { clean, cut, wrap } from './cut.ts'
import { isRightToLeft } from './direction.ts'
import { measureByTable } from './measure.ts'
import { styleOf } from './style.ts'
import { write, writeBlock } from './write.ts'

const LABEL = styleOf('label')
const width = (text: string) => measureByTable(text, LABEL)

test.each([
  ['a word', 'a word'],
  ['two\n\tlines', 'two lines'],
  ['abc\u202edcba\u2066x', 'abc dcba x'],
  ['nul\u0000 and bell\u0007', 'nul and bell'],
  ['half \ud83d a pair', 'half \ufffd a pair'],
  ['  around  ', 'around'],
])('clean(%j) is %j', (text, expected) => expect(clean(text)).toBe(expected))

describe('cut', () => {
  test.each([
    ['fits', 200, 'fits'],
    ['a long name that does not fit', 80, /^a long.*…$/],
    ['👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 50, /^(👨‍👩‍👧‍👦)+…$/],
    ['日本語のとても長い名前', 60, /^日.*…$/],
    ['anything', 13, '…'],
    ['anything', 2, ''],
  ])('%s in %i', (text, box, expected) => {
    const shown = cut(text, box, LABEL, measureByTable)
    expect(shown).toMatch(expected instanceof RegExp ? expected : new RegExp(`^${expected}$`))
    expect(width(shown)).toBeLessThanOrEqual(box)
  })

  test('it is the longest that fits', () => {
    const text = 'abcdefghijklmnopqrstuvwxyz'
    const shown = cut(text, 100, LABEL, measureByTable)
    const longer = text.slice(0, shown.length)
    expect(width(`${longer}…`)).toBeGreaterThan(100)
  })
})

describe('wrap', () => {
  test.each([
    ['one two three four five six', 70],
    ['今朝の一杯。浅煎りのエチオピア、オレンジの香りがすごい。今週末までお店で。', 90],
    ['https://example.com/averyveryveryverylongaddresswithoutanyplacetobreak', 80],
    ['👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 40],
  ])('%s loses nothing and stays in %i', (text, box) => {
    const lines = wrap(text, box, 99, LABEL, measureByTable)
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
    for (const line of lines) expect(width(line)).toBeLessThanOrEqual(box)
  })

  test('no line begins with a full stop or ends with an open bracket', () => {
    for (let box = 60; box < 220; box += 3) {
      const lines = wrap('彼は「今日は暑い。」と言った。そして（静かに）帰った！', box, 99, LABEL, measureByTable)
      for (const line of lines) expect(line).not.toMatch(/^[。、！」）]|[「（]$/)
    }
  })

  test('the last line is cut where there is more', () => {
    const lines = wrap('one two three four five six seven', 70, 2, LABEL, measureByTable)
    expect(lines).toHaveLength(2)
    expect(lines[1]).toMatch(/…$/)
  })

  test.each(['', '   '])('nothing has no lines: %j', (text) => {
    expect(wrap(text, 100, 3, LABEL, measureByTable)).toEqual([])
  })
})

test.each([
  ['hello', false],
  ['123 قهوة', true],
  ['@שלום', true],
  ['日本', false],
  ['…', false],
])('isRightToLeft(%s) is %s', (text, expected) => expect(isRightToLeft(text)).toBe(expected))

test('a text keeps its whole when it is cut, and a block from the right stands on the right', () => {
  const place = { x: 10, y: 20, box: 60, role: 'label' } as const
  expect(write('short', place, measureByTable)).not.toHaveProperty('full')
  expect(write('far too long for this', place, measureByTable)).toMatchObject({ full: 'far too long for this' })
  const [line] = writeBlock('قهوة', { ...place, lines: 2, leading: 20 }, measureByTable)
  expect(line).toMatchObject({ x: 70, anchor: 'end' })
})

test.each([
  ['WWW', 'iii'],
  ['日本', 'ab'],
  ['👍', 'a'],
])('%s is wider than %s', (wide, narrow) => expect(width(wide)).toBeGreaterThan(width(narrow)))

test('a word without an end costs no more than the lines it is shown on', () => {
  let measured = 0
  const counting: typeof measureByTable = (text, style) => {
    measured += text.length
    return measureByTable(text, style)
  }
  const word = 'W'.repeat(2_000)
  const lines = wrap(word, 500, 100, LABEL, counting)
  expect(lines.join('')).toBe(word)
  for (const line of lines) expect(width(line)).toBeLessThanOrEqual(500)
  expect(cut(word, 500, LABEL, counting)).toMatch(/^W+…$/)
  // Line by line and letter by letter it was 98,000.
  expect(measured).toBeLessThan(20_000)
})
