import type { AnswerRow, Cell } from '@starling/contract'
import { type ColumnKind, type SectionId, sectionOf } from '@starling/sections'
import { offsetName } from '@starling/sections/names'
import type { Say } from '@starling/text/both'

export type SheetCell = string | number | boolean | Date | null
export type SheetColumn = {
  label: string
  kind: ColumnKind
  /** Whole sentences, which want more room than a value. */
  isProse?: true
}
export type SheetTable = { title: string; columns: SheetColumn[]; rows: SheetCell[][] }

/**
 * A section as rows of plain cells: what has two ends gets two columns, a list becomes one text. A day is written as its
 * date where it is a day of (`utc_offset_minutes`); heads of days and times say which clock they are of.
 */
export function tableOf(
  section: SectionId,
  rows: readonly AnswerRow[],
  { t }: Say,
  utc_offset_minutes = 0,
): SheetTable {
  const { title, columns, method } = sectionOf(section)
  // Follows are noted by days of the network's own clock.
  const moved = method === 'growth' ? 0 : utc_offset_minutes
  const shown = Object.entries(columns)
  return {
    title: t(title),
    columns: shown.flatMap(([, { label, kind }]): SheetColumn[] => {
      const name = t(label)
      if (kind === 'day') return [{ label: `${name} (${offsetName(moved)})`, kind }]
      if (kind === 'time') return [{ label: `${name} (${offsetName(0)})`, kind }]
      if (!isInterval(kind)) return [{ label: name, kind }]
      return [t('from'), t('to')].map((end) => ({ label: `${name} (${end})`, kind }))
    }),
    rows: rows.map((row) => shown.flatMap(([name, { kind }]) => cellsOf(row[name] ?? null, kind, moved * 60))),
  }
}

const isInterval = (kind: ColumnKind) => kind === 'interval' || kind === 'ratio_interval'

function cellsOf(cell: Cell, kind: ColumnKind, moved_s: number): SheetCell[] {
  if (isInterval(kind)) return Array.isArray(cell) ? [cell[0] ?? null, cell[1] ?? null] : [null, null]
  if (Array.isArray(cell)) return [cell.join(', ')]
  if (kind === 'time' && typeof cell === 'number') return [new Date(cell * 1000)]
  if (kind === 'day' && typeof cell === 'number') return [new Date((cell + moved_s) * 1000)]
  return [cell]
}
