import type { Answered } from '@starling/contract'
import { type Chart, type ColumnKind, type Columns, sectionOf } from '@starling/sections'
import { writable } from '../../sheets/index.ts'
import type { Showing } from './chart.ts'
import type { Slide } from './deck.ts'

const MOST_ROWS = 12
const MOST_COLUMNS = 6
/** Of a cell: more would leave room for a few rows only. */
const MOST_LINES = 2
/** Inches, at 11 points: what a letter takes, what one of a square does, a line, and what stands around them. */
const LETTER = { narrow: 0.1, square: 0.155, line: 0.215, around_x: 0.2, around_y: 0.1 }
/** From here on letters are as wide as they are high. */
const SQUARE = 0x2000
/** For programs, or said by another column. */
const UNREAD: readonly ColumnKind[] = ['url', 'id', 'mark', 'probability', 'cluster']

/** Texts want more room than figures, names and moments some more. */
const ROOM: Partial<Record<ColumnKind, number>> = { text: 2.6, words: 3, handle: 1.5, time: 1.5 }
const shareOf = (kind: ColumnKind) => ROOM[kind] ?? 1.1

/** The first rows as a table, as many as the slide has room for; of the hours of a week the fullest. */
export function tableOn(slide: Slide, { section, rows }: Answered, { say, format, place }: Showing): void {
  const { columns, chart }: { columns: Columns; chart: Chart } = sectionOf(section)
  const ordered =
    chart.kind === 'day_by_hour'
      ? rows.toSorted((one, other) => Number(other[chart.value]) - Number(one[chart.value]))
      : rows
  const read = Object.entries(columns)
    .filter(([, { kind }]) => !UNREAD.includes(kind))
    .slice(0, MOST_COLUMNS)
  const shares = read.map(([, { kind }]) => shareOf(kind))
  const all = shares.reduce((sum, share) => sum + share, 0)
  const widths = shares.map((share) => (place.w * share) / all)
  const head = read.map(([, { label }]) => say.t(label))
  const lines = ordered
    .slice(0, MOST_ROWS)
    .map((row) => read.map(([name, { kind }], at) => cut(writable(format.short(kind, row[name])), widths[at]!)))
  const { shown, heights } = fitted([head, ...lines], widths, place.h)
  slide.addTable(
    shown.map((cells, at) =>
      cells.map((text) => (at === 0 ? { text, options: { bold: true, color: '566070' } } : { text })),
    ),
    {
      x: place.x,
      y: place.y,
      w: place.w,
      colW: widths,
      fontSize: 11,
      color: '14181f',
      border: { type: 'solid', pt: 0.5, color: 'e4e5e0' },
      rowH: heights,
      valign: 'middle',
    },
  )
  const more = rows.length - (shown.length - 1)
  if (more > 0) slide.addNotes(say.t('{{rows}} more in the table', { rows: say.fullNumber(more) }))
}

/** As many rows as stand above the foot, each as high as its fullest cell. */
function fitted(rows: readonly string[][], widths: readonly number[], room: number) {
  const least = room / (MOST_ROWS + 1)
  const shown: string[][] = []
  const heights: number[] = []
  let taken = 0
  for (const cells of rows) {
    const lines = Math.max(...cells.map((text, at) => linesOf(text, widths[at]!)))
    const height = Math.max(least, lines * LETTER.line + LETTER.around_y)
    if (taken + height > room + 0.001) break
    taken += height
    shown.push(cells)
    heights.push(height)
  }
  return { shown, heights }
}

const wide = (letter: string) => (letter.codePointAt(0)! < SQUARE ? LETTER.narrow : LETTER.square)
const widthOf = (text: string) => [...text].reduce((sum, letter) => sum + wide(letter), 0)

/** As a program breaks them: between words, inside of one only where it is longer than a line. */
function linesOf(text: string, width: number): number {
  const room = width - LETTER.around_x
  let [lines, taken] = [1, 0]
  for (const word of text.split(/(?<=\s)|(?<=[\u3000-\u9fff])/u)) {
    const long = widthOf(word)
    if (taken > 0 && taken + widthOf(word.trimEnd()) > room) {
      lines += 1
      taken = 0
    }
    const broken = Math.max(0, Math.ceil(long / room) - 1)
    lines += broken
    taken += long - broken * room
  }
  return lines
}

/** The longest beginning that takes no more lines than it may. */
function cut(text: string, width: number): string {
  if (linesOf(text, width) <= MOST_LINES) return text
  const letters = [...text]
  const shortened = (length: number) => `${letters.slice(0, length).join('').trimEnd()}…`
  let length = Math.min(letters.length, Math.ceil(((width - LETTER.around_x) * MOST_LINES) / LETTER.narrow))
  while (length > 0 && linesOf(shortened(length), width) > MOST_LINES) length -= 1
  return shortened(length)
}
