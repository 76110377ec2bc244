import type { AnyRow } from '@starling/sections'
import { SECTION_IDS, sectionOf } from '@starling/sections'
import { beforeAll, describe, expect, test } from 'vitest'
import { draw } from './draw.ts'
import type { TextMark } from './drawing.ts'
import { loadWorld, type World } from './map/world.ts'
import { FORMAT, WORDS } from './testing/english.ts'
import { marksOf, numbersOf, reachOf, textsOf } from './testing/marks.ts'
import { rowsOf } from './testing/rows.ts'

let world: World
beforeAll(async () => {
  world = await loadWorld()
})
const WIDTHS = [254, 480, 1200]
const COUNTS = [1, 2, 7, 200]
/** What lights up behind a row reaches a little beyond it. */
const EDGE = 6

const drawn = (id: (typeof SECTION_IDS)[number], rows: readonly AnyRow[], width: number) =>
  draw(sectionOf(id), rows, { width, format: FORMAT, words: WORDS, world })

function faultsOf(mark: TextMark, { width, height }: { width: number; height: number }): string[] {
  const { x, y, width: wide } = reachOf(mark)
  return [
    wide > mark.box + 0.5 && 'is wider than its box',
    (x < -1 || x + wide > width + 1) && 'sticks out at a side',
    (y < -2 || mark.y > height) && 'sticks out above or below',
  ].flatMap((fault) => (fault ? [`${mark.text} ${fault} at ${width}`] : []))
}

describe.each(SECTION_IDS)('%s', (id) => {
  test.each(COUNTS)('%i rows at every width: numbers, boxes and edges hold', (count) => {
    for (const width of WIDTHS) {
      const rows = rowsOf(id, count)
      const { marks, height, left_out } = drawn(id, rows, width)
      expect(height).toBeGreaterThan(20)
      expect(marks.flatMap(numbersOf).filter((number) => !Number.isFinite(number))).toEqual([])
      expect(marksOf({ marks }, 'text').flatMap((mark) => faultsOf(mark, { width, height }))).toEqual([])
      const outside = marksOf({ marks }, 'rect').filter(
        ({ x, width: wide }) => x < -EDGE || x + wide > width + EDGE + 0.5,
      )
      expect(outside).toEqual([])
      const shown = new Set(marks.flatMap(({ row }) => row ?? []))
      if (sectionOf(id).chart.kind !== 'line') expect(shown.size + left_out).toBeGreaterThanOrEqual(count)
      expect(Math.max(...shown)).toBeLessThan(count)
      if (left_out > 0 && sectionOf(id).chart.kind !== 'figure')
        expect(textsOf({ marks })).toContain(WORDS.left_out(String(left_out)))
    }
  })

  test('every number that a mark shows is one of its row, to the last digit', () => {
    const rows = rowsOf(id, 40, 7)
    const { marks } = drawn(id, rows, 800)
    let checked = 0
    for (const { row, value } of marks) {
      if (row === undefined || value === undefined) continue
      if (!numbersOf(rows[row]).includes(value)) expect.fail(`${value} is not in row ${row}`)
      checked++
    }
    expect(checked).toBeGreaterThan(0)
  })

  test('no rows: it says so', () => {
    expect(textsOf(drawn(id, [], 480))).toEqual([WORDS.nothing])
  })

  test('cells that are missing or not numbers leave it whole', () => {
    const rows = rowsOf(id, 6).map((row) =>
      Object.fromEntries(Object.keys(row).map((column, at) => [column, [null, Number.NaN, undefined, ''][at % 4]])),
    )
    const { marks } = drawn(id, rows, 480)
    expect(marks.flatMap(numbersOf).filter((number) => !Number.isFinite(number))).toEqual([])
  })

  test('the same rows give the same drawing', () => {
    expect(drawn(id, rowsOf(id, 30), 640)).toEqual(drawn(id, rowsOf(id, 30), 640))
  })
})

const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
test.each([
  ['very long', LONG.repeat(4)],
  ['emoji', '👨‍👩‍👧‍👦'.repeat(60)],
  ['right to left', 'قهوة عربية ممتازة '.repeat(12)],
  ['Japanese', '珈琲と写真と旅行の好きな人々'.repeat(8)],
  ['one that turns its neighbours round', `abc\u202e${'evil '.repeat(40)}`],
])('a label that is %s is cut to its box and told in full', (_, label) => {
  const rows = rowsOf('share_of_voice', 3).map((row, at) => (at === 1 ? { ...row, name: label } : row))
  for (const width of WIDTHS) {
    const { marks } = drawn('share_of_voice', rows, width)
    const cut = marksOf({ marks }, 'text').find(({ full }) => full !== undefined)!
    expect(cut.text.endsWith('…')).toBe(true)
    expect(cut.full).toBe(label.replace('\u202e', ' ').trim())
    expect(marks.find(({ row, say }) => row === 1 && say)!.say![0]).toBe(label)
    expect(reachOf(cut).width).toBeLessThanOrEqual(cut.box)
    expect(cut.text).not.toMatch(/\u202e|\u200d…/)
  }
})
