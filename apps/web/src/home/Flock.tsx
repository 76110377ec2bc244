import { clsx } from 'clsx'
import { useId, useLayoutEffect, useRef } from 'react'
import { dotsPath, FLOCK, FLOCK_HEIGHT, FLOCK_WIDTH } from './flock.ts'

const PATHS = FLOCK.map(dotsPath)
const GATHER_MS = 640
const STAGGER_MS = 320

/** The murmuration: many small dots, one shape. It gathers once, in under a second; under reduced motion it is simply there. */
export function Flock({ className }: { className?: string }) {
  const paintId = `${useId()}-paint`
  const flock = useRef<SVGGElement>(null)

  useLayoutEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const rows = [...(flock.current?.children ?? [])]
    const flights = rows.map((row, index) =>
      row.animate(
        [{ transform: `translate(-24px, ${36 * Math.sin(index * 0.7)}px)`, opacity: 0 }, { transform: 'none' }],
        {
          duration: GATHER_MS,
          delay: (STAGGER_MS * index) / rows.length,
          easing: 'cubic-bezier(0.22, 0.8, 0.24, 1)',
          fill: 'backwards',
        },
      ),
    )
    return () => {
      for (const flight of flights) flight.cancel()
    }
  }, [])

  return (
    <svg
      viewBox={`0 0 ${FLOCK_WIDTH} ${FLOCK_HEIGHT}`}
      className={clsx('block h-auto w-full overflow-visible', className)}
      aria-hidden
    >
      <linearGradient id={paintId} gradientUnits="userSpaceOnUse" x1="60" y1="380" x2="560" y2="60">
        <stop offset="0" className="[stop-color:var(--accent)]" />
        <stop offset="1" className="[stop-color:var(--accent-two)]" />
      </linearGradient>
      <g ref={flock} fill={`url(#${paintId})`}>
        {PATHS.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
    </svg>
  )
}
