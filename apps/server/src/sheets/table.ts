import type { AnswerRow, Cell } from '@starling/contract'
import { type ColumnKind, type SectionId, sectionOf } from '@starling/sections'
import type { Say } from '@starling/text/both'

export type SheetCell = string | number | boolean | Date | null
export type SheetColumn = {
  label: string
  kind: ColumnKind
  /** Whole sentences, which want more room than a value. */
  isProse?: true
}
export type SheetTable = { title: string; columns: SheetColumn[]; rows: SheetCell[][] }

/** A section as rows of plain cells: what has two ends gets two columns, a list becomes one text. */
export function tableOf(section: SectionId, rows: readonly AnswerRow[], { t }: Say): SheetTable {
  const { title, columns } = sectionOf(section)
  const shown = Object.entries(columns)
  return {
    title: t(title),
    columns: shown.flatMap(([, { label, kind }]): SheetColumn[] => {
      const name = t(label)
      if (!isInterval(kind)) return [{ label: name, kind }]
      return [t('from'), t('to')].map((end) => ({ label: `${name} (${end})`, kind }))
    }),
    rows: rows.map((row) => shown.flatMap(([name, { kind }]) => cellsOf(row[name] ?? null, kind))),
  }
}

const isInterval = (kind: ColumnKind) => kind === 'interval' || kind === 'ratio_interval'

function cellsOf(cell: Cell, kind: ColumnKind): SheetCell[] {
  if (isInterval(kind)) return Array.isArray(cell) ? [cell[0] ?? null, cell[1] ?? null] : [null, null]
  if (Array.isArray(cell)) return [cell.join(', ')]
  if ((kind === 'time' || kind === 'day') && typeof cell === 'number') return [new Date(cell * 1000)]
  return [cell]
}
