import type { Cell, Row } from '@starling/contract'
import { type ColumnKind, type SectionId, sectionOf } from '@starling/sections'

export type Labels = Readonly<Record<string, string>>
export type Written = string | number | boolean | Date | null
export type TableColumn = { label: string; kind: ColumnKind }
export type Table = { title: string; columns: TableColumn[]; rows: Written[][] }

export const labelled = (labels: Labels, english: string): string =>
  Object.hasOwn(labels, english) ? labels[english]! : english

/** A section as rows of plain cells: what has two ends gets two columns, a list becomes one text. */
export function tableOf(section: SectionId, rows: readonly Row[], labels: Labels): Table {
  const { title, columns } = sectionOf(section)
  const shown = Object.entries(columns)
  return {
    title: labelled(labels, title),
    columns: shown.flatMap(([, { label, kind }]): TableColumn[] => {
      const name = labelled(labels, label)
      if (kind !== 'interval') return [{ label: name, kind }]
      return ['from', 'to'].map((end) => ({ label: `${name} (${labelled(labels, end)})`, kind }))
    }),
    rows: rows.map((row) => shown.flatMap(([name, { kind }]) => cellsOf(row[name] ?? null, kind))),
  }
}

function cellsOf(cell: Cell, kind: ColumnKind): Written[] {
  if (kind === 'interval') return Array.isArray(cell) ? [cell[0] ?? null, cell[1] ?? null] : [null, null]
  if (Array.isArray(cell)) return [cell.join(', ')]
  if ((kind === 'time' || kind === 'day') && typeof cell === 'number') return [new Date(cell * 1000)]
  return [cell]
}
