import { currentLanguage, type Language } from '@starling/text'
import type { ReactNode } from 'react'

export type TableCell = string | number | Date | null | undefined

/** A column as data: what it holds decides how it sorts, aligns and is shown. */
export type TableColumn<Row> = {
  id: string
  label: string
  kind?: 'text' | 'number' | 'date'
  /** The value it sorts by, and shows unless `show` says otherwise. */
  value: (row: Row) => TableCell
  show?: (row: Row) => ReactNode
  sortable?: boolean
  /** In pixels. A text column without it takes what room is left. */
  width?: number
}

export type TableColumnKind = NonNullable<TableColumn<unknown>['kind']>

const WIDTHS: Record<TableColumnKind, number> = { text: 180, number: 104, date: 148 }

export function columnWidth({ kind = 'text', width }: Pick<TableColumn<never>, 'kind' | 'width'>): number {
  return width ?? WIDTHS[kind]
}

export function isFlexible({ kind = 'text', width }: Pick<TableColumn<never>, 'kind' | 'width'>): boolean {
  return kind === 'text' && width === undefined
}

const collators = new Map<Language, Intl.Collator>()

function collator(): Intl.Collator {
  const language = currentLanguage()
  const known = collators.get(language)
  if (known) return known
  const made = new Intl.Collator(language, { numeric: true, sensitivity: 'base' })
  collators.set(language, made)
  return made
}

/** Words in the order of the language, "Team 2" before "Team 10"; numbers and dates by size. */
export function compareCells(one: TableCell, other: TableCell): number {
  if (typeof one === 'string' || typeof other === 'string') return collator().compare(String(one), String(other))
  return Number(one) - Number(other)
}

/** Undefined for what has no place in an order; such rows stay last in both directions. */
export function sortableCell(cell: TableCell): TableCell {
  if (cell === null || cell === '') return undefined
  if (typeof cell === 'number' && Number.isNaN(cell)) return undefined
  if (cell instanceof Date && Number.isNaN(cell.getTime())) return undefined
  return cell
}
