import type { ChartKind } from '@starling/sections'
import { SkeletonGroup } from '@starling/ui'
import { clsx } from 'clsx'

const BARS = [92, 78, 64, 58, 47, 41, 33, 28]
const LISTS: readonly ChartKind[] = ['table', 'post_cards', 'profile_card']
/** Below this a wait is not felt, and a flash would be. By style: thirty panels have no time for a clock each. */
const LATE = 'animate-appear [animation-delay:150ms] [animation-fill-mode:both]'

/** In the shape of what is awaited. */
export function SectionSkeleton({ kind }: { kind: ChartKind }) {
  return (
    <SkeletonGroup className={`flex grow flex-col ${LATE}`}>
      <div className="flex grow flex-col gap-4 motion-safe:animate-pulse">
        <Block className="h-9 w-40" />
        {LISTS.includes(kind) ? (
          <div className="grid gap-3">
            {Array.from({ length: kind === 'profile_card' ? 2 : 6 }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: all alike
              <Block key={at} className="h-10 w-full" />
            ))}
          </div>
        ) : kind === 'bars' ? (
          <div className="grid gap-3">
            {BARS.map((width) => (
              <div key={width} style={{ width: `${width}%` }}>
                <Block className="h-4 w-full" />
              </div>
            ))}
          </div>
        ) : kind === 'figure' ? null : (
          <Block className="min-h-32 w-full grow" />
        )}
      </div>
    </SkeletonGroup>
  )
}

const Block = ({ className }: { className: string }) => (
  <span aria-hidden className={clsx('block rounded-control bg-text/10', className)} />
)
