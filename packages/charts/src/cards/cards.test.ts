import type { AnyRow } from '@starling/sections'
import { sectionOf } from '@starling/sections'
import { describe, expect, test } from 'vitest'
import { draw } from '../draw.ts'
import { FORMAT, WORDS } from '../testing/english.ts'
import { marksOf, textsOf } from '../testing/marks.ts'
import { rowsOf } from '../testing/rows.ts'
import { initialOf } from './fields.ts'

const options = (width = 600) => ({ width, format: FORMAT, words: WORDS })
const post = (text: string, more: AnyRow = {}): AnyRow => ({ ...rowsOf('posts', 1)[0], text, ...more })

describe('profile', () => {
  const [row] = rowsOf('profile', 1)
  const card = (more: AnyRow = {}, width?: number) => draw(sectionOf('profile'), [{ ...row, ...more }], options(width))

  test('who, where and how large', () => {
    const texts = textsOf(card({ followers_count: 52_100 }))
    expect(texts).toEqual(expect.arrayContaining(['Blue Bottle Coffee', '52.1K', 'Followers', 'Following', 'Posts']))
  })
  test.each([
    [true, 1],
    [false, 0],
  ])('verified %s: %i seal', (verified, count) => {
    expect(marksOf(card({ verified }), 'polyline')).toHaveLength(count)
  })
  test('markup in a bio is only letters', () => {
    const bio = '<img src=x onerror=alert(1)>'
    expect(textsOf(card({ bio }))).toContain(bio)
  })
  test('the picture is named, never fetched here', () => {
    expect(marksOf(card({ avatar_url: 'https://media.test/a.png' }), 'picture')).toMatchObject([
      { url: 'https://media.test/a.png', initial: 'B' },
    ])
  })
})

test.each([
  [['Ada'], 'A'],
  [['', '@grace'], 'G'],
  [['👨‍👩‍👧‍👦 family'], '👨‍👩‍👧‍👦'],
  [['猿田彦'], '猿'],
  [['', ''], ''],
])('the initial of %j is %s', (names, expected) => expect(initialOf(...names)).toBe(expected))

describe('posts', () => {
  test('the picture of its author is named, or its initial stands alone', () => {
    const [one, other] = rowsOf('posts', 2)
    const rows = [
      { ...one, name: 'Ada', avatar_url: '/pictures/a' },
      { ...other, name: 'Bo', avatar_url: null },
    ]
    expect(marksOf(cards(rows), 'picture')).toMatchObject([
      { url: '/pictures/a', initial: 'A' },
      { url: null, initial: 'B' },
    ])
  })

  const cards = (rows: readonly AnyRow[], width?: number) => draw(sectionOf('posts'), rows, options(width))
  const boxes = (rows: readonly AnyRow[], width?: number) =>
    marksOf(cards(rows, width), 'rect').filter(({ hollow }) => hollow)

  test.each([
    [320, 1],
    [900, 2],
  ])('at %i in %i columns, no card on another', (width, columns) => {
    const found = boxes(rowsOf('posts', 8), width)
    expect(new Set(found.map(({ x }) => x)).size).toBe(columns)
    for (const a of found) {
      for (const b of found) {
        const apart = a === b || a.x !== b.x || a.y + a.height <= b.y || b.y + b.height <= a.y
        expect(apart).toBe(true)
      }
    }
  })
  test('a long post is cut and kept in full', () => {
    const text = 'word '.repeat(400).trim()
    const body = marksOf(cards([post(text)], 320), 'text').filter(({ size }) => size === 14)
    expect(body).toHaveLength(8)
    expect(body.at(-1)!.full).toBe(text)
  })
  test.each([
    ['positive', 'good'],
    ['negative', 'bad'],
    [null, undefined],
  ])('mood %s is %s, and said in words', (sentiment, tone) => {
    const drawing = cards([post('x', { sentiment })])
    expect(marksOf(drawing, 'circle').map((mark) => mark.tone)).toEqual(tone ? [tone] : [])
    if (sentiment) expect(textsOf(drawing)).toContain(sentiment)
  })
  test('eight of fifty', () => expect(cards(rowsOf('posts', 50)).left_out).toBe(42))
})

describe('table', () => {
  const table = (width: number, rows = rowsOf('largest_followers', 20)) =>
    draw(sectionOf('largest_followers'), rows, options(width))

  test.each([254, 320, 600, 1200])('at %i no number is cut, and cells of a row do not meet', (width) => {
    const cells = marksOf(table(width), 'text').filter(({ row }) => row === 3)
    expect(cells.length).toBeGreaterThan(1)
    for (const cell of cells) if (cell.value !== undefined) expect(cell.full).toBeUndefined()
    const spans = cells.map(({ x, box, anchor }) => (anchor === 'end' ? [x - box, x] : [x, x + box]))
    spans.sort((a, b) => a[0]! - b[0]!)
    for (const [at, span] of spans.slice(1).entries()) expect(span[0]).toBeGreaterThan(spans[at]![1]!)
  })
  test('on a phone: who, and the number they are ranked by', () => {
    expect(textsOf(table(300)).slice(0, 5)).toEqual(expect.arrayContaining(['Account', 'Followers']))
  })
  test('what found no room is told all the same', () => {
    const say = table(300).marks.find((mark) => mark.row === 2 && mark.say)!.say!
    for (const label of ['Bio', 'Following', 'Posts', 'Joined']) expect(say.join('\n')).toContain(`${label}: `)
  })
})
