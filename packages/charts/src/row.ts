import { type AnyRow, type Cells, type ColumnKind, type Columns, isAlone } from '@starling/sections'
import type { ChartWords, Format } from './format.ts'

export const numberAt = (row: AnyRow, column: string | undefined): number | null => {
  const value = column === undefined ? null : row[column]
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

export const intervalAt = (row: AnyRow, column: string | undefined): [low: number, high: number] | null => {
  const value = column === undefined ? null : row[column]
  if (!Array.isArray(value) || value.length !== 2) return null
  const [low, high] = value
  return Number.isFinite(low) && Number.isFinite(high) ? [low, high] : null
}

export const kindOf = (columns: Columns, column: string): ColumnKind => columns[column]?.kind ?? 'text'

const columnOfKind = (columns: Columns, kind: ColumnKind) =>
  Object.keys(columns).find((name) => columns[name]!.kind === kind)

export const markAt = (row: AnyRow, columns: Columns): Cells['mark'] => {
  const value = row[columnOfKind(columns, 'mark') ?? '']
  return value === 'faded' || value === 'few' ? value : null
}
export const arrowAt = (row: AnyRow, columns: Columns): Cells['arrow'] => {
  const value = row[columnOfKind(columns, 'arrow') ?? '']
  return value === 'over' || value === 'under' ? value : null
}

/** brand: a low base is faded. */
export const fade = (row: AnyRow, columns: Columns): { opacity?: number } =>
  markAt(row, columns) === null ? {} : { opacity: 0.6 }
/** brand: `*` at 50 or fewer. */
export const star = (row: AnyRow, columns: Columns): string => (markAt(row, columns) === 'few' ? '*' : '')

export const labelOf = (row: AnyRow, columns: Columns, column: string, format: Format): string =>
  format.short(kindOf(columns, column), row[column])

/** Beside the value itself: what makes a share honest. */
const SAID_TOO = ['count', 'people', 'posts', 'share', 'interval', 'net_interval', 'baseline_share', 'over_index']

/** The row in full, one line for each thing known. */
export function sayRow(
  row: AnyRow,
  columns: Columns,
  { name, values, format, words }: { name: string; values: readonly string[]; format: Format; words: ChartWords },
): string[] {
  const said = [...new Set([...values, ...SAID_TOO])].filter((column) => column in columns && row[column] != null)
  const lines = said.map(
    (column) => `${words.section(columns[column]!.label)}: ${format.full(kindOf(columns, column), row[column])}`,
  )
  const arrow = arrowAt(row, columns)
  const mark = markAt(row, columns)
  const alone = isAlone(row) ? [words.alone] : []
  return [name, ...lines, ...alone, ...(arrow ? [words[arrow]] : []), ...(mark ? [words[mark]] : [])]
}
