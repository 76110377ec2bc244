import { withoutUnseen } from '@starling/question'
import type { SheetCell, SheetTable } from './table.ts'

/** Without it Excel takes Japanese for another encoding. */
export const BYTE_ORDER_MARK = '\uFEFF'
/** What a spreadsheet would run as a formula, in full width as well. Every handle written with @ is one (threat 21). */
const DANGEROUS = /^[\s\0]*[=+\-@\t\r\0＝＋－＠]/
/**
 * The same where a program that parts cells by another sign than a comma would begin a new one: quotes that do not
 * stand at the beginning of its cell are letters to it. A smile (`;-)`) runs nowhere.
 */
const DANGEROUS_WITHIN = /([;|\t\r\n]\s*)(?=[=+\-@＝＋－＠][\p{L}\p{N}"'(])/gu
const QUOTED = /[",\r\n\t]|^\s|\s$/

export function csvOf({ columns, rows }: SheetTable): string {
  const isDay = columns.map(({ kind }) => kind === 'day')
  const dated = rows.map((row) => row.map((cell, at) => (isDay[at] && cell instanceof Date ? dayOf(cell) : cell)))
  const lines = [columns.map(({ label }) => label), ...dated]
  return BYTE_ORDER_MARK + lines.map(csvLine).join('')
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10)

export const csvLine = (cells: readonly SheetCell[]): string => `${cells.map(cellOf).join(',')}\r\n`

/** Numbers and dates are ours and stay as they are; a text that could run gets an apostrophe before it. */
export function cellOf(value: SheetCell): string {
  if (value === null) return ''
  if (value instanceof Date) return value.toISOString()
  if (typeof value !== 'string') return String(value)
  const seen = withoutUnseen(value)
  const safe = (DANGEROUS.test(seen) ? `'${seen}` : seen).replace(DANGEROUS_WITHIN, "$1'")
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
