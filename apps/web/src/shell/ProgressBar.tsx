import { useSyncExternalStore } from 'react'
import { progress } from '../floor/index.ts'

/** For the eye only: what loads says so itself, where it will stand. */
export function ProgressBar() {
  const value = useSyncExternalStore(progress.subscribe, progress.get)
  const busy = value < 1
  return (
    <div
      aria-hidden
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
