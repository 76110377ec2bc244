import type { AnyRow } from '@starling/sections'
import type { ChartTask } from '../options.ts'
import { clean } from '../text/cut.ts'

type Fields = Pick<ChartTask<'table'>, 'columns' | 'format' | 'words'>

/** A cell as text, where the section has such a column and the row something in it. */
export function fieldOf(row: AnyRow, column: string, { columns, format }: Fields): string {
  const kind = columns[column]?.kind
  return kind === undefined || row[column] == null || row[column] === '' ? '' : clean(format.short(kind, row[column]))
}

export const fieldLabel = (column: string, { columns, words }: Fields): string =>
  words.section(columns[column]?.label ?? column)

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** What stands in for a picture. */
export const initialOf = (...names: readonly string[]): string => {
  const name = names.map((one) => clean(one).replace(/^@/, '')).find((one) => one !== '') ?? ''
  const [first] = graphemes.segment(name)
  return (first?.segment ?? '').toLocaleUpperCase()
}

export const urlOf = (row: AnyRow, column: string): string | null => {
  const value = row[column]
  return typeof value === 'string' && value !== '' ? value : null
}
