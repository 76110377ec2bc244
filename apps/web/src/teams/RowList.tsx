import { Skeleton, SkeletonGroup } from '@starling/ui'
import type { ReactNode } from 'react'

const CARD = 'divide-y divide-line rounded-card border border-line bg-raised shadow-card'

/** The rows of a table one below the other, for a phone. */
export function RowList<Row extends { id: string }>({
  label,
  rows,
  loading,
  empty,
  children,
}: {
  label: string
  rows: readonly Row[]
  loading: boolean
  empty?: ReactNode
  children: (row: Row) => ReactNode
}) {
  if (loading) {
    return (
      <SkeletonGroup className={CARD}>
        <div className="p-4">
          <Skeleton className="h-20 w-full" />
        </div>
      </SkeletonGroup>
    )
  }
  if (rows.length === 0) return <div className={CARD}>{empty}</div>
  return (
    <ul aria-label={label} className={CARD}>
      {rows.map((row) => (
        <li key={row.id} className="grid gap-3 p-4">
          {children(row)}
        </li>
      ))}
    </ul>
  )
}
