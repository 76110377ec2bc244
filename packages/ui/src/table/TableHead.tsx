import { useText } from '@starling/text'
import { clsx } from 'clsx'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { Checkbox } from '../form/Checkbox.tsx'
import type { TableColumn } from './columns.ts'
import type { DataTableModel } from './use-data-table.ts'

const SORTS = { asc: 'ascending', desc: 'descending', none: 'none' } as const
const ICONS = { asc: ArrowUp, desc: ArrowDown, none: ChevronsUpDown } as const

const HEAD = 'sticky top-0 z-10 h-10 border-line border-b bg-raised px-3 font-medium text-12 text-muted'

export function TableHead<Row extends object>({
  model: { table, chosen },
  columns,
  isSelectable,
  hasActions,
}: {
  model: DataTableModel<Row>
  columns: readonly TableColumn<Row>[]
  isSelectable: boolean
  hasActions: boolean
}) {
  const { t } = useText()
  const count = table.getRowModel().rows.length
  return (
    <thead>
      <tr>
        {isSelectable && (
          <th scope="col" className={clsx(HEAD, 'pr-0')}>
            <span className="flex">
              <Checkbox
                aria-label={t('Select all rows')}
                disabled={count === 0}
                checked={count > 0 && chosen.length === count}
                indeterminate={chosen.length > 0 && chosen.length < count}
                onChange={(event) => table.toggleAllRowsSelected(event.target.checked)}
              />
            </span>
          </th>
        )}
        {columns.map((column) => {
          const sort = table.getColumn(column.id)?.getIsSorted() || 'none'
          const isNumber = column.kind === 'number'
          if (column.sortable === false) {
            return (
              <th key={column.id} scope="col" className={clsx(HEAD, isNumber ? 'text-right' : 'text-left')}>
                <span className="block truncate">{column.label}</span>
              </th>
            )
          }
          const Icon = ICONS[sort]
          return (
            <th key={column.id} scope="col" aria-sort={SORTS[sort]} className={HEAD}>
              <button
                type="button"
                onClick={() => table.getColumn(column.id)?.toggleSorting()}
                className={clsx(
                  'group/sort -mx-1.5 flex min-h-7 w-[calc(100%+0.75rem)] items-center gap-1 rounded-control px-1.5 hover:text-text pointer-coarse:min-h-10',
                  isNumber && 'flex-row-reverse',
                  sort !== 'none' && 'text-text',
                )}
              >
                <span className="truncate">{column.label}</span>
                <Icon
                  size={14}
                  strokeWidth={1.75}
                  aria-hidden
                  className={clsx(
                    'shrink-0',
                    sort === 'none' &&
                      'opacity-0 transition-opacity group-hover/sort:opacity-100 group-focus-visible/sort:opacity-100 pointer-coarse:opacity-100',
                  )}
                />
              </button>
            </th>
          )
        })}
        {hasActions && (
          <th scope="col" className={HEAD}>
            <span className="sr-only">{t('Actions')}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}
