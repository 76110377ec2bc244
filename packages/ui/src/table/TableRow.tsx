import { dateTime, fullNumber, shortDate, useText } from '@starling/text'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Checkbox } from '../form/Checkbox.tsx'
import type { TableColumn } from './columns.ts'
import type { DataTableModel } from './use-data-table.ts'

export const ROW_HEIGHT = 44
export const CELL = 'h-11 border-line border-b px-3 group-last/row:border-b-0'

function shown<Row>(column: TableColumn<Row>, row: Row): { content: ReactNode; full?: string } {
  if (column.show) return { content: column.show(row) }
  const value = column.value(row)
  if (value === null || value === undefined || value === '') return { content: <span className="text-faint">–</span> }
  if (value instanceof Date) return { content: shortDate(value), full: dateTime(value) }
  if (column.kind === 'date') return { content: shortDate(value) }
  if (typeof value === 'number') return { content: fullNumber(value) }
  return { content: value, full: value }
}

export function TableRow<Row extends object>({
  row,
  index,
  columns,
  name,
  actions,
  isSelectable,
  isVirtual,
}: {
  row: ReturnType<DataTableModel<Row>['table']['getRowModel']>['rows'][number]
  index: number
  columns: readonly TableColumn<Row>[]
  name: string
  actions: ReactNode
  isSelectable: boolean
  isVirtual: boolean
}) {
  const { t } = useText()
  const isChosen = isSelectable && row.getIsSelected()
  return (
    <tr
      // The head is row 1 to a screen reader.
      aria-rowindex={isVirtual ? index + 2 : undefined}
      data-chosen={isChosen || undefined}
      className="group/row bg-(--row) [--row:var(--raised)] hover:[--row:color-mix(in_oklab,var(--text)_4%,var(--raised))] data-chosen:[--row:color-mix(in_oklab,var(--accent-two)_12%,var(--raised))]"
    >
      {isSelectable && (
        <td className={clsx(CELL, 'pr-0')}>
          <span className="flex">
            <Checkbox
              aria-label={t('Select {{name}}', { name })}
              checked={isChosen}
              onChange={row.getToggleSelectedHandler()}
            />
          </span>
        </td>
      )}
      {columns.map((column, at) => {
        const { content, full } = shown(column, row.original)
        const look = clsx(
          CELL,
          'truncate',
          column.kind === 'number' && 'tabular text-right',
          column.kind === 'date' && 'tabular text-muted',
        )
        // The first column names the row, so that a screen reader can say whose number this is.
        return at === 0 ? (
          <th key={column.id} scope="row" title={full} className={clsx(look, 'text-left font-medium')}>
            {content}
          </th>
        ) : (
          <td key={column.id} title={full} className={look}>
            {content}
          </td>
        )
      })}
      {actions !== undefined && (
        // Held at the right edge of what is in view, over what is scrolled under it.
        <td className={clsx(CELL, 'sticky right-0 bg-(--row) pl-0')}>
          <div className="flex items-center justify-end gap-1">{actions}</div>
        </td>
      )}
    </tr>
  )
}
