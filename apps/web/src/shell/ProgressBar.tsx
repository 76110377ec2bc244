import { useText } from '@starling/text'
import { useSyncExternalStore } from 'react'
import { progress } from '../floor/index.ts'

export function ProgressBar() {
  const { t } = useText()
  const value = useSyncExternalStore(progress.subscribe, progress.get)
  const busy = value < 1
  return (
    <div
      role="progressbar"
      aria-label={t('Loading')}
      aria-hidden={!busy}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(value * 100)}
      // A call that is answered at once leaves no flash: the bar comes slowly and goes slowly.
      className={`pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5 transition-opacity duration-200 ${
        busy ? 'opacity-100 delay-150' : 'opacity-0'
      }`}
    >
      <div
        className="h-full origin-left bg-accent transition-transform duration-200 ease-out"
        style={{ transform: `scaleX(${value})` }}
      />
    </div>
  )
}
