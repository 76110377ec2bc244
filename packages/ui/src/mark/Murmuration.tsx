import { clsx } from 'clsx'
import { useId, useLayoutEffect, useRef } from 'react'
import { FORM_HEIGHT, FORM_WIDTH, FORMS, type Form, origin } from './forms.ts'

const GATHER_MS = 720
const STAGGER_MS = 180

export type MurmurationProps = {
  form?: Form
  width?: number
  /** For the one most important thing of a screen; everywhere else the dots stay quiet. */
  iridescent?: boolean
  /** What is awaited. Without it the picture is decoration. */
  label?: string
  className?: string
}

/** Scattered dots that find a form once, in under a second. Under reduced motion they are simply there. */
export function Murmuration({ form = 'wing', width = 200, iridescent = false, label, className }: MurmurationProps) {
  const dots = FORMS[form]
  const paintId = `${useId()}-paint`
  const flock = useRef<SVGGElement>(null)

  // By script and not by style sheet: each dot comes from a place of its own. Without an animation engine the form is simply there.
  useLayoutEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const flights = FORMS[form].map(([x, y], index) => {
      const [fromX, fromY] = origin(index)
      return flock.current?.children[index]?.animate?.(
        [
          { transform: `translate(${fromX - x}px, ${fromY - y}px)`, opacity: 0 },
          { opacity: 1, offset: 0.4 },
          { transform: 'none' },
        ],
        {
          duration: GATHER_MS,
          delay: (STAGGER_MS * index) / FORMS[form].length,
          easing: 'cubic-bezier(0.22, 0.8, 0.24, 1)',
          fill: 'backwards',
        },
      )
    })
    return () => {
      for (const flight of flights) flight?.cancel()
    }
  }, [form])

  return (
    <svg
      width={width}
      height={(width * FORM_HEIGHT) / FORM_WIDTH}
      viewBox={`0 0 ${FORM_WIDTH} ${FORM_HEIGHT}`}
      className={clsx('max-w-full shrink-0 overflow-visible text-faint', className)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {iridescent && (
        <linearGradient id={paintId} gradientUnits="userSpaceOnUse" x1="30" y1="100" x2="170" y2="20">
          <stop offset="0" className="[stop-color:var(--accent)]" />
          <stop offset="1" className="[stop-color:var(--accent-two)]" />
        </linearGradient>
      )}
      <g ref={flock} fill={iridescent ? `url(#${paintId})` : 'currentColor'}>
        {dots.map(([x, y, radius]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} />
        ))}
      </g>
    </svg>
  )
}
