import { useText } from '@starling/text'
import { type ReactNode, useState } from 'react'
import { Button } from '../Button.tsx'
import { BulkBar } from './BulkBar.tsx'
import { columnWidth, isFlexible, type TableColumn } from './columns.ts'
import { TableBody } from './TableBody.tsx'
import { TableHead } from './TableHead.tsx'
import { type SelectionProps, useDataTable } from './use-data-table.ts'

const SELECT_WIDTH = 40

export type DataTableProps<Row extends object> = SelectionProps & {
  /** What the table lists; heard, not seen. */
  label: string
  /** Kept the same from one drawing to the next, or the rows are sorted again each time. */
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
  /** The row in words; its first column unless told. */
  rowName?: (row: Row) => string
  /** Makes the rows selectable: what can be done with all the chosen ones. */
  bulkActions?: (rows: Row[], clear: () => void) => ReactNode
  /** Seen on hover and on keyboard focus. */
  rowActions?: (row: Row) => ReactNode
  actionsWidth?: number
  loading?: boolean
  /** Rows that are held free while the first answer is awaited. */
  loadingRows?: number
  /** Asks for the next rows; given only while there are more. */
  onMore?: (() => unknown) | undefined
  /** In place of "No results". */
  empty?: ReactNode
  /** The table scrolls inside this height. */
  maxHeight?: string
}

export function DataTable<Row extends object>({
  label,
  columns,
  rows,
  rowId,
  rowName = (row) => String(columns[0]?.value(row) ?? ''),
  selected,
  onSelectedChange,
  bulkActions,
  rowActions,
  actionsWidth = 96,
  loading = false,
  loadingRows = 6,
  onMore,
  empty,
  maxHeight = '70vh',
}: DataTableProps<Row>) {
  const { t } = useText()
  // Kept as state: the rows inside are drawn before it is there, and must hear when it is.
  const [area, setArea] = useState<HTMLElement | null>(null)
  const model = useDataTable({ columns, rows, rowId, selected, onSelectedChange })
  const isSelectable = bulkActions !== undefined || selected !== undefined || onSelectedChange !== undefined
  const hasActions = rowActions !== undefined
  const clear = () => model.table.resetRowSelection(true)
  const minWidth =
    columns.reduce((sum, column) => sum + columnWidth(column), 0) +
    (isSelectable ? SELECT_WIDTH : 0) +
    (hasActions ? actionsWidth : 0)

  return (
    <div className="min-w-0">
      <section
        ref={setArea}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard cannot scroll a wide or long table
        tabIndex={0}
        className="relative overflow-auto overscroll-x-contain rounded-card border border-line bg-raised shadow-card [container-type:inline-size]"
        style={{ maxHeight }}
      >
        <table
          aria-label={label}
          aria-busy={loading}
          aria-rowcount={rows.length + 1}
          className="w-full table-fixed border-separate border-spacing-0 text-14"
          style={{ minWidth }}
        >
          <colgroup>
            {isSelectable && <col style={{ width: SELECT_WIDTH }} />}
            {columns.map((column) => (
              <col key={column.id} style={isFlexible(column) ? undefined : { width: columnWidth(column) }} />
            ))}
            {hasActions && <col style={{ width: actionsWidth }} />}
          </colgroup>
          <TableHead model={model} columns={columns} isSelectable={isSelectable} hasActions={hasActions} />
          <TableBody
            model={model}
            area={area}
            columns={columns}
            rowName={rowName}
            rowActions={rowActions}
            isSelectable={isSelectable}
            loadingRows={loading && rows.length === 0 ? loadingRows : 0}
            empty={empty ?? <p className="py-10 text-center text-muted">{t('No results')}</p>}
          />
        </table>
      </section>
      {onMore && !(loading && rows.length === 0) && (
        <div className="mt-3 flex justify-center">
          <Button busy={loading} onClick={onMore}>
            {t('Show more results')}
          </Button>
        </div>
      )}
      {bulkActions && (
        <BulkBar count={model.chosen.length} onClear={clear}>
          {bulkActions(model.chosen, clear)}
        </BulkBar>
      )}
    </div>
  )
}
