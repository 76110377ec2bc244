import { useText } from '@starling/text'
import { useVirtualizer } from '@tanstack/react-virtual'
import type { ReactNode } from 'react'
import { Skeleton } from '../Skeleton.tsx'
import type { TableColumn } from './columns.ts'
import { CELL, ROW_HEIGHT, TableRow } from './TableRow.tsx'
import type { DataTableModel } from './use-data-table.ts'

const VIRTUAL_ABOVE = 100 // not in the spec: up to here all rows are cheap, and the page's own search finds them

const SKELETON_WIDTHS = ['w-3/4', 'w-1/2', 'w-2/3', 'w-5/6', 'w-3/5']

export function TableBody<Row extends object>({
  model: { table },
  area,
  columns,
  rowName,
  rowActions,
  isSelectable,
  loadingRows,
  empty,
}: {
  model: DataTableModel<Row>
  area: HTMLElement | null
  columns: readonly TableColumn<Row>[]
  rowName: (row: Row) => string
  rowActions: ((row: Row) => ReactNode) | undefined
  isSelectable: boolean
  loadingRows: number
  empty: ReactNode
}) {
  const { t } = useText()
  const { rows } = table.getRowModel()
  const isVirtual = rows.length > VIRTUAL_ABOVE
  const virtual = useVirtualizer({
    count: rows.length,
    enabled: isVirtual,
    getScrollElement: () => area,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
  })
  const span = columns.length + (isSelectable ? 1 : 0) + (rowActions ? 1 : 0)

  if (loadingRows > 0) {
    return (
      <tbody>
        {Array.from({ length: loadingRows }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: these rows have nothing else to be known by
          <tr key={index} className="group/row">
            {Array.from({ length: span }, (_cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <td key={at} className={CELL}>
                {index === 0 && at === 0 && <span className="sr-only">{t('Loading')}</span>}
                <Skeleton className={`h-3 ${SKELETON_WIDTHS[(index + at) % SKELETON_WIDTHS.length]}`} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    )
  }

  if (rows.length === 0) {
    return (
      <tbody>
        <tr>
          <td colSpan={span}>
            {/* As wide as what is in view, not as the table: its words stay readable on a phone. */}
            <div className="sticky left-0 w-[100cqw] max-w-full">{empty}</div>
          </td>
        </tr>
      </tbody>
    )
  }

  const items = virtual.getVirtualItems()
  const first = items[0]
  const last = items.at(-1)
  const seen = isVirtual ? items.map(({ index }) => index) : rows.map((_row, index) => index)
  return (
    <tbody>
      {isVirtual && first && <Gap height={first.start} span={span} />}
      {seen.map((index) => {
        const row = rows[index]
        if (!row) return null
        return (
          <TableRow
            key={row.id}
            row={row}
            index={index}
            columns={columns}
            name={rowName(row.original)}
            actions={rowActions?.(row.original)}
            isSelectable={isSelectable}
            isVirtual={isVirtual}
          />
        )
      })}
      {isVirtual && last && <Gap height={virtual.getTotalSize() - last.end} span={span} />}
    </tbody>
  )
}

/** The room of the rows that are not drawn, so that the scroll bar tells the truth. */
function Gap({ height, span }: { height: number; span: number }) {
  if (height <= 0) return null
  return (
    <tr aria-hidden>
      <td colSpan={span} style={{ height }} />
    </tr>
  )
}
