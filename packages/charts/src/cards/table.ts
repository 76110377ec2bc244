import type { AnyRow } from '@starling/sections'
import type { Mark } from '../drawing.ts'
import { leftOutNote } from '../note.ts'
import type { ChartTask } from '../options.ts'
import { fade, kindOf, numberAt } from '../row.ts'
import { clean } from '../text/cut.ts'
import { write, writeBlock } from '../text/write.ts'
import { cellText, type Fitted, fitColumns, readable } from './fit-columns.ts'

const MOST_ROWS = 12
const LINE = 34
const HEAD = 32
const HEAD_LEADING = 16

/** Rows and columns as far as there is room. */
export function table(task: ChartTask<'table'>) {
  const { rows, columns, width, words, measure, limit = MOST_ROWS } = task
  const shown = rows.slice(0, limit)
  const fitted = fitColumns(shown, task)
  const heads = fitted.map((one) =>
    writeBlock(
      words.section(columns[one.column]!.label),
      { ...placeOf(one), y: 20, box: one.width, role: 'axis', tone: 'muted', lines: 2, leading: HEAD_LEADING },
      measure,
    ),
  )
  const lines = Math.max(1, ...heads.map((head) => head.length))
  const top = HEAD + (lines - 1) * HEAD_LEADING
  const marks: Mark[] = heads.flatMap((head) =>
    head.map((mark) => ({ ...mark, y: mark.y + (lines - head.length) * HEAD_LEADING })),
  )
  marks.push({ kind: 'line', tone: 'line-strong', from: [0, top - 0.5], to: [width, top - 0.5], width: 1 })
  marks.push(...shown.flatMap((row, at) => lineOf(row, at, { top: top + at * LINE, fitted }, task)))
  const bottom = top + shown.length * LINE
  const note = leftOutNote(rows.length - shown.length, { ...task, top: bottom })
  return { marks: [...marks, ...note.marks], height: bottom + note.height, left_out: rows.length - shown.length }
}

const placeOf = ({ x, width, isNumber }: Fitted) => (isNumber ? { x: x + width, anchor: 'end' as const } : { x })

function lineOf(
  row: AnyRow,
  at: number,
  { top, fitted }: { top: number; fitted: readonly Fitted[] },
  task: ChartTask<'table'>,
): Mark[] {
  const { columns, width, measure } = task
  const rule = { from: [0, top + LINE - 0.5], to: [width, top + LINE - 0.5] } as const
  return [
    { kind: 'rect', tone: 'none', x: 0, y: top, width, height: LINE, row: at, say: sayOf(row, task) },
    { kind: 'rect', tone: 'line', x: 0, y: top, width, height: LINE, row: at, opacity: 0.4, reveal: true },
    ...fitted.map((one) => {
      const value = numberAt(row, one.column)
      const role = one.isNumber ? 'figure' : 'label'
      const place = { ...placeOf(one), y: top + 22, box: one.width, role, row: at, ...fade(row, columns) } as const
      return write(cellText(row, one, task), { ...place, ...(value === null ? {} : { value }) }, measure)
    }),
    { kind: 'line', tone: 'line', ...rule, width: 1, row: at },
  ]
}

/** Every column, also those that found no room. */
function sayOf(row: AnyRow, { columns, format, words }: ChartTask<'table'>): string[] {
  const [first, ...others] = readable(columns)
  const full = (column: string) => clean(format.full(kindOf(columns, column), row[column]))
  return [
    first === undefined ? '' : full(first),
    ...others
      .filter((column) => row[column] != null && row[column] !== '')
      .map((column) => `${words.section(columns[column]!.label)}: ${full(column)}`),
  ]
}
