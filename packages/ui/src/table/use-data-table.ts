import {
  createSortedRowModel,
  type RowSelectionState,
  rowSelectionFeature,
  rowSortingFeature,
  type SortFn,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import { compareCells, sortableCell, type TableCell, type TableColumn } from './columns.ts'

const features = tableFeatures({ rowSortingFeature, rowSelectionFeature, sortedRowModel: createSortedRowModel() })
type Features = typeof features

export type DataTableModel<Row extends object> = ReturnType<typeof useDataTable<Row>>

export type SelectionProps = {
  /** Ids of the chosen rows; without it the table keeps them itself. */
  selected?: readonly string[] | undefined
  onSelectedChange?: ((ids: string[]) => void) | undefined
}

export function useDataTable<Row extends object>({
  columns,
  rows,
  rowId,
  selected,
  onSelectedChange,
}: SelectionProps & { columns: readonly TableColumn<Row>[]; rows: readonly Row[]; rowId: (row: Row) => string }) {
  const [own, setOwn] = useState<RowSelectionState>({})
  const rowSelection = useMemo(
    () => (selected ? Object.fromEntries(selected.map((id) => [id, true as const])) : own),
    [selected, own],
  )
  const definitions = useMemo(
    () =>
      columns.map((column) => ({
        id: column.id,
        accessorFn: (row: Row) => sortableCell(column.value(row)),
        enableSorting: column.sortable !== false,
        sortDescFirst: false, // spec 4: ascending, descending, cleared, for numbers too
        sortUndefined: 'last' as const,
        sortFn: ((one, other, id) =>
          compareCells(one.getValue<TableCell>(id), other.getValue<TableCell>(id))) as SortFn<Features, Row>,
      })),
    [columns],
  )
  const data = useMemo(() => [...rows], [rows])

  const table = useTable<Features, Row>({
    features,
    columns: definitions,
    data,
    getRowId: rowId,
    enableMultiSort: false,
    state: { rowSelection },
    onRowSelectionChange: (change) => {
      const next = typeof change === 'function' ? change(rowSelection) : change
      setOwn(next)
      onSelectedChange?.(Object.keys(next))
    },
  })

  // Not from the table's state: a row that was deleted meanwhile may still be named there.
  const chosen = rows.filter((row) => rowSelection[rowId(row)])
  return { table, chosen }
}
