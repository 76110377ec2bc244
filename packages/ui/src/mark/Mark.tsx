import { clsx } from 'clsx'
import { useId } from 'react'
import { MARK_BOX, MARK_DOTS, MARK_DOTS_SMALL } from './mark-dots.ts'

export type MarkProps = {
  /** 16 to 96 px. */
  size?: number
  /** `plain` is drawn in the colour of the text around it. */
  tone?: 'iridescent' | 'plain'
  /** Left empty where the name already stands beside the mark. */
  title?: string
  className?: string
}

export function Mark({ size = 32, tone = 'iridescent', title = 'Starling', className }: MarkProps) {
  const paintId = `${useId()}-paint`
  return (
    <svg
      width={size}
      height={size}
      viewBox={`0 0 ${MARK_BOX} ${MARK_BOX}`}
      className={clsx('shrink-0', className)}
      role={title ? 'img' : undefined}
      aria-label={title || undefined}
      aria-hidden={title ? undefined : true}
    >
      {title ? <title>{title}</title> : null}
      {tone === 'iridescent' && (
        <linearGradient id={paintId} gradientUnits="userSpaceOnUse" x1="4" y1="26" x2="29" y2="6">
          <stop offset="0" className="[stop-color:var(--accent)]" />
          <stop offset="1" className="[stop-color:var(--accent-two)]" />
        </linearGradient>
      )}
      <g fill={tone === 'iridescent' ? `url(#${paintId})` : 'currentColor'}>
        {(size < 28 ? MARK_DOTS_SMALL : MARK_DOTS).map(([x, y, radius]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} />
        ))}
      </g>
    </svg>
  )
}
