import { clsx } from 'clsx'

const DOTS = [0, 1, 2, 3, 4, 5, 6, 7]

/** A ring of dots, one step at a time. Still under reduced motion; words beside it or its label say what is awaited. */
export function Spinner({ size = 16, label, className }: { size?: number; label?: string; className?: string }) {
  return (
    <span className={clsx('inline-grid shrink-0 place-items-center', className)}>
      <svg
        width={size}
        height={size}
        viewBox="0 0 16 16"
        fill="currentColor"
        aria-hidden="true"
        className="animate-turn"
      >
        {DOTS.map((dot) => {
          const angle = (dot / DOTS.length) * 2 * Math.PI
          return (
            <circle
              key={dot}
              cx={8 + 6 * Math.sin(angle)}
              cy={8 - 6 * Math.cos(angle)}
              r={0.8 + 0.11 * dot}
              opacity={0.25 + 0.107 * dot}
            />
          )
        })}
      </svg>
      {label && <span className="sr-only">{label}</span>}
    </span>
  )
}
