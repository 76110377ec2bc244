import { useText } from '@starling/text'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../IconButton.tsx'

/** Rises from below while rows are chosen, and stays in view with them. */
export function BulkBar({ count, onClear, children }: { count: number; onClear: () => void; children: ReactNode }) {
  const { t } = useText()
  const words = t('{{count}} selected', { count })
  return (
    <>
      <span role="status" className="sr-only">
        {count > 0 && words}
      </span>
      {count > 0 && (
        // The shell sets --bottom-bar where a bar of its own covers the foot of the window.
        <div className="pointer-events-none sticky bottom-[calc(1rem+var(--bottom-bar,0px))] z-30 mt-3 flex justify-center">
          <div
            role="toolbar"
            aria-label={words}
            className="pointer-events-auto flex max-w-full animate-rise flex-wrap items-center gap-2 rounded-card bg-raised py-2 pr-2 pl-4 shadow-float"
          >
            <span className="tabular mr-2 font-medium">{words}</span>
            {children}
            <IconButton label={t('Clear selection')} size="small" onClick={onClear}>
              <X size={16} strokeWidth={1.5} aria-hidden />
            </IconButton>
          </div>
        </div>
      )}
    </>
  )
}
