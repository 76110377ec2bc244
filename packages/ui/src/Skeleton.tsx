import { useText } from '@starling/text'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useLate } from './use-late.ts'

const SKELETON_AFTER_MS = 150 // not in the spec: below this a wait is not felt, and a flash would be

/** Keeps the room of what is awaited from the start, and is seen only when the wait is felt. */
export function Skeleton({ className }: { className?: string }) {
  const late = useLate(SKELETON_AFTER_MS)
  return (
    <span
      aria-hidden
      data-late={late}
      className={clsx(
        'block rounded-control bg-text/10 motion-safe:animate-pulse',
        late ? 'transition-opacity' : 'opacity-0!',
        className ?? 'h-4 w-full',
      )}
    />
  )
}

/** One word for people who cannot see the skeletons inside. */
export function SkeletonGroup({ className, children }: { className?: string; children: ReactNode }) {
  const { t } = useText()
  return (
    <div className={className} aria-busy>
      <span role="status" className="sr-only">
        {t('Loading')}
      </span>
      {children}
    </div>
  )
}
