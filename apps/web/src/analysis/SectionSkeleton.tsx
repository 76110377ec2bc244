import type { ChartKind } from '@starling/sections'
import { Skeleton, SkeletonGroup } from '@starling/ui'

const BARS = [92, 78, 64, 58, 47, 41, 33, 28]
const LISTS: readonly ChartKind[] = ['table', 'post_cards', 'profile_card']

/** In the shape of what is awaited. */
export function SectionSkeleton({ kind }: { kind: ChartKind }) {
  return (
    <SkeletonGroup className="flex grow flex-col gap-4">
      <Skeleton className="h-9 w-40" />
      {LISTS.includes(kind) ? (
        <div className="grid gap-3">
          {Array.from({ length: kind === 'profile_card' ? 2 : 6 }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: all alike
            <Skeleton key={at} className="h-10 w-full" />
          ))}
        </div>
      ) : kind === 'bars' ? (
        <div className="grid gap-3">
          {BARS.map((width) => (
            <div key={width} style={{ width: `${width}%` }}>
              <Skeleton className="h-4 w-full" />
            </div>
          ))}
        </div>
      ) : kind === 'figure' ? null : (
        <Skeleton className="min-h-32 w-full grow" />
      )}
    </SkeletonGroup>
  )
}
