import type { ColumnKind } from '@starling/sections'
import writeExcelFile, { type Cell, type Sheet } from 'write-excel-file/node'
import type { SheetCell, SheetColumn, SheetTable } from './table.ts'
import { writable } from './writable.ts'

type Formats = Partial<Record<ColumnKind, string>>
const FORMATS: Formats = {
  count: '#,##0',
  known_count: '#,##0',
  share: '0.0%',
  interval: '0.0%',
  ratio: '0.00',
  ratio_interval: '0.00',
  score: '0.0',
  probability: '0.0000',
  time: 'yyyy-mm-dd hh:mm:ss',
  day: 'yyyy-mm-dd',
}
const WIDTHS: Partial<Record<ColumnKind, number>> = { text: 32, words: 48, time: 20, handle: 20, url: 24, id: 22 }
const WIDTH = 14
const PROSE_WIDTH = 110
/** As much as a cell and the name of a sheet hold. */
const MOST_LETTERS = 32_767
const MOST_IN_NAME = 31

/** A sheet a table; texts are typed as texts, so that none can be taken for a formula. */
export async function xlsxOf(tables: readonly SheetTable[]): Promise<Buffer> {
  const names = sheetNames(tables.map(({ title }) => title))
  const sheets = tables.map(
    ({ columns, rows }, at): Sheet<never> => ({
      sheet: names[at]!,
      stickyRowsCount: 1,
      columns: columns.map(({ kind, isProse }) => ({ width: isProse ? PROSE_WIDTH : (WIDTHS[kind] ?? WIDTH) })),
      data: [
        columns.map(({ label }): Cell => ({ value: printable(label), type: String, fontWeight: 'bold' })),
        ...rows.map((row) => row.map((value, index) => cellOf(value, columns[index]!))),
      ],
    }),
  )
  return writeExcelFile(sheets as Sheet<never>[]).toBuffer()
}

function cellOf(value: SheetCell, { kind, isProse }: SheetColumn): Cell {
  if (value === null || value === '') return null
  const format = FORMATS[kind] ? { format: FORMATS[kind] } : {}
  if (value instanceof Date) return { value, type: Date, format: FORMATS[kind] ?? FORMATS.time! }
  if (typeof value === 'number') return { value, type: Number, ...format }
  if (typeof value === 'boolean') return { value, type: Boolean }
  return { value: printable(value), type: String, ...(isProse && { wrap: true }) }
}

/** A text that looks like Excel's writing of a control character. */
const ESCAPE = /_x(?=[\dA-F]{4}_)/gi
const printable = (text: string) => writable(text).replace(ESCAPE, '_x005F_x').slice(0, MOST_LETTERS)

/** Excel forbids some letters, long names, and two alike in whatever case. */
export function sheetNames(titles: readonly string[]): string[] {
  const taken = new Set<string>()
  return titles.map((title, at) => {
    const plain =
      printable(title)
        .replace(/[[\]:*?/\\']/g, ' ')
        .trim() || `Sheet ${at + 1}`
    let name = cut(plain, MOST_IN_NAME)
    for (let copy = 2; taken.has(name.toLowerCase()); copy++) name = `${cut(plain, MOST_IN_NAME - 4)} ${copy}`
    taken.add(name.toLowerCase())
    return name
  })
}

const cut = (text: string, most: number) =>
  text
    .slice(0, most)
    .toWellFormed()
    .replace(/\ufffd$/, '')
    .trim()
